// The leaks of a business: found again when its books, decisions or the day change, and remembered
// while they do not.
import { addMonthsToDay, type Day } from '@plimsoll/domain/calendar'
import { findLeaks } from '@plimsoll/domain/leaks/find-leaks'
import { firstLargePayees } from '@plimsoll/domain/leaks/first-large-payee'
import { type Leak, monthsLooked } from '@plimsoll/domain/leaks/leak'
import { firstDayWithin } from '../../../books/figures/movements.store.ts'
import { readPayees, readPayments } from '../../../books/figures/payments.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Run } from '../run/run.ts'
import { lateReceipts } from '../standing/late-receipts.ts'
import { readStanding, type Standing } from '../standing/standing.ts'
import { readView } from '../standing/view.ts'

/** What was found and in how much. */
type Watched = {
  readonly leaks: readonly Leak[]
  /** First large payments of all months looked at, not of the last weeks alone. */
  readonly firsts: readonly Leak[]
  readonly payments: number
  readonly from: Day
  readonly until: Day
  /** The line of the forecast that a merchant's money stands on. */
  readonly lines: ReadonlyMap<string, string>
}

// A first payment is only known as one against what came before it.
const monthsRead = monthsLooked + 6
const paymentsMax = 60_000
const keptMax = 20
const kept = new Map<string, Watched>()

/** The leaks as of today; `null` while there are no books. */
export async function watchLeaks(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<Watched | null> {
  const standing = await readStanding(tx, businessId, today)
  const { books, asOf, run } = standing
  if (!run) return null
  const key = [businessId, books.version, books.decisionsVersion, asOf].join(' ')
  const known = kept.get(key)
  if (known) return known
  const watched = await look(tx, businessId, { ...standing, run, today })
  kept.set(key, watched)
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest) kept.delete(oldest)
  return watched
}

async function look(
  tx: TenantTx,
  businessId: string,
  standing: Standing & { run: Run; today: Day },
): Promise<Watched> {
  const { books, asOf, run, today } = standing
  const span = { from: addMonthsToDay(asOf, -monthsRead), to: asOf }
  const from = await firstDayWithin(tx, businessId, { ...span, rowsMax: paymentsMax })
  const payments = await readPayments(tx, businessId, { from, to: asOf })
  const opened = books.firstDay ?? asOf
  const facts = {
    asOf,
    opened: opened > from ? opened : from,
    nation: books.nation,
    payments,
    payees: await readPayees(tx, businessId),
    series: run.base.series,
    occurrences: run.base.occurrences,
  }
  const looked = addMonthsToDay(asOf, -monthsLooked)
  const leaks = await withoutPunctual(tx, businessId, { leaks: findLeaks(facts), today })
  return {
    leaks,
    firsts: firstLargePayees(facts, looked),
    payments: payments.filter(({ day }) => day > looked).length,
    from: opened > looked ? opened : looked,
    until: asOf,
    lines: new Map(
      run.base.series.flatMap(({ id, merchantId, state }) =>
        merchantId && state === 'active' ? [[merchantId, id] as const] : [],
      ),
    ),
  }
}

/** A payer is behind here if alerts and cash management say so too. */
async function withoutPunctual(
  tx: TenantTx,
  businessId: string,
  { leaks, today }: { leaks: readonly Leak[]; today: Day },
): Promise<readonly Leak[]> {
  if (!leaks.some(({ kind }) => kind === 'missed_receipt')) return leaks
  const view = await readView(tx, businessId, { today })
  const late = new Set((view ? lateReceipts(view) : []).map(({ series }) => series.merchantId))
  return leaks.filter(({ kind, merchantId }) => kind !== 'missed_receipt' || late.has(merchantId))
}
