// Moves one payment on the calendar: shows what the day pointed at would do to the forecast while
// the user chooses.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { useEffect, useState } from 'react'
import { redated } from '../../features/cashflow/management/decisions.ts'
import { MoveCalendar } from '../../features/cashflow/management/moving/MoveCalendar.tsx'
import { useImpactOf } from '../../features/forecast/scenarios/queries.ts'

const restMs = 150

/** `side` as MoveCalendar has it. */
export default function MoveItem(props: {
  data: CashManagement
  item: DueItem
  side: 'left' | 'right' | null
  onMove: (day: Day) => void
  onClose: () => void
}) {
  const { data, item } = props
  const [target, setTarget] = useState<Day | null>(null)
  const rested = useRested(target)
  const isPreviewing = rested !== null && rested !== item.day && rested === target
  const decisions = isPreviewing ? redated(item, rested, data.items) : []
  const impact = useImpactOf({ decisions }, isPreviewing)
  return (
    <MoveCalendar
      {...props}
      target={target}
      lows={
        isPreviewing && impact.data
          ? { before: impact.data.before.low, after: impact.data.after.low }
          : null
      }
      onTarget={setTarget}
      onMove={(day) => (day === item.day ? props.onClose() : props.onMove(day))}
    />
  )
}

/** A day that the pointer has rested on: crossing the calendar fetches nothing. */
function useRested(day: Day | null): Day | null {
  const [rested, setRested] = useState<Day | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(day), restMs)
    return () => clearTimeout(timer)
  }, [day])
  return rested
}
