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
import { withForecastView } from '../forecast/service.ts'
import type { FactsQuery, ReadFacts } from './kept-facts.ts'
import { comparedMonth } from './month-variance.ts'

type MonthSpan = { readonly from: Month; readonly to: Month }

/** The months of a span that are over. Refuses a span that is turned round or too long. */
export async function comparedMonths(
  context: Context,
  { businessId, books }: { businessId: string; books: string },
  { span, readFacts }: { span: MonthSpan; readFacts: ReadFacts },
): Promise<ComparedMonth[]> {
  const months: ComparedMonth[] = []
  // One after the other: making a forecast again is work for a whole core.
  for (const month of await monthsOver(context, businessId, span)) {
    const facts = await readFacts(businessId, books, wholeMonth(month)).catch(noForecast)
    months.push(comparedMonth(month, facts))
  }
  return months
}

function wholeMonth(month: Month): FactsQuery {
  return {
    timeframe: 'custom',
    compare: 'forecast',
    custom: { from: firstDayOf(month), to: lastDayOf(month) },
  }
}

/** The months of a span that were over on the day of the figures. */
async function monthsOver(
  context: Context,
  businessId: string,
  { from, to }: MonthSpan,
): Promise<Month[]> {
  const count = monthsBetween(from, to) + 1
  if (count < 1) throw new Problem('invalid', 'The first month comes after the last.')
  if (count > comparedMonthsMax)
    throw new Problem('invalid', `Ask for at most ${comparedMonthsMax} months at once.`)
  const current = await withForecastView(context, { businessId }, ({ standing }) =>
    monthOf(standing.asOf),
  )
  return monthsFrom(from, to).filter((month) => month < current)
}

/** A month before the books, or too early in them, has no forecast to be compared with. */
function noForecast(error: unknown): null {
  if (error instanceof Problem && error.code === 'unusable') return null
  throw error
}
