// Whether what is said of single payments can be meant: the line, the payment and the transactions are there, and nobody else holds them.
import type { Changeset, Decision } from '@plimsoll/contract/forecast-lines'
import { Problem } from '@plimsoll/domain/problem'
import { hasTransactions } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { KnownLine } from '../lines/lines.ts'
import { withoutRestored } from '../run/engine-decisions.ts'
import type { View } from '../standing/view.ts'

type Of = { view: View; known: readonly KnownLine[]; draft: Changeset }

/** Refuses what cannot be, with a sentence. */
export async function checkDecisions(tx: TenantTx, businessId: string, of: Of): Promise<void> {
  const decisions = of.draft.decisions ?? []
  for (const decision of decisions) {
    checkLine(of, decision)
    checkDays(of.view, decision)
    checkSaid(decision)
  }
  const named = decisions.flatMap(({ transaction_ids }) => transaction_ids ?? [])
  if (!(await hasTransactions(tx, businessId, named)))
    throw new Problem('not_found', 'There is no such transaction.')
  checkClaims([...of.view.changes.decisions, ...decisions])
}

function checkLine({ view, known, draft }: Of, decision: Decision): void {
  const line = known.find(({ id }) => id === decision.series_id)
  if (!line) throw new Problem('not_found', 'There is no such line in the forecast.')
  if (line.line.kind === 'project')
    throw new Problem(
      'invalid',
      'Change the dates and amounts of this payment in its sales project.',
    )
  // A draft that changes the line's rules too speaks of payments that are not there yet.
  const isRuled = draft.customConfigurations?.some(
    (one) => (one.series_id ?? `rule.${one.id}`) === line.id,
  )
  if (isRuled || decision.kind === 'restore') return
  const isDue =
    line.parts.some((part) => (part.due ?? part.day) === decision.due) ||
    view.base.occurrences.some((one) => one.seriesId === line.id && one.due === decision.due) ||
    view.changes.decisions.some((one) => one.series_id === line.id && one.due === decision.due)
  checkAmount(line, decision)
  if (!isDue)
    throw new Problem('not_found', 'No payment of this line is expected on that day any more.')
}

function checkAmount({ side }: KnownLine, { kind, amount }: Decision): void {
  if (kind !== 'amount' || amount === undefined) return
  if (amount === 0)
    throw new Problem('invalid', 'Give an amount, or mark the payment as not happening.')
  if (amount > 0 !== (side === 'in'))
    throw new Problem('invalid', 'Write money out with a minus, and money in without one.')
}

function checkDays(view: View, { day, days }: Decision): void {
  const { asOf, until } = view.standing
  const said = [...(day ? [day] : []), ...(days ?? [])]
  if (said.some((each) => each <= asOf))
    throw new Problem('invalid', 'Choose a day that is still to come.')
  if (said.some((each) => each > until))
    throw new Problem('invalid', 'Choose a day within the next two years.')
}

function checkSaid({ kind, day, days, amount, transaction_ids }: Decision): void {
  if (kind === 'redate' && !day) throw new Problem('invalid', 'Choose the new day.')
  if (kind === 'amount' && amount === undefined)
    throw new Problem('invalid', 'Give the new amount.')
  if (kind === 'split' && !days) throw new Problem('invalid', 'Choose the days of the instalments.')
  if (days && new Set(days).size < days.length)
    throw new Problem('invalid', 'Choose a different day for each instalment.')
  if ((kind === 'match' || kind === 'unmatch') && !transaction_ids?.length)
    throw new Problem('invalid', 'Choose the transaction.')
}

/** One transaction pays one thing. A later word on the same payment takes the place of the one before. */
function checkClaims(decisions: readonly Decision[]): void {
  const matches = new Map<string, readonly string[]>()
  for (const one of withoutRestored(decisions)) {
    const key = `${one.series_id} ${one.due}`
    if (one.kind === 'match') matches.set(key, one.transaction_ids ?? [])
    if (one.kind === 'unmatch') {
      const gone = new Set(one.transaction_ids)
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
