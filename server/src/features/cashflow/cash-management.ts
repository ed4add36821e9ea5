// Cash management put together: what is free to spend, and the weeks ahead.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { weeksOf } from '@plimsoll/domain/forecast/overlay/low-point'
import { less, magnitude, sum } from '@plimsoll/domain/money'
import type { TenantTx } from '../../db/tenant.ts'
import { type Due, readDue } from '../forecast/service.ts'
import { bandOf } from './band.ts'
import { readAccounts, readBooksFacts } from './store.ts'

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
  return {
    today,
    as_of: due.asOf,
    cash: cashOf(due, facts.balanceKnown),
    weeks: weeksIn(due),
    days: due.days.map(({ day, in: into, out, closing }) => ({ day, in: into, out, closing })),
    items: due.items,
    paid: due.paid,
    payers: due.payers,
    taxes: due.taxes,
    set_aside: due.set_aside,
    tax_notes: due.tax_notes,
    accounts: accounts.map(({ id, name, kind, balance }) => ({ id, name, kind, balance })),
  }
}

/** Taxes are set aside for as a whole, so they are no part of what is committed. */
function cashOf(due: Due, known: boolean): CashManagement['cash'] {
  const { items, balance, buffer } = due
  const income = items.find(({ side, open }) => side === 'in' && open > 0)?.day ?? null
  const outs = items.filter(
    ({ side, source, day }) =>
      side === 'out' && source !== 'tax' && (income === null || day <= income),
  )
  const committed = magnitude(sum(outs.map(({ open }) => open)))
  const setAside = sum(due.set_aside.map(({ amount }) => amount))
  return {
    balance,
    known,
    buffer,
    committed,
    committed_until: income,
    set_aside: setAside,
    safe_to_spend: less(balance, sum([buffer, setAside, committed])),
    low: due.low,
  }
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
