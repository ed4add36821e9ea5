// Tools about what stands out in the past: months that ended short, a month beside the usual one,
// payers who went quiet, and what payees gave back.
import { addMonths, daysBetween, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import { monthLabel, type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, FlowSide, ToolCall } from '@plimsoll/domain/question/tool-call'
import { readFlowRows, sumFlows } from '../../../books/figures/flows.store.ts'
import {
  count,
  date,
  days,
  emptyResult,
  money,
  named,
  percent,
  span,
  type ToolResult,
} from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { aboutWords, rowsShown, rowTable, transfersLeftOut } from './flow-words.ts'
import { givenBack } from './given-back.ts'
import { refundsOfAll } from './refunds-of-all.ts'

/** The months of a period in which more went out than came in, or the other way round. */
export async function shortMonths(
  context: ToolContext,
  args: { period: Period; short: boolean },
): Promise<ToolResult> {
  const { firstDay } = context.extent
  const from = firstDay && args.period.from < firstDay ? firstDay : args.period.from
  const period = { ...args.period, from }
  const sumsOf = async (side: FlowSide) =>
    new Map(
      (
        await sumFlows(context.tx, context.businessId, queryOf(context, { period, side }), 'month')
      ).map(({ key, amount }) => [(key ?? '').slice(0, 7), amount]),
    )
  const [into, out] = [await sumsOf('in'), await sumsOf('out')]
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(period.to); month = addMonths(month, 1))
    months.push(month)
  const nets = months.map((month) => ({
    month,
    net: minor((into.get(month) ?? 0) - (out.get(month) ?? 0)),
  }))
  const found = nets.filter(({ net }) => (args.short ? net < 0 : net > 0))
  const isRunning = period.to < lastDayOf(monthOf(period.to))
  const each = found.map((_, at) => `{{month_${letters(at)}}} ({{net_${letters(at)}}})`)
  const words = args.short ? 'more went out than came in' : 'more came in than went out'
  return {
    template: `In ${found.length === 0 ? 'none' : '{{count}}'} of the {{all}} months of {{period}} ${words}${each.length > 0 ? `: ${listed(each)}` : ''}.${isRunning ? ' The last month isn’t over.' : ''}`,
    facts: [
      count('count', found.length, 'Months'),
      count('all', months.length, 'Months in all'),
      span('period', period.label),
      ...found.flatMap(({ month, net }, at) => [
        span(`month_${letters(at)}`, monthLabel(month)),
        money(`net_${letters(at)}`, magnitude(net), monthLabel(month)),
      ]),
    ],
    citations: found.flatMap(({ month }, at) => {
      const own = {
        period: spanPeriod(
          firstDayOf(month) < from ? from : firstDayOf(month),
          lastDayOf(month) > period.to ? period.to : lastDayOf(month),
        ),
      }
      return cite(`net_${letters(at)}`, own, 0)
    }),
    rowCount: found.length,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    table: {
      columns: ['Month', 'Difference'],
      rows: found.map(({ month, net }) => [{ text: monthLabel(month) }, { minor: String(net) }]),
    },
  }
}

