// Chooses the months: the period's tabs, and one month back or ahead.
import type { Month } from '@plimsoll/domain/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthAndYear } from '../../format/date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { type Period, periodAt, periods } from './periods.ts'
import type { MonthStep } from './use-shown-months.ts'

/** `start` is the first of the six months. */
export function PeriodBar(props: {
  start: Month
  current: Month
  back: MonthStep
  ahead: MonthStep
  onPeriod: (period: Period) => void
}) {
  const { back, ahead } = props
  return (
    <div className="period-bar">
      <Segmented<Period | 'paged'>
        label="Period"
        value={periodAt(props.start, props.current) ?? 'paged'}
        options={periods}
        onChange={(value) => value !== 'paged' && props.onPeriod(value)}
      />
      <IconButton
        label={back ? `Back to ${monthAndYear(back.month)}` : 'Back'}
        disabled={!back}
        onClick={() => back?.go()}
      >
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={ahead ? `Ahead to ${monthAndYear(ahead.month)}` : 'Ahead'}
        disabled={!ahead}
        onClick={() => ahead?.go()}
      >
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
