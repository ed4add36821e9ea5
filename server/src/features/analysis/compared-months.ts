// Which months of a span are over, and each of them beside the forecast made before it.
import { type ComparedMonth, comparedMonthsMax } from '@plimsoll/contract/analysis-months'
import {
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { beginBaselines, withForecastView } from '../forecast/service.ts'
import { comparedMonth } from './month-variance.ts'
import { varianceFacts } from './variance.ts'

type MonthSpan = { readonly from: Month; readonly to: Month }

const atOnce = 2

/** The months of a span that are over. Refuses a span that is turned round or too long. */
export async function comparedMonths(
  context: Context,
  businessId: string,
  span: MonthSpan,
): Promise<ComparedMonth[]> {
  const count = monthsBetween(span.from, span.to) + 1
  if (count < 1) throw new Problem('invalid', 'The first month comes after the last.')
  if (count > comparedMonthsMax)
    throw new Problem('invalid', `Ask for at most ${comparedMonthsMax} months at once.`)
  return withForecastView(context, { businessId }, async (view, tx) => {
    const current = monthOf(view.standing.asOf)
    const months = monthsFrom(span.from, span.to).filter((month) => month < current)
    const periods = months.map((month) => wholeMonth(month).custom)
    await beginBaselines(tx, businessId, { view, periods })
    const compared: ComparedMonth[] = []
    for (let first = 0; first < months.length; first += atOnce)
      compared.push(
        ...(await Promise.all(
          months.slice(first, first + atOnce).map(async (month) => {
            const query = { ...wholeMonth(month), totalsOnly: true }
            const facts = await varianceFacts(tx, businessId, view, query).catch(noForecast)
            return comparedMonth(month, facts)
          }),
        )),
      )
    return compared
  })
}

function wholeMonth(month: Month) {
  return {
    timeframe: 'custom' as const,
    compare: 'forecast' as const,
    custom: { from: firstDayOf(month), to: lastDayOf(month) },
  }
}

/** A month before the books, or too early in them, has no forecast to be compared with. */
function noForecast(error: unknown): null {
  if (error instanceof Problem && error.code === 'unusable') return null
  throw error
}