/** A month beside the mean of the full months before it, twelve at most. */
export async function againstAverage(
  context: ToolContext,
  args: Omit<FlowFilter, 'amountFrom' | 'amountTo'> & { asks: 'more' | 'less' | 'both' },
): Promise<ToolResult> {
  const { asks, period, ...rest } = args
  const month = monthOf(period.from)
  const { firstDay } = context.extent
  const begins = firstDay
    ? firstDay.endsWith('-01')
      ? monthOf(firstDay)
      : addMonths(monthOf(firstDay), 1)
    : month
  const first = begins > addMonths(month, -12) ? begins : addMonths(month, -12)
  const before = spanPeriod(firstDayOf(first), lastDayOf(addMonths(month, -1)))
  const read = async (own: Period) =>
    (
      await sumFlows(
        context.tx,
        context.businessId,
        queryOf(context, { ...rest, period: own }),
        null,
      )
    )[0] ?? { amount: minor(0), count: 0 }
  if (before.to < before.from) return noMonthsBefore(period)
  const own = await read(period)
  const all = await read(before)
  let months = 0
  for (let each = first; each < month; each = addMonths(each, 1)) months++
  const mean = minor(Math.round(all.amount / months))
  const difference = minor(own.amount - mean)
  const about = aboutWords(rest)
  const holds = asks === 'more' ? difference > 0 : difference < 0
  const opening = asks === 'both' ? '' : holds ? 'Yes: ' : 'No: '
  const verb = rest.side === 'in' ? 'was received' : 'went out'
  const isRunning = period.to < lastDayOf(month)
  return {
    template: `${opening}{{amount}} ${verb}${about.words} in {{period}}; the average of the {{months}} full ${months === 1 ? 'month' : 'months'} before was {{average}}, so it was ${difference === 0 ? 'just that' : `{{difference}} ${difference > 0 ? 'above' : 'below'} average ({{pct}})`}.${isRunning ? ' The month isn’t over.' : ''}`,
    facts: [
      money('amount', own.amount, period.label),
      money('average', mean, 'Average month before'),
      money('difference', magnitude(difference), difference > 0 ? 'Above' : 'Below'),
      percent('pct', (Math.abs(difference) / Math.max(1, Math.abs(mean))) * 100, 'Difference'),
      count('months', months, 'Months before'),
      span('period', period.label),
      ...about.facts,
    ],
    citations: [
      ...cite('amount', { ...rest, period }, own.count),
      ...cite('average', { ...rest, period: before }, all.count),
    ],
    rowCount: own.count + all.count,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

function noMonthsBefore(period: Period): ToolResult {
  return emptyResult(
    'Your records hold no full month before {{period}}, so there is no average to set it against.',
    [span('period', period.label)],
  )
}

/** The payers whose latest payment is the longest ago, of those who paid more than once. */
export async function quietest(
  context: ToolContext,
  args: FlowFilter & { n: number },
): Promise<ToolResult> {
  const { n, ...filter } = args
  const payers = (
    await sumFlows(context.tx, context.businessId, queryOf(context, filter), 'merchant')
  ).filter(({ key, name, count: number }) => key !== null && name !== null && number > 1)
  const quiet = payers
    .sort((a, b) => ((a.last ?? '') < (b.last ?? '') ? -1 : 1))
    .slice(0, Math.max(n, 3))
  const found = []
  for (const { key, name } of quiet) {
    const subject = merchantSubject(key ?? '', name ?? '')
    const own = queryOf(context, { ...filter, subjects: [subject] })
    const latest = { order: 'latest', rowsMax: 1 } as const
    const [row] = await readFlowRows(context.tx, context.businessId, own, latest)
    if (row) found.push({ name: name ?? '', subject, row })
  }
  const [first, ...others] = found
  const verb = filter.side === 'in' ? 'paid you' : 'were paid'
  if (!first)
    return emptyResult(
      `Nobody ${filter.side === 'in' ? 'paid you' : 'was paid'} more than once in {{period}}.`,
      [span('period', filter.period.label)],
    )
  const then = others.map((_, at) => `{{name_${letters(at)}}} ({{day_${letters(at)}}})`)
  return {
    template: `{{name}} has been quiet longest: the latest payment ${filter.side === 'in' ? 'from' : 'to'} them was {{amount}} on {{day}}, {{ago}} ago.${then.length > 0 ? ` Then ${then.join(', ')}.` : ''}`,
    facts: [
      named('name', first.name),
      money('amount', first.row.amount, first.name),
      date('day', first.row.day, 'Date'),
      days('ago', daysBetween(first.row.day, context.today), 'Days ago'),
      ...others.flatMap(({ name, row }, at) => [
        named(`name_${letters(at)}`, name),
        date(`day_${letters(at)}`, row.day, name),
      ]),
    ],
    citations: cite('amount', { ...filter, subjects: [first.subject] }, 0),
    rowCount: payers.length,
    truncated: payers.length > found.length,
    basis: [`Those who ${verb} at least twice in your records.`],
    warnings: [],
    table: {
      columns: ['Name', 'Date', 'Amount'],
      rows: found.map(({ name, row }) => [
        { text: name },
        { day: row.day },
        { minor: String(row.amount) },
      ]),
    },
  }
}

function merchantSubject(id: string, name: string): Subject {
  return { kind: 'merchant', ids: [id], name, names: [name] }
}

/** What came back from payees, whether it counts as income or makes a cost smaller. */
export async function moneyBack(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'money_back' }>['args'],
): Promise<ToolResult> {
  if (args.toCustomers) return givenBack(context, args)
  if (args.subjects.length === 0) return refundsOfAll(context, args)
  const { claimed, net, toCustomers: _, ...own } = args
  const read = (filter: FlowFilter) =>
    readFlowRows(context.tx, context.businessId, queryOf(context, filter), {
      order: 'latest',
      rowsMax: 500,
    })
  const received = await read({ ...own, side: 'in' })
  const paid = await read({ ...own, side: 'out' })
  const back = [
    ...received,
    ...paid
      .filter(({ amount }) => amount < 0)
      .map((row) => ({ ...row, amount: magnitude(row.amount) })),
  ]
  const spent = paid.filter(({ amount }) => amount > 0)
  const totalOf = (rows: readonly { amount: Minor }[]) =>
    minor(rows.reduce((all, { amount }) => all + amount, 0))
  // Refunds may stand under a name of their own, which says no more.
  const [asked, ...others] = own.subjects.map((each) => `${named('', each.name).value}`)
  const name = [asked, ...others.filter((each) => !each.startsWith(asked ?? ''))].join(' and ')
  const paymentsOf = (rows: readonly unknown[]) => (rows.length === 1 ? 'payment' : 'payments')
  const lessBack = `{{net}} was spent with {{name}} in {{period}} less what came back: {{spent}} was paid in {{spent_count}} ${paymentsOf(spent)}, {{back}} came back in {{count}}.`
  // Of a customer it is what came in, less what was given back.
  const isCustomer = totalOf(back) > totalOf(spent)
  const lessGiven = `{{net}} was received from {{name}} in {{period}} after what was paid to them: {{back}} came in, in {{count}} ${paymentsOf(back)}, and {{spent}} was paid to them, in {{spent_count}}.`
  const isClaimed = claimed === undefined || claimed === totalOf(back)
  const bothWays = `${back.length === 0 ? 'No money came in from {{name}} in {{period}}' : `${isClaimed ? '' : 'My records differ from your figure: '}{{back}} came in from {{name}} in {{period}}, in {{count}} ${back.length === 1 ? 'payment' : 'payments'}`}; ${spent.length === 0 ? 'nothing was paid to them' : `{{spent}} was paid to them, in {{spent_count}} ${spent.length === 1 ? 'payment' : 'payments'}`}.`
  return {
    template: net && back.length > 0 ? (isCustomer ? lessGiven : lessBack) : bothWays,
    facts: [
      money('back', totalOf(back), 'Came in'),
      count('count', back.length, 'Payments in'),
      ...(net
        ? [
            money(
              'net',
              magnitude(minor(totalOf(spent) - totalOf(back))),
              isCustomer ? 'Received less what was paid' : 'Paid less what came back',
            ),
          ]
        : []),
      money('spent', totalOf(spent), 'Paid'),
      count('spent_count', spent.length, 'Payments'),
      { ...named('name', ''), value: name },
      span('period', own.period.label),
    ],
    citations: own.subjects.flatMap((subject) =>
      cite('back', { period: own.period, subjects: [subject] }, received.length + paid.length),
    ),
    rowCount: received.length + paid.length,
    truncated: false,
    basis: ['Money in from them, and refunds that make a cost smaller.'],
    warnings: [],
    ...(back.length > 0 ? { table: rowTable(back.slice(0, rowsShown), context) } : {}),
  }
}
