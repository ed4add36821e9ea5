// What the families of questions share: periods, costs, and how answers are worked out.
import { type Narrowing, type Row, rowsOf, totalOf } from '../oracle.ts'

/** A question of the bank. */
export type BankQuestion = {
  readonly id: string
  readonly family: string
  readonly phrasing: string
  readonly prompt: string
  readonly previous: readonly string[]
  readonly expected: Expected
  readonly isAside: boolean
}

/** What is right: a figure in pence, a number, a name in the reply, or no figure at all. */
type Expected =
  | { readonly minor: number }
  | { readonly value: number | string }
  | { readonly refusal: true }

/** A period in words, with its days. */
type Span = readonly [words: string, from: string, to: string]

/** The periods that are asked about. */
export const spans: readonly Span[] = [
  ['last month', '2026-10-01', '2026-10-31'],
  ['in September', '2026-09-01', '2026-09-30'],
  ['in Aug 2026', '2026-08-01', '2026-08-31'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['this year', '2026-01-01', '2026-11-20'],
  ['since April', '2026-04-01', '2026-11-20'],
  ['in Q2', '2026-04-01', '2026-06-30'],
  ['this month so far', '2026-11-01', '2026-11-20'],
  ['in the last 30 days', '2026-10-22', '2026-11-20'],
  ['between June and August', '2026-06-01', '2026-08-31'],
  ['this financial year', '2026-04-01', '2026-11-20'],
  ['in December', '2025-12-01', '2025-12-31'],
  ['two months ago', '2026-09-01', '2026-09-30'],
  ['in the last three months', '2026-08-01', '2026-10-31'],
  ['in the first half of 2026', '2026-01-01', '2026-06-30'],
  ['this tax year', '2026-04-06', '2026-11-20'],
]

/** What money is spent on, in words. */
export const costs: readonly (readonly [words: string, narrowing: Narrowing])[] = [
  ['fuel', { subCategory: 'fuel' }],
  ['petrol', { subCategory: 'fuel' }],
  ['software', { subCategory: 'software' }],
  ['rent', { subCategory: 'rent' }],
  ['wages', { subCategory: 'net_wages' }],
  ['advertising', { subCategory: 'advertising' }],
  ['postage', { subCategory: 'postage_couriers' }],
  ['marketing', { category: 'marketing' }],
  ['utilities', { subCategory: 'utilities' }],
  ['stock and materials', { subCategory: 'stock_materials' }],
  ['pensions', { subCategory: 'pension' }],
  ['VAT', { subCategory: 'vat_payment' }],
  ['travel', { subCategory: 'travel' }],
  ['the accountant', { subCategory: 'accountancy' }],
]

/** Questions of one kind: ways to ask, and what each is asked of with the right answer. */
export type Family = {
  readonly name: string
  readonly phrasings: readonly string[]
  readonly cases: (
    rows: readonly Row[],
  ) => readonly { readonly slots: Readonly<Record<string, string>>; readonly expected: Expected }[]
}

/** The same figure of every period. */
export const spanCases =
  (narrowing: Narrowing, pick: (rows: Row[]) => Expected) => (rows: readonly Row[]) =>
    spans.map(([words, from, to]) => ({
      slots: { P: words },
      expected: pick(rowsOf(rows, { ...narrowing, from, to })),
    }))

/** What transactions come to. */
export const sumIn = (rows: readonly Row[]): Expected => ({ minor: totalOf(rows) })
/** How many transactions there are. */
export const countIn = (rows: readonly Row[]): Expected => ({ value: rows.length })

/** Each entry asked of two periods. */
export function crossed<T>(
  some: readonly T[],
  slots: (t: T) => Record<string, string>,
  narrowing: (t: T) => Narrowing,
  pick = sumIn,
): Family['cases'] {
  return (rows) =>
    some.flatMap((entry, at) =>
      [at, at + 5].map((index) => {
        const [words, from, to] = spans[index % spans.length] as Span
        return {
          slots: { ...slots(entry), P: words },
          expected: pick(rowsOf(rows, { ...narrowing(entry), from, to })),
        }
      }),
    )
}

/** Suppliers of the demo company that questions name. */
export const payees = [
  'Adobe',
  'DPD',
  'Premier Paper',
  'Octopus Energy',
  'Royal Mail',
  'Google Ads',
  'Screwfix',
  'Shell',
  'HMRC VAT',
  'Hiscox',
  'Costa',
]
