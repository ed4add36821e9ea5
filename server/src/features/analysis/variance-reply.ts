// A variance as it is sent: the rows of a level and the totals that they add up to.
import type { AnalysisVariance } from '@plimsoll/contract/analysis'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { duringWords, periodWords } from '@plimsoll/domain/variance/period-words'
import type { LineVariance } from '@plimsoll/domain/variance/variance'
import type { VarianceFacts } from './variance.ts'
import type { VarianceQuery } from './variance-query.ts'
import { rowOf } from './variance-rows.ts'
import { biasOf, errorOf, totalOf } from './variance-totals.ts'

/** The rows of a level, largest variance first, and the totals that they add up to. */
export function varianceReply(facts: VarianceFacts, query: VarianceQuery): AnalysisVariance {
  const lines = facts.lines.filter(
    (line) =>
      (query.flow === 'net' || line.side === query.flow) &&
      (!query.category || subCategoryOf(line.subCategory).category === query.category),
  )
  const keyOf = (line: LineVariance) => {
    if (query.level === 'merchant') return `${line.side} ${line.merchantId ?? ''}`
    return query.category
      ? `${line.side} ${line.subCategory}`
      : `${line.side} ${subCategoryOf(line.subCategory).category}`
  }
  const sideTotals = { in: sideTotal(facts, 'in'), out: sideTotal(facts, 'out') }
  const rows = [...groupBy(lines, keyOf).values()]
    .map((some) => rowOf(some, { ...facts, sideTotals }, query))
    .sort(
      (a, b) =>
        Math.abs(b.variance) - Math.abs(a.variance) ||
        b.projected - a.projected ||
        (a.category < b.category ? -1 : 1),
    )
  const side = (name: 'in' | 'out') => lines.filter((line) => line.side === name)
  const { asOf, period } = facts
  const compared = facts.compare === 'forecast'
  return {
    status: 'success',
    data: rows,
    meta: {
      as_of: asOf,
      ended: facts.ended,
      timeframe: query.timeframe,
      compare: facts.compare,
      period: { ...facts.period, label: periodWords(facts.period) },
      running: facts.running,
      baseline: {
        ...facts.baseline,
        label: periodWords(facts.baseline),
        basis: facts.basis,
        made_on: facts.madeOn,
        words: baselineWords(facts),
      },
      totals: {
        in: totalOf(side('in'), { flow: 'in', asOf, period }),
        out: totalOf(side('out'), { flow: 'out', asOf, period }),
        net: totalOf(lines, { flow: 'net', asOf, period }),
      },
      error: compared ? { in: errorOf(rows, 'in'), out: errorOf(rows, 'out') } : null,
      bias: compared ? { in: biasOf(side('in')), out: biasOf(side('out')) } : null,
      trend_months: facts.trendMonths,
      left_out: facts.leftOut,
      materiality: {
        amount: facts.threshold.floor,
        percent: facts.threshold.percent,
        is_own: facts.threshold.isOwn,
      },
    },
  }
}

/** What the baseline is, in a sentence. */
export function baselineWords({ basis, baseline, madeOn }: VarianceFacts): string {
  if (basis === 'actual') return `Compared with what happened ${duringWords(baseline)}.`
  const on = madeOn ? periodWords({ from: madeOn, to: madeOn }) : ''
  return basis === 'snapshot'
    ? `Compared with the forecast made on ${on}, before the period began.`
    : `No forecast was kept before this period, so it has been worked out again from what was known on ${on}.`
}

function sideTotal({ lines }: VarianceFacts, side: 'in' | 'out'): Minor {
  return sum(lines.filter((line) => line.side === side).map(({ projected }) => projected))
}
