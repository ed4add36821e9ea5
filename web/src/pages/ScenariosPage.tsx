// /cash-flow/scenarios: named sets of changes beside the forecast, and the search for a way to keep
// cash above an amount.
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PageTabs } from '../app/PageTabs.tsx'
import { useTierGate } from '../features/account/upgrade.ts'
import { useForecastLines, useForecastState } from '../features/forecast/queries.ts'
import { readView, type ScenariosView } from '../features/forecast/scenarios/address.ts'
import { useMakeScenario, useScenarios } from '../features/forecast/scenarios/queries.ts'
import { BelowProjectsCounting } from '../features/sales/BelowProjectsCounting.tsx'
import { useBalanceKnown } from '../features/sources/accounts.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { NoForecast } from '../ui/NoForecast.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ScenariosView as View } from './scenarios/ScenariosView.tsx'
import '../ui/card.css'
import '../features/forecast/scenarios/scenarios.css'
import { useAddress } from '../routing.ts'

const ForecastBegin = lazy(() => import('./forecast/ForecastBegin.tsx'))
const NameDialog = onDemand(() => import('../features/forecast/scenarios/NameDialog.tsx'))
const GoalDialog = onDemand(() => import('../features/forecast/scenarios/GoalDialog.tsx'))

export default function ScenariosPage() {
  const scenarios = useScenarios()
  const lines = useForecastLines()
  const making = useMakeScenario()
  const [query, changeQuery] = useAddress()
  const view = readView(query)
  const [isNaming, setNaming] = useState(false)
  const begin = useTierGate('scenarios')
  const show = (change: Partial<Record<keyof ScenariosView, string | null>>) =>
    changeQuery({ ...change, ...('goal' in change ? { above: null, until: null } : {}) })
  const isKnown = useBalanceKnown()
  const error = scenarios.error ?? lines.error
  const { as_of: today, lines: all } = lines.data ?? { as_of: null, lines: [] }
  const state = useForecastState()
  const unknown = state.data?.unknown ?? null
  const hasForecast = today !== null && unknown === null
  return (
    <>
      <PageHead title="Scenarios" eyebrow="Cash flow">
        {hasForecast && scenarios.data && (
          <>
            {isKnown && <Button onClick={() => show({ goal: '' })}>Keep cash above</Button>}
            <Button weight="ink" onClick={() => begin(() => setNaming(true))}>
              <Plus size={16} aria-hidden /> New scenario
            </Button>
          </>
        )}
      </PageHead>
      <PageTabs />
      <div className="sc-page">
        {error ? (
          <div className="card">
            <ErrorState
              title="We couldn’t load your scenarios."
              text={error.message}
              onRetry={() => {
                void scenarios.refetch()
                void lines.refetch()
              }}
            />
          </div>
        ) : !scenarios.data || !lines.data || state.isPending ? (
          <>
            <Skeleton height="180px" />
            <Skeleton height="560px" />
          </>
        ) : today === null ? (
          <Suspense fallback={<Skeleton height="320px" />}>
            <ForecastBegin />
          </Suspense>
        ) : unknown && scenarios.data.length === 0 ? (
          <NoForecast unknown={unknown} isCard />
        ) : scenarios.data.length === 0 ? (
          <div className="card">
            <EmptyState
              title="What if?"
              help="scenarios"
              text="A scenario is a set of changes to try out: sales fall by a fifth, a client pays late, you buy a van. Your forecast doesn’t change until you apply it."
            >
              <Button weight="ink" onClick={() => begin(() => setNaming(true))}>
                Create your first scenario
              </Button>
              {isKnown && (
                <Button onClick={() => show({ goal: '' })}>Keep cash above an amount</Button>
              )}
            </EmptyState>
          </div>
        ) : (
          <BelowProjectsCounting>
            {unknown && <NoForecast unknown={unknown} />}
            <View
              scenarios={scenarios.data}
              lines={all}
              today={today}
              view={view}
              hasForecast={hasForecast}
              onShow={show}
            />
          </BelowProjectsCounting>
        )}
      </div>
      {isNaming && (
        <NameDialog
          title="New scenario"
          description="Starts from your current forecast."
          okLabel="Create scenario"
          busy={making.isPending}
          onName={(name) =>
            making.mutate(
              { name },
              {
                onSuccess: ({ id }) => {
                  setNaming(false)
                  show({ edit: id, compare: null })
                },
              },
            )
          }
          onClose={() => setNaming(false)}
        />
      )}
      {view.goal && isKnown && hasForecast && scenarios.data && (
        <GoalDialog
          lines={all}
          scenarios={scenarios.data.filter(({ state }) => state !== 'merged')}
          today={today}
          above={view.goal.above}
          until={view.goal.until}
          onKept={({ id }) => show({ goal: null, edit: id, compare: null })}
          onClose={() => show({ goal: null })}
        />
      )}
    </>
  )
}
