// The comparison: a chart by day above, the same by month to the penny below.
import type { Minor } from '@plimsoll/domain/money'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CompareChart } from './CompareChart.tsx'
import { Key } from './CompareKey.tsx'
import { CompareTable } from './CompareTable.tsx'
import { useCompared } from './queries.ts'

/** `ids` are the scenarios beside the forecast. */
export default function CompareCard(props: { ids: readonly string[]; buffer: Minor | null }) {
  const compared = useCompared(props.ids, true)
  const { data } = compared
  return (
    <Card title="Side by side">
      {compared.error ? (
        <ErrorState
          title="We couldn’t work out the comparison."
          text={compared.error.message}
          onRetry={() => void compared.refetch()}
        />
      ) : !data ? (
        <Skeleton height="640px" />
      ) : (
        <div
          className={compared.isPlaceholderData ? 'sc-stale' : ''}
          aria-busy={compared.isPlaceholderData}
        >
          <ul className="sc-legend" aria-label="Legend">
            {data.map((one, look) => (
              <li key={one.id ?? 'forecast'}>
                <Key look={look} />
                {one.name}
                {one.frozen_at && ' (frozen)'}
              </li>
            ))}
          </ul>
          <CompareChart compared={data} buffer={props.buffer} />
          <CompareTable compared={data} buffer={props.buffer} />
        </div>
      )}
    </Card>
  )
}
