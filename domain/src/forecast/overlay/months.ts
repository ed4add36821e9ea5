// The forecast by month and line, each line with the parts it is made of.
import { type Day, type Month, monthOf, monthsFrom } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { less, type Minor, negate, plus, sum } from '../../money.ts'
import type { ForecastDay, Part } from '../engine.ts'
import type { ForecastMonth, ForecastMonthLine } from './composed.ts'
import { lowPointOf } from './low-point.ts'
import type { ActualLine } from './overlay.ts'

/**
 * Every month from that of `asOf` to that of `until`. The first opens with the balance less what
 * happened in it so far.
 */
export function monthPath(from: {
  asOf: Day
  until: Day
  balance: Minor
  parts: readonly Part[]
  days: readonly ForecastDay[]
  actuals: readonly ActualLine[]
}): ForecastMonth[] {
  const { asOf, until, balance, actuals } = from
  const partsByMonth = groupBy(from.parts, ({ month }) => month)
  const daysByMonth = groupBy(from.days, ({ day }) => monthOf(day))
  const netSoFar = sum(actuals.map(({ side, amount }) => (side === 'in' ? amount : negate(amount))))
  let opening = less(balance, netSoFar)
  const last = until > asOf ? until : asOf
  return monthsFrom(monthOf(asOf), monthOf(last)).map((month) => {
    const lines = linesOf(partsByMonth.get(month) ?? [], month === monthOf(asOf) ? actuals : [])
    const statement = statementOf({ month, opening, lines })
    opening = statement.closing
    const days = daysByMonth.get(month) ?? []
    return {
      ...statement,
      ...bandOf(days.at(-1), statement.closing),
      lowPoint: lowPointOf(days) ?? { day: asOf, balance },
    }
  })
}

function statementOf(input: { month: Month; opening: Minor; lines: ForecastMonthLine[] }) {
  const total = (side: 'in' | 'out') =>
    sum(input.lines.filter((line) => line.side === side).map(({ amount }) => amount))
  const cash = { in: total('in'), out: total('out') }
  return { ...input, ...cash, closing: less(plus(input.opening, cash.in), cash.out) }
}

function bandOf(last: ForecastDay | undefined, closing: Minor) {
  return {
    low50: last?.low50 ?? closing,
    high50: last?.high50 ?? closing,
    low80: last?.low80 ?? closing,
    high80: last?.high80 ?? closing,
    low95: last?.low95 ?? closing,
    high95: last?.high95 ?? closing,
  }
}

/** The lines in order of side, sub-category and merchant. */
function linesOf(parts: readonly Part[], actuals: readonly ActualLine[]): ForecastMonthLine[] {
  const partsByLine = groupBy(parts, lineKey)
  const actualsByLine = groupBy(actuals, lineKey)
  const keys = [...new Set([...partsByLine.keys(), ...actualsByLine.keys()])].sort()
  return keys.flatMap((key) => {
    const own = partsByLine.get(key) ?? []
    const happened = actualsByLine.get(key) ?? []
    const line = own[0] ?? happened[0]
    if (!line) return []
    const { side, subCategory, merchantId } = line
    const actual = sum(happened.map(({ amount }) => amount))
    const net = sum(own.map(({ amount }) => amount))
    const expected = side === 'out' ? negate(net) : net
    const amount = plus(actual, expected)
    return [{ side, subCategory, merchantId, actual, expected, amount, parts: own }]
  })
}

function lineKey({ side, subCategory, merchantId }: Omit<ActualLine, 'amount'>): string {
  return `${side} ${subCategory} ${merchantId ?? ''}`
}
