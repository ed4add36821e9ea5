// The chart by month: the balance above, what came and went below, and around what is expected its
// range.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { Month } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { short } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { LevelChart } from '../../../ui/chart/LevelChart.tsx'
import { CashflowTip } from './CashflowTip.tsx'
import { chartData, type DashboardMonth, monthSentence } from './chart-points.ts'
import { booksEnd, hasForecast } from './facts.ts'

/** `months` are those of the dashboard that are shown. */
export function MonthsChart(props: {
  dashboard: Dashboard
  months: readonly DashboardMonth[]
  height: number
  onOpen: (month: Month) => void
}) {
  const { dashboard, months } = props
  const data = useMemo(() => chartData(dashboard, months), [dashboard, months])
  return (
    <LevelChart
      data={data}
      height={props.height}
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
      onOpen={(index) => {
        const month = months[index]
        if (month) props.onOpen(month.month)
      }}
    />
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
