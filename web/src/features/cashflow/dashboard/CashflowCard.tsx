// The dashboard's main card: balance, cash in and cash out by month, as a chart or as a table.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { short } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { useNavigate } from '../../../routing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LevelChart } from '../../../ui/chart/LevelChart.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { CashflowTip } from './CashflowTip.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { chartData, hasTwoYears, monthSentence, monthsOfSpan } from './chart-points.ts'
import { booksEnd, hasForecast } from './facts.ts'
import { monthHref } from './links.ts'
import { MonthsTable } from './MonthsTable.tsx'
import { useView } from './use-view.ts'
import './cashflow-card.css'

const spans = [
  { value: '1', label: '1 year' },
  { value: '2', label: '2 years' },
] as const

/** Solid is what happened, hatched and dashed is what is expected. */
export function CashflowCard({ dashboard }: { dashboard: Dashboard }) {
  const navigate = useNavigate()
  const view = useView()
  const months = useMemo(
    () => monthsOfSpan(dashboard.months, view.span),
    [dashboard.months, view.span],
  )
  const data = useMemo(() => chartData(dashboard, months), [dashboard, months])
  const open = (index: number) => {
    const month = months[index]
    if (month) navigate(monthHref(month.month))
  }
  return (
    <Card
      title="Cash flow"
      className="dash-cashflow"
      aside={<Controls dashboard={dashboard} view={view} />}
    >
      {view.isTable ? (
        <MonthsTable months={months} />
      ) : (
        <LevelChart
          data={data}
          height={360}
          label="Cash flow by month. Arrow keys read each month, Enter opens it."
          words={wordsOf(dashboard)}
          sentence={(index) => {
            const month = months[index]
            return month ? monthSentence(month, dashboard) : ''
          }}
          tip={(index) => {
            const month = months[index]
            return month && <CashflowTip month={month} isForecast={hasForecast(dashboard)} />
          }}
          onOpen={open}
        />
      )}
    </Card>
  )
}

function Controls(props: { dashboard: Dashboard; view: ReturnType<typeof useView> }) {
  const { dashboard, view } = props
  return (
    <>
      <ChartLegend isForecast={hasForecast(dashboard)} isKnown={dashboard.cash.known} />
      {hasTwoYears(dashboard.months) && (
        <Segmented label="History" value={view.span} options={spans} onChange={view.showSpan} />
      )}
      <Button weight="quiet" onClick={() => view.showTable(!view.isTable)}>
        {view.isTable ? 'Chart' : 'Table'}
      </Button>
    </>
  )
}

function wordsOf(dashboard: Dashboard) {
  const ended = booksEnd(dashboard)
  const { low, cash_buffer: buffer } = dashboard
  return {
    value: (value: number) => short(minor(value)),
    split: ended ? dayShort(ended) : 'Today',
    ahead: 'Forecast',
    line: `Your ${short(buffer)} buffer`,
    low: low ? `Low ${short(low.balance)}` : '',
  }
}
