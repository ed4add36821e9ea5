// The worklist of bills and invoices: money in on the left, money out on the right, what can be
// done with a payment, and with several that are ticked.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { lazy, Suspense, useState } from 'react'
import { DueCard } from '../../features/cashflow/management/DueCard.tsx'
import { type Side, tickedOf } from '../../features/cashflow/management/due-tabs.ts'
import type { useManagementView } from '../../features/cashflow/management/use-view.ts'
import { MoveOverlays } from './MoveOverlays.tsx'
import { useItemMoves } from './use-item-moves.ts'

const PayRun = lazy(() => import('./PayRun.tsx'))

const sides: readonly Side[] = ['in', 'out']

/** In columns of equal width; `week` holds both to the items expected in it. */
export default function Worklist(props: {
  data: CashManagement
  view: ReturnType<typeof useManagementView>
  week: CashManagement['weeks'][number] | null
}) {
  const { data, view, week } = props
  const control = useItemMoves(data)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const items = tickedOf([...data.missed, ...data.items], ticked)
  const onTick = (names: readonly string[], is: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      for (const name of names)
        if (is) after.add(name)
        else after.delete(name)
      return after
    })
  return (
    <>
      <div className="cm-two cm-even">
        {sides.map((side) => (
          <DueCard
            key={side}
            data={data}
            side={side}
            tab={view.tabOf(side)}
            week={week}
            onTab={(tab) => view.showTab(side, tab)}
            onAllWeeks={() => view.showWeek(null)}
            ticked={ticked}
            onTick={onTick}
            moves={control.moves}
          />
        ))}
      </div>
      <Suspense fallback={null}>
        {items.length > 0 && (
          <PayRun data={data} items={items} onClear={() => setTicked(new Set())} />
        )}
      </Suspense>
      <MoveOverlays data={data} control={control} />
    </>
  )
}
