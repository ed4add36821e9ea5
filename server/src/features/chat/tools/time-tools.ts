// Tools about how money moved over time: series, extremes, comparisons, what changed most.
import { addDays, type Day, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/names'
import {
  dayLabel,
  monthLabel,
  type Period,
  quarterPeriod,
  spanPeriod,
  weekPeriod,
} from '@plimsoll/domain/question/period'
import type {
  FlowFilter,
  FlowSide,
  Grouping,
  Interval,
  Measure,
} from '@plimsoll/domain/question/tool-call'
import { readClosings, sumFlows } from '../../../books/figures/flows.store.ts'
import {
  type Citation,
  date,
  type Fact,
  money,
  named,
  percent,
  span,
  type ToolResult,
} from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { aboutWords, groupsOf } from './flow-tools.ts'

const pointsMax = 60
const transfersLeftOut =
  'Transfers between your own accounts are left out; refunds reduce what they refund.'

type Point = { readonly period: Period; readonly amount: Minor; readonly count: number }

/** The stretches that a period is made of, cut at its ends. */
function stretches(period: Period, interval: Interval): Period[] {
  const found: Period[] = []
  for (let from = period.from; from <= period.to; ) {
    const whole = stretchAt(from, interval)
    const to = whole.to < period.to ? whole.to : period.to
    const isWhole = whole.from === from && whole.to === to
    found.push(isWhole ? whole : { ...spanPeriod(from, to), unit: interval })
    from = addDays(whole.to, 1)
  }
  return found
}

function stretchAt(day: Day, interval: Interval): Period {
  const month = monthOf(day)
  if (interval === 'day') return { from: day, to: day, unit: 'day', label: dayLabel(day) }
  if (interval === 'week') return weekPeriod(day)
  if (interval === 'quarter') return quarterPeriod(month)
  if (interval === 'year')
    return {
      from: `${day.slice(0, 4)}-01-01`,
      to: `${day.slice(0, 4)}-12-31`,
      unit: 'year',
      label: day.slice(0, 4),
    }
  return { from: firstDayOf(month), to: lastDayOf(month), unit: 'month', label: monthLabel(month) }
}

async function pointsOf(
  context: ToolContext,
  args: { measure: Measure; interval: Interval; period: Period; subjects?: readonly Subject[] },
): Promise<Point[]> {
  const { tx, businessId, extent } = context
  const first =
    extent.firstDay && args.period.from < extent.firstDay ? extent.firstDay : args.period.from
  const period = { ...args.period, from: first }
  const parts = stretches(period, args.interval)
  if (args.measure === 'balance') {
    const closings = await readClosings(tx, businessId, period)
    return parts.map((part) => ({
      period: part,
      amount: closings.filter(({ day }) => day <= part.to).at(-1)?.balance ?? minor(0),
      count: 0,
    }))
  }
  const sumsOf = async (side: FlowSide) =>
    new Map(
      (
        await sumFlows(tx, businessId, queryOf(context, { ...args, period, side }), args.interval)
      ).map((row) => [row.key, row]),
    )
  const into = args.measure === 'out' ? null : await sumsOf('in')
  const out = args.measure === 'in' ? null : await sumsOf('out')
  return parts.map((part) => {
    const key = stretchAt(part.from, args.interval).from
    const [a, b] = [into?.get(key), out?.get(key)]
    const amount =
      args.measure === 'out'
        ? (b?.amount ?? 0)
        : (a?.amount ?? 0) - (args.measure === 'net' ? (b?.amount ?? 0) : 0)
    return { period: part, amount: minor(amount), count: (a?.count ?? 0) + (b?.count ?? 0) }
  })
}

const measureWords: Record<Measure, string> = {
  in: 'Money in',
  out: 'Money out',
  net: 'Net cash flow',
  balance: 'Closing balance',
}

/** A figure by day, week, month, quarter or year. */
export async function series(
  context: ToolContext,
  args: { measure: Measure; interval: Interval; period: Period; subjects?: readonly Subject[] },
): Promise<ToolResult> {
  const points = await pointsOf(context, args)
  const shown = points.slice(-pointsMax)
  const total = minor(points.reduce((sum, one) => sum + one.amount, 0))
  const number = points.reduce((sum, one) => sum + one.count, 0)
  const about =
    args.measure === 'in' || args.measure === 'out'
      ? aboutWords({ side: args.measure, ...(args.subjects ? { subjects: args.subjects } : {}) })
      : { words: '', facts: [] }
  const last = shown.at(-1)
  const isSum = args.measure !== 'balance'
  if (!last)
    return {
      ...emptyResult,
      facts: [span('period', args.period.label)],
      template: 'There is nothing in your records for {{period}}.',
    }
  return {
    template: `${measureWords[args.measure]}${about.words} by ${args.interval}, {{period}}: ${isSum ? '{{total}} in total, ' : ''}{{last}} in the latest (${'{{last_name}}'}).`,
    facts: [
      ...(isSum ? [money('total', total, 'Total')] : []),
      money('last', last.amount, last.period.label),
      span('last_name', last.period.label),
      span('period', args.period.label),
      ...about.facts,
      ...shown
        .slice(0, -1)
        .map((point, at): Fact => money(`point_${letters(at)}`, point.amount, point.period.label)),
    ],
    citations: citationsOf(args, { ref: isSum ? 'total' : 'last', number }),
    rowCount: number,
    truncated: points.length > shown.length,
    basis: isSum ? [transfersLeftOut] : ['The balance at the end of each day, week or month.'],
    warnings: [],
    table: {
      columns: ['Period', measureWords[args.measure]],
      rows: shown.map((point) => [{ text: point.period.label }, { minor: String(point.amount) }]),
    },
    chart: {
      kind: args.measure === 'balance' ? 'line' : 'bars',
      points: shown.map((point) => ({ label: point.period.label, minor: String(point.amount) })),
    },
  }
}

/** The day, week, month or quarter with the most or the least. */
export async function extreme(
  context: ToolContext,
  args: {
    measure: Measure
    interval: Interval
    period: Period
    least: boolean
    subjects?: readonly Subject[]
  },
): Promise<ToolResult> {
  const all = await pointsOf(context, args)
  // A stretch that is cut off would be the least only because it is short.
  const whole = all.filter(
    ({ period }) =>
      stretchAt(period.from, args.interval).from === period.from &&
      stretchAt(period.from, args.interval).to === period.to,
  )
  const points = args.least && args.measure !== 'balance' && whole.length > 0 ? whole : all
  const sorted = [...points].sort((a, b) =>
    args.least ? a.amount - b.amount : b.amount - a.amount,
  )
  const [first, second] = sorted
  if (!first)
    return {
      ...emptyResult,
      facts: [span('period', args.period.label)],
      template: 'There is nothing in your records for {{period}}.',
    }
  const about =
    args.measure === 'in' || args.measure === 'out'
      ? aboutWords({ side: args.measure, ...(args.subjects ? { subjects: args.subjects } : {}) })
      : { words: '', facts: [] }
  const isTied = second !== undefined && second.amount === first.amount
  const isDay = args.interval === 'day'
  return {
    template: `${measureWords[args.measure]}${about.words} was ${args.least ? 'lowest' : 'highest'} ${isDay ? 'on' : 'in'} {{first}}, at {{amount}}${isTied ? ' (the same as {{second}})' : ''}.`,
    facts: [
      money('amount', first.amount, first.period.label),
      isDay ? date('first', first.period.from, 'Date') : span('first', first.period.label),
      ...(isTied && second ? [span('second', second.period.label)] : []),
      span('period', args.period.label),
      ...about.facts,
    ],
    citations: citationsOf(
      { ...args, period: first.period },
      { ref: 'amount', number: first.count },
    ),
    rowCount: first.count,
    truncated: false,
    basis: [
      ...(args.measure === 'balance'
        ? ['The balance at the end of each day.']
        : [transfersLeftOut]),
      ...(args.least && points !== all ? ['Only whole periods are compared.'] : []),
    ],
    warnings: [],
  }
}

function citationsOf(
  args: { measure: Measure; period: Period; subjects?: readonly Subject[] },
  of: { ref: string; number: number },
): Citation[] {
  if (args.measure === 'balance')
    return [
      {
        ref: of.ref,
        href: `/cash-flow?month=${monthOf(args.period.to)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ]
  if (args.measure === 'net')
    return [
      ...cite('in', { period: args.period, side: 'in' }, of.number),
      ...cite('out', { period: args.period, side: 'out' }, of.number),
    ]
  return cite(of.ref, { ...args, side: args.measure }, of.number)
}

/** One period set against another. */
export async function comparePeriods(
  context: ToolContext,
  args: Omit<FlowFilter, 'side'> & {
    measure: FlowSide | 'net'
    against: Period
    asks: 'difference' | 'both' | 'more' | 'less'
  },
): Promise<ToolResult> {
  const { measure, against, period, asks, ...rest } = args
  const amountOf = async (of: Period, side: FlowSide) =>
    (
      await sumFlows(
        context.tx,
        context.businessId,
        queryOf(context, { ...rest, period: of, side }),
        null,
      )
    )[0] ?? { amount: minor(0), count: 0 }
  const read = async (of: Period) => {
    if (measure !== 'net')
      return { ...(await amountOf(of, measure)), into: minor(0), out: minor(0) }
    const [into, out] = [await amountOf(of, 'in'), await amountOf(of, 'out')]
    const amount = minor(into.amount - out.amount)
    return { amount, count: into.count + out.count, into: into.amount, out: out.amount }
  }
  const [a, b] = [await read(period), await read(against)]
  const change = minor(a.amount - b.amount)
  const about =
    measure === 'net' ? { words: '', facts: [] } : aboutWords({ side: measure, ...rest })
  const isDifferent = change !== 0
  const word = change > 0 ? 'more' : 'less'
  const verb =
    measure === 'in' ? 'was received' : measure === 'out' ? 'went out' : 'net cash flow was'
  const holds = asks === 'more' ? change > 0 : asks === 'less' ? change < 0 : null
  const opening = holds === null ? '' : holds ? 'Yes: ' : 'No: '
  return {
    template:
      measure === 'net'
        ? `${opening}Net cash flow was {{a}} in {{period}} ({{in_a}} in, {{out_a}} out) and {{b}} in {{against}} ({{in_b}} in, {{out_b}} out), a difference of {{size}}.`
        : `${opening}{{a}} ${verb}${about.words} in {{period}}, {{b}} in {{against}}: ${isDifferent ? `{{size}} ${word}${b.amount > 0 ? ' ({{pct}})' : ''}` : 'no difference'}.`,
    facts: [
      money('size', minor(Math.abs(change)), change >= 0 ? 'Difference: more' : 'Difference: less'),
      money('change', change, 'Change'),
      money('a', a.amount, period.label),
      money('b', b.amount, against.label),
      ...(measure === 'net'
        ? [
            money('in_a', a.into, `Money in, ${period.label}`),
            money('out_a', a.out, `Money out, ${period.label}`),
            money('in_b', b.into, `Money in, ${against.label}`),
            money('out_b', b.out, `Money out, ${against.label}`),
          ]
        : []),
      ...(b.amount > 0
        ? [percent('pct', (Math.abs(change) / b.amount) * 100, 'Change in per cent')]
        : []),
      span('period', period.label),
      span('against', against.label),
      ...about.facts,
    ],
    citations:
      measure === 'net'
        ? [period, against].flatMap((one) => [
            ...cite('in', { ...rest, period: one, side: 'in' }, 0),
            ...cite('out', { ...rest, period: one, side: 'out' }, 0),
          ])
        : [
            ...cite('a', { ...rest, period, side: measure }, a.count),
            ...cite('b', { ...rest, period: against, side: measure }, b.count),
          ],
    rowCount: a.count + b.count,
    truncated: false,
    basis: [
      transfersLeftOut,
      ...(period.toDate || period.unit === 'span'
        ? ['Periods under way are compared with as many days.']
        : []),
    ],
    warnings: [],
    chart: {
      kind: 'bars',
      points: [
        { label: against.label, minor: String(b.amount) },
        { label: period.label, minor: String(a.amount) },
      ],
    },
  }
}

/** Two merchants or categories side by side. */
export async function compareSubjects(
  context: ToolContext,
  args: FlowFilter & { against: Subject },
): Promise<ToolResult> {
  const { against, ...filter } = args
  const read = async (subjects: readonly Subject[]) =>
    (
      await sumFlows(
        context.tx,
        context.businessId,
        queryOf(context, { ...filter, subjects, any: false }),
        null,
      )
    )[0] ?? { amount: minor(0), count: 0 }
  const own = filter.subjects ?? []
  const [a, b] = [await read(own), await read([against])]
  const change = minor(a.amount - b.amount)
  const [first] = own
  return {
    template: `In {{period}}, {{a}} for {{a_name}} and {{b}} for {{b_name}}: {{size}} ${change >= 0 ? 'more' : 'less'} for {{a_name}}.`,
    facts: [
      money('size', minor(Math.abs(change)), 'Difference'),
      money('a', a.amount, first?.name ?? ''),
      money('b', b.amount, against.name),
      { ...named('a_name', ''), value: first?.name ?? '' },
      { ...named('b_name', ''), value: against.name },
      span('period', filter.period.label),
    ],
    citations: [
      ...cite('a', filter, a.count),
      ...cite('b', { ...filter, subjects: [against] }, b.count),
    ],
    rowCount: a.count + b.count,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

const changesShown = 5

/**
 * What moved a total most from one period to another: by category or merchant, adding up to the
 * whole change.
 */
export async function largestChanges(
  context: ToolContext,
  args: { side: FlowSide; period: Period; against: Period; by: Grouping },
): Promise<ToolResult> {
  const { side, by } = args
  const [now, before] = [
    await groupsOf(context, { side, period: args.period }, by),
    await groupsOf(context, { side, period: args.against }, by),
  ]
  const formerly = new Map(before.map((one) => [one.name, one.amount]))
  const names = new Set([...now, ...before].map(({ name }) => name))
  const changes = [...names]
    .map((name) => {
      const own = now.find((one) => one.name === name) ?? before.find((one) => one.name === name)
      const amount = now.find((one) => one.name === name)?.amount ?? 0
      return {
        name,
        subject: own?.subject ?? null,
        change: minor(amount - (formerly.get(name) ?? 0)),
      }
    })
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.name < b.name ? -1 : 1))
  const totalOf = (groups: readonly { amount: Minor }[]) =>
    groups.reduce((sum, { amount }) => sum + amount, 0)
  const change = minor(totalOf(now) - totalOf(before))
  const [first] = changes
  const shown = changes.slice(0, changesShown)
  return {
    template: first
      ? `Money ${side === 'in' ? 'in' : 'out'} in {{period}} was {{size}} ${change >= 0 ? 'more' : 'less'} than in {{against}}. The biggest change was {{first}}: {{first_size}} ${first.change > 0 ? 'more' : 'less'}. The bank data shows what changed, not why.`
      : 'Nothing changed between {{period}} and {{against}}.',
    facts: [
      money('size', minor(Math.abs(change)), 'Change'),
      ...(first
        ? [
            named('first', first.name),
            money('first_size', minor(Math.abs(first.change)), first.name),
          ]
        : []),
      span('period', args.period.label),
      span('against', args.against.label),
      ...shown.slice(1).map((one, at) => money(`row_${letters(at)}`, one.change, one.name)),
    ],
    citations: [
      ...cite('size', { side, period: args.period }, 0),
      ...cite('size', { side, period: args.against }, 0),
    ],
    rowCount: changes.length,
    truncated: changes.length > shown.length,
    basis: [transfersLeftOut, 'Every change together is the change of the total.'],
    warnings: [],
    table: {
      columns: ['Name', 'Change'],
      rows: shown.map((one) => [{ text: one.name }, { minor: String(one.change) }]),
    },
  }
}

function letters(at: number): string {
  return `${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`
}

const emptyResult: ToolResult = {
  template: '',
  facts: [],
  citations: [],
  rowCount: 0,
  truncated: false,
  basis: [],
  warnings: [],
  empty: true,
}
