// A period that can't be compared: why, what to do about it, and what is known all the same.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { short } from '@plimsoll/domain/amount-words'
import { type Minor, negate, sum } from '@plimsoll/domain/money'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import BreakdownCards from './BreakdownCards.tsx'
import type { VarianceFilter } from './filter.ts'
import { useBreakdown } from './queries.ts'

type Change = (changes: Record<string, string | null>) => void

/** `reason` is the server's sentence. A period without any figures leads to one that has some. */
export default function NoComparison(props: {
  filter: VarianceFilter
  reason: string
  change: Change
}) {
  const { filter, change } = props
  const { timeframe, from, to } = filter
  const { data, isPending } = useBreakdown({ timeframe, from, to })
  if (isPending) return <Skeleton height="320px" />
  return (
    <div className="va-page">
      <div className="card">
        <EmptyState title="No comparison for this period" text={props.reason}>
          {!data ? (
            <Button
              weight="ink"
              onClick={() => change({ timeframe: null, compare: null, from: null, to: null })}
            >
              Show the latest month
            </Button>
          ) : filter.compare ? (
            <Button weight="ink" onClick={() => change({ compare: null })}>
              Compare with what there is
            </Button>
          ) : (
            <Link className="btn btn-ink" to="/integration">
              Add earlier transactions
            </Link>
          )}
        </EmptyState>
      </div>
      {data && (
        <>
          <Actuals {...data} />
          <BreakdownCards filter={filter} />
        </>
      )}
    </div>
  )
}

/** What moved in the period so far, without a judgement: there is nothing to judge it by. */
function Actuals({ period, cash }: Pick<AnalysisBreakdown, 'period' | 'cash'>) {
  const total = (side: 'in' | 'out'): Minor =>
    sum(
      [...cash.sources, ...cash.uses]
        .filter((path) => path.side === side)
        .map(({ amount, is_refund: isRefund }) => (isRefund ? negate(amount) : amount)),
    )
  const figures = [
    ['Actual net cash', cash.net],
    ['Actual cash in', total('in')],
    ['Actual cash out', total('out')],
  ] as const
  return (
    <dl className="va-tiles">
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{short(amount)}</b>
            <small>{period.label}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
