// Bills and invoices with figures there: lays the cards out and holds what is ticked.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { lazy, Suspense, useState } from 'react'
import { DueCard } from '../../features/cashflow/management/DueCard.tsx'
import { type Side, tickedOf } from '../../features/cashflow/management/due-tabs.ts'
import { noForecastIn } from '../../features/cashflow/management/no-forecast.ts'
import { SafeToSpend } from '../../features/cashflow/management/SafeToSpend.tsx'
import { useManagementView } from '../../features/cashflow/management/use-view.ts'
import { WeekStrip } from '../../features/cashflow/management/WeekStrip.tsx'
import { AddBalanceButton } from '../../features/sources/AddBalanceButton.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Later } from '../../ui/Later.tsx'
import { NoForecast } from '../../ui/NoForecast.tsx'
import { MoveOverlays } from './MoveOverlays.tsx'
import { useItemMoves } from './use-item-moves.ts'

const AddLine = lazy(() => import('../../features/cashflow/invoices/AddLine.tsx'))
const PayRun = lazy(() => import('./PayRun.tsx'))
// Below what fits on a screen: fetched once the figures above stand there.
const LowerCards = lazy(() => import('./LowerCards.tsx'))

const sides: readonly Side[] = ['in', 'out']

/** Money in on the left, money out on the right, in columns of equal width. */
export function ManagementView({ data }: { data: CashManagement }) {
  const view = useManagementView()
  const control = useItemMoves(data)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const week = data.weeks.find(({ from }) => from === view.week) ?? null
  const items = tickedOf([...data.missed, ...data.items], ticked)
  const onTick = (names: readonly string[], is: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      for (const name of names)
        if (is) after.add(name)
        else after.delete(name)
      return after
    })
  const unknown = noForecastIn(data)
  // Bills reckoned from old bank data lie in the past by now.
  if (unknown?.reason === 'old_data') return <NoForecast unknown={unknown} isCard />
  return (
    <div className="cm-page">
      {unknown ? (
        <NoForecast unknown={unknown} isCard />
      ) : (
        <SafeToSpend data={data} remedy={<AddBalanceButton today={data.today} />} />
      )}
      {data.weeks.length > 0 && (
        <WeekStrip
          weeks={data.weeks}
          balanceKnown={data.cash.known}
          buffer={data.outlook.buffer}
          chosen={week?.from ?? null}
          onChoose={view.showWeek}
        />
      )}
      {!unknown && data.items.length === 0 && (
        <Banner>
          No dated payments are expected yet. They appear here once we find regular payments.
        </Banner>
      )}
      <Suspense fallback={<div className="cm-line-room" />}>
        <AddLine today={data.today} />
      </Suspense>
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
      <Later>
        <LowerCards data={data} />
      </Later>
      <Suspense fallback={null}>
        {items.length > 0 && (
          <PayRun data={data} items={items} onClear={() => setTicked(new Set())} />
        )}
      </Suspense>
      <MoveOverlays data={data} control={control} />
    </div>
  )
}
