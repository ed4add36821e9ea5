// Tools about why a figure differs: a period against its forecast, the period before or a year
// earlier, as the analysis page has it, and a month ahead against the month before it, as the
// forecast has it.
import {
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '@plimsoll/domain/calendar'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { monthLabel, type Period, spanLabel } from '@plimsoll/domain/question/period'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { type Driver, mainDriver, sumDrivers } from '@plimsoll/domain/variance/drivers'
import type { Comparison } from '@plimsoll/domain/variance/timeframe'
import type { LineVariance } from '@plimsoll/domain/variance/variance'
import { baselineWords, type VarianceFacts, varianceFacts } from '../../analysis/service.ts'
import { readForecastView } from '../../forecast/service.ts'
import {
  date,
  emptyResult,
  type Fact,
  money,
  named,
  span,
  type Table,
  type ToolResult,
} from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'

const rowsShown = 5

const driverWords: Record<Driver, string> = {
  timing: 'mostly timing: payments that fell on the other side of the period’s start or end',
  one_off: 'mostly single payments far above the usual',
  new_payee: 'mostly merchants you hadn’t dealt with in the year before',
  stopped_payee: 'mostly merchants without a payment in this period',
  recategorised: 'mostly payments under another category than before',
  price: 'mostly a different amount for each payment',
  volume: 'mostly a different number of payments',
  other: 'with no single payments behind most of it',
}

/** A period against its baseline: the whole difference, and the categories that make most of it. */
export async function variance(
  context: ToolContext,
  args: {
    measure: FlowSide | 'net'
    period: Period
    compare: Comparison
    claimed?: 'more' | 'less'
  },
): Promise<ToolResult> {
  const facts = await readVariance(context, args)
  if (!facts)
    return emptyResult(
      `There is nothing to compare {{period}} with: your records hold no ${args.compare === 'forecast' ? 'forecast from before it' : 'such period'}.`,
      [span('period', args.period.label)],
    )
  const lines = facts.lines.filter(({ side }) => args.measure === 'net' || side === args.measure)
  const sign = ({ side }: Pick<LineVariance, 'side'>) =>
    args.measure === 'net' && side === 'out' ? -1 : 1
  const total = (pick: (line: LineVariance) => Minor) =>
    minor(lines.reduce((all, line) => all + sign(line) * pick(line), 0))
  const size = total((line) => line.variance)
  const rows = rowsOf(lines, context)
  // What pulled the other way is no reason for the difference.
  const first = rows.find((row) => sign(row) * row.size * size > 0) ?? rows[0]
  const isLargest = first === rows[0]
  const projected = total((line) => line.projected)
  const noun = { in: 'Money in', out: 'Money out', net: 'Net cash flow' }[args.measure]
  // Set against the days before, a running period ends today.
  const isSoFar = facts.period.to < args.period.to
  const isExpected = facts.running && !isSoFar
  const against = args.compare === 'forecast' ? 'the forecast made before' : 'in {{against}}'
  return {
    template: `${claimWords(args.claimed, { size, projected })}${noun} in {{period}} ${isExpected ? 'is expected to come to' : 'was'} {{projected}}, {{size}} ${size >= 0 ? 'more' : 'less'} than ${against} ({{baseline}}).${first ? ` The biggest difference ${isLargest ? '' : 'in that direction '}was {{first}}: {{first_size}} ${first.size > 0 ? 'more' : 'less'}${first.side === 'in' ? ' in' : ' out'}, ${driverWords[first.driver]}.` : ''}`,
    facts: [
      money('size', magnitude(size), 'Difference'),
      money('projected', projected, noun),
      money(
        'baseline',
        total((line) => line.baseline),
        'Compared with',
      ),
      money('change', size, 'Difference with its sign'),
      ...(first
        ? [named('first', first.name), money('first_size', magnitude(first.size), first.name)]
        : []),
      span('period', isSoFar ? labelOf(facts.period) : args.period.label),
      ...(args.compare === 'forecast' ? [] : [span('against', labelOf(facts.baseline))]),
    ],
    citations: [
      { ref: 'size', href: analysisAddress(args), rowCount: rows.length, label: 'Analysis' },
    ],
    rowCount: rows.length,
    truncated: rows.length > rowsShown,
    basis: [
      baselineWords(facts),
      ...(isExpected ? ['What is still expected counts as if it had happened.'] : []),
    ],
    warnings: [],
    table: tableOf(rows),
  }
}

// "Why was August so bad?" takes for granted that it was.
function claimWords(
  claimed: 'more' | 'less' | undefined,
  { size, projected }: { size: Minor; projected: Minor },
): string {
  if (claimed === 'less' && size > 0 && projected >= 0) return 'It was better, not worse. '
  if (claimed === 'more' && size < 0 && projected <= 0) return 'It was worse, not better. '
  return ''
}

function labelOf({ from, to }: { from: Day; to: Day }): string {
  const isMonth = from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(from))
  return isMonth ? monthLabel(monthOf(from)) : spanLabel(from, to)
}

