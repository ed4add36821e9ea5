// What the dashboard shows, put together from the statement, the forecast and the accounts. Facts
// only; the page words nothing by itself.

import type { Dashboard } from '@plimsoll/contract/cashflow'
import { addDays, addMonths, type Day, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import type { CashMonth } from '@plimsoll/domain/cashflow/cash-months'
import { daysOfCash } from '@plimsoll/domain/cashflow/days-of-cash'
import type { Band } from '@plimsoll/domain/forecast/engine'
import { less, zero } from '@plimsoll/domain/money'
import { causeWords } from '@plimsoll/domain/outlook/outlook-words'
import {
  countUncategorised,
  readAccounts,
  readBalanceTrend,
} from '../../books/figures/cash.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { leaksReply, readKeptDue, wireOutlook } from '../forecast/service.ts'
import { bandOf } from './band.ts'
import { needsOf } from './needs.ts'
import { spendingOf } from './spending.ts'
import { type Books, hasForecast, readBooks, type Statement, statementOf } from './statement.ts'
import { unstatedOf } from './unstated.ts'
import { upcomingRows } from './upcoming.ts'
import { waterfallOf } from './waterfall.ts'

const upcomingDays = 14
const monthsBack = 23

/** Reads and puts together. */
export async function dashboardOf(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<Dashboard> {
  const books = await readBooks(tx, businessId, { today })
  const asOf = books.forecast.asOf
  const start = addMonths(monthOf(asOf), -monthsBack)
  const statement = statementOf(books, {
    from: start,
    to: monthOf(books.forecast.outlook.until),
  })
  const accounts = await readAccounts(tx, businessId, asOf)
  const unstated = unstatedOf(accounts)
  const past = await readBalanceTrend(tx, businessId, { from: `${start}-01`, to: asOf })
  const uncategorised = await countUncategorised(tx, businessId)
  const { leaks } = await leaksReply(tx, businessId, today)
  const due = await readKeptDue(tx, businessId, today)
  const overdue = [...(due?.missed ?? []), ...(due?.items ?? [])].filter(
    ({ side, state }) => side === 'in' && (state === 'overdue' || state === 'missed'),
  )
  return {
    today,
    as_of: asOf,
    company: books.facts.company,
    source: books.facts.source,
    demo: books.facts.provider === 'demo',
    fresh_at: books.facts.freshAt?.toISOString() ?? null,
    outlook: wireOutlook(books.forecast.outlook, {
      lastDay: books.facts.lastDay,
      withoutBalance: unstated,
    }),
    history: historyOf(books),
    cash: {
      balance: books.balance,
      known: books.facts.balanceKnown,
      accounts: accounts.filter(({ counts }) => counts).length,
      days: daysOf(books, statement),
    },
    this_month: thisMonthOf(books, statement),
    low: lowOf(books),
    past,
    path: pathOf(books),
    cash_buffer: books.facts.buffer,
    months: monthsOf(books, statement),
    upcoming: upcomingOf(books),
    waterfall: waterfallOf(statement, hasForecast(books)),
    spending: spendingOf(statement, hasForecast(books)),
    needs: needsOf({ facts: books.facts, unstated, uncategorised, asOf, today, leaks, overdue }),
    accounts: accounts.map((account) => ({
      id: account.id,
      name: account.name,
      kind: account.kind,
      currency: account.currency,
      balance: account.balance,
      last_day: account.lastDay,
    })),
  }
}

/** Nothing is shown of an old or unknown balance. */
function daysOf({ facts, forecast, balance }: Books, { actuals }: Statement): number | null {
  const { outlook } = forecast
  const isOld = outlook.state === 'unknown' && outlook.reason === 'old_data'
  if (!facts.balanceKnown || !facts.firstDay || isOld) return null
  return daysOfCash(balance, actuals, { firstDay: facts.firstDay, asOf: forecast.asOf })
}

function historyOf({ facts, forecast }: Books): Dashboard['history'] {
  const full = facts.firstDay
    ? monthsFrom(firstFullMonth(facts.firstDay), addMonths(monthOf(forecast.asOf), -1)).length
    : 0
  return { first_day: facts.firstDay, last_day: facts.lastDay, months_full: full }
}

function thisMonthOf(books: Books, { actuals, forecast }: Statement): Dashboard['this_month'] {
  const soFar = actuals.at(-1)
  const whole = hasForecast(books) ? forecast[0] : undefined
  return {
    month: monthOf(books.forecast.asOf),
    cash_in: soFar?.cashIn ?? zero,
    cash_out: soFar?.cashOut ?? zero,
    expected_in: whole?.cashIn ?? null,
    expected_out: whole?.cashOut ?? null,
  }
}

/** The outlook's low as the tiles and charts show it. */
function lowOf({ forecast: { outlook }, facts: { buffer } }: Books): Dashboard['low'] {
  if (outlook.state === 'unknown') return null
  const { day, balance, causes } = outlook.low
  return {
    month: monthOf(day),
    day,
    balance,
    under_buffer: balance < buffer ? less(buffer, balance) : null,
    cause: causeWords(causes) || null,
  }
}

/** The balance by day, over the outlook's horizon; nothing where no outlook can be given. */
function pathOf({ forecast }: Books): Dashboard['path'] {
  const { outlook } = forecast
  if (outlook.state === 'unknown') return []
  return forecast.days
    .filter(({ day }) => day <= outlook.until)
    .map((day) => ({ day: day.day, closing: day.closing, ...bandOf(day) }))
}

function monthsOf(books: Books, { actuals, forecast }: Statement): Dashboard['months'] {
  const firstMonth = books.facts.firstDay ? monthOf(books.facts.firstDay) : null
  if (!firstMonth) return []
  const past = actuals.slice(0, -1).filter(({ month }) => month >= firstMonth)
  const soFar = actuals.at(-1)
  const whole = hasForecast(books) ? forecast : soFar ? [soFar] : []
  return [
    ...past.map((month) => monthPoint(month, 'actual', month)),
    ...whole.map((month, ahead) => ({
      ...(ahead === 0
        ? monthPoint(month, 'in_progress', soFar)
        : monthPoint(month, 'forecast', undefined)),
      ...bandAt(books, month.month),
    })),
  ]
}

function bandAt({ forecast }: Books, month: string): { closing_band?: Band } {
  const figures = forecast.months.find((each) => each.month === month)
  return figures ? { closing_band: bandOf(figures) } : {}
}

function monthPoint(
  month: CashMonth,
  kind: Dashboard['months'][number]['kind'],
  soFar: CashMonth | undefined,
): Dashboard['months'][number] {
  return {
    month: month.month,
    kind,
    cash_in: month.cashIn,
    cash_out: month.cashOut,
    cash_in_so_far: soFar?.cashIn ?? zero,
    cash_out_so_far: soFar?.cashOut ?? zero,
    closing: month.closing,
  }
}

function upcomingOf({ forecast }: Books): Dashboard['upcoming'] {
  if (forecast.outlook.state === 'unknown' && forecast.outlook.reason === 'old_data') return []
  const until = addDays(forecast.asOf, upcomingDays)
  return upcomingRows(
    forecast.items.filter((item) => item.day <= until),
    forecast,
  )
}
