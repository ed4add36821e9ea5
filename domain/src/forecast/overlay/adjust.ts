// Adjustments of single parts and of lines in percent, applied to each part on its own.
import { type Day, monthOf } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { allocate, zero } from '../../money.ts'
import { isSubCategory, subCategoryOf } from '../../taxonomy.ts'
import type { Part } from '../engine.ts'
import type { Adjustment, LinesRef, PartChange } from './overlay.ts'
import { raisedBy } from './share.ts'

/** Turns a part into what the adjustments leave of it: none when cancelled, several when split. */
export type Adjust = (part: Part) => Part[]

/**
 * The adjustments as one function; they apply in their order, those of lines to every part on them.
 * A day that has passed moves nothing.
 */
export function adjusting(adjustments: readonly Adjustment[], asOf: Day): Adjust {
  if (adjustments.length === 0) return (part) => [part]
  const ofParts = adjustments.filter((each) => each.kind === 'part')
  const byPart = groupBy(ofParts, ({ part }) => `${part.source} ${part.sourceId} ${part.due}`)
  const ofLines = adjustments.filter((each) => each.kind === 'lines')
  return (part) => {
    const own = byPart.get(nameOf(part)) ?? []
    const changed = own.reduce(
      (parts, { change }) => parts.flatMap((each) => changedPart(each, change, asOf)),
      [part],
    )
    return changed.map((each) => ofLines.reduce(scaledPart, each))
  }
}

function nameOf({ source, sourceId, due, day }: Part): string {
  return `${source} ${sourceId} ${due ?? day}`
}

function changedPart(part: Part, change: PartChange, asOf: Day): Part[] {
  switch (change.kind) {
    case 'cancel':
      return []
    case 'amount':
      return [{ ...part, amount: change.amount }]
    case 'move':
      return [change.day > asOf ? onDay(part, change.day) : part]
    case 'split': {
      const days = change.days.filter((day) => day > asOf)
      if (days.length === 0) return [part]
      const amounts = allocate(part.amount, days.length)
      return days.map((day, i) => ({ ...onDay(part, day), amount: amounts[i] ?? zero }))
    }
  }
}

/** Keeps the due day, which names the part. */
function onDay(part: Part, day: Day): Part {
  return { ...part, due: part.due ?? part.day, day, month: monthOf(day) }
}

function scaledPart(part: Part, change: Extract<Adjustment, { kind: 'lines' }>): Part {
  const { lines, from, to, basisPoints } = change
  if (part.month < from || (to !== null && part.month > to) || !isOnLines(part, lines)) return part
  return { ...part, amount: raisedBy(part.amount, basisPoints) }
}

/** Whether a part, a rule or an actual lies on the lines that a reference names. */
export function isOnLines(
  part: Pick<Part, 'side' | 'subCategory' | 'merchantId'>,
  lines: LinesRef,
): boolean {
  if (part.side !== lines.side) return false
  switch (lines.kind) {
    case 'side':
      return true
    case 'sub_category':
      return part.subCategory === lines.subCategory
    case 'merchant':
      return part.merchantId === lines.merchantId
    case 'category':
      return isSubCategory(part.subCategory)
        ? subCategoryOf(part.subCategory).category === lines.category
        : part.subCategory === lines.category
  }
}
