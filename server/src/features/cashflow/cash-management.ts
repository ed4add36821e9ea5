// Cash management put together: what is free to spend, and the weeks ahead.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { addDays, type Day, weekdayOf } from '@plimsoll/domain/calendar'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { groupBy } from '@plimsoll/domain/group'
import { less, type Minor, magnitude, sum } from '@plimsoll/domain/money'
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
    weeks: weeksOf(due.days, due.buffer),
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

/** The days by weeks that begin on Mondays; the first and the last may be short. */
function weeksOf(days: readonly ForecastDay[], buffer: Minor): CashManagement['weeks'] {
  const weeks = groupBy(days, ({ day }) => addDays(day, 1 - weekdayOf(day)))
  return [...weeks.values()].flatMap((of) => {
    const [first] = of
    const last = of.at(-1)
    if (!first || !last) return []
    const low = of.reduce((lowest, day) => (day.closing < lowest.closing ? day : lowest))
    return [
      {
        from: first.day,
        to: last.day,
        in: sum(of.map((day) => day.in)),
        out: sum(of.map((day) => day.out)),
        closing: last.closing,
        low: low.closing,
        low_day: low.day,
        under_buffer: low.closing < buffer,
        ...bandOf(last),
      },
    ]
  })
}
