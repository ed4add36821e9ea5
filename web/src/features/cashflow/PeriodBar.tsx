// Chooses the months: the period's tabs, and one month back or ahead.
import { tableMonths } from '@plimsoll/contract/limits'
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthAndYear, monthShort } from '../../format/date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { endedPeriods, type Period, periodAt, periods } from './periods.ts'
import type { MonthStep } from './use-shown-months.ts'

/** `start` is the first of the six months; `isEnded` over old bank data. */
export function PeriodBar(props: {
  start: Month
  current: Month
  isEnded: boolean
  back: MonthStep
  ahead: MonthStep
  onPeriod: (period: Period) => void
}) {
  const { back, ahead } = props
  const period = periodAt(props.start, props.current)
  const tabs = props.isEnded ? endedPeriods : periods
  return (
    <div className="period-bar">
      <Segmented<Period | 'paged'>
        label="Period"
        value={period ?? 'paged'}
        options={period ? tabs : [...tabs, { value: 'paged', label: spanWords(props.start) }]}
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

/** The six months that were paged to: "Apr to Sep 2026". */
function spanWords(start: Month): string {
  return `${monthShort(start)} to ${monthAndYear(addMonths(start, tableMonths - 1))}`
}
