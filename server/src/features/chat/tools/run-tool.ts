// Every tool by its name.
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import * as ahead from './ahead-tools.ts'
import * as books from './book-tools.ts'
import * as change from './change-tools.ts'
import * as flows from './flow-tools.ts'
import * as time from './time-tools.ts'

type Runners = {
  readonly [N in ToolCall['tool']]: (
    context: ToolContext,
    args: Extract<ToolCall, { tool: N }>['args'],
  ) => Promise<ToolResult>
}

const runners: Runners = {
  cash_balance: books.cashBalance,
  account_balances: books.accountBalances,
  data_freshness: books.dataFreshness,
  flow_total: flows.flowTotal,
  net_flow: flows.netFlow,
  count_payments: flows.countPayments,
  count_transactions: flows.countAllTransactions,
  count_groups: flows.countKinds,
  average: flows.average,
  share: flows.share,
  breakdown: flows.breakdown,
  top: flows.top,
  largest: flows.largest,
  list_payments: flows.listPayments,
  payment_when: flows.paymentWhen,
  uncategorised: flows.uncategorised,
  series: time.series,
  extreme: time.extreme,
  compare_periods: time.comparePeriods,
  compare_subjects: time.compareSubjects,
  largest_changes: time.largestChanges,
  variance: change.variance,
  forecast_change: change.forecastChange,
  forecast_balance: ahead.forecastBalance,
  forecast_total: ahead.forecastTotal,
  forecast_cover: ahead.forecastCover,
  forecast_low: ahead.forecastLow,
  forecast_summary: ahead.forecastSummary,
  upcoming: ahead.upcoming,
  late: ahead.late,
  run_out: ahead.runOut,
  burn: ahead.burn,
  safe_to_spend: ahead.safeToSpend,
  cash_buffer: ahead.cashBuffer,
  afford: ahead.afford,
  tax_due: ahead.taxDue,
  tax_set_aside: ahead.taxSetAside,
  recurring: books.recurring,
  anomalies: books.anomalies,
  summary: books.summary,
}

/** The names of all tools. */
export const toolNames = Object.keys(runners) as ToolCall['tool'][]

/** Runs a tool on the open books. */
export function runTool(context: ToolContext, call: ToolCall): Promise<ToolResult> {
  const run = runners[call.tool] as (of: ToolContext, args: ToolCall['args']) => Promise<ToolResult>
  return run(context, call.args)
}
