// Whether decisions about single payments can hold: the line, the payment and the transactions
// exist, and no other payment claims them.
import type { Changeset, Decision } from '@plimsoll/contract/forecast-lines'
import { Problem } from '@plimsoll/domain/problem'
import { hasTransactions } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { KnownLine } from '../lines/known-lines.ts'
import { withoutRestored } from '../run/engine-decisions.ts'
import { occurrencesOf } from '../standing/settled-invoices.ts'
import type { View } from '../standing/view.ts'

type DraftedView = { view: View; known: readonly KnownLine[]; draft: Changeset }

/** Refuses what cannot be, with a sentence. */
export async function checkDecisions(
  tx: TenantTx,
  businessId: string,
  drafted: DraftedView,
): Promise<void> {
  const decisions = drafted.draft.decisions ?? []
  for (const decision of decisions) {
    checkLine(drafted, decision)
    checkDays(drafted.view, decision)
    checkFields(decision)
  }
  const named = decisions.flatMap(({ transaction_ids }) => transaction_ids ?? [])
  if (!(await hasTransactions(tx, businessId, named)))
    throw new Problem('not_found', 'There is no such transaction.')
  checkClaims([...drafted.view.changes.decisions, ...decisions])
}

function checkLine({ view, known, draft }: DraftedView, decision: Decision): void {
  const line = known.find(({ id }) => id === decision.line_id)
  if (!line) throw new Problem('not_found', 'There is no such line in the forecast.')
  if (line.line.kind === 'project') throw changedInProject()
  // A draft that changes the line's rules too speaks of payments that are not there yet.
  const isRuled = draft.customConfigurations?.some(
    (configuration) => (configuration.line_id ?? `rule.${configuration.id}`) === line.id,
  )
  if (isRuled || decision.kind === 'restore') return
  const isDue =
    line.parts.some((part) => (part.due ?? part.day) === decision.due) ||
    occurrencesOf(view).some(
      (occurrence) => occurrence.seriesId === line.id && occurrence.due === decision.due,
    ) ||
    view.changes.decisions.some((each) => each.line_id === line.id && each.due === decision.due)
  checkAmount(line, decision)
  if (!isDue)
    throw new Problem('not_found', 'No payment of this line is expected on that day any more.')
}

/** The refusal of a decision about a payment of a sales project. */
export function changedInProject(): Problem {
  return new Problem(
    'invalid',
    'Change the dates and amounts of this payment in its sales project.',
  )
}

function checkAmount({ side }: KnownLine, { kind, amount }: Decision): void {
  if (kind !== 'amount' || amount === undefined) return
  if (amount === 0)
    throw new Problem('invalid', 'Enter an amount, or mark the payment as not happening.')
  if (amount > 0 !== (side === 'in'))
    throw new Problem('invalid', 'Write money out with a minus, and money in without one.')
}

function checkDays(view: View, { day, days }: Decision): void {
  const { asOf, until } = view.standing
  const named = [...(day ? [day] : []), ...(days ?? [])]
  if (named.some((each) => each <= asOf))
    throw new Problem('invalid', 'Choose a day that is still to come.')
  if (named.some((each) => each > until))
    throw new Problem('invalid', 'Choose a day within the next two years.')
}

function checkFields({ kind, day, days, amount, transaction_ids }: Decision): void {
  if (kind === 'redate' && !day) throw new Problem('invalid', 'Choose the new day.')
  if (kind === 'amount' && amount === undefined)
    throw new Problem('invalid', 'Enter the new amount.')
  if (kind === 'split' && !days) throw new Problem('invalid', 'Choose the days of the instalments.')
  if (days && new Set(days).size < days.length)
    throw new Problem('invalid', 'Choose a different day for each instalment.')
  if ((kind === 'match' || kind === 'unmatch') && !transaction_ids?.length)
    throw new Problem('invalid', 'Choose the transaction.')
}

/**
 * One transaction pays one thing. A later word on the same payment takes the place of the one
 * before.
 */
function checkClaims(decisions: readonly Decision[]): void {
  const matches = new Map<string, readonly string[]>()
  for (const decision of withoutRestored(decisions)) {
    const key = `${decision.line_id} ${decision.due}`
    if (decision.kind === 'match') matches.set(key, decision.transaction_ids ?? [])
    if (decision.kind === 'unmatch') {
      const gone = new Set(decision.transaction_ids)
      matches.set(
        key,
        (matches.get(key) ?? []).filter((id) => !gone.has(id)),
      )
    }
  }
  const claimed = [...matches.values()].flat()
  if (new Set(claimed).size < claimed.length)
    throw new Problem(
      'conflict',
      'That transaction is already matched with another payment. Take it away from that one first.',
    )
}
