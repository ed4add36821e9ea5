// Cash management with figures there: lays its cards out, holds what is ticked, and says to the forecast what the rows ask for.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { Day } from '@plimsoll/domain/calendar'
import { lazy, Suspense, useState } from 'react'
import { DueCard } from '../../features/cashflow/management/DueCard.tsx'
import type { Moves } from '../../features/cashflow/management/DueRow.tsx'
import { type Side, tickedOf } from '../../features/cashflow/management/due-tabs.ts'
import { useSay } from '../../features/cashflow/management/queries.ts'
import { SafeToSpend } from '../../features/cashflow/management/SafeToSpend.tsx'
import { asItStands, cancelled, redated, split } from '../../features/cashflow/management/said.ts'
import { useManagementView } from '../../features/cashflow/management/use-view.ts'
import { WeekStrip } from '../../features/cashflow/management/WeekStrip.tsx'
import { dayLong } from '../../format/date.ts'
import { useNavigate } from '../../routing.ts'
import { Banner } from '../../ui/Banner.tsx'
import { useIdle } from '../../ui/use-idle.ts'

const PayRun = lazy(() => import('./PayRun.tsx'))
// Below what fits on a screen: fetched once the figures above stand there.
const SideCard = lazy(() => import('./SideCard.tsx'))
const LowerCards = lazy(() => import('./LowerCards.tsx'))
const MoveItem = lazy(() => import('./MoveItem.tsx'))
const MatchPayment = lazy(() => import('./MatchPayment.tsx'))
const OwnAccountDialog = lazy(() => import('../../features/sources/OwnAccountDialog.tsx'))
const SplitDialog = lazy(() => import('../../features/cashflow/management/SplitDialog.tsx'))

type Asking = { readonly kind: 'split' | 'match'; readonly item: DueItem }
// A payment under way to another day; while it is dragged, the calendar stands on the side away from the pointer.
type Moved = { readonly item: DueItem; readonly side: 'left' | 'right' | null }
const sides: readonly Side[] = ['out', 'in']

/** Every change goes to the forecast at once, with a way to undo it. */
export function ManagementView({ data }: { data: CashManagement }) {
  const view = useManagementView()
  const navigate = useNavigate()
  const isIdle = useIdle(true)
  const saying = useSay()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [asking, ask] = useState<Asking | null>(null)
  const [moved, move] = useState<Moved | null>(null)
  const [account, edit] = useState<CashManagement['accounts'][number] | null>(null)
  const week = data.weeks.find(({ from }) => from === view.week) ?? null
  const items = tickedOf(data.items, ticked)
  const say = (item: DueItem, decisions: Decision[], words: string) =>
    saying.mutate({ decisions, words, undo: asItStands(item, data.items) })
  const redate = (item: DueItem, day: Day) =>
    say(item, redated(item, day, data.items), `${item.merchant} moved to ${dayLong(day)}.`)
  const moves: Moves = {
    today: data.today,
    redate,
    drag: (item, { x }) => move({ item, side: x < innerWidth / 2 ? 'right' : 'left' }),
    choose: (item) => move({ item, side: null }),
    cancel: (item) => say(item, [cancelled(item)], `${item.merchant} cancelled.`),
    split: (item) => ask({ kind: 'split', item }),
    match: (item) => ask({ kind: 'match', item }),
    open: navigate,
  }
  const onTick = (names: readonly string[], is: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      for (const name of names)
        if (is) after.add(name)
        else after.delete(name)
      return after
    })
  return (
    <div className="cm-page">
      <SafeToSpend data={data} />
      <WeekStrip weeks={data.weeks} chosen={week?.from ?? null} onChoose={view.showWeek} />
      {data.items.length === 0 && (
        <Banner>
          No dated payments are expected yet. They appear here once we find regular payments.
        </Banner>
      )}
      <div className="cm-two">
        {sides.map((side) => (
          <div key={side} className="cm-stack cm-column">
            <DueCard
              data={data}
              side={side}
              tab={view.tabOf(side)}
              week={week}
              onTab={(tab) => view.showTab(side, tab)}
              onAllWeeks={() => view.showWeek(null)}
              ticked={ticked}
              onTick={onTick}
              moves={moves}
            />
            <Suspense fallback={null}>{isIdle && <SideCard data={data} side={side} />}</Suspense>
          </div>
        ))}
      </div>
      <Suspense fallback={null}>
        {isIdle && <LowerCards data={data} moves={moves} onEditAccount={edit} />}
      </Suspense>
      <Suspense fallback={null}>
        {items.length > 0 && (
          <PayRun data={data} items={items} onClear={() => setTicked(new Set())} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {account && <OwnAccountDialog account={account} onClose={() => edit(null)} />}
      </Suspense>
      <Suspense fallback={null}>
        {moved && (
          <MoveItem
            data={data}
            item={moved.item}
            side={moved.side}
            onMove={(day) => {
              move(null)
              redate(moved.item, day)
            }}
            onClose={() => move(null)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {asking?.kind === 'split' && (
          <SplitDialog
            item={asking.item}
            today={data.today}
            onDays={(days) => {
              ask(null)
              const { item } = asking
              say(item, [split(item, days)], `${item.merchant} split into ${days.length} payments.`)
            }}
            onClose={() => ask(null)}
          />
        )}
        {asking?.kind === 'match' && (
          <MatchPayment
            item={asking.item}
            onMatch={(decision) => {
              ask(null)
              say(asking.item, [decision], 'Matched.')
            }}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
