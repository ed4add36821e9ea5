// What answers about the future share: their notes, and the reply where there is no forecast.
import { headlineOf } from '@plimsoll/domain/outlook/outlook-words'
import { type Fact, span, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'

export const forecastNote = 'A forecast from your own history; it changes with every new payment.'

export const itemsShown = 10

/** The forecast cannot answer: no books, or too far ahead. */
export function unknown(template: string, facts: Fact[] = []): ToolResult {
  return {
    template,
    facts,
    citations: [],
    rowCount: 0,
    truncated: false,
    basis: [],
    warnings: [],
    empty: true,
  }
}

const noForecast =
  'There is no forecast yet: it needs at least a few weeks of transactions and a balance.'

/** Why nothing can be said about the future, in the words that every page has for it. */
export async function withoutForecast(context: ToolContext): Promise<ToolResult> {
  const { outlook } = await forecastOf(context)
  if (outlook.state !== 'unknown' || outlook.reason === 'no_transactions')
    return unknown(noForecast)
  const { lead, rest } = headlineOf({ outlook, lastDay: null })
  return unknown('{{lead}} {{rest}}', [span('lead', lead), span('rest', rest)])
}

export const tooFar = 'The forecast does not reach {{day}} yet; it ends on {{end}}.'
