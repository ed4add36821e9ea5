// The dashboard's main card: balance, cash in and cash out by month, or the balance by day over the
// outlook's horizon; as a chart or as a table.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { monthOf } from '@plimsoll/domain/calendar'
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react'
import { useNavigate } from '../../../routing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ChartRoom } from '../../../ui/chart/ChartRoom.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { monthsOfSpan, spansOf } from './chart-points.ts'
import { hasForecast, isFirstMonth } from './facts.ts'
import { monthHref } from './links.ts'
import { useView, type View } from './use-view.ts'
import './cashflow-card.css'

// Fetched when they are shown.
const MonthsTable = lazy(() =>
  import('./MonthsTable.tsx').then((file) => ({ default: file.MonthsTable })),
)
const MonthsChart = lazy(() =>
  import('./MonthsChart.tsx').then((file) => ({ default: file.MonthsChart })),
)
const DaysChart = lazy(() => import('./DaysChart.tsx'))

/** Solid is what happened, hatched and dashed is what is expected. */
export function CashflowCard({ dashboard }: { dashboard: Dashboard }) {
  const view = useView(spansOf(dashboard), isFirstMonth(dashboard))
  // Counted from nothing, a balance on a pound axis would be made up.
  const isTable = view.isTable || !dashboard.cash.known
  // The switch answers at once; what it switches is drawn after it.
  const shown = { isTable: useDeferredValue(isTable), span: useDeferredValue(view.span) }
  const { chance } = dashboard.outlook.words
  return (
    <Card
      title="Cash flow"
      className="dash-cashflow"
      aside={<Controls dashboard={dashboard} view={view} />}
    >
      {chance && <p className="dash-hold">{chance}</p>}
      <Figures dashboard={dashboard} {...shown} />
    </Card>
  )
}

const Figures = memo(function Figures(props: {
  dashboard: Dashboard
  isTable: boolean
  span: View['span']
}) {
  const { dashboard } = props
  const navigate = useNavigate()
  const span = props.span === 'days' ? '1' : props.span
  const months = useMemo(() => monthsOfSpan(dashboard.months, span), [dashboard.months, span])
  if (props.isTable)
    return (
      <ChartRoom least={chartHeightMin}>
        {() => (
          <Suspense fallback={<Skeleton height="360px" />}>
            <MonthsTable months={months} isKnown={dashboard.cash.known} />
          </Suspense>
        )}
      </ChartRoom>
    )
  return (
    <ChartRoom least={chartHeightMin}>
      {(height) => (
        <Suspense fallback={<Skeleton height="360px" />}>
          {props.span === 'days' ? (
            <DaysChart
              dashboard={dashboard}
              height={height}
              onOpen={(day) => navigate(monthHref(monthOf(day)))}
            />
          ) : (
            <MonthsChart
              dashboard={dashboard}
              months={months}
              height={height}
              onOpen={(month) => navigate(monthHref(month))}
            />
          )}
        </Suspense>
      )}
    </ChartRoom>
  )
})

/** The card is as high as the list beside it, and the chart fills it. */
const chartHeightMin = 360

function weeksFew({ outlook: { confidence } }: Dashboard): number | null {
  return confidence?.short_history ? confidence.history_weeks : null
}

function Controls({ dashboard, view }: { dashboard: Dashboard; view: View }) {
  const labels = isFirstMonth(dashboard)
    ? { days: 'By day', 1: 'By month', 2: '2 years' }
    : { days: `${dashboard.outlook.months} months by day`, 1: '1 year', 2: '2 years' }
  const options = spansOf(dashboard).map((value) => ({ value, label: labels[value] }))
  return (
    <>
      <ChartLegend
        isForecast={hasForecast(dashboard)}
        isKnown={dashboard.cash.known}
        isByDay={view.span === 'days' && !view.isTable}
        weeksFew={weeksFew(dashboard)}
      />
      {options.length > 1 && (
        <Segmented label="History" value={view.span} options={options} onChange={view.showSpan} />
      )}
      {dashboard.cash.known && (
        <Button weight="quiet" onClick={() => view.showTable(!view.isTable)}>
          {view.isTable ? 'Chart' : 'Table'}
        </Button>
      )}
    </>
  )
}
