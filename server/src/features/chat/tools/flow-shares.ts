// Tools for what is left after named costs, what the largest payers or payees make of the whole,
// and which days of the week money moves on.
import { addDays, daysBetween, weekdayOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { ShareMark } from '@plimsoll/domain/question/share-mark'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, FlowSide, Grouping } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, percent, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { groupsOf, wordOf } from './flow-groups.ts'
import { besideMark, holds } from './flow-part.ts'
import { aboutWords, nothing, transfersLeftOut, weekdayNames } from './flow-words.ts'

/** Money in, of everything or of some subjects, less what went out to named costs. */
export async function netOf(
  context: ToolContext,
  args: { period: Period; subjects?: readonly Subject[]; less: readonly Subject[] },
): Promise<ToolResult> {
  const { period, less } = args
  const receipts = {
    side: 'in' as const,
    period,
    ...(args.subjects ? { subjects: args.subjects } : {}),
  }
  const totalOf = async (filter: FlowFilter) =>
    (await sumFlows(context.tx, context.businessId, queryOf(context, filter), null))[0] ?? {
      amount: minor(0),
      count: 0,
    }
  const into = await totalOf(receipts)
  const about = aboutWords(receipts)
  const filters = less.map((subject) => ({ side: 'out' as const, period, subjects: [subject] }))
  const costs: { name: string; amount: Minor; count: number }[] = []
  for (const [at, filter] of filters.entries()) {
    const { amount, count: number } = await totalOf(filter)
    costs.push({ name: less[at]?.name ?? '', amount, count: number })
  }
  const left = minor(costs.reduce<number>((rest, { amount }) => rest - amount, into.amount))
  const parts = costs.map((_, at) => `{{cost_${wordOf(at)}}} for {{name_${wordOf(at)}}}`)
  return {
    template: `{{in}} came in${about.words} in {{period}}. ${
      left < 0
        ? `${parts.join(' and ')} ${parts.length === 1 ? 'is' : 'come to'} {{short}} more than that`
        : `Take off ${parts.join(' and ')}, and {{left}} is left`
    }. Other costs are not taken off.`,
    facts: [
      left < 0 ? money('short', minor(-left), 'More than came in') : money('left', left, 'Left'),
      money('in', into.amount, 'Money in'),
      ...costs.flatMap(({ name, amount }, at): Fact[] => [
        money(`cost_${wordOf(at)}`, amount, name),
        named(`name_${wordOf(at)}`, name),
      ]),
      span('period', period.label),
      ...about.facts,
    ],
    citations: [
      ...cite('in', receipts, into.count),
      ...filters.flatMap((filter, at) => cite(`cost_${wordOf(at)}`, filter, costs[at]?.count ?? 0)),
    ],
    rowCount: into.count + costs.reduce((sum, { count: number }) => sum + number, 0),
    truncated: false,
    basis: [transfersLeftOut, 'This is cash in and out, not profit.'],
    warnings: [],
    empty: into.count === 0,
  }
}

const processor =
  /^(?:stripe|sum ?up|dojo|square|i?zettle|worldpay|paypal|gocardless|barclaycard|elavon|takepayments|paymentsense|clover|tyl|teya)\b/i

// Who passes on card payments is one payer, and no one customer.
function processorWords(side: FlowSide, shown: readonly { readonly name: string }[]): string {
  const at = shown.findIndex(({ name }) => processor.test(name))
  return side === 'in' && at >= 0
    ? ` {{name_${wordOf(at)}}} passes on what many customers pay by card, and is counted here as one payer.`
    : ''
}

