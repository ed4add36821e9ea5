// The balance by day on the dashboard: a month of what is known, then what is likely.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { BalanceData } from '../../../ui/chart/balance-layout.ts'
import { recentBalances } from './facts.ts'

/** The buffer is drawn where there is one. */
export function daysData(dashboard: Dashboard): BalanceData {
  const { cash, path, low } = dashboard
  const known = cash.known ? recentBalances(dashboard) : []
  return {
    days: [
      ...known.map(({ day, balance }) => ({ day, closing: balance, range: null })),
      ...path.map((range) => ({ day: range.day, closing: range.closing, range })),
    ],
    changed: [],
    buffer: cash.known && dashboard.cash_buffer > 0 ? dashboard.cash_buffer : null,
    low: low && { day: low.day, balance: low.balance },
  }
}
