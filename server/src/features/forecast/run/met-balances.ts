// What the engine would have forecast for balances that have come since, from the ends of earlier
// months: the business's own proof of how wide its bands have to be.
import { addMonths, type Day, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { rollingOrigins } from '@plimsoll/domain/forecast/accuracy/naive'
import type { MetBalance } from '@plimsoll/domain/forecast/cash/own-width'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { composeForecast } from '@plimsoll/domain/forecast/overlay/compose'
import { emptyOverlay } from '@plimsoll/domain/forecast/overlay/overlay'
import { type Minor, minor } from '@plimsoll/domain/money'
import { type Run, type RunInput, taxParts } from './run.ts'

const monthsBefore = 6
const monthsAhead = 6
// Origins lie a quarter apart, so that each of them says something new; the busiest books have one,
// because somebody waits.
const originsBack = [6, 3]
const originsBackOfMany = [3]
const movementsMany = 5_000

/** Month ends that were forecast and have come. `run` makes a run without looking back itself. */
export function metBalances(input: RunInput, run: (input: RunInput) => Run): MetBalance[] {
  if (input.looksBack === false) return []
  const back = input.movements.length > movementsMany ? originsBackOfMany : originsBack
  const known = rollingOrigins({
    firstFullMonth: firstFullMonth(input.opened),
    asOf: input.asOf,
    monthsBefore,
    originsMax: Math.max(...back),
  }).filter((origin) => origin < input.asOf)
  const origins = new Set(back.flatMap((count) => known.at(-count) ?? known[0] ?? []))
  const closingOn = closings(input)
  return [...origins].flatMap((origin) => metFrom(origin, { input, run, closingOn }))
}

function metFrom(
  origin: Day,
  backtest: { input: RunInput; run: (input: RunInput) => Run; closingOn: (day: Day) => Minor },
): MetBalance[] {
  const { input, closingOn } = backtest
  const until = lastDayOf(addMonths(monthOf(origin), monthsAhead))
  const { base, taxes } = backtest.run(
    inputOn(input, { origin, until, balance: closingOn(origin) }),
  )
  const overlay = { ...emptyOverlay, taxes: taxParts(taxes) }
  const { days } = composeForecast(base, overlay, { actuals: [], nation: input.nation })
  return metOn(days, { asOf: input.asOf, closingOn })
}

/** The month ends among forecast days that have come, with what came. */
export function metOn(
  days: readonly ForecastDay[],
  known: { asOf: Day; closingOn: (day: Day) => Minor },
): MetBalance[] {
  const isMet = (day: Day) => day <= known.asOf && day === lastDayOf(monthOf(day))
  return days
    .filter(({ day }) => isMet(day))
    .map(({ day, closing, low80, high80 }) => ({
      expected: closing,
      low80: low80 - closing,
      high80: high80 - closing,
      came: known.closingOn(day),
    }))
}

/** What the engine would have read on an earlier day. */
export function inputOn(
  input: RunInput,
  at: { origin: Day; until: Day; balance: Minor },
): RunInput {
  const { origin, until, balance } = at
  return {
    ...input,
    asOf: origin,
    until,
    balance,
    movements: input.movements.filter(({ day }) => day <= origin),
    taxPayments: input.taxPayments.filter(({ day }) => day <= origin),
    totals: input.totals.filter(({ month }) => month <= monthOf(origin)),
    knownSeries: [],
    notRecurring: [],
  }
}

/** Closing balances of past days, counted back from the one that is known. */
export function closings({ movements, balance, asOf }: RunInput): (day: Day) => Minor {
  const latestFirst = movements
    .filter(({ day }) => day <= asOf)
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  return (day) => {
    let closing: number = balance
    for (const movement of latestFirst) {
      if (movement.day <= day) break
      closing -= movement.amount
    }
    return minor(closing)
  }
}
