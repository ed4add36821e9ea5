// Snapshots of months and days that are over, with what naive methods would have forecast on the
// same day.
import { type Day, daysBetween, type Month, monthOf } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { naiveBalance, naiveMonth } from '@plimsoll/domain/forecast/accuracy/naive'
import type { NaiveForecast } from '@plimsoll/domain/forecast/accuracy/outcome'
import type { BalanceSnapshot, LineSnapshot } from '@plimsoll/domain/forecast/accuracy/snapshot'
import { type Minor, minor, zero } from '@plimsoll/domain/money'
import { readBalance } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { View } from '../standing/view.ts'
import { readDaySnapshots, readMonthSnapshots } from './snapshots.store.ts'

/** Snapshots, oldest first. */
export type Snapshots = { lines: LineSnapshot[]; balances: BalanceSnapshot[] }

/** The snapshots of months and days that are over by now. */
export async function readSnapshots(
  tx: TenantTx,
  businessId: string,
  view: View,
): Promise<Snapshots> {
  const { asOf } = view.standing
  const plain = plainMethods(view)
  const months = await readMonthSnapshots(tx, businessId, monthOf(asOf))
  const days = await readDaySnapshots(tx, businessId, asOf)
  const balances = new Map<Day, Minor>()
  for (const madeOn of new Set(days.map((day) => day.madeOn)))
    balances.set(madeOn, await readBalance(tx, businessId, madeOn))
  return {
    lines: months.map((row) => ({ ...row, naive: plain.ofLine(row, row.madeOn) })),
    balances: days.map((row) => ({
      ...row,
      naive: plain.ofBalance(balances.get(row.madeOn) ?? zero, row),
    })),
  }
}

/** What naive methods would have forecast on a day, from the past as it was known then. */
export function plainMethods(view: Pick<View, 'past' | 'standing'>): {
  ofLine(
    line: { side: string; subCategory: string; merchantId: string | null },
    madeOn: Day,
  ): NaiveForecast
  ofBalance(balance: Minor, days: { madeOn: Day; day: Day }): NaiveForecast
} {
  const { past, standing } = view
  const first = firstFullMonth(standing.books.firstDay ?? standing.asOf)
  const byLine = new Map<string, Map<Month, Minor>>()
  const net = new Map<Month, Minor>()
  for (const row of past) {
    for (const merchantId of [row.merchantId, null]) {
      const key = keyOf({ ...row, merchantId })
      const months = byLine.get(key) ?? byLine.set(key, new Map()).get(key)
      months?.set(row.month, minor((months.get(row.month) ?? 0) + row.amount))
      if (row.merchantId === null) break
    }
    const signed = row.side === 'in' ? row.amount : -row.amount
    net.set(row.month, minor((net.get(row.month) ?? 0) + signed))
  }
  const none = new Map<Month, Minor>()
  return {
    ofLine: (line, madeOn) =>
      naiveMonth(byLine.get(keyOf(line)) ?? none, { asOf: madeOn, firstFullMonth: first }),
    ofBalance: (balance, { madeOn, day }) =>
      naiveBalance({
        balance,
        netByMonth: net,
        asOf: madeOn,
        firstFullMonth: first,
        daysAhead: daysBetween(madeOn, day),
      }),
  }
}

function keyOf(line: { side: string; subCategory: string; merchantId: string | null }): string {
  return `${line.side} ${line.subCategory} ${line.merchantId}`
}
