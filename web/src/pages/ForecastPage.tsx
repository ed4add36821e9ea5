// The forecast page: its lines on the left, what is shown of them on the right, the draft below.
// Lays out; the feature fetches and shows.
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { PageTabs } from '../app/PageTabs.tsx'
import { useProfile } from '../features/account/queries.ts'
import { useDraft } from '../features/forecast/draft/use-draft.ts'
import { useForecastLines, useForecastState } from '../features/forecast/queries.ts'
import { BelowProjectsCounting } from '../features/sales/BelowProjectsCounting.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { ForecastNotices } from './forecast/ForecastNotices.tsx'
import { ForecastSkeleton } from './forecast/ForecastSkeleton.tsx'
import { ForecastView } from './forecast/ForecastView.tsx'
import './forecast/forecast-page.css'
import '../ui/card.css'
import { useAddress } from '../routing.ts'

// Only for accounts in other currencies.
const ForeignAccounts = lazy(() =>
  import('./shared/ForeignAccounts.tsx').then((file) => ({ default: file.ForeignAccounts })),
)
// Fetched where there is nothing yet, and when something is first added.
const ForecastBegin = lazy(() => import('./forecast/ForecastBegin.tsx'))
const AddSheet = onDemand(() => import('../features/forecast/rules/AddSheet.tsx'))

export default function ForecastPage() {
  const state = useForecastState()
  const lines = useForecastLines()
  const buffer = useProfile().data?.business?.cash_buffer ?? null
  const draft = useDraft()
  const [query, change] = useAddress()
  const isAdding = query.has('add')
  const setAdding = (is: boolean) => change({ add: is ? 'line' : null }, { step: is })
  // Until the state has loaded, nothing says that there is no forecast.
  const unknown = state.data?.unknown ?? null
  const hasForecast = unknown === null
  const isBlank = lines.data?.as_of === null
  // Books that have just come have no forecast yet, but soon will.
  const isComing = isBlank && (state.isPending || state.data?.state === 'computing')
  const isEmpty = isBlank && !isComing
  return (
    <>
      <PageHead title="Forecast" eyebrow="Cash flow">
        {lines.data && !isBlank && hasForecast && (
          <Button weight="ink" onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden /> Add line
          </Button>
        )}
      </PageHead>
      <PageTabs />
      {lines.error ? (
        <div className="card">
          <ErrorState
            title="We couldn’t load the forecast."
            text={lines.error.message}
            onRetry={() => void lines.refetch()}
          />
        </div>
      ) : !lines.data || isComing ? (
        <>
          <ForecastNotices state={state.data} />
          <ForecastSkeleton />
        </>
      ) : isEmpty ? (
        <Suspense fallback={<ForecastSkeleton />}>
          <ForecastBegin />
        </Suspense>
      ) : (
        <>
          <ForecastNotices state={state.data} />
          <Suspense fallback={null}>
            <ForeignAccounts />
          </Suspense>
          <BelowProjectsCounting>
            <ForecastView
              data={lines.data}
              buffer={buffer}
              draft={draft}
              hasForecast={state.isPending ? null : hasForecast}
            />
          </BelowProjectsCounting>
        </>
      )}
      {isAdding && lines.data && hasForecast && (
        <AddSheet
          lines={lines.data.lines}
          today={lines.data.as_of ?? ''}
          onAdd={(change) => {
            setAdding(false)
            draft.put(change)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
