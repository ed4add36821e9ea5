// Tools about money that has moved: totals, counts, averages, shares, groups, lists.
import { addMonths, daysBetween, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/names'
import { spanLabel } from '@plimsoll/domain/question/period'
import type { FlowFilter, Grouping, Interval } from '@plimsoll/domain/question/tool-call'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import {
  countGroups,
  countTransactions,
  type FlowRow,
  type FlowSum,
  readFlowRows,
  sumFlows,
} from '../../../books/figures/flows.store.ts'
import {
  count,
  date,
  type Fact,
  money,
  named,
  percent,
  span,
  type Table,
  type ToolResult,
} from '../facts.ts'
import { cite, queryOf, subCategoryName, type ToolContext } from '../tool-context.ts'

const rowsShown = 10

const transfersLeftOut =
  'Transfers between your own accounts are left out; refunds reduce what they refund.'
const cashBasis = 'Counted on the day the money moved.'

/** The name of what a filter is narrowed to, within a sentence: " on Fuel", " to Adobe", "". */
export function aboutWords(filter: Pick<FlowFilter, 'subjects' | 'except' | 'side'>): {
  words: string
  facts: Fact[]
} {
  const subjects = filter.subjects ?? []
  const joined = (some: readonly Subject[]) => some.map(({ name }) => name).join(' and ')
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
  put('categories', filter.side === 'in' ? 'as' : isPaidFor(categories) ? 'in' : 'on', categories)
  put('accounts', filter.side === 'in' ? 'into' : 'from', accounts)
  put('except', 'excluding', filter.except ?? [])
  return { words: parts.join(''), facts }
}

function isPaidFor(categories: readonly Subject[]): boolean {
  return categories.every(
    (subject) =>
      subject.kind !== 'merchant' &&
      subject.kind !== 'account' &&
      paidCategories.has(categoryOf(subject)),
  )
}

function limitWords({ amountFrom, amountTo }: FlowFilter): { words: string; facts: Fact[] } {
  const from =
    amountFrom === undefined ? null : money('amount_from', amountFrom, 'Smallest payment')
  const to = amountTo === undefined ? null : money('amount_to', amountTo, 'Largest payment')
  const facts = [from, to].filter((fact) => fact !== null)
  if (from && to) return { words: ' of {{amount_from}} to {{amount_to}}', facts }
  if (from) return { words: ' of {{amount_from}} or more', facts }
  return { words: to ? ' of {{amount_to}} or less' : '', facts }
}

/** Money in or out over a period. */
export async function flowTotal(
  context: ToolContext,
  args: FlowFilter & { claimed?: Minor; threshold?: { relation: 'over' | 'under'; amount: Minor } },
): Promise<ToolResult> {
  const { tx, businessId } = context
  const query = queryOf(context, args)
  const [total] = await sumFlows(tx, businessId, query, null)
  const amount = total?.amount ?? minor(0)
  const number = total?.count ?? 0
  const about = aboutWords(args)
  const limits = limitWords(args)
  const opening = openingOf(args, amount)
  const each = await eachSubject(context, args)
  return {
    template:
      number === 0
        ? `${opening.words}${opening.words ? 'there' : 'There'} were no payments ${args.side === 'in' ? 'received' : 'made'}${about.words}${limits.words} in {{period}}.`
        : `${opening.words}${opening.words ? 'you' : 'You'} ${verbOf(args)} {{total}}${about.words}${limits.words} in {{period}}, in {{count}} ${number === 1 ? 'payment' : 'payments'}.${each.words}`,
    facts: [
      money('total', amount, args.side === 'in' ? 'Money in' : 'Money out'),
      count('count', number, 'Payments'),
      span('period', periodWords(args)),
      ...about.facts,
      ...limits.facts,
      ...opening.facts,
      ...each.facts,
    ],
    citations: cite('total', args, number),
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut, cashBasis],
    warnings: [],
    empty: number === 0,
  }
}

