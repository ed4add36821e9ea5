// /cash-flow/accuracy: how good the forecasts have been, in words first, then against plain
// methods, by range, line and month.
import { Link } from 'wouter'
import { PageTabs } from '../app/PageTabs.tsx'
import { basisWords, servedWords } from '../features/forecast/accuracy/accuracy-words.ts'
import { useAccuracy } from '../features/forecast/accuracy/queries.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccuracyView } from './accuracy/AccuracyView.tsx'
import ForecastBegin from './forecast/ForecastBegin.tsx'
import '../ui/card.css'
import '../features/forecast/accuracy/accuracy.css'

export default function AccuracyPage() {
  const accuracy = useAccuracy()
  const { data } = accuracy
  return (
    <>
      <PageHead title="Accuracy" eyebrow="Analysis" />
      <PageTabs />
      {accuracy.error ? (
        <div className="card">
          <ErrorState
            title="We couldn’t work out the accuracy."
            text={accuracy.error.message}
            onRetry={() => void accuracy.refetch()}
          />
        </div>
      ) : !data ? (
        <div className="ac-page">
          <p role="status" className="sr-only">
            Comparing forecasts with what happened
          </p>
          <Skeleton height="180px" />
          <Skeleton height="280px" />
          <Skeleton height="320px" />
        </div>
      ) : data.as_of === null ? (
        <ForecastBegin />
      ) : data.basis === 'none' ? (
        <div className="card">
          <EmptyState
            title="It’s too early to judge the forecast"
            text="We can judge a forecast once the period has passed. Plimsoll saves its forecast every night and needs a few months of history to test against."
          >
            <Link className="btn btn-ink" to="/integration">
              Add more history
            </Link>
          </EmptyState>
        </div>
      ) : (
        <AccuracyView
          accuracy={data}
          today={data.as_of}
          basis={basisWords(data)}
          served={servedWords[data.served.method]}
        />
      )}
    </>
  )
}
