// What the user said of single occurrences, as far as the engine heeds it; the rest is laid over what it says.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { OccurrenceDecision } from '@plimsoll/domain/forecast/series'
import { readLineId } from '../line-id.ts'

/** Whether a decision can only be answered by the engine: it changes which payment met which due day. */
export function isMatching({ kind }: Decision): boolean {
  return kind === 'match' || kind === 'unmatch' || kind === 'restore'
}

/** Whether the engine heeds a decision. Splits, and decisions about rules, taxes and one-offs, are laid over what it says. */
export function isForEngine(decision: Decision): boolean {
  return decision.kind !== 'split' && readLineId(decision.series_id).kind === 'series'
}

/** Decisions about series in the engine's words; a later `restore` takes back what was said before of the same occurrence. */
export function engineDecisions(decisions: readonly Decision[]): OccurrenceDecision[] {
  return withoutRestored(decisions)
    .filter(isForEngine)
    .flatMap((one) => engineDecision(one) ?? [])
}

function engineDecision(one: Decision): OccurrenceDecision | null {
  const named = { seriesId: one.series_id, due: one.due }
  const movementIds = one.transaction_ids ?? []
  switch (one.kind) {
    case 'match':
    case 'unmatch':
      return { ...named, decision: { kind: one.kind, movementIds } }
    case 'redate':
      return one.day ? { ...named, decision: { kind: 'redate', day: one.day } } : null
    case 'amount':
      return one.amount === undefined
        ? null
        : { ...named, decision: { kind: 'amount', amount: one.amount } }
    case 'cancel':
      return { ...named, decision: { kind: 'cancel' } }
    default:
      return null
  }
}

/** The decisions that still stand. */
export function withoutRestored(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(
    (one, i) =>
      one.kind !== 'restore' &&
      !decisions
        .slice(i + 1)
        .some(
          (later) =>
            later.kind === 'restore' && later.series_id === one.series_id && later.due === one.due,
        ),
  )
}
