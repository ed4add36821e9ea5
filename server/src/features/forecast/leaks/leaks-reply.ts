// The leaks in the contract's shape: those that are shown, and those dismissed while their
// numbers stand.
import type { Leak as LeakReply } from '@plimsoll/contract/leaks'
import type { Day } from '@plimsoll/domain/calendar'
import type { Leak } from '@plimsoll/domain/leaks/leak'
import { Problem } from '@plimsoll/domain/problem'
import type { TenantTx } from '../../../db/tenant.ts'
import { bumpForecast } from '../overlay/change-log.store.ts'
import { dropDismissal, keepDismissal, readDismissed } from './leaks.store.ts'
import { watchLeaks } from './watch.ts'

/** What the leak watch has to say. */
type LeaksReply = {
  leaks: LeakReply[]
  dismissed: LeakReply[]
  payments: number
  from: Day | null
  until: Day | null
}

/** The leaks of a business as of today. */
export async function leaksReply(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<LeaksReply> {
  const watched = await watchLeaks(tx, businessId, today)
  if (!watched) return { leaks: [], dismissed: [], payments: 0, from: null, until: null }
  const dismissed = await readDismissed(tx, businessId)
  const shown = (leak: Leak) => toLeak(leak, watched.lines.get(leak.merchantId ?? '') ?? null)
  const isAway = (leak: Leak) => dismissed.get(leak.id) === leak.figures
  const { leaks, payments, from, until } = watched
  return {
    leaks: leaks.filter((leak) => !isAway(leak)).map(shown),
    dismissed: leaks.filter(isAway).map(shown),
    payments,
    from,
    until,
  }
}

/**
 * The leaks that show themselves on some days, the dearest first. Somebody who asks about days
 * months ago wants first large payments of those days too, which the watch itself leaves behind
 * after some weeks.
 */
export async function leaksWithin(
  tx: TenantTx,
  businessId: string,
  { today, from, to }: { today: Day; from: Day; to: Day },
): Promise<LeakReply[]> {
  const watched = await watchLeaks(tx, businessId, today)
  if (!watched) return []
  const dismissed = await readDismissed(tx, businessId)
  const all = new Map([...watched.firsts, ...watched.leaks].map((leak) => [leak.id, leak]))
  return [...all.values()]
    .filter((leak) => leak.day >= from && leak.day <= to)
    .filter((leak) => dismissed.get(leak.id) !== leak.figures)
    .sort((a, b) => (b.yearly ?? b.amount) - (a.yearly ?? a.amount))
    .map((leak) => toLeak(leak, watched.lines.get(leak.merchantId ?? '') ?? null))
}

function toLeak(leak: Leak, lineId: string | null): LeakReply {
  const { id, kind, figures, name, yearly, amount, day, sentence, advice } = leak
  return {
    id,
    kind,
    figures,
    name,
    merchant_id: leak.merchantId,
    line_id: lineId,
    yearly,
    amount,
    day,
    sentence,
    advice,
    evidence: leak.evidence.map((payment) => ({
      id: payment.id,
      day: payment.day,
      amount: payment.amount,
      text: payment.text,
    })),
  }
}

/**
 * Puts a leak away. Refused where there is none such, or where its numbers are others than those
 * that were seen.
 */
export async function dismissLeak(
  tx: TenantTx,
  businessId: string,
  dismissal: { id: string; figures: string; userId: string; today: Day },
): Promise<void> {
  const watched = await watchLeaks(tx, businessId, dismissal.today)
  const leak = watched?.leaks.find(({ id }) => id === dismissal.id)
  if (!leak) throw new Problem('not_found', 'There is no such leak any more.')
  if (leak.figures !== dismissal.figures)
    throw new Problem('conflict', 'The figures have changed since. Look at them again first.')
  await keepDismissal(tx, businessId, {
    leak: dismissal.id,
    figures: dismissal.figures,
    userId: dismissal.userId,
  })
  await bumpForecast(tx, businessId, { matching: false })
}

/** Shows a leak again. */
export async function restoreLeak(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await dropDismissal(tx, businessId, id)
  // What is kept ready to send includes leaks.
  await bumpForecast(tx, businessId, { matching: false })
}
