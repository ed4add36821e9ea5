// A plan's moves turned into an order of what is ticked: everything on the day of the run, save
// what the plan lets wait. Pure.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { compareText } from '@plimsoll/domain/order'
import { nameOf } from './item-name.ts'
import { movableOf } from './pay-run.ts'

/** One payment and the day it is put to; `waits` where it had better not be paid at once. */
export type Step = { readonly item: DueItem; readonly day: Day; readonly waits: boolean }

type Move = { readonly line_id: string; readonly due: Day; readonly to: Day }

/** By day; on one day as they were listed. */
export function orderOf(items: readonly DueItem[], moves: readonly Move[], day: Day): Step[] {
  const moved = new Map(
    moves.map((move) => [nameOf({ line_id: move.line_id, due: move.due }), move.to]),
  )
  return movableOf(items)
    .map((item) => {
      const to = moved.get(nameOf(item))
      return { item, day: to ?? day, waits: to !== undefined && to > day }
    })
    .sort((a, b) => compareText(a.day, b.day))
}