// "You paid Adobe", "you spent on fuel", "you received from Stripe".
function verbOf({ side, subjects }: Pick<FlowFilter, 'side' | 'subjects'>): string {
  if (side === 'in') return 'received'
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
function openingOf(
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

async function eachSubject(
  context: ToolContext,
  args: FlowFilter,
): Promise<{ words: string; facts: Fact[] }> {
  const parts = (args.subjects ?? []).flatMap((subject): Subject[] =>
    subject.kind === 'merchant'
      ? subject.ids.map((id, at) => ({
          ...subject,
          ids: [id],
          name: subject.names[at] ?? subject.name,
        }))
      : subject.kind === 'account'
        ? []
        : [subject],
  )
  const kinds = new Set(parts.map(({ kind }) => kind === 'merchant'))
  if (parts.length < 2 || parts.length > 6 || (kinds.size > 1 && !args.any))
    return { words: '', facts: [] }
  const facts: Fact[] = []
  const words: string[] = []
  for (const subject of parts) {
    const [own] = await sumFlows(
      context.tx,
      context.businessId,
      queryOf(context, { ...args, subjects: [subject] }),
      null,
    )
    if (!own || own.count === 0) continue
    const letter = String.fromCharCode(97 + words.length)
    facts.push(
      money(`part_${letter}`, own.amount, subject.name),
      named(`name_${letter}`, subject.name),
    )
    words.push(`{{name_${letter}}} {{part_${letter}}}`)
  }
  return words.length > 1
    ? { words: ` Of that: ${words.join(', ')}.`, facts }
    : { words: '', facts: [] }
}

/** Money in, money out and what is left of a period. */
export async function netFlow(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), 'side')
  const of = (side: string) => sums.find(({ key }) => key === side)
  const [into, out] = [of('in')?.amount ?? minor(0), of('out')?.amount ?? minor(0)]
  const net = minor(into - out)
  const number = (of('in')?.count ?? 0) + (of('out')?.count ?? 0)
  return {
    template: `{{in}} came in and {{out}} went out in {{period}}, so cash ${net >= 0 ? 'rose' : 'fell'} by {{change}}.`,
    facts: [
      money('net', net, 'Net cash flow'),
      money('in', into, 'Money in'),
      money('out', out, 'Money out'),
      money('change', minor(Math.abs(net)), net >= 0 ? 'Rise' : 'Fall'),
      span('period', args.period.label),
    ],
    citations: [
      ...cite('in', { ...args, side: 'in' }, of('in')?.count ?? 0),
      ...cite('out', { ...args, side: 'out' }, of('out')?.count ?? 0),
    ],
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut, 'This is cash in and out, not profit.'],
    warnings: [],
    empty: number === 0,
  }
}

/** How many payments there were. */
export async function countPayments(context: ToolContext, args: FlowFilter): Promise<ToolResult> {
  const [total] = await sumFlows(context.tx, context.businessId, queryOf(context, args), null)
  const number = total?.count ?? 0
  const about = aboutWords(args)
  const limits = limitWords(args)
  return {
    template: `{{count}} ${number === 1 ? 'payment' : 'payments'}${args.side === 'in' ? ' received' : ' made'}${about.words}${limits.words} in {{period}}, {{total}} in total.`,
    facts: [
      count('count', number, 'Payments'),
      money('total', total?.amount ?? minor(0), 'Total'),
      span('period', args.period.label),
      ...about.facts,
      ...limits.facts,
    ],
    citations: cite('count', args, number),
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: number === 0,
  }
}

/** Every transaction of a period, own transfers too, as the list of transactions counts them. */
export async function countAllTransactions(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const { all, transfers } = await countTransactions(context.tx, context.businessId, args.period)
  return {
    template:
      '{{count}} transactions in {{period}}, of which {{transfers}} moved money between your own accounts.',
    facts: [
      count('count', all, 'Transactions'),
      count('transfers', transfers, 'Own transfers'),
      span('period', args.period.label),
    ],
    citations: cite('count', args, all),
    rowCount: all,
    truncated: false,
    basis: ['Every transaction of every account is counted.'],
    warnings: [],
    empty: all === 0,
  }
}

