// What answers about the future share: their notes, and the reply where there is no forecast.
import type { Fact, ToolResult } from '../facts.ts'

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

export const noForecast =
  'There is no forecast yet: it needs at least a few weeks of transactions and a balance.'

export const tooFar = 'The forecast does not reach {{day}} yet; it ends on {{end}}.'
