// How far payments due are known: the thirteen weeks of the list, or all that is forecast.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { magnitude, sum } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { type Due, dueDays, readKeptDue } from '../../forecast/service.ts'
import { date, type Fact, money } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { isOfSubjects } from './due-lists.ts'

/** The last day of the list of payments due; null where nothing is forecast. */
export function lastListed({ asOf, days }: Due): Day | null {
  const last = days.at(-1)?.day
  const listed = addDays(asOf, dueDays)
  return last === undefined ? null : last < listed ? last : listed
}

/** What is due to the end of the forecast, and where that is; null where nothing is forecast. */
export async function dueInForecast(context: ToolContext): Promise<{ due: Due; end: Day } | null> {
  const { tx, businessId, today } = context
  const due = await readKeptDue(tx, businessId, today, 'forecast')
  const end = (await forecastOf(context)).days.at(-1)?.day
  return due && end ? { due, end } : null
}

/** Nothing on Friday, but on Saturday. */
export function nextAfter(
  items: readonly Due['items'][number][],
  query: Parameters<typeof isOfSubjects>[0],
  { side, period }: { side?: FlowSide; period: Period },
): { words: string; facts: Fact[] } | null {
  const own = items.filter(
    (item) => item.day > period.to && (!side || item.side === side) && isOfSubjects(query, item),
  )
  const [first] = own
  if (!first) return null
  const sameDay = own.filter(({ day, side: way }) => day === first.day && way === first.side)
  return {
    words: ' The next is {{next}} on {{next_day}}.',
    facts: [
      money('next', magnitude(sum(sameDay.map(({ open }) => open))), 'Next'),
      date('next_day', first.day, 'Date'),
    ],
  }
}
