// The list itself as a grid: rows drawn as they come into view, keys that move, select, open and
// categorise.
import type { Category } from '@plimsoll/contract/categories'
import type { Suggestion } from '@plimsoll/contract/suggestions'
import type { Transaction } from '@plimsoll/contract/transactions'
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  startTransition,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIdle } from '../../../ui/use-idle.ts'
import { keyOf } from '../keys.ts'
import { useSuggestions } from '../queries.ts'
import { GridContext, GridRow } from './GridRow.tsx'
import { isUnsure } from './list-items.ts'
import { PlainRows } from './PlainRows.tsx'
import { type Selection, toggled } from './selection.ts'
import type { TakeHandle } from './Taking.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const Taking = lazy(() => import('./Taking.tsx'))

const gridSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** `hasKeys` says whether single keys may act; `onHelp` shows them. */
export function TransactionGrid(props: {
  rows: readonly Transaction[]
  count: number | null
  categories: readonly Category[]
  selection: Selection
  hasKeys: boolean
  onSelection: (change: (selection: Selection) => Selection) => void
  onOpen: (id: string) => void
  onNearEnd: () => void
  onHelp: () => void
}) {
  const { rows, selection } = props
  const [active, setActive] = useState<string | null>(null)
  const [byKey, setByKey] = useState(false)
  const at = rows.findIndex((row) => keyOf(row) === active)
  const row = rows[at]
  const grid = useRef<HTMLDivElement>(null)
  const taking = useRef<TakeHandle>(null)
  const suggestions = useSuggestions(byKey ? unsureAround(rows, at) : [])
  const goTo = (key: string | undefined) => {
    if (!key) return
    setActive(key)
    setByKey(true)
  }
  const move = (step: number) => {
    const next = at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))
    if (rows[next]) goTo(keyOf(rows[next]))
  }
  const select = (key: string, isRange: boolean) =>
    props.onSelection((before) => toggled(before, { rows, key, isRange }))
  const offered = row && isUnsure(row) ? (suggestions.data?.[row.id] ?? nothing) : nothing
  const takeIt = (code: string | undefined) => {
    const category = props.categories.find(({ sub_category }) => sub_category === code)
    if (!row || !category) return
    const next = rows[at + 1]
    void taking.current?.take(row, category)
    // The row may leave the list now that it is settled.
    if (next) goTo(keyOf(next))
  }
  useListKeys(
    {
      move,
      open: () => row && props.onOpen(row.id),
      select: () => active && select(active, false),
      take: (place) => takeIt(offered[place]?.sub_category),
      undo: () => taking.current?.undoLast(),
      help: props.onHelp,
    },
    props.hasKeys,
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = gridSteps[event.key]
    if ((event.target as HTMLElement).getAttribute('role') !== 'row') return
    if (step) move(step)
    else if (event.key === 'Home' || event.key === 'End')
      move(event.key === 'Home' ? -rows.length : rows.length)
    else if (event.key === 'Enter' && row) props.onOpen(row.id)
    else if (event.key === ' ' && active) select(active, event.shiftKey)
    else return
    event.preventDefault()
  }
  const hasBalance = useMemo(() => rows.some(({ balance }) => balance != null), [rows])
  const isIdle = useIdle(true)
  const VirtualRows = useVirtualRows(isIdle)
  const latest = useRef({ open: props.onOpen, select, take: takeIt })
  latest.current = { open: props.onOpen, select, take: takeIt }
  const actions = useMemo(
    () => ({
      open: (id: string) => latest.current.open(id),
      select: (key: string, isRange: boolean) => latest.current.select(key, isRange),
      take: (code: string) => latest.current.take(code),
      // What a press does next is not held up by where the focus is marked.
      focus: (key: string) => startTransition(() => setActive(key)),
    }),
    [],
  )
  const isThere = at >= 0
  const state = useMemo(
    () => ({
      selection,
      active: isThere ? active : null,
      byKey,
      hasBalance,
      offered,
      actions,
    }),
    [selection, active, isThere, byKey, hasBalance, offered, actions],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are only drawn where one looks cannot be a table's.
    <div
      ref={grid}
      role="grid"
      className={`txn-grid ${hasBalance ? 'txn-with-balance' : ''}`}
      aria-label="Transactions"
      aria-rowcount={props.count ?? -1}
      aria-multiselectable
      onKeyDown={onKeyDown}
    >
      <Suspense fallback={null}>{isIdle && <Taking handle={taking} onUndone={goTo} />}</Suspense>
      <GridContext value={state}>
        {VirtualRows ? (
          <VirtualRows
            rows={rows}
            grid={grid}
            activeKey={byKey ? active : null}
            onNearEnd={props.onNearEnd}
            row={draw}
          />
        ) : (
          <PlainRows rows={rows} row={draw} />
        )}
      </GridContext>
    </div>
  )
}

const draw = (row: Transaction, at: number) => <GridRow row={row} at={at} />
const nothing: readonly Suggestion[] = []
const aroundRows = 40

/**
 * The ids of unsure rows near the active one, in blocks, so that moving on asks nothing most of the
 * time.
 */
function unsureAround(rows: readonly Transaction[], at: number): string[] {
  const from = Math.max(0, Math.floor(at / aroundRows) * aroundRows)
  return rows
    .slice(from, from + aroundRows)
    .filter(isUnsure)
    .map(({ id }) => id)
}
