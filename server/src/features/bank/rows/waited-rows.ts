// Booked rows matched with those that waited to be booked, so that a payment keeps the id under
// which it waited.
import { pairBookedWithPending } from '@plimsoll/domain/matching/booked-pending'
import type { ProviderTransaction } from '../../../outside/open-banking/bank-provider.ts'
import type { Difference } from './difference.ts'

/** The ids under which rows waited to be booked: by the bank's own id, else by what they were. */
export function idsWaitedFor(
  rows: readonly ProviderTransaction[],
  { waiting, pendingGone }: Pick<Difference, 'waiting' | 'pendingGone'>,
): Map<string, { id: string; providerId: string }> {
  const byId = new Map(waiting.map((row) => [row.provider_id, row]))
  const found = new Map(
    rows.flatMap((row) => {
      const same = byId.get(row.id)
      return same ? [[row.id, { id: same.id, providerId: same.provider_id }] as const] : []
    }),
  )
  const gone = new Set(pendingGone)
  const pairs = pairBookedWithPending(
    rows.filter((row) => !found.has(row.id)),
    waiting
      .filter((row) => row.gone || gone.has(row.provider_id))
      .map((row) => ({
        id: row.provider_id,
        day: row.day,
        amount: row.amount_minor,
        text: row.text,
      })),
  )
  for (const { bookedId, pendingId } of pairs) {
    const row = byId.get(pendingId)
    if (row) found.set(bookedId, { id: row.id, providerId: row.provider_id })
  }
  return found
}