async function readVariance(
  context: ToolContext,
  args: { period: Period; compare: Comparison },
): Promise<VarianceFacts | null> {
  const { tx, businessId, today } = context
  const view = await readForecastView(tx, businessId, { today })
  if (!view) return null
  const { from, to } = args.period
  try {
    return await varianceFacts(tx, businessId, view, {
      timeframe: 'custom',
      compare: args.compare,
      custom: { from, to },
    })
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

type Row = {
  readonly name: string
  readonly side: FlowSide
  readonly size: Minor
  readonly driver: Driver
}

function rowsOf(lines: readonly LineVariance[], { nameOf }: ToolContext): Row[] {
  return [...groupBy(lines, ({ side, subCategory }) => `${side} ${subCategory}`).values()]
    .map((some) => ({
      name: nameOf(some[0]?.subCategory ?? ''),
      side: some[0]?.side ?? 'out',
      size: sum(some.map((line) => line.variance)),
      driver: mainDriver(sumDrivers(some.map(({ drivers }) => ({ drivers, sign: 1 })))) ?? 'other',
    }))
    .filter(({ size }) => size !== 0)
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size) || (a.name < b.name ? -1 : 1))
}

function tableOf(rows: readonly Row[]): Table {
  return {
    columns: ['Category', 'In or out', 'Difference'],
    rows: rows
      .slice(0, rowsShown)
      .map(({ name, side, size }) => [
        { text: name },
        { text: side === 'in' ? 'In' : 'Out' },
        { minor: String(size) },
      ]),
  }
}

function analysisAddress(args: {
  measure: FlowSide | 'net'
  period: Period
  compare: Comparison
}): string {
  const query = new URLSearchParams({
    timeframe: 'custom',
    from: args.period.from,
    to: args.period.to,
    compare: args.compare,
    flow: args.measure,
  })
  return `/analysis?${query}`
}

/**
 * A month ahead against the month before it: what the forecast has in and out, and the categories
 * that differ most.
 */
export async function forecastChange(
  context: ToolContext,
  args: { month: Month },
): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const monthOfForecast = (wanted: Month) => forecast.months.find(({ month }) => month === wanted)
  const [month, before] = [monthOfForecast(args.month), monthOfForecast(addMonths(args.month, -1))]
  if (!month || !before)
    return emptyResult('The forecast holds no {{month}} with a month before it to compare.', [
      span('month', monthLabel(args.month)),
    ])
  const rows = changesBetween(forecast.lines, args.month, context)
  const [first, second] = rows
  const lowest = forecast.days
    .filter(({ day }) => day.startsWith(args.month))
    .reduce<{ day: string; closing: Minor } | null>(
      (low, one) => (!low || one.closing < low.closing ? one : low),
      null,
    )
  return {
    template: `In {{month}} we expect {{in}} in and {{out}} out, closing at {{closing}}${lowest ? ' and at its lowest on {{day}}, at {{low}}' : ''}.${first ? ` Compared with {{before}}, the biggest change is {{first}}: {{first_size}} ${wordsOf(first)}` : ''}${second ? `, then {{second}}: {{second_size}} ${wordsOf(second)}` : ''}${first ? '.' : ''}`,
    facts: [
      money('closing', month.closing, 'Expected closing balance'),
      money('in', month.in, 'Expected in'),
      money('out', month.out, 'Expected out'),
      ...(lowest
        ? [money('low', lowest.closing, 'Lowest balance'), date('day', lowest.day, 'Date')]
        : []),
      ...changeFacts('first', first),
      ...changeFacts('second', second),
      span('month', monthLabel(args.month)),
      span('before', monthLabel(addMonths(args.month, -1))),
    ],
    citations: [
      {
        ref: 'closing',
        href: `/cash-flow?month=${args.month}`,
        rowCount: 0,
        label: monthLabel(args.month),
      },
    ],
    rowCount: rows.length,
    truncated: rows.length > rowsShown,
    basis: ['A forecast from your own history; it changes with every new payment.'],
    warnings: [],
    table: tableOf(rows.map((row) => ({ ...row, driver: 'other' }))),
  }
}

type Change = Pick<Row, 'name' | 'side' | 'size'>

function changesBetween(
  lines: readonly { month: Month; side: FlowSide; subCategory: string; amount: Minor }[],
  month: Month,
  { nameOf }: ToolContext,
): Change[] {
  const near = lines.filter((line) => line.month === month || line.month === addMonths(month, -1))
  return [...groupBy(near, ({ side, subCategory }) => `${side} ${subCategory}`).values()]
    .map((some) => ({
      name: nameOf(some[0]?.subCategory ?? ''),
      side: some[0]?.side ?? ('out' as const),
      size: minor(
        some.reduce((all, line) => all + (line.month === month ? line.amount : -line.amount), 0),
      ),
    }))
    .filter(({ size }) => size !== 0)
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size) || (a.name < b.name ? -1 : 1))
}

function wordsOf({ size, side }: Change): string {
  return `${size > 0 ? 'more' : 'less'} ${side === 'in' ? 'in' : 'out'}`
}

function changeFacts(id: string, change: Change | undefined): Fact[] {
  return change
    ? [named(id, change.name), money(`${id}_size`, magnitude(change.size), change.name)]
    : []
}