/** How many different merchants or sub-categories. */
export async function countKinds(
  context: ToolContext,
  args: FlowFilter & { by: Grouping },
): Promise<ToolResult> {
  const by = args.by === 'merchant' ? 'merchant' : 'sub_category'
  const query = queryOf(context, args)
  const number = await countGroups(context.tx, context.businessId, query, by)
  const [total] = await sumFlows(context.tx, context.businessId, query, null)
  const noun =
    by === 'merchant'
      ? args.side === 'in'
        ? 'different payers paid you'
        : 'different payees were paid'
      : 'different categories had payments'
  return {
    template: `{{count}} ${noun} in {{period}}, {{total}} in total.`,
    facts: [
      count('count', number, by === 'merchant' ? 'Merchants' : 'Categories'),
      money('total', total?.amount ?? minor(0), 'Total'),
      span('period', args.period.label),
    ],
    citations: cite('total', args, total?.count ?? 0),
    rowCount: total?.count ?? 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: number === 0,
  }
}

const perWords: Record<Interval | 'payment', string> = {
  payment: 'a payment',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
}

/** An average: the total shared among payments, or among whole days, weeks, months, quarters. */
export async function average(
  context: ToolContext,
  args: FlowFilter & { per: Interval | 'payment' },
): Promise<ToolResult> {
  const period = args.per === 'payment' ? args.period : wholePart(args.period, args.per, context)
  const filter = { ...args, period }
  const [total] = await sumFlows(context.tx, context.businessId, queryOf(context, filter), null)
  const amount = total?.amount ?? minor(0)
  if ((total?.count ?? 0) === 0) return nothing(filter)
  const parts = args.per === 'payment' ? (total?.count ?? 0) : partsIn(period, args.per)
  // Seven days' worth, also of a month of thirty-one.
  const exact = args.per === 'week' ? (daysBetween(period.from, period.to) + 1) / 7 : parts
  const mean = minor(Math.round(amount / Math.max(exact, 1 / 7)))
  const about = aboutWords(args)
  const noun = args.per === 'payment' ? 'payments' : `${args.per}s`
  return {
    template: `On average {{average}} ${args.side === 'in' ? 'was received' : 'went out'}${about.words} ${perWords[args.per]}: {{total}} over {{parts}} ${noun}, {{period}}.`,
    facts: [
      money('average', mean, `Average ${perWords[args.per]}`),
      money('total', amount, 'Total'),
      count('parts', parts, noun),
      span('period', period.label),
      ...about.facts,
    ],
    citations: cite('total', filter, total?.count ?? 0),
    rowCount: total?.count ?? 0,
    truncated: false,
    basis: [
      transfersLeftOut,
      'Only whole periods are averaged, so that one under way does not lower the figure.',
    ],
    warnings: [],
  }
}

// A month under way, or one in which the books begin, is left out of an average unless nothing else
// is there.
function wholePart(
  period: FlowFilter['period'],
  per: Interval,
  { today, extent }: ToolContext,
): FlowFilter['period'] {
  const first = extent.firstDay && period.from < extent.firstDay ? extent.firstDay : period.from
  if (per === 'day')
    return first === period.from
      ? period
      : { ...period, from: first, label: spanLabel(first, period.to) }
  if (per !== 'month' && per !== 'quarter' && per !== 'year')
    return first === period.from
      ? period
      : { ...period, from: first, label: spanLabel(first, period.to) }
  const from = first.endsWith('-01') ? first : `${addMonths(monthOf(first), 1)}-01`
  const isRunning = period.to >= today && period.to < lastDayOf(monthOf(period.to))
  const to =
    isRunning || period.to !== lastDayOf(monthOf(period.to))
      ? lastDayOf(addMonths(monthOf(period.to), -1))
      : period.to
  if (to < from) return { ...period, from: first, label: spanLabel(first, period.to) }
  return from === period.from && to === period.to
    ? period
    : { ...period, from, to, label: spanLabel(from, to) }
}

function partsIn({ from, to }: FlowFilter['period'], per: Interval): number {
  const days = daysBetween(from, to) + 1
  if (per === 'day') return days
  if (per === 'week') return Math.round((days / 7) * 10) / 10
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1
  if (per === 'month') return months
  if (per === 'quarter') return Math.max(1, Math.round(months / 3))
  return Math.max(1, Math.round(months / 12))
}

