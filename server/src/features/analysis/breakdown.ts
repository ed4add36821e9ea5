// What happened in a period apart from any comparison: its months, its largest customers and
// suppliers, and where its cash came from and went to. All from the totals that the variance is
// made of.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { addMonths, firstDayOf, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { minor, sum } from '@plimsoll/domain/money'
import { categoryLabelOf } from '@plimsoll/domain/taxonomy'
import { type Concentration, concentrationOf } from '@plimsoll/domain/variance/concentration'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import { type CashPath, sourcesAndUses } from '@plimsoll/domain/variance/sources-and-uses'
import { readDayFlows, readTrend } from '../../books/figures/month-flows.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { ForecastView } from '../forecast/service.ts'
import { periodIn, type VarianceQuery } from './variance-query.ts'

const monthsShown = 12
const movingMonths = 3

/** The breakdown of what has happened of a period so far. Refuses a period before the books. */
export async function breakdownOf(
  tx: TenantTx,
  businessId: string,
  { view, query }: { view: ForecastView; query: Pick<VarianceQuery, 'timeframe' | 'custom'> },
): Promise<AnalysisBreakdown> {
  const { asOf } = view.standing
  const wanted = periodIn(view, query)
  const period = { from: wanted.from, to: wanted.to < asOf ? wanted.to : asOf }
  const flows = await readDayFlows(tx, businessId, period)
  const { sources, uses, net, total } = sourcesAndUses(flows)
  const party = partiesIn(view)
  return {
    period: { ...period, label: periodWords(period) },
    customers: party(concentrationOf(flows, 'in')),
    suppliers: party(concentrationOf(flows, 'out')),
    cash: { sources: sources.map(wirePath), uses: uses.map(wirePath), net, total },
    months: await monthsOf(tx, businessId, { view, period }),
  }
}

function partiesIn({ names }: ForecastView) {
  return ({ total, parties, others }: Concentration): AnalysisBreakdown['customers'] => ({
    total,
    parties: parties.map(({ merchantId, amount, payments, share, isPlatform }) => ({
      merchant_id: merchantId,
      merchant: (merchantId && names.get(merchantId)) || 'No merchant named',
      amount,
      payments,
      share: Math.round(share * 1000) / 1000,
      is_platform: isPlatform,
    })),
    others,
  })
}

function wirePath({ side, category, amount, isReversed }: CashPath) {
  return {
    side,
    category,
    category_label: categoryLabelOf(category),
    amount,
    is_refund: isReversed,
  }
}

/**
 * The twelve months until the period's last, as far as the books reach, with what three of them
 * came to on average.
 */
async function monthsOf(
  tx: TenantTx,
  businessId: string,
  { view, period }: { view: ForecastView; period: DaySpan },
): Promise<AnalysisBreakdown['months']> {
  const last = monthOf(period.to)
  const first = addMonths(last, 2 - monthsShown - movingMonths)
  const rows = await readTrend(tx, businessId, { from: firstDayOf(first), to: firstDayOf(last) })
  const opened = monthOf(view.standing.books.firstDay ?? period.to)
  const all = monthsFrom(first, last).map((month) => {
    const side = (name: 'in' | 'out') =>
      sum(rows.filter((row) => row.month === month && row.side === name).map((row) => row.amount))
    const [cashIn, cashOut] = [side('in'), side('out')]
    return { month, in: cashIn, out: cashOut, net: minor(cashIn - cashOut) }
  })
  const current = monthOf(view.standing.asOf)
  return all
    .map((each, at) => {
      // A month under way would pull the average down, and so would months before the books.
      const span = all.slice(Math.max(0, at + 1 - movingMonths), at + 1)
      const isWhole = span.length === movingMonths && (span[0]?.month ?? '') > opened
      const average =
        isWhole && each.month < current
          ? minor(Math.round(sum(span.map(({ net }) => net)) / movingMonths))
          : null
      return { ...each, average, is_running: each.month === current }
    })
    .filter(({ month }) => month >= opened)
    .slice(-monthsShown)
}
