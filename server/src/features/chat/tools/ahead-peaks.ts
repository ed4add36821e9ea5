// The day, week or month to come in which most or least is expected, from the one forecast.
import {
  addDays,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
} from '@plimsoll/domain/calendar'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { monthLabel, spanLabel } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { date, type Fact, money, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, itemsShown, tooFar, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'

type PeakQuery = Extract<ToolCall, { tool: 'forecast_peak' }>['args']

type Part = { readonly from: Day; readonly to: Day; readonly amount: Minor }

/** Where most or least is expected to go out or come in, or the balance to be highest. */
export async function forecastPeak(context: ToolContext, args: PeakQuery): Promise<ToolResult> {
  const { days: all, outlook } = await forecastOf(context)
  const last = all.at(-1)
  if (outlook.state === 'unknown' || !last) return withoutForecast(context)
  const { from, to } = daysOf(args, { asOf: outlook.asOf, until: outlook.until })
  if (to > last.day) return tooFar({ day: to, end: last.day })
  const days = all.filter(({ day }) => day >= from && day <= to)
  const inOrder = [...partsOf(days, args)]
  if (args.each && args.measure === 'balance') return eachBalance(inOrder, args, days)
  if (args.each) return eachPart(inOrder, args, { from, to })
  const parts = inOrder.sort((a, b) => (args.least ? a.amount - b.amount : b.amount - a.amount))
  const [first, second] = parts
  if (!first) return withoutForecast(context)
  const then = second && args.measure !== 'balance' ? ' Next is {{next}} {{next_when}}.' : ''
  return {
    template: `${sentences(args, first)} I looked from {{from}} to {{to}}.${then}`,
    facts: [
      money('total', magnitudeOf(args, first), labelOf(args)),
      whenOf('when', first, args),
      date('from', from, 'From'),
      date('to', to, 'To'),
      ...(then && second
        ? [money('next', magnitudeOf(args, second), 'Next'), whenOf('next_when', second, args)]
        : []),
    ],
    citations: [
      {
        ref: 'total',
        href: `/cash-flow?month=${monthOf(first.from)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: 0,
    truncated: parts.length > itemsShown,
    basis: [forecastNote],
    warnings: [],
    table: {
      columns: ['When', labelOf(args)],
      rows: parts
        .slice(0, itemsShown)
        .map((part) => [{ text: labelOfPart(part, args) }, { minor: String(part.amount) }]),
    },
  }
}

const statedMost = 6

// A stretch that the days cut off has no end of its own.
function eachBalance(
  all: readonly Part[],
  args: PeakQuery,
  days: readonly ForecastDay[],
): ToolResult {
  const whole = all.filter(({ to }) =>
    args.interval === 'month' ? to === lastDayOf(monthOf(to)) : weekdayOf(to) === 7,
  )
  const parts = whole.length > 0 ? whole : all
  const shown = parts.slice(0, statedMost)
  const [lowest] = [...parts].sort((a, b) => a.amount - b.amount)
  const rangeOf = (part: Part | undefined) => days.find(({ day }) => day === part?.to)
  const last = rangeOf(shown.at(-1))
  const range = last ? ' Four times in five the last is between {{low}} and {{high}}.' : ''
  const rows = shown.map(
    (_, at) => `{{balance_${letters(at)}}} at the end of {{day_${letters(at)}}}`,
  )
  const rest =
    parts.length > shown.length && lowest
      ? ' The table has all of them; the lowest is {{lowest}} on {{lowest_day}}.'
      : ''
  return {
    template: `We expect ${listed(rows)}.${range}${rest}`,
    facts: [
      ...shown.flatMap(({ amount, to }, at) => [
        money(`balance_${letters(at)}`, amount, `Expected balance, ${spanLabel(to, to)}`),
        date(`day_${letters(at)}`, to, 'Date'),
      ]),
      ...(last
        ? [money('low', last.low80, 'Lower end'), money('high', last.high80, 'Upper end')]
        : []),
      ...(rest && lowest
        ? [money('lowest', lowest.amount, 'Lowest'), date('lowest_day', lowest.to, 'Date')]
        : []),
    ],
    citations: [{ ref: 'balance_a', href: '/cash-flow/forecast', rowCount: 0, label: 'Forecast' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
    table: {
      columns: ['Day', labelOf(args), 'Lower end', 'Upper end'],
      rows: parts.map((part) => [
        { day: part.to },
        { minor: String(part.amount) },
        { minor: String(rangeOf(part)?.low80 ?? part.amount) },
        { minor: String(rangeOf(part)?.high80 ?? part.amount) },
      ]),
    },
    chart: {
      kind: 'line',
      points: parts.map(({ to, amount }) => ({ label: spanLabel(to, to), minor: String(amount) })),
    },
  }
}

// "How much is expected in each week?": all of them, in a table.
function eachPart(
  parts: readonly Part[],
  args: PeakQuery,
  { from, to }: { from: Day; to: Day },
): ToolResult {
  const all = sum(parts.map(({ amount }) => amount))
  const mean = meanOf(parts, args)
  const onAverage = mean === null ? '' : `, {{mean}} a ${args.interval} on average`
  const [most] = [...parts].sort((a, b) => b.amount - a.amount)
  const way = args.measure === 'in' ? 'come in' : 'go out'
  return {
    template: `We expect {{total}} to ${way} from {{from}} to {{to}}${onAverage}. The table has each ${args.interval}${most ? '; most is expected {{when}}, {{most}}' : ''}.`,
    facts: [
      money('total', all, labelOf(args)),
      ...(mean === null ? [] : [money('mean', mean, 'On average')]),
      date('from', from, 'From'),
      date('to', to, 'To'),
      ...(most ? [money('most', most.amount, 'Most'), whenOf('when', most, args)] : []),
    ],
    citations: [
      {
        ref: 'total',
        href: `/cash-flow?month=${monthOf(from)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
    table: {
      columns: ['When', labelOf(args)],
      rows: parts.map((part) => [
        { text: labelOfPart(part, args) },
        { minor: String(part.amount) },
      ]),
    },
  }
}

// Of a week that is cut short only its days count; months that are cut have no mean.
function meanOf(parts: readonly Part[], { interval }: PeakQuery): Minor | null {
  const all = sum(parts.map(({ amount }) => amount))
  const days = parts.reduce((count, { from, to }) => count + daysBetween(from, to) + 1, 0)
  if (interval === 'week') return days < 7 ? null : minor(Math.round((all * 7) / days))
  const areWhole = parts.every(
    ({ from, to }) => from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(from)),
  )
  return areWhole && parts.length > 0 ? minor(Math.round(all / parts.length)) : null
}

// The month under way has only days left of it: months ahead are compared whole.
function daysOf(
  { interval, period }: PeakQuery,
  { asOf, until }: { asOf: Day; until: Day },
): { from: Day; to: Day } {
  if (period) return { from: period.from > asOf ? period.from : addDays(asOf, 1), to: period.to }
  if (interval !== 'month') return { from: addDays(asOf, 1), to: until }
  const isWhole = until === lastDayOf(monthOf(until))
  return {
    from: addDays(lastDayOf(monthOf(asOf)), 1),
    to: isWhole ? until : addDays(firstDayOf(monthOf(until)), -1),
  }
}

function* partsOf(days: readonly ForecastDay[], { measure, interval }: PeakQuery): Generator<Part> {
  const groups = new Map<string, ForecastDay[]>()
  for (const each of days) {
    const key =
      interval === 'month'
        ? monthOf(each.day)
        : interval === 'week'
          ? addDays(each.day, 1 - weekdayOf(each.day))
          : each.day
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  for (const own of groups.values()) {
    const [first] = own
    const last = own.at(-1)
    if (!first || !last) continue
    const into = sum(own.map((each) => each.in))
    const out = sum(own.map((each) => each.out))
    const amount =
      measure === 'balance'
        ? last.closing
        : measure === 'net'
          ? minor(into - out)
          : measure === 'in'
            ? into
            : out
    yield { from: first.day, to: last.day, amount }
  }
}

function magnitudeOf({ measure }: PeakQuery, { amount }: Part): Minor {
  return measure === 'balance' ? amount : magnitude(amount)
}

function labelOf({ measure }: PeakQuery): string {
  const labels = { in: 'Expected in', out: 'Expected out', net: 'Net', balance: 'Expected balance' }
  return labels[measure]
}

function labelOfPart({ from, to }: Part, { measure, interval }: PeakQuery): string {
  if (interval === 'day' || measure === 'balance') return spanLabel(to, to)
  const month = monthOf(from)
  const isMonth = from === firstDayOf(month) && to === lastDayOf(month)
  return isMonth ? monthLabel(month) : spanLabel(from, to)
}

function whenOf(id: string, part: Part, args: PeakQuery): Fact {
  const lead =
    args.interval === 'day' || args.measure === 'balance'
      ? 'on'
      : args.interval === 'week'
        ? 'in the week of'
        : 'in'
  return span(id, `${lead} ${labelOfPart(part, args)}`)
}

function sentences({ measure, least }: PeakQuery, { amount }: Part): string {
  const most = least ? 'Least' : 'Most'
  if (measure === 'balance')
    return `Cash is expected to be ${least ? 'lowest' : 'highest'} {{when}}, at {{total}}.`
  if (measure === 'net')
    return amount < 0
      ? `Cash is expected to fall ${least ? 'most' : 'least'} {{when}}: {{total}} more goes out than comes in.`
      : `Cash is expected to rise ${least ? 'least' : 'most'} {{when}}: {{total}} more comes in than goes out.`
  return `${most} is expected to ${measure === 'in' ? 'come in' : 'go out'} {{when}}: {{total}}.`
}
