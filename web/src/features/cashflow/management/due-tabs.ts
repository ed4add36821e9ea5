// Which due items stand under which tab: overdue, this week, the next 30 days, later, paid,
// cancelled. Every item stands under one alone.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day, weekdayOf } from '@plimsoll/domain/calendar'
import { nameOf } from './item-name.ts'

/** The tabs in their order. */
export const dueTabs = ['overdue', 'week', 'month', 'later', 'paid', 'cancelled'] as const
/** One of them. */
export type DueTab = (typeof dueTabs)[number]
/** The side of a list. */
export type Side = DueItem['side']

/** The words on the tabs. */
export const tabWords: Record<DueTab, string> = {
  overdue: 'Overdue',
  week: 'This week',
  month: 'Next 30 days',
  later: 'Later',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

const daysAhead = 30
const daysOfStrip = 92

/**
 * The items of one side by tab. This week ends on Sunday; the next 30 days begin after it. What is
 * owed but no longer expected is overdue.
 */
export function byTab(
  {
    items,
    missed,
    paid,
    cancelled,
    today,
  }: Pick<CashManagement, 'items' | 'missed' | 'paid' | 'cancelled' | 'today'>,
  side: Side,
): Record<DueTab, DueItem[]> {
  const tabs: Record<DueTab, DueItem[]> = {
    overdue: [],
    week: [],
    month: [],
    later: [],
    paid: [],
    cancelled: [],
  }
  for (const item of [...missed, ...items])
    if (item.side === side) tabs[tabOf(item, today)].push(item)
  tabs.paid = paid.filter((item) => item.side === side)
  tabs.cancelled = cancelled.filter((item) => item.side === side)
  return tabs
}

/**
 * The days that a tab covers, as far as money without a day of its own is concerned; null where it
 * has none.
 */
export function spanOf(tab: DueTab, today: Day): { from: Day; to: Day } | null {
  const sunday = addDays(today, 7 - weekdayOf(today))
  const [month, after] = [addDays(today, daysAhead), addDays(today, daysAhead + 1)]
  if (tab === 'week') return { from: today, to: sunday }
  if (tab === 'month') return { from: addDays(sunday, 1), to: month }
  return tab === 'later' ? { from: after, to: addDays(today, daysOfStrip) } : null
}

/** The tabs that are shown: one for what is cancelled only where something is, or it is open. */
export function shownTabs(tabs: Record<DueTab, readonly DueItem[]>, open: DueTab): DueTab[] {
  return dueTabs.filter((tab) => tab !== 'cancelled' || tab === open || tabs.cancelled.length > 0)
}

/** The tab that a list opens with: the first that has something to do. */
export function firstTab(tabs: Record<DueTab, readonly DueItem[]>): DueTab {
  return dueTabs.find((tab) => tab !== 'cancelled' && tabs[tab].length > 0) ?? 'week'
}

/**
 * What stands in place of an empty list. Without a forecast nothing is claimed about what is to
 * come, and irregular payments below the list have no day of their own.
 */
export function noneWords(list: {
  side: Side
  tab: DueTab
  hasForecast: boolean
  hasIrregular: boolean
}): string {
  const { side, tab } = list
  if (tab === 'overdue') return 'Nothing is overdue.'
  if (tab === 'cancelled') return 'Nothing is cancelled.'
  if (tab === 'paid')
    return side === 'out'
      ? 'None of your listed bills was paid in the last month.'
      : 'None of the money listed here came in last month.'
  if (!list.hasForecast)
    return side === 'out'
      ? 'No bills added. Regular ones appear once the forecast starts.'
      : 'No invoices added. Regular receipts appear once the forecast starts.'
  const nothing = list.hasIrregular ? 'Nothing with a fixed date is' : 'Nothing is'
  const what = side === 'out' ? 'to be paid' : 'due to come in'
  if (tab === 'week') return `${nothing} still ${what} this week.`
  if (tab === 'month') return `${nothing} ${what} in the 30 days after this week.`
  return `${nothing} ${what} later in the 13 weeks.`
}

/** The items of one side that are expected within a span, both days included. */
export function withinSpan(
  items: readonly DueItem[],
  { side, from, to }: { side: Side; from: Day; to: Day },
): DueItem[] {
  return items.filter((item) => item.side === side && item.day >= from && item.day <= to)
}

/**
 * The ticked items that are still there, each payment once: the instalments of one payment are
 * ticked together.
 */
export function tickedOf(items: readonly DueItem[], ticked: ReadonlySet<string>): DueItem[] {
  return items.filter((item) => ticked.has(nameOf(item)))
}

function tabOf({ state, day }: DueItem, today: Day): DueTab {
  if (state === 'overdue' || state === 'missed') return 'overdue'
  if (day <= addDays(today, 7 - weekdayOf(today))) return 'week'
  return day <= addDays(today, daysAhead) ? 'month' : 'later'
}
