// Chooses the six months: the period's tabs, and one month back or ahead.
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthAndYear } from '../../format/date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { type Period, pageLimits, periodAt, periods } from './periods.ts'

/** `start` is the first month on screen, `firstMonth` that of the books. */
export function PeriodBar(props: {
  start: Month
  current: Month
  firstMonth: Month | null
  onPeriod: (period: Period) => void
  onStart: (start: Month) => void
}) {
  const { earliest, latest } = pageLimits(props)
  const [before, after] = [addMonths(props.start, -1), addMonths(props.start, 1)]
  return (
    <div className="period-bar">
      <Segmented<Period | 'paged'>
        label="Period"
        value={periodAt(props.start, props.current) ?? 'paged'}
        options={periods}
        onChange={(value) => value !== 'paged' && props.onPeriod(value)}
      />
      <IconButton
        label={`Back to ${monthAndYear(before)}`}
        disabled={props.start <= earliest}
        onClick={() => props.onStart(before)}
      >
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={`Ahead to ${monthAndYear(addMonths(after, 5))}`}
        disabled={props.start >= latest}
        onClick={() => props.onStart(after)}
      >
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
