// The user's decisions about single occurrences that the engine follows; the rest is laid over its
// run.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { OccurrenceDecision } from '@plimsoll/domain/forecast/series'
import { readLineId } from '../line-id.ts'

/**
 * Whether a decision can only be answered by the engine: it changes which payment met which due
 * day.
 */
export function isMatching({ kind }: Decision): boolean {
  return kind === 'match' || kind === 'unmatch' || kind === 'restore'
}

/**
 * Whether the engine heeds a decision. Splits, and decisions about rules, taxes and one-offs, are
 * laid over what it says.
 */
export function isForEngine(decision: Decision): boolean {
  return decision.kind !== 'split' && readLineId(decision.line_id).kind === 'series'
}

/**
 * Decisions about series in the engine's words; a later `restore` takes back earlier decisions
 * about the same occurrence.
 */
export function engineDecisions(decisions: readonly Decision[]): OccurrenceDecision[] {
  return withoutRestored(decisions)
    .filter(isForEngine)
    .flatMap((decision) => engineDecision(decision) ?? [])
}

function engineDecision(decision: Decision): OccurrenceDecision | null {
  const named = { seriesId: decision.line_id, due: decision.due }
  const movementIds = decision.transaction_ids ?? []
  switch (decision.kind) {
    case 'match':
    case 'unmatch':
      return { ...named, decision: { kind: decision.kind, movementIds } }
    case 'redate':
      return decision.day ? { ...named, decision: { kind: 'redate', day: decision.day } } : null
    case 'amount':
      return decision.amount === undefined
        ? null
        : { ...named, decision: { kind: 'amount', amount: decision.amount } }
    case 'cancel':
      return { ...named, decision: { kind: 'cancel' } }
    default:
      return null
  }
}

/** The decisions that still stand. */
export function withoutRestored(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(
    (decision, i) =>
      decision.kind !== 'restore' &&
      !decisions
        .slice(i + 1)
        .some(
          (later) =>
            later.kind === 'restore' &&
            later.line_id === decision.line_id &&
            later.due === decision.due,
        ),
  )
}
