// Why a figure of the forecast is what it is, from the very parts that make it: one clause for each
// kind of source, with its share of the figure where there are several. The shares add up to the
// figure.
import { pounds } from '../../amount-words.ts'
import { groupBy } from '../../group.ts'
import { type Minor, magnitude, sum } from '../../money.ts'
import type { Part } from '../engine.ts'

/** One clause of the explanation, and what it accounts for, signed. */
type CellClause = { readonly words: string; readonly amount: Minor }

/**
 * The clauses of a cell, the largest first. `wordsOf` explains one part; a tax is always explained
 * by itself, because it names a period of its own.
 */
export function cellClauses(parts: readonly Part[], wordsOf: (part: Part) => string): CellClause[] {
  const keyOf = (part: Part) =>
    part.source === 'tax' ? `tax ${part.sourceId} ${part.due}` : part.source
  return [...groupBy(parts, keyOf).values()]
    .map((some) => ({
      words: clauseWords(some, wordsOf),
      amount: sum(some.map((part) => part.amount)),
    }))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
}

function clauseWords(parts: readonly Part[], wordsOf: (part: Part) => string): string {
  const [first] = parts
  if (!first) return ''
  const sources = new Set(parts.map(({ sourceId, merchantId }) => sourceId ?? merchantId)).size
  if (first.source !== 'series' || sources === 1) return wordsOf(first)
  return `${sources} regular payments`
}

/** The clauses as one explanation, without a full stop. */
export function cellWords(clauses: readonly CellClause[]): string {
  const [only] = clauses
  if (!only) return 'What has happened so far'
  if (clauses.length === 1) return only.words
  return clauses.map(({ words, amount }) => `${words} (${pounds(magnitude(amount))})`).join('; ')
}
