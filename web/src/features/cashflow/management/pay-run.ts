// A pay run: what is ticked, when it could move at once, what it changes in the forecast, and
// whether it stays above the buffer, in words. Pure.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { nextWorkingDay } from '@plimsoll/domain/holidays'
import { less, type Minor, sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { lineWords } from '../UnderBuffer.tsx'
import { isChangeable, movedTo } from './decisions.ts'
import { nameOf } from './item-name.ts'

/** The search for an order takes no more payments than that. */
export const orderMax = 40
const latestDays = 14

/**
 * The day on which a payment made now arrives: the first working day after today and after what the
 * books know.
 */
export function payDay({ today, as_of }: { today: Day; as_of: Day }): Day {
  return nextWorkingDay(addDays(today > as_of ? today : as_of, 1))
}

/** Those that the user decides about: what is taken automatically comes on its own day. */
export function movableOf(items: readonly DueItem[]): DueItem[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const name = nameOf(item)
    if (item.automatic || !isChangeable(item) || seen.has(name)) return false
    seen.add(name)
    return true
  })
}

/** The changes that the forecast is computed with: all payments on one day. */
export function runChanges(items: readonly DueItem[], day: Day): Changeset {
  return { decisions: movableOf(items).flatMap((item) => movedTo(item, day, items)) }
}

/**
 * What the search may move: bills up to two weeks past their day, money in no sooner than the day
 * of the run.
 */
export function movableFor(items: readonly DueItem[], day: Day) {
  return movableOf(items)
    .slice(0, orderMax)
    .map((item) => ({
      line_id: item.line_id,
      due: item.due,
      ...(item.side === 'out' ? { latest: latestOf(item, day) } : { earliest: day }),
    }))
}

/** A tax that is late costs a penalty, so it waits for its own day and no longer. */
function latestOf({ day: own, source }: DueItem, day: Day): Day {
  const later = own > day ? own : day
  return source === 'tax' ? later : addDays(later, latestDays)
}

/** What is ticked, in words: `3 bills, £1,200.00` and what of them is taken automatically. */
export function runWords(items: readonly DueItem[]): { count: string; total: Minor } {
  const bills = items.filter(({ side }) => side === 'out').length
  const receipts = items.length - bills
  const words = [
    ...(bills ? [bills === 1 ? '1 bill' : `${bills} bills`] : []),
    ...(receipts ? [receipts === 1 ? '1 receipt' : `${receipts} receipts`] : []),
  ]
  return { count: words.join(' and '), total: sum(items.map(({ open }) => open)) }
}

/**
 * Whether the lowest point stays above the buffer; where it did not before either, the words add
 * that.
 */
export function bufferWords(
  { before, after }: { before: Minor; after: Minor },
  buffer: Minor,
): { tone: 'good' | 'warn' | 'bad'; words: string } {
  const line = lineWords(buffer)
  if (after >= buffer)
    return { tone: 'good', words: before < buffer ? `Above ${line} again` : `Still above ${line}` }
  const short = `${money(less(buffer, after))} below ${line}`
  if (before >= buffer) return { tone: 'bad', words: short }
  return before === after
    ? { tone: 'warn', words: `${short}, with or without this` }
    : { tone: 'bad', words: `${short}; ${money(less(buffer, before))} before` }
}