/** What part of the whole the largest payers, payees or categories make together. */
export async function topShare(
  context: ToolContext,
  args: FlowFilter & { by: Grouping; n: number; ofAll?: boolean; mark?: ShareMark },
): Promise<ToolResult> {
  const { by, n, ofAll, mark, ...filter } = args
  const all: FlowFilter = ofAll ? { side: args.side, period: args.period } : filter
  const groups = (await groupsOf(context, filter, by)).filter(({ subject }) => subject !== null)
  const [whole] = await sumFlows(context.tx, context.businessId, queryOf(context, all), null)
  const total = whole?.amount ?? minor(0)
  const shown = groups.slice(0, n)
  if (shown.length === 0 || total <= 0) return nothing(filter)
  const part = minor(shown.reduce((sum, { amount }) => sum + amount, 0))
  const noun = by === 'merchant' ? (args.side === 'in' ? 'payer' : 'payee') : 'category'
  const plural = noun === 'category' ? 'categories' : `${noun}s`
  const about = aboutWords(all, true)
  const names = shown.map((_, at) => `{{name_${wordOf(at)}}} ({{row_${wordOf(at)}}})`)
  const value = (part / total) * 100
  const sentence = `{{share}} of the {{total}} that ${args.side === 'in' ? 'came in' : 'went out'}${about.words} in {{period}} was with your ${shown.length === 1 ? `largest ${noun}` : `{{n}} largest ${plural}`}: ${listed(names)}.${processorWords(args.side, shown)}`
  return {
    template: mark
      ? `${holds(mark, value) ? 'Yes' : 'No'}: ${sentence} ${besideMark(mark, value)}`
      : sentence,
    facts: [
      percent('share', value, 'Share'),
      ...(mark ? [percent('mark', mark.percent, 'Mark')] : []),
      money('part', part, 'Together'),
      money('total', total, args.side === 'in' ? 'Money in' : 'Money out'),
      count('n', shown.length, 'Largest'),
      ...shown.flatMap(({ name, amount }, at): Fact[] => [
        named(`name_${wordOf(at)}`, name),
        money(`row_${wordOf(at)}`, amount, name),
      ]),
      span('period', args.period.label),
      ...about.facts,
    ],
    citations: [
      ...cite('total', all, whole?.count ?? 0),
      ...shown.flatMap((group) =>
        group.subject
          ? cite(group.name, { ...filter, subjects: [group.subject] }, group.count)
          : [],
      ),
    ],
    rowCount: whole?.count ?? 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

/** Money in or out by day of the week: totals, and the mean over every such day. */
export async function byWeekday(
  context: ToolContext,
  args: FlowFilter & { least?: boolean; only?: readonly number[] },
): Promise<ToolResult> {
  const { least = false, only, ...filter } = args
  const { firstDay } = context.extent
  const from = firstDay && firstDay > args.period.from ? firstDay : args.period.from
  const days = weekdaysWithin({ from, to: args.period.to })
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, filter), 'weekday')
  const rows = days.map((number, at) => {
    const sum = sums.find(({ key }) => key === String(at + 1))
    const amount = sum?.amount ?? minor(0)
    return {
      weekday: at + 1,
      amount,
      count: sum?.count ?? 0,
      mean: minor(Math.round(amount / Math.max(1, number))),
    }
  })
  // A day on which money never moves is closed, and not the quietest.
  const sorted = rows
    .filter(({ weekday }) => !only || only.includes(weekday))
    .filter((row) => !least || only || row.count > 0)
    .sort((a, b) => (least ? a.mean - b.mean : b.mean - a.mean))
  const [first] = sorted
  const number = sorted.reduce((sum, row) => sum + row.count, 0)
  if (!first || number === 0) return nothing(filter)
  const second = only ? sorted[1] : undefined
  const about = aboutWords(filter)
  const nameOf = (weekday: number) => weekdayNames[weekday - 1] ?? ''
  return {
    template: second
      ? `${least ? 'Less' : 'More'} ${args.side === 'in' ? 'comes in' : 'goes out'}${about.words} on {{first}} than on {{second}}: {{mean}} on average against {{mean_second}} in {{period}}, and {{total}} in all against {{total_second}}.`
      : `${least ? 'The least' : 'The most'} ${args.side === 'in' ? 'comes in' : 'goes out'}${about.words} on {{first}}: {{mean}} on average over {{days}} {{first}} in {{period}}, {{total}} in all.`,
    facts: [
      ...(second
        ? [
            named('second', nameOf(second.weekday)),
            money('mean_second', second.mean, `Average, ${nameOf(second.weekday)}`),
            money('total_second', second.amount, nameOf(second.weekday)),
          ]
        : []),
      named('first', nameOf(first.weekday)),
      money('mean', first.mean, `Average, ${nameOf(first.weekday)}`),
      money('total', first.amount, nameOf(first.weekday)),
      count('days', days[first.weekday - 1] ?? 0, nameOf(first.weekday)),
      span('period', args.period.label),
      ...about.facts,
      ...rows
        .filter(({ weekday }) => weekday !== first.weekday && weekday !== second?.weekday)
        .map(({ weekday, mean }) =>
          money(`day_${wordOf(weekday)}`, mean, `Average, ${nameOf(weekday)}`),
        ),
    ],
    citations: [
      ...cite('total', { ...filter, weekdays: [first.weekday] }, first.count),
      ...(second
        ? cite('total_second', { ...filter, weekdays: [second.weekday] }, second.count)
        : []),
    ],
    rowCount: number,
    truncated: false,
    basis: [
      transfersLeftOut,
      'By the day on which the bank booked the money, which may be after the day of a sale.',
    ],
    warnings: [],
    table: {
      columns: ['Day', 'Total', 'Average', 'Payments'],
      rows: rows.map((row) => [
        { text: nameOf(row.weekday) },
        { minor: String(row.amount) },
        { minor: String(row.mean) },
        { number: row.count },
      ]),
    },
    chart: {
      kind: 'bars',
      points: rows.map((row) => ({ label: nameOf(row.weekday), minor: String(row.mean) })),
    },
  }
}

/** How many Mondays, Tuesdays and so on lie within a span. */
export function weekdaysWithin({ from, to }: { from: string; to: string }): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (let at = 0; at <= daysBetween(from, to); at++) {
    const day = weekdayOf(addDays(from, at)) - 1
    counts[day] = (counts[day] ?? 0) + 1
  }
  return counts
}
