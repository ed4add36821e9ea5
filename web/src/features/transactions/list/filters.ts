// The filters of the list as its address holds them: texts under the names that the server knows,
// read strictly.
import { isDay, isMonth } from '@plimsoll/domain/calendar'
import { parseMinor, printMinor } from '@plimsoll/domain/money'
import { typedAmount } from '@plimsoll/domain/typed-amount'
import type { TransactionFilters } from '../queries.ts'

const filterNames = [
  'q',
  'date',
  'from',
  'to',
  'account',
  'activity',
  'category',
  'sub_category',
  'merchant',
  'direction',
  'amount_from',
  'amount_to',
  'origin',
  'label',
  'shown',
] as const

/** The name of a filter. */
export type FilterName = (typeof filterNames)[number]

/** The filters that are set. */
export type Filters = { readonly [K in FilterName]?: string }

const qMax = 100
const anyWord = (text: string) => /^[\w.:-]{1,100}$/.test(text)
const oneOf =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text)
const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text)
const isMagnitude = (text: string) => (typedAmount(text) ?? -1) >= 0

const isUnderstood: Record<FilterName, (text: string) => boolean> = {
  q: (text) => text.trim() !== '' && text.length <= qMax,
  date: (text) => isMonth(text) || isDay(text),
  from: isDay,
  to: isDay,
  account: isId,
  activity: oneOf('operating', 'investing', 'financing'),
  category: anyWord,
  sub_category: anyWord,
  merchant: isId,
  direction: oneOf('in', 'out'),
  amount_from: isMagnitude,
  amount_to: isMagnitude,
  origin: oneOf('file', 'bank', 'demo', 'manual'),
  label: oneOf('unsure', 'uncategorised', 'edited'),
  shown: oneOf('excluded', 'transfers', 'split'),
}

/** Reads an address; what is not understood is ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const found = filterNames.flatMap((name): [FilterName, string][] => {
    const text = search.get(name)
    return text !== null && isUnderstood[name](text) ? [[name, text]] : []
  })
  return Object.fromEntries(found)
}

/**
 * The address with other filters; what else stands in it stays. An empty text takes a filter away.
 */
export function withFilters(
  search: URLSearchParams,
  changes: { readonly [K in FilterName]?: string },
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, text] of Object.entries(changes))
    if (text) next.set(name, text)
    else next.delete(name)
  return next
}

/** The filters as they travel, amounts with two decimals: for edits of everything that is shown. */
export function wireOf(filters: Filters): Record<string, string> {
  const wired = Object.entries(filters).map(([name, text]) => [
    name,
    name.startsWith('amount_') ? printMinor(typedAmount(text) ?? parseMinor('0')) : text,
  ])
  return { ...Object.fromEntries(wired), txnSource: 'actual' }
}

/** The query of the list for these filters. */
export function toQuery(filters: Filters): TransactionFilters {
  const { amount_from, amount_to, ...texts } = filters
  return {
    ...(texts as TransactionFilters),
    ...(amount_from ? { amount_from: typedAmount(amount_from) ?? undefined } : {}),
    ...(amount_to ? { amount_to: typedAmount(amount_to) ?? undefined } : {}),
    txnSource: 'actual',
  } as TransactionFilters
}

/** How many are set besides the words that are searched for; a span of days is one. */
export function countFilters(filters: Filters): number {
  const names = Object.keys(filters).filter((name) => name !== 'q')
  const pairs = [
    ['from', 'to'],
    ['amount_from', 'amount_to'],
  ]
  return names.length - pairs.filter((pair) => pair.every((name) => names.includes(name))).length
}