/** What part of all money in or out something was. */
export async function share(
  context: ToolContext,
  args: FlowFilter & { whole?: readonly Subject[] },
): Promise<ToolResult> {
  const { subjects: _, whole: wholeSubjects, ...rest } = args
  const whole = { ...rest, ...(wholeSubjects ? { subjects: wholeSubjects } : {}) }
  // A part of a whole is in both: Google Ads within marketing.
  const part = wholeSubjects ? { ...args, any: false } : args
  const [own] = await sumFlows(context.tx, context.businessId, queryOf(context, part), null)
  const [all] = await sumFlows(context.tx, context.businessId, queryOf(context, whole), null)
  const [amount, total] = [own?.amount ?? minor(0), all?.amount ?? minor(0)]
  const about = aboutWords(args)
  return {
    template: `{{share}} of ${wholeSubjects ? '{{whole}}' : `money ${args.side}`} ${args.side === 'in' ? 'came' : 'went'}${about.words} in {{period}}: {{part}} of {{total}}.`,
    facts: [
      percent('share', total === 0 ? 0 : (amount / total) * 100, 'Share'),
      money('part', amount, 'Part'),
      money('total', total, args.side === 'in' ? 'All money in' : 'All money out'),
      ...(wholeSubjects
        ? [named('whole', wholeSubjects.map(({ name }) => name).join(' and '))]
        : []),
      span('period', args.period.label),
      ...about.facts,
    ],
    citations: [...cite('part', part, own?.count ?? 0), ...cite('total', whole, all?.count ?? 0)],
    rowCount: own?.count ?? 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: total === 0,
  }
}

type Group = {
  readonly subject: Subject | null
  readonly name: string
  readonly amount: Minor
  readonly count: number
}

/** Sums by merchant, category, sub-category or account, the largest first. */
export async function groupsOf(
  context: ToolContext,
  args: FlowFilter,
  by: Grouping,
): Promise<Group[]> {
  const key = by === 'merchant' ? 'merchant' : by === 'account' ? 'account' : 'sub_category'
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), key)
  if (by === 'category') return byCategory(sums)
  return sums.map((row): Group => ({ ...groupName(row, by), amount: row.amount, count: row.count }))
}

function groupName({ key, name }: FlowSum, by: Grouping): Pick<Group, 'subject' | 'name'> {
  if (by === 'merchant')
    return name && key
      ? { subject: { kind: 'merchant', ids: [key], name, names: [name] }, name }
      : { subject: null, name: 'No merchant' }
  if (by === 'account')
    return {
      subject: key ? { kind: 'account', id: key, name: name ?? 'Account' } : null,
      name: name ?? 'Account',
    }
  const label = subCategoryName(key ?? '')
  return { subject: key ? { kind: 'sub_category', code: key, name: label } : null, name: label }
}

function byCategory(sums: readonly FlowSum[]): Group[] {
  const groups = new Map<string, { amount: number; count: number }>()
  for (const { key, amount, count: number } of sums) {
    const category = key && isSubCategory(key) ? subCategoryOf(key).category : 'uncategorised'
    const one = groups.get(category) ?? { amount: 0, count: 0 }
    groups.set(category, { amount: one.amount + amount, count: one.count + number })
  }
  return [...groups]
    .map(
      ([code, one]): Group => ({
        subject: { kind: 'category', code, name: categoryLabelOf(code) },
        name: categoryLabelOf(code),
        amount: minor(one.amount),
        count: one.count,
      }),
    )
    .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
}

