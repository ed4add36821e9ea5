// Month records for tests: made of lines, with every sum counted from them, so that each test
// changes only what it is about.
import type { CashflowOverview, MonthRecord } from '@plimsoll/contract/cashflow'
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { type Minor, minor, sum } from '@plimsoll/domain/money'
import type { ActivityKey, Direction } from '../cell-key.ts'
import { activityKeys } from '../sums.ts'

/** One line: side, activity, category, sub-category, pence. */
export type Line = readonly [Direction, ActivityKey, string, string, number]

/** A record with these lines; labels are the codes with a capital. */
export function recordOf(month: Month, lines: readonly Line[], opening = 0): MonthRecord {
  const total = (direction: Direction) =>
    sum(lines.filter(([side]) => side === direction).map(([, , , , pence]) => minor(pence)))
  const list = (direction: Direction, activity: ActivityKey) =>
    lines
      .filter(([side, act]) => side === direction && act === activity)
      .map(([, , category, subCategory, pence]) => ({
        category,
        category_label: capital(category),
        sub_category: subCategory,
        subcategory_label: capital(subCategory),
        value: minor(pence),
      }))
  const [op, inv, fin] = activityKeys
  if (!op || !inv || !fin) throw new Error('three activities')
  return {
    cf_month: Number(month.slice(5)),
    cf_year: Number(month.slice(0, 4)),
    opening_balance: minor(opening),
    cash_in: total('in'),
    cash_out: total('out'),
    closing_balance: minor(opening + total('in') - total('out')),
    co_op_activities: list('out', op),
    co_inv_activities: list('out', inv),
    co_fin_activities: list('out', fin),
    ci_op_activities: list('in', op),
    ci_inv_activities: list('in', inv),
    ci_fin_activities: list('in', fin),
  }
}

/** Records of consecutive months, each opening with what the one before it closed. */
export function chainOf(first: Month, months: readonly (readonly Line[])[], opening = 0) {
  let balance: Minor = minor(opening)
  return months.map((lines, index) => {
    const record = recordOf(addMonths(first, index), lines, balance)
    balance = record.closing_balance
    return record
  })
}

/** A reply with these lists; the books begin where the actuals do, unless overridden. */
export function overviewOf(options: {
  actuals: MonthRecord[]
  forecast: MonthRecord[]
  asOf: string
  meta?: Partial<NonNullable<CashflowOverview['meta']>>
}): CashflowOverview {
  const first = options.actuals[0]
  return {
    status: 'success',
    data: [{ actuals: options.actuals, forecast: options.forecast }],
    meta: {
      today: options.asOf,
      as_of: options.asOf,
      first_day: first ? `${first.cf_year}-${String(first.cf_month).padStart(2, '0')}-01` : null,
      last_day: options.asOf,
      cash_buffer: minor(0),
      balance_known: true,
      unknown: null,
      methods: {},
      ...options.meta,
    },
  }
}

function capital(code: string): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
