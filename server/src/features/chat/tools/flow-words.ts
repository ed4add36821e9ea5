// The words and tables that answers about moved money share.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, FlowSide, YesNo } from '@plimsoll/domain/question/tool-call'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { FlowRow } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, span, type Table, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, type ToolContext } from '../tool-context.ts'
import { nameInSentence } from './sentence-names.ts'

export const rowsShown = 10

export const transfersLeftOut =
  'Transfers between your own accounts are left out; refunds reduce what they refund.'

export const cashBasis = 'Counted on the day the money moved.'

/** Days of the week as a habit, from Monday. */
export const weekdayNames = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
]

/** The name of what a filter is narrowed to, within a sentence: " on Fuel", " to Adobe", "". */
export function aboutWords(
  filter: Pick<FlowFilter, 'subjects' | 'except' | 'side' | 'weekdays' | 'suppliersOnly' | 'any'>,
  isOfGroups = false,
): {
  words: string
  facts: Fact[]
} {
  const subjects = filter.subjects ?? []
  const joined = (some: readonly Subject[]) => listed(some.map(nameInSentence))
  const accounts = subjects.filter(({ kind }) => kind === 'account')
  const categories = subjects.filter(({ kind }) => kind === 'category' || kind === 'sub_category')
  const merchants = subjects.filter(({ kind }) => kind === 'merchant')
  const parts: string[] = []
  const facts: Fact[] = []
  const put = (id: string, before: string, some: readonly Subject[]) => {
    if (some.length === 0) return
    parts.push(` ${before} {{${id}}}`)
    facts.push({
      ...named(id, ''),
      value:
        some.length > 1 || some[0]?.kind !== 'merchant'
          ? joined(some)
          : (named(id, joined(some)).value ?? ''),
    })
  }
  put('merchants', filter.side === 'in' ? 'from' : 'to', merchants)
  if (filter.any && merchants.length > 0 && categories.length > 0) parts.push(' and')
  // What somebody was paid is kept under a category; it was not spent on it.
  const isUnder = merchants.length > 0 && !filter.any
  put(
    'categories',
    isUnder
      ? placedBeside(categories, filter.side)
      : filter.side === 'in'
        ? 'as'
        : isPaidFor(categories)
          ? 'in'
          : 'on',
    categories,
  )
  put('accounts', filter.side === 'in' ? 'into' : areCards(accounts) ? 'on the' : 'from', accounts)
  // Groups of suppliers are called so anyway.
  if (filter.suppliersOnly && subjects.length === 0 && !isOfGroups) parts.push(' to suppliers')
  // What is no supplier is left out without a word; the answer says so once.
  put('except', 'excluding', filter.suppliersOnly ? [] : (filter.except ?? []))
  if (filter.weekdays) {
    parts.push(' on {{weekdays}}')
    const names = filter.weekdays.map((weekday) => weekdayNames[weekday - 1] ?? '')
    facts.push({ ...named('weekdays', ''), value: names.join(' and ') })
  }
  return { words: parts.join(''), facts }
}

// "£97.98 to LNER for Travel", "from Stripe as Card payouts"; a whole family says less.
function placedBeside(categories: readonly Subject[], side: FlowSide): string {
  if (side === 'in') return 'as'
  return categories.every(({ kind }) => kind === 'sub_category') ? 'for' : 'under'
}

// Money is spent on a card, and from any other account.
function areCards(accounts: readonly Subject[]): boolean {
  return accounts.length === 1 && accounts.every(({ name }) => /\bcard\b/i.test(name))
}

function isPaidFor(categories: readonly Subject[]): boolean {
  return categories.every(
    (subject) =>
      subject.kind !== 'merchant' &&
      subject.kind !== 'account' &&
      paidCategories.has(categoryOf(subject)),
  )
}

export function limitWords({ amountFrom, amountTo }: Pick<FlowFilter, 'amountFrom' | 'amountTo'>): {
  words: string
  facts: Fact[]
} {
  const from =
    amountFrom === undefined ? null : money('amount_from', amountFrom, 'Smallest payment')
  const to = amountTo === undefined ? null : money('amount_to', amountTo, 'Largest payment')
  const facts = [from, to].filter((fact) => fact !== null)
  if (from && to && amountFrom === amountTo)
    return { words: ' of exactly {{amount_from}}', facts: [from] }
  if (from && to) return { words: ' of {{amount_from}} to {{amount_to}}', facts }
  // "Over £5,000" begins a penny above it: nobody talks of £5,000.01 or more.
  if (amountFrom !== undefined && amountFrom % 100 === 1)
    return {
      words: ' over {{amount_from}}',
      facts: [money('amount_from', minor(amountFrom - 1), 'Over')],
    }
  if (amountTo !== undefined && amountTo % 100 === 99)
    return {
      words: ' under {{amount_to}}',
      facts: [money('amount_to', minor(amountTo + 1), 'Under')],
    }
  if (from) return { words: ' of {{amount_from}} or more', facts }
  return { words: to ? ' of {{amount_to}} or less' : '', facts }
}

