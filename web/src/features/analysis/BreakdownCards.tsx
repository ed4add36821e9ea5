// The card of a period apart from its comparison: months, cash from sources to uses, and the
// largest customers and suppliers.
import { CardGroup } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CashFlowCard } from './CashFlowCard.tsx'
import { ConcentrationCard } from './ConcentrationCard.tsx'
import type { VarianceFilter } from './filter.ts'
import { MonthlyTrend } from './MonthlyTrend.tsx'
import { useBreakdown } from './queries.ts'

/** What has happened in the period of the filter. */
export default function BreakdownCards({ filter }: { filter: VarianceFilter }) {
  const { timeframe, from, to } = filter
  const { data, error, refetch } = useBreakdown({ timeframe, from, to })
  if (error)
    return (
      <div className="card">
        <ErrorState
          title="We couldn’t break this period down."
          text={error.message}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!data) return <Skeleton height="320px" />
  return (
    <CardGroup>
      <MonthlyTrend months={data.months} />
      <CashFlowCard cash={data.cash} period={data.period} />
      <ConcentrationCard {...data} />
    </CardGroup>
  )
}
