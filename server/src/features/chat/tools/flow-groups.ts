// Tools that divide what has moved among categories, merchants or accounts, and rank them.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, Grouping } from '@plimsoll/domain/question/tool-call'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type FlowSum, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, span, type Table, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { aboutWords, fromUnnamed, nothing, rowsShown, transfersLeftOut } from './flow-words.ts'

/** What one name or category had. */
export type Group = {
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
  return sums.map(
    (row): Group => ({ ...groupName(row, by, context), amount: row.amount, count: row.count }),
  )
}

function groupName(
  { key, name }: FlowSum,
  by: Grouping,
  { nameOf }: ToolContext,
): Pick<Group, 'subject' | 'name'> {
  if (by === 'merchant')
    return name && key
      ? { subject: { kind: 'merchant', ids: [key], name, names: [name] }, name }
      : { subject: null, name: 'No merchant' }
  if (by === 'account')
    return {
      subject: key ? { kind: 'account', id: key, name: name ?? 'Account' } : null,
      name: name ?? 'Account',
    }
  const label = nameOf(key ?? '')
  return { subject: key ? { kind: 'sub_category', code: key, name: label } : null, name: label }
}

function byCategory(sums: readonly FlowSum[]): Group[] {
  const groups = new Map<string, { amount: number; count: number }>()
  for (const { key, amount, count: number } of sums) {
    const category = key && isSubCategory(key) ? subCategoryOf(key).category : 'uncategorised'
    const group = groups.get(category) ?? { amount: 0, count: 0 }
    groups.set(category, { amount: group.amount + amount, count: group.count + number })
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

const groupsNamed = 5

/** Where money went or came from. */
export async function breakdown(
  context: ToolContext,
  args: FlowFilter & { by: Grouping },
): Promise<ToolResult> {
  const groups = await groupsOf(context, args, args.by)
  if (groups.length === 0) {
    const none = nothing(args)
    return { ...none, facts: [money('total', minor(0), 'Total'), ...none.facts] }
  }
  const total = minor(groups.reduce((sum, one) => sum + one.amount, 0))
  const shown = groups.slice(0, rowsShown)
  const number = groups.reduce((sum, one) => sum + one.count, 0)
  const about = aboutWords(args, true)
  const [first] = shown
  const next = shown.slice(1, groupsNamed)
  const then = next.map(
    (_, at) => `{{name_${wordOf(at)}}} ({{row_${String.fromCharCode(98 + at)}}})`,
  )
  return {
    template: `{{total}} ${args.side === 'in' ? 'was received' : 'went out'}${about.words} in {{period}}${first ? `, ${groups.length === 1 ? 'all' : 'most'} of it ${args.side === 'in' ? 'from' : args.by === 'merchant' ? 'to' : 'on'} {{first}} ({{first_amount}})` : ''}${then.length > 0 ? `, then ${listed(then)}` : ''}.`,
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
      ...next.map((group, at) => named(`name_${wordOf(at)}`, group.name)),
    ],
    citations: [
      ...cite('total', args, number),
      ...shown.flatMap((group) =>
        group.subject && !args.subjects
          ? cite(group.name, { ...args, subjects: [group.subject] }, group.count)
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
      points: shown.map((group) => ({ label: group.name, minor: String(group.amount) })),
    },
  }
}

function groupTable(groups: readonly Group[]): Table {
  return {
    columns: ['Name', 'Amount', 'Payments'],
    rows: groups.map((group) => [
      { text: group.name },
      { minor: String(group.amount) },
      { number: group.count },
    ]),
  }
}

/** The largest or smallest merchants, categories or accounts. */
export async function top(
  context: ToolContext,
  args: FlowFilter & { by: Grouping; n: number; least: boolean; often?: boolean },
  platforms: ReadonlySet<string> = new Set(),
): Promise<ToolResult> {
  const groups = (await groupsOf(context, args, args.by)).filter(({ subject }) => subject !== null)
  if (args.often) return mostOften(args, groups)
  const sorted = args.least ? [...groups].reverse() : groups
  const shown = sorted.slice(0, args.n)
  const [first] = shown
  const about = aboutWords(args, true)
  const noun =
    args.by === 'merchant'
      ? args.side === 'in'
        ? 'payer'
        : args.suppliersOnly
          ? 'supplier'
          : 'payee'
      : args.by === 'account'
        ? 'account'
        : 'category'
  if (!first) return nothing(args)
  const together = minor(shown.reduce((sum, { amount }) => sum + amount, 0))
  // Somebody is a payer of sales and a payee for software, and is neither as it nor on it.
  const what = about.words
    .replace(/^ (?:as|to|from) /, ' of ')
    .replace(/^ (?:on|in) (?=\{\{categories)/, ' for ')
  const isTied = sorted[1] !== undefined && args.n === 1 && sorted[1].amount === first.amount
  const isTouched = await leftOutOf(context, args)
  const { except, ...whole } = args
  const lead = platforms.has(first.name)
    ? `The largest part${what || ' of the money in'} in {{period}}, {{first_amount}}, was paid out by {{first}}, ${fromUnnamed}`
    : `Your ${args.least ? 'smallest' : 'largest'} ${noun}${what} in {{period}} was {{first}} with {{first_amount}}`
  return {
    template: `${lead}${isTied ? ', level with {{second}}' : ''}.${othersWords(shown.slice(1).length)}${shown.length > 1 ? ' Together they come to {{together}}.' : ''}`,
    facts: [
      money('first_amount', first.amount, first.name),
      named('first', first.name),
      ...(isTied && sorted[1] ? [named('second', sorted[1].name)] : []),
      span('period', args.period.label),
      ...about.facts,
      ...othersFacts(shown.slice(1)),
      ...(shown.length > 1 ? [money('together', together, 'Together')] : []),
    ],
    citations: shown.flatMap((group) =>
      group.subject
        ? cite(
            group.name,
            {
              ...whole,
              ...(except && isTouched(group) ? { except } : {}),
              subjects: [
                ...(args.subjects ?? []).filter(({ kind }) => kind !== group.subject?.kind),
                group.subject,
              ],
            },
            group.count,
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
      points: shown.map((group) => ({ label: group.name, minor: String(group.amount) })),
    },
  }
}

// Of which groups something was left out: most suppliers are paid for nothing else.
async function leftOutOf(
  context: ToolContext,
  { except = [], ...args }: FlowFilter & { by: Grouping },
): Promise<(group: Group) => boolean> {
  if (except.length === 0) return () => false
  const touched = await groupsOf(context, { ...args, subjects: except }, args.by)
  const names = new Set(touched.map(({ name }) => name))
  return ({ name }) => names.has(name)
}

// By the number of payments; what they came to stands beside it.
function mostOften(
  args: FlowFilter & { by: Grouping; n: number },
  groups: readonly Group[],
): ToolResult {
  const shown = [...groups]
    .sort((a, b) => b.count - a.count || b.amount - a.amount)
    .slice(0, args.n)
  const [first] = shown
  if (!first) return nothing(args)
  const about = aboutWords(args, true)
  const others = shown.slice(1)
  const words = others.map((_, at) => `{{name_${wordOf(at)}}} with {{count_${wordOf(at)}}}`)
  return {
    template: `Most often ${args.side === 'in' ? 'money came in from' : 'you paid'} {{first}}${about.words} in {{period}}: {{count}} ${first.count === 1 ? 'payment' : 'payments'}, {{amount}} in all.${words.length > 0 ? ` Then ${listed(words)}.` : ''}`,
    facts: [
      count('count', first.count, `Payments, ${first.name}`),
      money('amount', first.amount, first.name),
      named('first', first.name),
      ...others.flatMap((group, at): Fact[] => [
        count(`count_${wordOf(at)}`, group.count, `Payments, ${group.name}`),
        named(`name_${wordOf(at)}`, group.name),
      ]),
      span('period', args.period.label),
      ...about.facts,
    ],
    citations: shown.flatMap((group) =>
      group.subject ? cite(group.name, { ...args, subjects: [group.subject] }, group.count) : [],
    ),
    rowCount: groups.length,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    table: groupTable(shown),
  }
}

// "Then A with £1, B with £2."
function othersWords(number: number): string {
  const named = Array.from(
    { length: number },
    (_, at) => `{{name_${wordOf(at)}}} with {{row_${wordOf(at)}}}`,
  )
  return named.length > 0 ? ` Then ${listed(named)}.` : ''
}

function othersFacts(groups: readonly Group[]): Fact[] {
  return groups.flatMap((one, at) => [
    money(`row_${wordOf(at)}`, one.amount, one.name),
    named(`name_${wordOf(at)}`, one.name),
  ])
}

export function wordOf(at: number): string {
  return `${String.fromCharCode(97 + (Math.floor(at / 26) % 26))}${String.fromCharCode(97 + (at % 26))}`
}
