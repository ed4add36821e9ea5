// Moves one payment on the calendar: asks the forecast what the day pointed at would do, and says so while it is chosen.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { useEffect, useState } from 'react'
import { MoveCalendar } from '../../features/cashflow/management/moving/MoveCalendar.tsx'
import { redated } from '../../features/cashflow/management/said.ts'
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
  const isAsked = rested !== null && rested !== item.day && rested === target
  const decisions = isAsked ? redated(item, rested, data.items) : []
  const impact = useImpactOf({ decisions }, isAsked)
  return (
    <MoveCalendar
      {...props}
      target={target}
      lows={
        isAsked && impact.data
          ? { before: impact.data.before.low, after: impact.data.after.low }
          : null
      }
      onTarget={setTarget}
      onMove={(day) => (day === item.day ? props.onClose() : props.onMove(day))}
    />
  )
}

/** A day that the pointer has rested on: crossing the calendar asks nothing. */
function useRested(day: Day | null): Day | null {
  const [rested, setRested] = useState<Day | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(day), restMs)
    return () => clearTimeout(timer)
  }, [day])
  return rested
}
