// The dashboard's balance by day over the outlook's horizon.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { Day } from '@plimsoll/domain/calendar'
import { useMemo } from 'react'
import { dayShort } from '../../../format/date.ts'
import BalanceChart from '../../../ui/chart/BalanceChart.tsx'
import { daysData } from './days-data.ts'

/** `onOpen` gets the day that is read. */
export default function DaysChart(props: {
  dashboard: Dashboard
  height: number
  onOpen: (day: Day) => void
}) {
  const { dashboard } = props
  const { as_of: asOf, today } = dashboard
  return (
    <BalanceChart
      data={useMemo(() => daysData(dashboard), [dashboard])}
      height={props.height}
      split={asOf === today ? 'Today' : dayShort(asOf)}
      onOpen={props.onOpen}
    />
  )
}
