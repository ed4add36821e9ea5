// Every due item stands under one tab, and a week holds what is expected in it.
import { expect, test } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { byTab, dueTabs, firstTab, noneWords, shownTabs, withinSpan } from './due-tabs.ts'

// A Friday.
const today = '2026-11-20'
const items = [
  dueItem({ line_id: 'late', due: '2026-11-10', day: '2026-11-23', state: 'overdue' }),
  dueItem({ line_id: 'sunday', day: '2026-11-22' }),
  dueItem({ line_id: 'monday', day: '2026-11-23' }),
  dueItem({ line_id: 'thirty', day: '2026-12-20' }),
  dueItem({ line_id: 'after', day: '2026-12-21' }),
  dueItem({ line_id: 'income', day: '2026-11-22', pence: 500 }),
]
const missed = [dueItem({ line_id: 'owed', day: '2026-10-05', pence: 900, state: 'missed' })]
const paid = [dueItem({ line_id: 'paid', day: '2026-11-19', state: 'matched_on_time' })]
const cancelled = [dueItem({ line_id: 'cancelled', day: '2026-11-18', state: 'cancelled' })]
const ids = (list: readonly { line_id: string }[]) => list.map(({ line_id }) => line_id)

test('R-126 a bill stands under one tab: overdue first, then by its day', () => {
  const tabs = byTab({ items, missed, paid, cancelled, today }, 'out')
  expect(dueTabs.map((tab) => ids(tabs[tab]))).toEqual([
    ['late'],
    ['sunday'],
    ['monday', 'thirty'],
    ['after'],
    ['paid'],
    ['cancelled'],
  ])
})

test('money due in has tabs of its own, and a list opens where there is something to do', () => {
  const tabs = byTab({ items, missed, paid, cancelled, today }, 'in')
  expect(ids(tabs.week)).toEqual(['income'])
  // What is owed but no longer expected is overdue, and comes first.
  expect(ids(tabs.overdue)).toEqual(['owed'])
  expect(firstTab(tabs)).toBe('overdue')
  const none = { items: [], missed: [], paid: [], cancelled: [], today }
  expect(firstTab(byTab(none, 'in'))).toBe('week')
  // What is cancelled has a tab while there is something in it, and nothing to do.
  const over = byTab({ ...none, cancelled }, 'out')
  expect(firstTab(over)).toBe('week')
  expect(shownTabs(over, 'week').at(-1)).toBe('cancelled')
  expect(shownTabs(byTab(none, 'out'), 'week').at(-1)).toBe('paid')
})

test('a week holds what is expected from its Monday to its Sunday', () => {
  const week = { side: 'out', from: '2026-11-23', to: '2026-11-29' } as const
  expect(ids(withinSpan(items, week))).toEqual(['late', 'monday'])
})

test('an empty list claims nothing where nothing is forecast, and no more than dates elsewhere', () => {
  const words = (list: Partial<Parameters<typeof noneWords>[0]>) =>
    noneWords({ side: 'out', tab: 'week', hasForecast: true, hasIrregular: false, ...list })
  expect(words({})).toBe('Nothing is still to be paid this week.')
  expect(words({ side: 'in', hasIrregular: true })).toBe(
    'Nothing with a fixed date is still due to come in this week.',
  )
  expect(words({ hasForecast: false })).toBe(
    'No bills added. Regular ones appear once the forecast starts.',
  )
  expect(words({ tab: 'paid', hasForecast: false })).toBe(
    'None of your listed bills was paid in the last month.',
  )
})