/** Where money went or came from. */
export async function breakdown(
  context: ToolContext,
  args: FlowFilter & { by: Grouping },
): Promise<ToolResult> {
  const groups = await groupsOf(context, args, args.by)
  const total = minor(groups.reduce((sum, one) => sum + one.amount, 0))
  const shown = groups.slice(0, rowsShown)
  const number = groups.reduce((sum, one) => sum + one.count, 0)
  const about = aboutWords(args)
  const [first] = shown
  return {
    template: `{{total}} ${args.side === 'in' ? 'was received' : 'went out'}${about.words} in {{period}}${first ? `, most of it ${args.side === 'in' ? 'from' : 'on'} {{first}} ({{first_amount}})` : ''}.`,
    facts: [
      money('total', total, 'Total'),
      span('period', args.period.label),
      ...about.facts,
      ...(first
        ? [named('first', first.name), money('first_amount', first.amount, first.name)]
        : []),
      ...shown
        .slice(1)
        .map((one, at) => money(`row_${String.fromCharCode(98 + at)}`, one.amount, one.name)),
    ],
    citations: [
      ...cite('total', args, number),
      ...shown.flatMap((one) =>
        one.subject && !args.subjects
          ? cite(one.name, { ...args, subjects: [one.subject] }, one.count)
          : [],
      ),
    ],
    rowCount: groups.length,
    truncated: groups.length > shown.length,
    basis: [transfersLeftOut],
    warnings: [],
    table: groupTable(shown),
    chart: {
      kind: 'bars',
      points: shown.map((one) => ({ label: one.name, minor: String(one.amount) })),
    },
    empty: groups.length === 0,
  }
}

function groupTable(groups: readonly Group[]): Table {
  return {
    columns: ['Name', 'Amount', 'Payments'],
    rows: groups.map((one) => [
      { text: one.name },
      { minor: String(one.amount) },
      { number: one.count },
    ]),
  }
}

/** The largest or smallest payments, merchants or categories. */
export async function top(
  context: ToolContext,
  args: FlowFilter & { by: Grouping; n: number; least: boolean },
): Promise<ToolResult> {
  if (args.by === 'payment') return topPayments(context, args)
  const groups = (await groupsOf(context, args, args.by)).filter(({ subject }) => subject !== null)
  const sorted = args.least ? [...groups].reverse() : groups
  const shown = sorted.slice(0, args.n)
  const [first] = shown
  const about = aboutWords(args)
  const noun =
    args.by === 'merchant'
      ? args.side === 'in'
        ? 'payer'
        : 'payee'
      : args.by === 'account'
        ? 'account'
        : 'category'
  if (!first) return nothing(args)
  const isTied = sorted[1] !== undefined && args.n === 1 && sorted[1].amount === first.amount
  return {
    template: `Your ${args.least ? 'smallest' : 'largest'} ${noun}${about.words} in {{period}} was {{first}} with {{first_amount}}${isTied ? ', level with {{second}}' : ''}.${othersWords(shown.slice(1).length)}`,
    facts: [
      money('first_amount', first.amount, first.name),
      named('first', first.name),
      ...(isTied && sorted[1] ? [named('second', sorted[1].name)] : []),
      span('period', args.period.label),
      ...about.facts,
      ...othersFacts(shown.slice(1)),
    ],
    citations: shown.flatMap((one) =>
      one.subject
        ? cite(
            one.name,
            {
              ...args,
              subjects: [
                ...(args.subjects ?? []).filter(({ kind }) => kind !== one.subject?.kind),
                one.subject,
              ],
            },
            one.count,
          )
        : [],
    ),
    rowCount: groups.length,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    table: groupTable(shown),
    chart: {
      kind: 'bars',
      points: shown.map((one) => ({ label: one.name, minor: String(one.amount) })),
    },
  }
}

// "Then A with £1, B with £2."
function othersWords(number: number): string {
  const named = Array.from(
    { length: number },
    (_, at) => `{{name_${wordOf(at)}}} with {{row_${wordOf(at)}}}`,
  )
  return named.length > 0 ? ` Then ${named.join(', ')}.` : ''
}

function othersFacts(groups: readonly Group[]): Fact[] {
  return groups.flatMap((one, at) => [
    money(`row_${wordOf(at)}`, one.amount, one.name),
    named(`name_${wordOf(at)}`, one.name),
  ])
}

function wordOf(at: number): string {
  return `${String.fromCharCode(97 + (Math.floor(at / 26) % 26))}${String.fromCharCode(97 + (at % 26))}`
}

