// Cash management put together: what is free to spend, and the weeks ahead.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { weeksOf } from '@plimsoll/domain/forecast/overlay/low-point'
import { less, type Minor, magnitude, plus, sum } from '@plimsoll/domain/money'
import { readAccountHabits, readAccounts } from '../../books/figures/cash.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { type Due, dueDays, readDue, wireOutlook } from '../forecast/service.ts'
import { accountsAhead } from './accounts-ahead.ts'
import { bandOf } from './band.ts'
import { unstatedOf } from './unstated.ts'

// Payments that come round once a quarter have come round twice in it.
const habitDays = 200

/** Reads and puts together; `null` while there are no books. */
export async function cashManagementOf(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<CashManagement | null> {
  const due = await readDue(tx, businessId, today)
  if (!due) return null
  const accounts = await readAccounts(tx, businessId, due.asOf)
  const span = { from: addDays(due.asOf, -habitDays), to: due.asOf }
  const habits = await readAccountHabits(tx, businessId, span)
  return {
    today,
    as_of: due.asOf,
    cash: cashOf(due, accounts),
    outlook: wireOutlook(due.outlook, {
      lastDay: due.lastDay,
      withoutBalance: unstatedOf(accounts),
    }),
    hide_pay: due.hidesPay,
    weeks: weeksIn(due),
    days: due.days
      .slice(0, dueDays)
      .map(({ day, in: into, out, closing }) => ({ day, in: into, out, closing })),
    items: due.items,
    missed: due.missed,
    paid: due.paid,
    cancelled: due.cancelled,
    payers: due.payers,
    irregular: due.irregular,
    taxes: due.taxes,
    set_aside: due.set_aside,
    tax_notes: due.tax_notes,
    ...accountsAhead({ due, accounts, habits }),
  }
}

/**
 * The sums behind what is safe to spend, and behind what would be left if nobody paid. Without an
 * outlook neither is known.
 */
function cashOf(
  due: Due,
  accounts: readonly { counts: boolean; overdraft: Minor }[],
): CashManagement['cash'] {
  const { balance, buffer, outlook } = due
  const overdraft = sum(accounts.filter(({ counts }) => counts).map((account) => account.overdraft))
  const cash = { balance, known: due.balanceKnown, buffer, overdraft }
  if (outlook.state === 'unknown')
    return { ...cash, headroom: null, to_low: null, if_nobody_pays: null }
  const { low } = outlook
  const toLow = due.days.filter(({ day }) => day <= low.day)
  const bills = magnitude(
    sum(due.items.filter(({ side }) => side === 'out').map(({ open }) => open)),
  )
  return {
    ...cash,
    headroom: plus(low.balance, overdraft),
    to_low: { in: sum(toLow.map((day) => day.in)), out: sum(toLow.map(({ out }) => out)) },
    if_nobody_pays: {
      until: addDays(due.asOf, dueDays),
      bills,
      amount: less(balance, sum([buffer, bills])),
    },
  }
}

function weeksIn({ days, buffer }: Due): CashManagement['weeks'] {
  return weeksOf(days.slice(0, dueDays)).map((week) => ({
    from: week.from,
    to: week.to,
    in: week.in,
    out: week.out,
    closing: week.closing,
    low: week.lowPoint.balance,
    low_day: week.lowPoint.day,
    under_buffer: week.lowPoint.balance < buffer,
    ...bandOf(week),
  }))
}
