// Every tool by its name.
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { ToolResult } from '../facts.ts'
import { type ToolContext, withRows } from '../tool-context.ts'
import { afford } from './ahead-afford.ts'
import * as after from './ahead-after.ts'
import * as cash from './ahead-cash.ts'
import * as due from './ahead-due.ts'
import * as forecast from './ahead-forecast.ts'
import * as lateness from './ahead-late.ts'
import * as low from './ahead-low.ts'
import * as peaks from './ahead-peaks.ts'
import { forecastReach } from './ahead-reach.ts'
import * as record from './ahead-record.ts'
import { whichFirst } from './ahead-sequence.ts'
import * as tax from './ahead-tax.ts'
import { forecastTotalBeside } from './ahead-total-beside.ts'
import * as books from './book-tools.ts'
import * as risk from './cash-risk.ts'
import * as change from './change-tools.ts'
import { compareSubjects } from './compare-subjects.ts'
import * as compare from './compare-tools.ts'
import { covered } from './covered.ts'
import { emptyMonths } from './empty-months.ts'
import { average } from './flow-averages.ts'
import * as counts from './flow-counts.ts'
import * as groups from './flow-groups.ts'
import { share } from './flow-part.ts'
import * as rows from './flow-rows.ts'
import * as shares from './flow-shares.ts'
import * as totals from './flow-totals.ts'
import * as invoicing from './invoice-tools.ts'
import * as merchants from './merchant-tools.ts'
import { anomalies } from './odd-payments.ts'
import * as own from './own-money.ts'
import * as past from './past-tools.ts'
import { payerDelays } from './payer-delays.ts'
import { ranked } from './ranked-payers.ts'
import * as regular from './regular-tools.ts'
import * as sales from './sales-tools.ts'
import * as series from './series-tools.ts'
import { silentSince } from './silent-since.ts'
import { twoAnswers } from './two-answers.ts'
import { uncategorised } from './uncategorised.ts'
import { whatIf } from './what-if.ts'
import { withoutBalance } from './without-balance.ts'

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
  flow_total: totals.flowTotal,
  net_flow: totals.netFlow,
  net_of: shares.netOf,
  top_share: shares.topShare,
  by_weekday: shares.byWeekday,
  balance_below: risk.balanceBelow,
  chance_below: risk.chanceBelow,
  runway: risk.runway,
  count_payments: counts.countPayments,
  count_transactions: counts.countAllTransactions,
  count_groups: counts.countKinds,
  average: average,
  share,
  breakdown: groups.breakdown,
  top: (context, call) =>
    call.by === 'payment' ? rows.topPayments(context, call) : ranked(context, call),
  largest: rows.largest,
  list_payments: rows.listPayments,
  payment_when: rows.paymentWhen,
  uncategorised,
  series: series.series,
  extreme: series.extreme,
  compare_periods: compare.comparePeriods,
  compare_subjects: compareSubjects,
  largest_changes: compare.largestChanges,
  variance: change.variance,
  forecast_change: change.forecastChange,
  forecast_balance: forecast.forecastBalance,
  forecast_total: forecastTotalBeside,
  forecast_cover: low.forecastCover,
  forecast_low: low.forecastLow,
  forecast_reach: forecastReach,
  forecast_peak: peaks.forecastPeak,
  forecast_after: after.forecastAfter,
  which_first: whichFirst,
  forecast_summary: forecast.forecastSummary,
  what_if: whatIf,
  two_answers: (context, args) => twoAnswers(context, args, runTool),
  upcoming: due.upcoming,
  late: lateness.late,
  payer_delays: payerDelays,
  invoices: invoicing.invoices,
  sales_projects: sales.salesProjects,
  average_balance: series.averageBalance,
  new_merchants: merchants.newMerchants,
  price_change: merchants.priceChange,
  recurring_cost: regular.recurringCost,
  run_out: cash.runOut,
  burn: cash.burn,
  safe_to_spend: cash.safeToSpend,
  cash_buffer: cash.cashBuffer,
  afford,
  forecast_record: record.forecastRecord,
  tax_due: tax.taxDue,
  tax_set_aside: tax.taxSetAside,
  recurring: regular.recurring,
  anomalies,
  summary: books.summary,
  cash_change: own.cashChange,
  transfers: own.transfers,
  short_months: past.shortMonths,
  empty_months: emptyMonths,
  silent_since: silentSince,
  against_average: past.againstAverage,
  covered,
  quietest: past.quietest,
  money_back: past.moneyBack,
}

/** Runs a tool on the open books. */
export async function runTool(context: ToolContext, call: ToolCall): Promise<ToolResult> {
  const run = runners[call.tool] as (
    context: ToolContext,
    args: ToolCall['args'],
  ) => Promise<ToolResult>
  const result = (await withoutBalance(context, call)) ?? (await run(context, call.args))
  return { ...result, citations: await withRows(context, result.citations) }
}