async function topPayments(
  context: ToolContext,
  args: FlowFilter & { n: number; least: boolean },
): Promise<ToolResult> {
  const query = queryOf(context, args)
  const rows = await readFlowRows(context.tx, context.businessId, query, {
    order: args.least ? 'smallest' : 'largest',
    rowsMax: args.n,
  })
  const [first] = rows
  if (!first) return nothing(args)
  const about = aboutWords(args)
  return {
    template: `The ${args.least ? 'smallest' : 'largest'} payment ${args.side === 'in' ? 'in' : 'out'}${about.words} in {{period}} was {{first_amount}} ${args.side === 'in' ? 'from' : 'to'} {{first}} on {{first_day}}.`,
    facts: [
      money('first_amount', first.amount, first.merchant ?? 'Payment'),
      named('first', nameOf(first)),
      date('first_day', first.day, 'Date'),
      span('period', args.period.label),
      ...about.facts,
      ...rows.slice(1).map((row, at) => money(`row_${wordOf(at)}`, row.amount, nameOf(row))),
    ],
    citations: cite(
      'first_amount',
      {
        ...args,
        amountFrom: first.amount,
        amountTo: first.amount,
        period: { ...args.period, from: first.day, to: first.day },
      },
      1,
    ),
    rowCount: rows.length,
    truncated: false,
    basis: [transfersLeftOut, 'Parts of a split payment count by themselves.'],
    warnings: [],
    table: rowTable(rows),
  }
}

