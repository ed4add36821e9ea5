// /cash-management/calendar: 13 weeks by day, what is due on the chosen day, and what is still to
// go out this month.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { lazy, Suspense } from 'react'
import { HeatCard } from '../features/cashflow/management/HeatCard.tsx'
import { noForecastIn } from '../features/cashflow/management/no-forecast.ts'
import { Later } from '../ui/Later.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ManagementFrame } from './cash-management/ManagementFrame.tsx'
import { MoveOverlays } from './cash-management/MoveOverlays.tsx'
import { useItemMoves } from './cash-management/use-item-moves.ts'

const NoForecast = lazy(() =>
  import('../ui/NoForecast.tsx').then((file) => ({ default: file.NoForecast })),
)
const MonthOutflows = lazy(() =>
  import('../features/cashflow/management/MonthOutflows.tsx').then((file) => ({
    default: file.MonthOutflows,
  })),
)

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
  if (unknown)
    return (
      <Suspense fallback={<Skeleton height="220px" />}>
        <NoForecast unknown={unknown} isCard />
      </Suspense>
    )
  return (
    <div className="cm-page">
      <HeatCard data={data} moving={control.moves} />
      <Later room={<Skeleton height="62px" />}>
        <MonthOutflows />
      </Later>
      <MoveOverlays data={data} control={control} />
    </div>
  )
}
