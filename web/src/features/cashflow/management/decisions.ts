// The decisions that change one payment in the forecast, and those that restore it as it was
// before. Pure.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { Day } from '@plimsoll/domain/calendar'
import { nextWorkingDay, previousWorkingDay } from '@plimsoll/domain/holidays'
import { nameOf } from './item-name.ts'

/**
 * Whether its day and amount are changed here: those of a sales project are changed in the project.
 */
export function isChangeable({ open, source }: DueItem): boolean {
  return open !== 0 && source !== 'project'
}

/** The payment on another day. Of instalments the one that is meant moves, and the others stay. */
export function redated(item: DueItem, day: Day, all: readonly DueItem[]): Decision[] {
  const days = daysOf(item, all)
  if (days.length < 2) return [{ ...keyOf(item), kind: 'redate', day }]
  const at = days.indexOf(item.day)
  return [split(item, days.map((other, i) => (i === at ? day : other)).sort())]
}

/** The payment in equal parts. */
export function split(item: DueItem, days: Day[]): Decision {
  return { ...keyOf(item), kind: 'split', days }
}

/** The whole payment on one day, its instalments too. */
export function movedTo(item: DueItem, day: Day, all: readonly DueItem[]): Decision[] {
  const moved: Decision = { ...keyOf(item), kind: 'redate', day }
  return daysOf(item, all).length < 2 ? [moved] : [restored(item), moved]
}

/** The payment as one that does not happen. What has come of it stays matched with it. */
export function cancelled(item: DueItem): Decision[] {
  const met = item.source === 'invoice' && item.transactions.length > 0 ? [matched(item)] : []
  return [...met, { ...keyOf(item), kind: 'cancel' }]
}

/**
 * The decisions that bring the payment back as it is now: in its instalments, on the day it was
 * moved to, or as detected.
 */
export function restoreDecisions(item: DueItem, all: readonly DueItem[]): Decision[] {
  const days = daysOf(item, all)
  if (days.length > 1) return [restored(item), split(item, days)]
  const { due, day, state } = item
  const detectedDays = [due, nextWorkingDay(due), previousWorkingDay(due)]
  // What is overdue is expected on a day that nobody chose.
  if (state === 'overdue' || item.source === 'tax' || detectedDays.includes(day))
    return [restored(item)]
  return [restored(item), { ...keyOf(item), kind: 'redate', day }]
}

/** The payment without the transactions that met it: they were for something else. */
export function unmatched(item: DueItem): Decision {
  return { ...keyOf(item), kind: 'unmatch', transaction_ids: item.transactions }
}

/** The payment met by its transactions, as it is now. */
export function matched(item: DueItem): Decision {
  return { ...keyOf(item), kind: 'match', transaction_ids: item.transactions }
}

function restored(item: DueItem): Decision {
  return { ...keyOf(item), kind: 'restore' }
}

function keyOf({ line_id, due }: DueItem): Pick<Decision, 'line_id' | 'due'> {
  return { line_id: line_id, due }
}

function daysOf(item: DueItem, all: readonly DueItem[]): Day[] {
  return all.filter((other) => nameOf(other) === nameOf(item)).map(({ day }) => day)
}
