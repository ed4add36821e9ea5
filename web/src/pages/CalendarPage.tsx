// /cash-management/calendar: 13 weeks by day, what is due on the chosen day, and what is still to
// go out this month.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { HeatCard } from '../features/cashflow/management/HeatCard.tsx'
import { MonthOutflows } from '../features/cashflow/management/MonthOutflows.tsx'
import { noForecastIn } from '../features/cashflow/management/no-forecast.ts'
import { NoForecast } from '../ui/NoForecast.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ManagementFrame } from './cash-management/ManagementFrame.tsx'
import { MoveOverlays } from './cash-management/MoveOverlays.tsx'
import { useItemMoves } from './cash-management/use-item-moves.ts'

export default function CalendarPage() {
  return (
    <ManagementFrame title="Calendar" waiting={<Skeleton height="560px" />}>
      {(data) => <Days data={data} />}
    </ManagementFrame>
  )
}

function Days({ data }: { data: CashManagement }) {
  const control = useItemMoves(data)
  const unknown = noForecastIn(data)
  if (unknown) return <NoForecast unknown={unknown} isCard />
  return (
    <div className="cm-page">
      <HeatCard data={data} moving={control.moves} />
      <MonthOutflows />
      <MoveOverlays data={data} control={control} />
    </div>
  )
}