// "You paid Adobe", "you spent on fuel", "you received from Stripe".
export function verbOf({
  side,
  subjects,
  suppliersOnly,
}: Pick<FlowFilter, 'side' | 'subjects' | 'suppliersOnly'>): string {
  if (side === 'in') return 'received'
  if (suppliersOnly) return 'paid'
  const isPaid = subjects?.some(
    (subject) =>
      subject.kind === 'merchant' ||
      (subject.kind !== 'account' && paidCategories.has(categoryOf(subject))),
  )
  return isPaid ? 'paid' : 'spent'
}

// Nobody spends money on taxes or on a loan.
const paidCategories = new Set(['taxes', 'people', 'funding_out'])

function categoryOf(subject: Exclude<Subject, { kind: 'merchant' | 'account' }>): string {
  return subject.kind === 'category' ? subject.code : subCategoryOf(subject.code).category
}

export function periodWords({ period }: Pick<FlowFilter, 'period'>): string {
  return period.label
}

// What the user believes is set right, and never repeated as a fact of ours.
export function openingOf(
  args: { claimed?: Minor; threshold?: { relation: 'over' | 'under'; amount: Minor } },
  amount: Minor,
): { words: string; facts: Fact[] } {
  if (args.threshold) {
    const holds =
      args.threshold.relation === 'over'
        ? amount > args.threshold.amount
        : amount < args.threshold.amount
    return { words: holds ? 'Yes: ' : 'No: ', facts: [] }
  }
  if (args.claimed === undefined) return { words: '', facts: [] }
  return {
    words: args.claimed === amount ? 'Yes: ' : 'My records differ from your figure: ',
    facts: [],
  }
}

/** A sentence that begins with yes or no where that is wanted. */
export function opened(
  { whether }: YesNo,
  { holds, sentence }: { holds: boolean; sentence: string },
): string {
  const start = sentence.charAt(0)
  return whether
    ? `${holds ? 'Yes' : 'No'}: ${start.toLowerCase()}${sentence.slice(1)}`
    : `${start.toUpperCase()}${sentence.slice(1)}`
}

export function payeeOf(row: FlowRow, { nameOf }: ToolContext): string {
  return named('', row.merchant ?? nameOf(row.subCategory)).value as string
}

export function rowTable(rows: readonly FlowRow[], context: ToolContext): Table {
  return {
    columns: ['Date', 'Name', 'Category', 'Amount'],
    rows: rows.map((row) => [
      { day: row.day },
      { text: payeeOf(row, context) },
      { text: context.nameOf(row.subCategory) },
      { minor: String(row.amount) },
    ]),
  }
}

/** "Payments of VAT", where money is "paid in VAT". */
export function ofPayments(words: string): string {
  return words.replace(/^ in (?=\{\{categories)/, ' of ')
}

/** "You paid nothing to Adobe in October", "you received no payments over £500 in May". */
export function nothingWords(args: FlowFilter, about: string, limits: string): string {
  return limits
    ? `you ${args.side === 'in' ? 'received' : 'made'} no payments${ofPayments(about)}${limits} in {{period}}.`
    : `you ${verbOf(args)} nothing${about} in {{period}}.`
}

/** Nothing of the sort in the books: a plain zero with its filter. */
export function nothing(args: FlowFilter & YesNo): ToolResult {
  const about = aboutWords(args)
  const limits = limitWords(args)
  return {
    template: opened(args, {
      holds: false,
      sentence: nothingWords(args, about.words, limits.words),
    }),
    facts: [
      count('count', 0, 'Payments'),
      span('period', args.period.label),
      ...about.facts,
      ...limits.facts,
    ],
    citations: cite('count', args, 0),
    rowCount: 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: true,
  }
}

/** Why what a processor pays out has no name beside it. */
export const fromUnnamed = 'from customers the bank data doesn’t name'
