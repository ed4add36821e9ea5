// Tools for amounts over time: a series by interval, and its extremes.
import { monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { Interval, Measure } from '@plimsoll/domain/question/tool-call'
import {
  type Citation,
  date,
  emptyResult,
  type Fact,
  money,
  named,
  span,
  type ToolResult,
} from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, nameOfAccount, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { aboutWords, transfersLeftOut } from './flow-words.ts'
import { fullPoints, pointsOf, rankedPoints } from './series-points.ts'

const pointsMax = 60

const measureWords: Record<Measure, string> = {
  in: 'Money in',
  out: 'Money out',
  net: 'Net cash flow',
  balance: 'The closing balance',
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
  const full = fullPoints(points, args)
  const mean = minor(
    Math.round(full.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, full.length)),
  )
  const hasMean = isSum && full.length > 1
  if (!last) return noRecords(args.period)
  return {
    template: `${measureWords[args.measure]}${about.words} by ${args.interval}, {{period}}: ${isSum ? '{{total}} in total, ' : ''}${hasMean ? `{{mean}} a ${args.interval} on average${full.length < points.length ? ' over the full ones' : ''}, ` : ''}{{last}} in the latest (${'{{last_name}}'}).`,
    facts: [
      ...(isSum ? [money('total', total, 'Total')] : []),
      ...(hasMean ? [money('mean', mean, `Average ${args.interval}`)] : []),
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
      columns: ['Period', measureWords[args.measure].replace(/^The c/, 'C')],
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
    limit?: Minor
    n?: number
    subjects?: readonly Subject[]
    except?: readonly Subject[]
    account?: string
  },
): Promise<ToolResult> {
  const isDay = args.interval === 'day'
  const { sorted, points, all, leavesOut } = await rankedPoints(context, args)
  const [first, second] = sorted
  if (!first) return noRecords(args.period)
  const about =
    args.measure === 'in' || args.measure === 'out'
      ? aboutWords({
          side: args.measure,
          ...(args.subjects ? { subjects: args.subjects } : {}),
          ...(args.except ? { except: args.except } : {}),
        })
      : { words: '', facts: [] }
  const isTied = second !== undefined && second.amount === first.amount
  const account =
    args.account === undefined ? undefined : await nameOfAccount(context, args.account)
  const others = sorted.slice(1, Math.min(args.n ?? 1, pointsMax))
  const { limit } = args
  const isOver = limit !== undefined && first.amount > limit
  const opening = limit === undefined ? '' : isOver ? 'No: ' : 'Yes: '
  const beside =
    limit === undefined
      ? ''
      : isOver
        ? ', which is over {{limit}}'
        : '; no month was over {{limit}}'
  const name = measureWords[args.measure]
  const lead = opening ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
  const then = others.map((_, at) => `{{other_${letters(at)}}} with {{row_${letters(at)}}}`)
  return {
    template: `${opening}${lead}${account ? ' of {{account}}' : about.words} was ${args.least ? 'lowest' : 'highest'} ${isDay ? 'on' : /^\d/.test(first.period.label) ? 'from' : 'in'} {{first}}, at {{amount}}${isTied && others.length === 0 ? ' (the same as {{second}})' : ''}${leavesOut ? ', of the days that had any' : ''}${beside}.${then.length > 0 ? ` Then ${listed(then)}.` : ''}`,
    facts: [
      money('amount', first.amount, first.period.label),
      ...(limit === undefined ? [] : [money('limit', limit, 'Limit')]),
      isDay ? date('first', first.period.from, 'Date') : span('first', first.period.label),
      ...(isTied && second ? [span('second', second.period.label)] : []),
      ...others.flatMap(({ amount, period }, at) => [
        money(`row_${letters(at)}`, amount, period.label),
        span(`other_${letters(at)}`, period.label),
      ]),
      span('period', args.period.label),
      ...(account ? [named('account', account)] : about.facts),
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
      ...(leavesOut ? ['Days without any are left out.'] : []),
    ],
    warnings: [],
  }
}

/** The mean of the closing balances of every day of a period. */
export async function averageBalance(
  context: ToolContext,
  args: { period: Period },
): Promise<ToolResult> {
  const points = await pointsOf(context, { ...args, measure: 'balance', interval: 'day' })
  if (points.length === 0) return noRecords(args.period)
  const total = points.reduce((all, { amount }) => all + amount, 0)
  return {
    template:
      'The balance was {{average}} on average in {{period}}, over the closing balances of {{days}}.',
    facts: [
      money('average', minor(Math.round(total / points.length)), 'Average balance'),
      { id: 'days', unit: 'days', value: points.length, label: 'Days' },
      span('period', args.period.label),
    ],
    citations: citationsOf(
      { measure: 'balance', period: args.period },
      { ref: 'average', number: 0 },
    ),
    rowCount: points.length,
    truncated: false,
    basis: ['The balance at the end of each day.'],
    warnings: [],
  }
}

function citationsOf(
  args: {
    measure: Measure
    period: Period
    subjects?: readonly Subject[]
    except?: readonly Subject[]
  },
  input: { ref: string; number: number },
): Citation[] {
  if (args.measure === 'balance')
    return [
      {
        ref: input.ref,
        href: `/cash-flow?month=${monthOf(args.period.to)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ]
  if (args.measure === 'net')
    return [
      ...cite('in', { period: args.period, side: 'in' }, input.number),
      ...cite('out', { period: args.period, side: 'out' }, input.number),
    ]
  return cite(input.ref, { ...args, side: args.measure }, input.number)
}

function noRecords(period: Period): ToolResult {
  return emptyResult('There is nothing in your records for {{period}}.', [
    span('period', period.label),
  ])
}
