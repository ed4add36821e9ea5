// Labelled payments to measure learning on: a folder of councils' published spending, the
// yardstick's suppliers, and a made-up set.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { streamOf } from '@plimsoll/domain/demo/random'
import type { Example } from '@plimsoll/domain/learning/seen'
import { normaliseMerchant } from '@plimsoll/domain/merchant/normalise-merchant'
import { parseMinor } from '@plimsoll/domain/money'
import { groupOf } from './budget-groups.ts'
import { readCsv } from './csv.ts'
import { harderSet } from './harder-set.ts'

/** A set of labelled payments, oldest first. */
type LabelledSet = { readonly name: string; readonly examples: readonly Example[] }

/** The sets to measure on: a folder's, where one is named, and the made-up one. */
export function labelledSets(folder: string | null): LabelledSet[] {
  const files = folder && existsSync(folder) ? readdirSync(folder).sort() : []
  const rows = files
    .filter((file) => /\.csv$/i.test(file))
    .flatMap((file) => spending(join(folder ?? '', file)))
  const suppliers = files
    .filter((file) => /\.jsonl$/i.test(file))
    .flatMap((file) => unnamed(join(folder ?? '', file)))
  return [
    ...bothWays('spending', rows),
    ...bothWays('suppliers without names', suppliers),
    { name: 'made up: noisy texts', examples: harderSet(3000) },
  ]
}

function bothWays(name: string, rows: readonly Example[]): LabelledSet[] {
  if (rows.length === 0) return []
  const examples = [...rows].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return [
    {
      name: `${name}, 13 groups`,
      examples: examples.map((example) => ({ ...example, label: groupOf(example.label) })),
    },
    { name: `${name}, its own types`, examples },
  ]
}

const columns = {
  supplier: /supplier name|vendor name|beneficiary|merchant name|^supplier$/i,
  label:
    /expenditure cat|expense[s]? type|expenditure type|purpose|account description|^category$/i,
  day: /date/i,
  amount: /^(net )?amount/i,
}

/**
 * A council's spending by its own columns; rows without a date, an amount, a supplier or a type are
 * left out.
 */
function spending(file: string): Example[] {
  const [header = [], ...rows] = readCsv(readFileSync(file, 'utf8'))
  const at = (name: keyof typeof columns) =>
    header.findIndex((cell) => columns[name].test(cell.trim()))
  const place = {
    supplier: at('supplier'),
    label: at('label'),
    day: at('day'),
    amount: at('amount'),
  }
  return rows.flatMap((row) => {
    const day = dayOf(row[place.day] ?? '')
    const text = (row[place.supplier] ?? '').trim()
    const label = (row[place.label] ?? '').trim()
    const amount = amountOf(row[place.amount] ?? '')
    if (!day || !text || !label || amount === null || amount === 0) return []
    return [exampleOf({ day, text, label, pence: -amount })]
  })
}

/**
 * The yardstick's suppliers: what each payment was for by its number; their names were taken off.
 */
function unnamed(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"cats"'))
    .flatMap((line) => {
      const { id, cats, tx } = JSON.parse(line) as {
        id: string
        cats: string[]
        tx: [string, number, number][]
      }
      return tx.flatMap(([day, pounds, at]) => {
        const pence = Math.round(pounds * 100)
        return pence === 0
          ? []
          : [exampleOf({ day, text: madeUpName(id), label: cats[at] ?? '', pence: -pence })]
      })
    })
}

/** Letters that no two suppliers share: numbers in a row would look like one family of names. */
function madeUpName(id: string): string {
  const random = streamOf(id)
  return Array.from({ length: 9 }, () => String.fromCharCode(random.between(65, 90))).join('')
}

function exampleOf(payment: { day: string; text: string; label: string; pence: number }): Example {
  const { key } = normaliseMerchant({ text: payment.text })
  const amount = payment.pence as Example['amount']
  return {
    day: payment.day,
    amount,
    text: payment.text,
    payee: key,
    rail: null,
    hint: null,
    label: payment.label,
  }
}

function dayOf(cell: string): string | null {
  const [, date, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(cell.trim()) ?? []
  if (date && month && year) return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}/.exec(cell.trim())?.[0] ?? null
}

function amountOf(cell: string): number | null {
  try {
    return parseMinor(
      cell
        .replace(/[£,\s]/g, '')
        .replace(/(\.\d{2})\d+$/, '$1')
        .replace(/\.(\d)$/, '.$10'),
    )
  } catch {
    return null
  }
}
