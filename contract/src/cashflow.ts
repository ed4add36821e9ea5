// Cash flow by month, and what the dashboard shows.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { noForecast, outlook } from './outlook.ts'
import { amount, band, day, id, instant, month, sourceKind } from './wire.ts'

/**
 * One line below an activity. `value` is a magnitude; it is negative only where refunds exceed what
 * they refund.
 */
const activityItem = z.object({
  category: z.string(),
  category_label: z.string(),
  sub_category: z.string(),
  subcategory_label: z.string(),
  value: amount,
})

/**
 * The category of excluded payments. They stand in the list of operating activities of their side,
 * so that the lists add up, and are shown as a line of their own.
 */
export const excludedCategory = 'excluded'

/**
 * One month: closing = opening + in - out, to the penny, and the six lists add up to in and out.
 */
const monthRecord = z.object({
  cf_month: z.number(),
  cf_year: z.number(),
  opening_balance: amount,
  cash_in: amount,
  cash_out: amount,
  closing_balance: amount,
  co_op_activities: z.array(activityItem),
  co_inv_activities: z.array(activityItem),
  co_fin_activities: z.array(activityItem),
  ci_op_activities: z.array(activityItem),
  ci_inv_activities: z.array(activityItem),
  ci_fin_activities: z.array(activityItem),
  // of a month to come or under way: where its closing balance is expected
  closing_band: z.optional(band),
  // why that range is wider than those of other months, in words; absent where it is not
  closing_band_note: z.optional(z.string()),
})

/** A month record as both sides hold it. */
export type MonthRecord = z.infer<typeof monthRecord>

/** What a reader needs to know about the figures. */
const overviewMeta = z.object({
  today: day, // the business day
  as_of: day, // the day of the figures: today, or the last day of books that ended long ago
  first_day: z.nullable(day), // of the books
  last_day: z.nullable(day),
  cash_buffer: amount,
  // false: no statement has reported a balance, so the books count from 0.00
  balance_known: z.boolean(),
  unknown: noForecast, // why no month ahead has figures
  methods: z.record(z.string(), z.string()), // how each cell is forecast, in words, by `methodKey`
})

/** The key of a cell in `methods`: a month, a side and a sub-category. */
export function methodKey(month: string, side: 'in' | 'out', subCategory: string): string {
  return `${month} ${side} ${subCategory}`
}

export const cashflowOverview = endpoint({
  method: 'GET',
  path: '/data/cashflow-overview',
  access: 'complete',
  summary: 'Cash flow by month, actuals and forecast. The current month is in both.',
  query: z.object({
    from: z.optional(month),
    to: z.optional(month),
    source: z.optional(z.enum(['bank'])),
    scenario: z.optional(z.string()),
  }),
  reply: z.object({
    status: z.enum(['success', 'failure']),
    message: z.optional(z.string()),
    data: z.array(z.object({ forecast: z.array(monthRecord), actuals: z.array(monthRecord) })),
    meta: z.optional(overviewMeta),
  }),
})

/** A dated payment that is expected, or one whose day has passed without it. */
const upcomingCashflow = z.object({
  day,
  merchant: z.string(),
  merchant_id: z.nullable(id),
  sub_category: z.string(),
  subcategory_label: z.string(),
  amount, // signed
  steady: z.boolean(),
  words: z.string(),
  overdue: z.boolean(),
  line_id: z.nullable(z.string()), // of a recurring payment: its page in the forecast
  // Of a payroll (three people or more paid on one day): who is paid what; null for a single
  // payment, or where single pay is hidden.
  people: z.nullable(z.array(z.object({ name: z.string(), amount }))),
})

export const upcomingCashflows = endpoint({
  method: 'GET',
  path: '/data/transactions/upcoming-cashflows',
  access: 'complete',
  summary: 'Dated payments that are expected, by day: the rest of this month, 30 days or 13 weeks.',
  query: z.object({
    dateFilter: z.optional(z.enum(['current_month', 'next_30_days', 'next_13_weeks'])),
    cashflowType: z.optional(z.enum(['outflows', 'inflows', 'all'])),
  }),
  reply: success(z.array(upcomingCashflow)),
})

/** The overview as both sides hold it. */
export type CashflowOverview = z.infer<typeof cashflowOverview.reply>

export const dashboardAnalytics = endpoint({
  method: 'GET',
  path: '/data/dashboard-analytics',
  access: 'complete',
  summary: 'What the dashboard shows, in one call.',
  reply: success(
    z.object({
      today: day,
      as_of: day,
      company: z.string(),
      source: z.nullable(sourceKind),
      demo: z.boolean(),
      fresh_at: z.nullable(instant), // last upload or sync
      outlook,
      history: z.object({
        first_day: z.nullable(day),
        last_day: z.nullable(day),
        months_full: z.number(),
      }),
      cash: z.object({
        balance: amount,
        known: z.boolean(),
        accounts: z.number(),
        // How long it would last with nothing coming in, at the pace of the last three full months;
        // null where that isn't known.
        days: z.nullable(z.number()),
      }),
      this_month: z.object({
        month,
        cash_in: amount,
        cash_out: amount,
        expected_in: z.nullable(amount), // for the whole month; null while there is no forecast
        expected_out: z.nullable(amount),
      }),
      // The outlook's low; null where there is no outlook.
      low: z.nullable(
        z.object({
          month,
          day,
          balance: amount,
          under_buffer: z.nullable(amount),
          cause: z.nullable(z.string()),
        }),
      ),
      // The balance at the end of each day on which anything moved, over the months before today.
      past: z.array(z.object({ day, balance: amount })),
      // The balance by day, to the end of the outlook's horizon; empty where there is no outlook.
      path: z.array(z.extend(band, { day, closing: amount })),
      cash_buffer: amount,
      months: z.array(
        z.object({
          month,
          kind: z.enum(['actual', 'in_progress', 'forecast']),
          cash_in: amount,
          cash_out: amount,
          cash_in_so_far: amount,
          cash_out_so_far: amount,
          closing: amount,
          closing_band: z.optional(band),
        }),
      ),
      upcoming: z.array(upcomingCashflow),
      waterfall: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          amount, // a movement is signed, money out negative; opening and closing are balances
          kind: z.enum(['opening', 'in', 'out', 'closing']),
          // its path in the cash-flow table, "out.op"; null for a balance
          cell: z.nullable(z.string()),
        }),
      ),
      spending: z.array(
        z.object({
          category: z.string(),
          label: z.string(),
          cell: z.string(), // its path in the cash-flow table, "out.op.people"
          amount, // a magnitude, so far this month
          usual: z.nullable(amount), // what the whole month is expected to come to
        }),
      ),
      needs: z.array(
        z.object({
          kind: z.string(),
          message: z.string(),
          count: z.number(),
          href: z.nullable(z.string()),
        }),
      ),
      accounts: z.array(
        z.object({
          id,
          name: z.string(),
          kind: z.string(),
          currency: z.string(),
          balance: z.nullable(amount),
          last_day: z.nullable(day),
        }),
      ),
    }),
  ),
})

/** The dashboard as both sides hold it. */
export type Dashboard = z.infer<typeof dashboardAnalytics.reply>['data']

// The reply is a file, so its shape is unknown.
export const exportCashflow = endpoint({
  method: 'GET',
  path: '/data/cashflow-export',
  access: 'complete',
  summary: 'The months on screen as CSV, or as XLSX with live formulas.',
  query: z.object({
    format: z.enum(['csv', 'xlsx']),
    from: month,
    to: month,
  }),
  reply: z.unknown(),
})
