// What a due payment can be put through from any page of cash management: another day, parts,
// another fate, a match. Every change goes to the forecast at once, with a way to undo it.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { Day } from '@plimsoll/domain/calendar'
import { useState } from 'react'
import type { Moves } from '../../features/cashflow/management/DueRow.tsx'
import {
  cancelled,
  matched,
  redated,
  restoreDecisions,
  unmatched,
} from '../../features/cashflow/management/decisions.ts'
import { useSaveDecisions } from '../../features/cashflow/management/queries.ts'
import { dayLong } from '../../format/date.ts'
import { useNavigate } from '../../routing.ts'

/** A dialog that a payment waits in. */
type Pending = {
  readonly kind: 'split' | 'match' | 'unpay' | 'restore' | 'edit'
  readonly item: DueItem
}

/**
 * A payment under way to another day; while it is dragged, the calendar stands on the side away
 * from the pointer.
 */
type Moved = { readonly item: DueItem; readonly side: 'left' | 'right' | null }

/** The moves for the rows, and what `MoveOverlays` shows of them. */
export type ItemMoves = {
  readonly moves: Moves
  readonly pending: Pending | null
  readonly moved: Moved | null
  readonly save: (item: DueItem, decisions: Decision[], words: string) => void
  readonly moveTo: (item: DueItem, day: Day) => void
  readonly close: () => void
}

/** Holds which payment is being moved, split or matched. */
export function useItemMoves(data: CashManagement): ItemMoves {
  const navigate = useNavigate()
  const saving = useSaveDecisions()
  const [pending, setPending] = useState<Pending | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const save = (item: DueItem, decisions: Decision[], words: string) =>
    saving.mutate({ decisions, words, undo: restoreDecisions(item, data.items) })
  const redate = (item: DueItem, day: Day) =>
    save(item, redated(item, day, data.items), `${item.merchant} moved to ${dayLong(day)}.`)
  const close = () => {
    setPending(null)
    setMoved(null)
  }
  const moves: Moves = {
    today: data.today,
    redate,
    drag: (item, { x }) => setMoved({ item, side: x < innerWidth / 2 ? 'right' : 'left' }),
    choose: (item) => setMoved({ item, side: null }),
    cancel: (item) => save(item, cancelled(item), `${item.merchant} cancelled.`),
    split: (item) => setPending({ kind: 'split', item }),
    match: (item) => setPending({ kind: 'match', item }),
    unmatch: (item) =>
      saving.mutate({
        decisions: [unmatched(item)],
        words: 'No longer matched.',
        undo: [matched(item)],
      }),
    unpay: (item) => setPending({ kind: 'unpay', item }),
    restore: (item) => setPending({ kind: 'restore', item }),
    edit: (item) => setPending({ kind: 'edit', item }),
    open: navigate,
  }
  return {
    moves,
    pending,
    moved,
    save,
    moveTo: (item, day) => {
      close()
      redate(item, day)
    },
    close,
  }
}