/** The largest payment, merchant and category at once: "biggest expense" may mean any of them. */
export async function largest(context: ToolContext, args: FlowFilter): Promise<ToolResult> {
  const [payment] = await readFlowRows(context.tx, context.businessId, queryOf(context, args), {
    order: 'largest',
    rowsMax: 1,
  })
  const merchants = (await groupsOf(context, args, 'merchant')).filter(({ subject }) => subject)
  const [merchant] = merchants
  const [category] = await groupsOf(context, args, 'sub_category')
  if (!payment || !merchant || !category) return nothing(args)
  const isIn = args.side === 'in'
  return {
    template: `In {{period}} the largest single payment was {{payment}} ${isIn ? 'from' : 'to'} {{payment_name}} on {{payment_day}}. By ${isIn ? 'payer' : 'payee'} it was {{merchant_name}} with {{merchant}}, by category {{category_name}} with {{category}}.`,
    facts: [
      money('payment', payment.amount, 'Largest payment'),
      money('merchant', merchant.amount, `Largest ${isIn ? 'payer' : 'payee'}`),
      money('category', category.amount, 'Largest category'),
      named('payment_name', nameOf(payment)),
      date('payment_day', payment.day, 'Date'),
      named('merchant_name', merchant.name),
      named('category_name', category.name),
      span('period', args.period.label),
    ],
    citations: [
      ...cite(
        'payment',
        {
          ...args,
          amountFrom: payment.amount,
          amountTo: payment.amount,
          period: { ...args.period, from: payment.day, to: payment.day },
        },
        1,
      ),
      ...(merchant.subject
        ? cite('merchant', { ...args, subjects: [merchant.subject] }, merchant.count)
        : []),
      ...(category.subject
        ? cite('category', { ...args, subjects: [category.subject] }, category.count)
        : []),
    ],
    rowCount: 3,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

/** Payments one by one, with their total. */
export async function listPayments(
  context: ToolContext,
  args: FlowFilter & { n: number; order: 'latest' | 'largest' },
): Promise<ToolResult> {
  const query = queryOf(context, args)
  const rows = await readFlowRows(context.tx, context.businessId, query, {
    order: args.order,
    rowsMax: args.n,
  })
  const [total] = await sumFlows(context.tx, context.businessId, query, null)
  const number = total?.count ?? 0
  if (number === 0) return nothing(args)
  const about = aboutWords(args)
  const limits = limitWords(args)
  return {
    template: `{{count}} ${number === 1 ? 'payment' : 'payments'} ${args.side === 'in' ? 'received' : 'made'}${about.words}${limits.words} in {{period}}, {{total}} in total.${rows.length < number ? ` Here are the ${args.order === 'latest' ? 'latest' : 'largest'} {{shown}}.` : ''}`,
    facts: [
      money('total', total?.amount ?? minor(0), 'Total'),
      count('count', number, 'Payments'),
      span('period', args.period.label),
      ...(rows.length < number ? [count('shown', rows.length, 'Shown')] : []),
      ...about.facts,
      ...limits.facts,
      ...rows.map((row, at) => money(`row_${wordOf(at)}`, row.amount, nameOf(row))),
    ],
    citations: cite('total', args, number),
    rowCount: number,
    truncated: rows.length < number,
    basis: [transfersLeftOut],
    warnings: [],
    table: rowTable(rows),
  }
}

/** The latest or first payment of a kind. */
export async function paymentWhen(
  context: ToolContext,
  args: FlowFilter & { first: boolean },
): Promise<ToolResult> {
  const [row] = await readFlowRows(context.tx, context.businessId, queryOf(context, args), {
    order: args.first ? 'earliest' : 'latest',
    rowsMax: 1,
  })
  if (!row) return nothing(args)
  const about = aboutWords(args)
  const days = daysBetween(row.day, context.today)
  return {
    template: `The ${args.first ? 'first' : 'latest'} payment ${args.side === 'in' ? 'received' : 'made'}${about.words} was {{amount}} on {{day}}${args.first ? '' : days === 0 ? ', today' : ', {{days}} ago'}.`,
    facts: [
      date('day', row.day, 'Date'),
      money('amount', row.amount, nameOf(row)),
      { id: 'days', unit: 'days', value: days, label: 'Days ago' },
      ...about.facts,
    ],
    citations: cite(
      'amount',
      {
        ...args,
        amountFrom: row.amount,
        amountTo: row.amount,
        period: { ...args.period, from: row.day, to: row.day },
      },
      1,
    ),
    rowCount: 1,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

/** Payments that nobody gave a category. */
export async function uncategorised(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const subjects: Subject[] = ['uncategorised_in', 'uncategorised_out'].map((code) => ({
    kind: 'sub_category',
    code,
    name: subCategoryName(code),
  }))
  const sums = await sumFlows(
    context.tx,
    context.businessId,
    queryOf(context, { ...args, subjects }),
    'side',
  )
  const of = (side: string) => sums.find(({ key }) => key === side)
  const number = sums.reduce((all, one) => all + one.count, 0)
  return {
    template: `{{count}} ${number === 1 ? 'payment has' : 'payments have'} no category in {{period}}: {{out}} out and {{in}} in.`,
    facts: [
      count('count', number, 'Without a category'),
      money('out', of('out')?.amount ?? minor(0), 'Money out'),
      money('in', of('in')?.amount ?? minor(0), 'Money in'),
      span('period', args.period.label),
    ],
    citations: [
      {
        ref: 'count',
        href: `/cash-flow/edit-transaction?${new URLSearchParams({ from: args.period.from, to: args.period.to, label: 'uncategorised' })}`,
        rowCount: number,
        label: 'Transactions',
      },
    ],
    rowCount: number,
    truncated: false,
    basis: [],
    warnings: [],
    empty: number === 0,
  }
}

function nameOf(row: FlowRow): string {
  return named('', row.merchant ?? subCategoryName(row.subCategory)).value as string
}

function rowTable(rows: readonly FlowRow[]): Table {
  return {
    columns: ['Date', 'Name', 'Category', 'Amount'],
    rows: rows.map((row) => [
      { day: row.day },
      { text: nameOf(row) },
      { text: subCategoryName(row.subCategory) },
      { minor: String(row.amount) },
    ]),
  }
}

/** Nothing of the sort in the books: a plain nought with its filter. */
function nothing(args: FlowFilter): ToolResult {
  const about = aboutWords(args)
  return {
    template: `There were no payments ${args.side === 'in' ? 'received' : 'made'}${about.words} in {{period}}.`,
    facts: [count('count', 0, 'Payments'), span('period', args.period.label), ...about.facts],
    citations: cite('count', args, 0),
    rowCount: 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: true,
  }
}
