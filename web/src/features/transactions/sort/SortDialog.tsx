// The categorisation window: what has no category, or a doubtful one, one after the other, by
// keyboard or by touch.

import type { Category } from '@plimsoll/contract/categories'
import type { Transaction } from '@plimsoll/contract/transactions'
import { useEffect, useRef, useState } from 'react'
import { grouped } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ApplyTo } from '../edits.ts'
import { useCategories } from '../queries.ts'
import { useTake } from '../use-take.ts'
import { useQueue } from './queue.ts'
import { useQueueCounts } from './queue-counts.ts'
import { SortCard } from './SortCard.tsx'
import './sort.css'

type Which = 'uncategorised' | 'unsure'

/** Begins with what has no category at all, if there is any. */
export default function SortDialog({ onClose }: { onClose: () => void }) {
  const counts = useQueueCounts()
  const [picked, pick] = useState<Which | null>(null)
  const which = picked ?? (counts.uncategorised === 0 && counts.unsure ? 'unsure' : 'uncategorised')
  const many = (count: number | null) => (count === null ? '' : ` ${grouped(count)}`)
  return (
    <Dialog title="Categorise transactions" width="wide" onClose={onClose}>
      <div className="sort">
        {counts.uncategorised !== 0 && counts.uncategorised !== counts.unsure && (
          <Segmented
            label="What to categorise"
            value={which}
            options={[
              { value: 'uncategorised', label: `Uncategorised${many(counts.uncategorised)}` },
              { value: 'unsure', label: `All uncertain${many(counts.unsure)}` },
            ]}
            onChange={pick}
          />
        )}
        <Queue key={which} which={which} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Queue({ which, onClose }: { which: Which; onClose: () => void }) {
  const list = useQueue(which)
  const categories = useCategories()
  const error = list.error ?? categories.error
  if (error && list.rows.length === 0)
    return (
      <ErrorState
        title="We couldn’t load transactions to categorise."
        text={error.message}
        onRetry={() => {
          list.retry()
          void categories.refetch()
        }}
      />
    )
  if (list.isLoading || !categories.data) return <Skeleton height="320px" />
  return (
    <Cards
      rows={list.rows}
      total={list.total?.count ?? list.rows.length}
      categories={categories.data}
      hasMore={list.hasMore}
      onMore={list.loadMore}
      onClose={onClose}
    />
  )
}

/**
 * What was sorted is kept aside, so that it neither comes again before the list is fetched again
 * nor is missing after an undo.
 */
function Cards(props: {
  rows: readonly Transaction[]
  total: number
  categories: readonly Category[]
  hasMore: boolean
  onMore: () => void
  onClose: () => void
}) {
  const { rows, categories } = props
  const known = useRef(new Map<string, Transaction>())
  for (const row of rows) if (!known.current.has(row.id)) known.current.set(row.id, row)
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string | null>(null)
  const { take, undoLast, isBusy } = useTake((id) => {
    setAside((before) => new Set([...before].filter((each) => each !== id)))
    setAt(id)
  })
  const waiting = rows.filter(({ id }) => !aside.has(id))
  const current = (at && known.current.get(at)) || waiting[0]
  const isLast = waiting.length <= 1
  const { hasMore, onMore } = props
  useEffect(() => {
    if (isLast && hasMore) onMore()
  }, [isLast, hasMore, onMore])
  if (!current)
    return (
      <EmptyState
        title="Everything is categorised"
        text="New transactions appear here when we’re not sure of their category."
      >
        <Button weight="ink" onClick={props.onClose}>
          Done
        </Button>
      </EmptyState>
    )
  const step = (by: number) => {
    const place = waiting.findIndex(({ id }) => id === current.id)
    const next = waiting[(place + by + waiting.length) % Math.max(1, waiting.length)]
    if (next) setAt(next.id)
  }
  const settle = async (category: Category, applyTo: ApplyTo) => {
    const place = waiting.findIndex(({ id }) => id === current.id)
    const next = waiting[place + 1] ?? waiting[place - 1]
    setAside((before) => new Set([...before, current.id]))
    setAt(next?.id ?? null)
    const changed = await take(current, category, applyTo)
    if (changed) return
    // Refused: it comes back, and stands where it stood.
    setAside((before) => new Set([...before].filter((each) => each !== current.id)))
    setAt(current.id)
  }
  return (
    <SortCard
      key={current.id}
      row={current}
      left={Math.max(1, waiting.length, hasMore ? props.total : 0)}
      categories={categories}
      isBusy={isBusy}
      onTake={(category, applyTo) => void settle(category, applyTo)}
      onStep={step}
      onUndo={undoLast}
    />
  )
}
