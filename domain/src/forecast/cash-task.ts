// The forecast as the yardstick asks for it: plain amounts in, months, days and bands out, by the
// very engine that the product runs.
import { type Day, type Month, monthOf } from '../calendar.ts'
import { minor, sum } from '../money.ts'
import { baseForecast } from './cash/base-forecast.ts'
import type { BaseForecast, EngineInput, ForecastDay } from './engine.ts'
import type { Movement } from './movement.ts'
import { baseParts } from './overlay/base-parts.ts'
import { dayPath } from './overlay/path.ts'
import type { Series } from './series.ts'

/**
 * A question of the yardstick; amounts in units of a currency, signed; a transaction is day,
 * amount, counterparty, category.
 */
export type CashTask = {
  readonly id: string
  readonly task: 'cash'
  readonly asOf: Day
  readonly end: Day
  readonly opened: Day
  readonly months: readonly Month[]
  readonly balance: number
  readonly tx: readonly (readonly [Day, number, string, string])[]
}

/**
 * Its answer: both sides by month (positive), balances by day with their bands, the low point, and
 * the recurring streams.
 */
export type CashAnswer = {
  readonly id: string
  readonly in: readonly number[]
  readonly out: readonly number[]
  readonly daily: readonly number[]
  readonly lo80: readonly number[]
  readonly hi80: readonly number[]
  readonly lo95: readonly number[]
  readonly hi95: readonly number[]
  readonly low?: { readonly date: Day; readonly balance: number }
  readonly streams: readonly { ref: string; sign: number; amount: number; dates: readonly Day[] }[]
}

const penceInUnit = 100

/** Answers a question of the yardstick. */
export function forecastCash(task: CashTask): CashAnswer {
  const base = baseForecast(inputOf(task))
  const days = dayPath(baseParts(base), base)
  const daily = (read: (day: ForecastDay) => number) => days.map((day) => inUnits(read(day)))
  return {
    id: task.id,
    in: task.months.map((month) => sideTotal(days, month, 'in')),
    out: task.months.map((month) => sideTotal(days, month, 'out')),
    daily: daily((day) => day.closing),
    lo80: daily((day) => day.low80),
    hi80: daily((day) => day.high80),
    lo95: daily((day) => day.low95),
    hi95: daily((day) => day.high95),
    ...(base.low ? { low: { date: base.low.day, balance: inUnits(base.low.balance) } } : {}),
    streams: streamsOf(base),
  }
}

function inputOf(task: CashTask): EngineInput {
  const movements = task.tx.flatMap(([day, amount, ref, category], i): Movement[] => {
    const pence = Math.round(amount * penceInUnit)
    if (pence === 0) return []
    return [
      {
        id: String(i).padStart(6, '0'),
        day,
        amount: minor(pence),
        merchantId: ref || null,
        subCategory: category,
      },
    ]
  })
  return {
    movements,
    opened: task.opened,
    asOf: task.asOf,
    until: task.end,
    balance: minor(Math.round(task.balance * penceInUnit)),
    nation: 'england_and_wales',
    decisions: [],
  }
}

/** What one side comes to in a month, positive, in units. */
function sideTotal(days: readonly ForecastDay[], month: Month, side: 'in' | 'out'): number {
  return inUnits(sum(days.filter(({ day }) => monthOf(day) === month).map((day) => day[side])))
}

// Chosen on the tuning halves: below it more predicted payments fail to appear than missed ones are
// found (docs/forecasting.md).
const streamChanceMin = 0.6

function streamsOf(base: BaseForecast): CashAnswer['streams'] {
  return base.series.flatMap((series) => {
    const days = base.occurrences
      .filter(({ seriesId, open, day }) => seriesId === series.id && open !== 0 && day > base.asOf)
      .map(({ day }) => day)
    if (days.length === 0 || series.probability < streamChanceMin) return []
    const times = timesADay(series)
    return [
      {
        ref: series.merchantId ?? series.subCategory,
        sign: Math.sign(series.amount.amount),
        amount: inUnits(series.amount.amount / times),
        dates: days.flatMap((day) => Array.from({ length: times }, () => day)),
      },
    ]
  })
}

/** How many payments usually make up one occurrence; the yardstick counts each. */
function timesADay({ evidence }: Series): number {
  const counts = evidence.slice(-6).map(({ movementIds }) => movementIds.length)
  return counts.sort((a, b) => a - b)[counts.length >> 1] ?? 1
}

function inUnits(pence: number): number {
  return pence / penceInUnit
}
