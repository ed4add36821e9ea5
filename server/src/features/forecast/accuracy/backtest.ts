// The past forecast again from what was known then: from the last days of earlier months, with
// nothing known of what came after.
import { addMonths, type Day, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { rollingOrigins } from '@plimsoll/domain/forecast/accuracy/naive'
import { balanceOutcomes } from '@plimsoll/domain/forecast/accuracy/snapshot'
import { ownWidth, scaledBands, type Width } from '@plimsoll/domain/forecast/cash/own-width'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { composeForecast } from '@plimsoll/domain/forecast/overlay/compose'
import type { Forecast } from '@plimsoll/domain/forecast/overlay/composed'
import { emptyOverlay } from '@plimsoll/domain/forecast/overlay/overlay'
import { checkRange } from '@plimsoll/domain/outlook/range-check'
import { readClosings } from '../../../books/figures/months.store.ts'
import { readBalance } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { engineMark } from '../run/engine.ts'
import { holdSame } from '../run/hold.store.ts'
import { readRunInput } from '../run/make-run.ts'
import { closings, inputOn, metOn } from '../run/met-balances.ts'
import { type Run, type RunInput, taxParts } from '../run/run.ts'
import { think } from '../run/think.ts'
import { keepBacktest, readBacktestForecasts, readBacktestKey } from '../standing/backtest.store.ts'
import type { View } from '../standing/view.ts'
import { plainMethods, type Snapshots } from './snapshots.ts'

const originsMax = 6
// Of the busiest books fewer origins are tried, so that the answer comes while somebody waits for
// it.
const movementsMany = 20_000
const originsMaxOfMany = 3
// Earlier ones are tried for the width of the bands alone.
const widthOrigins = 2
const monthsBefore = 6
const monthsAhead = 6

/**
 * The forecasts that would have been made at the ends of up to six earlier months, as they were
 * kept by the latest back-test of these books; made and kept now where there is none.
 */
export async function backtestOf(tx: TenantTx, businessId: string, view: View): Promise<Snapshots> {
  const { version } = view.standing.books
  const key = { version, engine: engineMark }
  const kept = await readBacktestForecasts<Snapshots>(tx, businessId, key)
  return kept ?? renewBacktest(tx, businessId, view)
}

/**
 * Makes the back-test unless the one that is kept is of the same books, day and engine; whether it
 * did.
 */
export async function renewWhereOld(
  tx: TenantTx,
  businessId: string,
  view: View,
): Promise<boolean> {
  const { asOf, books } = view.standing
  const kept = await readBacktestKey(tx, businessId)
  const isSameBooks = kept?.version === books.version && kept.engine === engineMark
  if (isSameBooks && kept.asOf === asOf) return false
  await renewBacktest(tx, businessId, view)
  return true
}

async function renewBacktest(tx: TenantTx, businessId: string, view: View): Promise<Snapshots> {
  const { asOf, books } = view.standing
  const forecasts = await makeBacktest(tx, businessId, view)
  const first = forecasts.balances[0]?.madeOn ?? asOf
  const closingOn = await readClosings(tx, businessId, { from: first, to: asOf })
  const measured = checkRange(
    balanceOutcomes(forecasts.balances, closingOn).map(({ expected, happened, snapshot }) => {
      return { expected, happened, low80: snapshot.low80, high80: snapshot.high80 }
    }),
  )
  await holdSame(tx, businessId, books)
  const key = { asOf, version: books.version, engine: engineMark }
  await keepBacktest(tx, businessId, { ...key, measured, forecasts })
  return forecasts
}

async function makeBacktest(tx: TenantTx, businessId: string, view: View): Promise<Snapshots> {
  const { asOf, books } = view.standing
  const input = await readRunInput(tx, businessId, view.standing, [])
  const servedOrigins = input.movements.length > movementsMany ? originsMaxOfMany : originsMax
  const origins = rollingOrigins({
    firstFullMonth: firstFullMonth(books.firstDay ?? asOf),
    asOf,
    monthsBefore,
    originsMax: servedOrigins + widthOrigins,
  }).filter((origin) => origin < asOf)
  const snapshots: Snapshots = { lines: [], balances: [] }
  const closingOn = closings(input)
  const earlier: ForecastDay[] = []
  for (const [at, origin] of origins.entries()) {
    const until = lastDayOf(addMonths(monthOf(origin), monthsAhead))
    const balance = await readBalance(tx, businessId, origin)
    const run = await think({ ...inputOn(input, { origin, until, balance }), looksBack: false })
    // The width rests only on what had happened by then.
    const width = ownWidth(metOn(earlier, { asOf: origin, closingOn }))
    const plain = forecastOf(run, input, { low: 1, high: 1 })
    if (at >= origins.length - servedOrigins) {
      const isPlain = width.low === 1 && width.high === 1
      const forecast = isPlain ? plain : forecastOf(run, input, width)
      addSnapshots(snapshots, { forecast, origin, view })
    }
    earlier.push(...plain.days)
  }
  return snapshots
}

/** The origin is the last day of its month: the month under way has nothing still to come. */
function forecastOf(run: Run, input: RunInput, width: Width): Forecast {
  const overlay = { ...emptyOverlay, taxes: taxParts(run.taxes) }
  const base = { ...run.base, bands: scaledBands(run.base.bands, width) }
  return composeForecast(base, overlay, { actuals: [], nation: input.nation })
}

function addSnapshots(
  snapshots: Snapshots,
  input: { forecast: Forecast; origin: Day; view: View },
): void {
  const { forecast, origin, view } = input
  const { asOf } = view.standing
  const plain = plainMethods(view)
  const next = firstDayOf(addMonths(monthOf(origin), 1))
  for (const { month, lines } of forecast.months)
    if (month >= monthOf(next))
      for (const line of lines) {
        const { side, subCategory, merchantId, amount } = line
        const naive = plain.ofLine(line, origin)
        snapshots.lines.push({
          madeOn: origin,
          month,
          side,
          subCategory,
          merchantId,
          amount,
          naive,
        })
      }
  for (const day of forecast.days)
    if (day.day <= asOf)
      snapshots.balances.push({
        ...day,
        madeOn: origin,
        naive: plain.ofBalance(forecast.balance, { madeOn: origin, day: day.day }),
      })
}
