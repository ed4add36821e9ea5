// What answers about the future share: their notes, and the reply where there is no forecast.
import type { Day, Month } from '@plimsoll/domain/calendar'
import { headlineOf, januaryWords } from '@plimsoll/domain/outlook/outlook-words'
import { date, emptyResult, span, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'

export const forecastNote = 'A forecast from your own history; it changes with every new payment.'

/** The range of a balance that is expected. */
export const rangeWords = 'four times in five it will be between {{low}} and {{high}}'

/** What the range of a day rests on. */
export function rangeNotes(
  { wideJanuaries }: { readonly wideJanuaries: readonly Month[] },
  day: Day,
): string[] {
  const january = januaryWords(wideJanuaries, { from: day, to: day })
  return january ? [forecastNote, january] : [forecastNote]
}

export const itemsShown = 10

const noForecast =
  'There is no forecast yet: it needs at least a few weeks of transactions and a balance.'

/** Why there is no forecast, in the words that every page has for it. */
export async function withoutForecast(context: ToolContext): Promise<ToolResult> {
  const { outlook } = await forecastOf(context)
  if (outlook.state !== 'unknown' || outlook.reason === 'no_transactions')
    return emptyResult(noForecast)
  const { lead, rest } = headlineOf({ outlook, lastDay: null })
  return emptyResult('{{lead}} {{rest}}', [span('lead', lead), span('rest', rest)])
}

/** The answer about a day after the last one that is forecast; `label` names what ends. */
export function tooFar(days: { day: Day; end: Day }, label = 'End of the forecast'): ToolResult {
  return emptyResult('The forecast does not reach {{day}} yet; it ends on {{end}}.', [
    date('day', days.day, 'Date'),
    date('end', days.end, label),
  ])
}

/** What stands beside every tax to come. */
export const taxNote =
  'An estimate from past payments to HMRC, not a tax return. Your accountant has the final figure.'

/** A figure that the page on cash management holds. */
export function onCashManagement(ref: string, rowCount: number): ToolResult['citations'] {
  return [{ ref, href: '/cash-management', rowCount, label: 'Cash management' }]
}
