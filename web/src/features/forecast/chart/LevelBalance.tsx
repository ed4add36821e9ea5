// The balance of everything: what is known, the forecast, and the months as the draft would have
// them.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { useMemo } from 'react'
import { dayShort } from '../../../format/date.ts'
import BalanceChart from '../../../ui/chart/BalanceChart.tsx'
import { balanceDays, within } from './balance-days.ts'

const height = 320

/**
 * `opening` is the balance at the start of the month under way, `changed` the path as the draft
 * would have it, `reach` the months shown back and ahead.
 */
export default function LevelBalance(props: {
  level: ForecastLevel
  opening: Minor | null
  buffer: Minor | null
  changed: Impact['after'] | null
  reach: number
  onOpen: (month: Month) => void
}) {
  const { level, opening, changed, buffer, reach } = props
  const data = useMemo(
    () => ({
      ...within(balanceDays(level, opening, changed), level.as_of, reach),
      buffer: buffer && buffer > 0 ? buffer : null,
      low: level.low,
    }),
    [level, opening, changed, buffer, reach],
  )
  return (
    <BalanceChart
      data={data}
      height={height}
      split={dayShort(level.as_of)}
      onOpen={(day) => props.onOpen(monthOf(day))}
    />
  )
}
