// Cash management put together: what is free to spend, and the weeks ahead.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { weeksOf } from '@plimsoll/domain/forecast/overlay/low-point'
import { less, type Minor, magnitude, plus, sum } from '@plimsoll/domain/money'
import type { TenantTx } from '../../db/tenant.ts'
import { type Due, readDue } from '../forecast/service.ts'
import { accountsAhead } from './accounts-ahead.ts'
import { bandOf } from './band.ts'
import { readAccountHabits, readAccounts, readBooksFacts } from './store.ts'

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
  const facts = await readBooksFacts(tx, businessId)
  const accounts = await readAccounts(tx, businessId, due.asOf)
  const span = { from: addDays(due.asOf, -habitDays), to: due.asOf }
  const habits = await readAccountHabits(tx, businessId, span)
  return {
    today,
    as_of: due.asOf,
    cash: cashOf(due, { known: facts.balanceKnown, accounts }),
    weeks: weeksIn(due),
    days: due.days.map(({ day, in: into, out, closing }) => ({ day, in: into, out, closing })),
    items: due.items,
    paid: due.paid,
    payers: due.payers,
    taxes: due.taxes,
    set_aside: due.set_aside,
    tax_notes: due.tax_notes,
    ...accountsAhead({ due, accounts, habits }),
  }
}

/** Taxes are set aside for as a whole, so they are no part of what is committed. */
function cashOf(
  due: Due,
  of: { known: boolean; accounts: readonly { counts: boolean; overdraft: Minor }[] },
): CashManagement['cash'] {
  const { items, balance, buffer } = due
  const income = nextMoneyIn(due)
  const outs = items.filter(
    ({ side, source, day }) =>
      side === 'out' && source !== 'tax' && (income === null || day <= income),
  )
  const committed = magnitude(sum(outs.map(({ open }) => open)))
  const setAside = sum(due.set_aside.map(({ amount }) => amount))
  const overdraft = sum(of.accounts.filter(({ counts }) => counts).map((one) => one.overdraft))
  return {
    balance,
    known: of.known,
    buffer,
    committed,
    committed_until: income,
    set_aside: setAside,
    overdraft,
    headroom: plus(due.low.balance, overdraft),
    safe_to_spend: less(balance, sum([buffer, setAside, committed])),
    low: due.low,
  }
}

// Interest of a few pounds does not bring the bills' money: what is waited for covers a tenth of a month of them at least.
const monthDays = 30
const shareMin = 0.1
const likelyMin = 0.5

/** The day of the next money in that is likely to come on its day, and worth waiting for beside the bills; `null` where there is none. */
function nextMoneyIn({ items, asOf }: Due): Day | null {
  const month = addDays(asOf, monthDays)
  const bills = items.filter(({ side, day }) => side === 'out' && day <= month)
  const worth = magnitude(sum(bills.map(({ open }) => open))) * shareMin
  const income = items.find(
    ({ side, open, state, probability }) =>
      side === 'in' && open > worth && state !== 'overdue' && (probability ?? 1) >= likelyMin,
  )
  return income?.day ?? null
}

function weeksIn({ days, buffer }: Due): CashManagement['weeks'] {
  return weeksOf(days).map((week) => ({
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
