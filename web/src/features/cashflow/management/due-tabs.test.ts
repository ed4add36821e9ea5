// Every due item stands under one tab, and a week holds what is expected in it.
import { expect, test } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { byTab, dueTabs, firstTab, withinSpan } from './due-tabs.ts'

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
const paid = [dueItem({ line_id: 'paid', day: '2026-11-19', state: 'matched_on_time' })]
const ids = (list: readonly { line_id: string }[]) => list.map(({ line_id }) => line_id)

test('R-126 a bill stands under one tab: overdue first, then by its day', () => {
  const tabs = byTab({ items, paid, today }, 'out')
  expect(dueTabs.map((tab) => ids(tabs[tab]))).toEqual([
    ['late'],
    ['sunday'],
    ['monday', 'thirty'],
    ['after'],
    ['paid'],
  ])
})

test('money due in has tabs of its own, and a list opens where there is something to do', () => {
  const tabs = byTab({ items, paid, today }, 'in')
  expect(ids(tabs.week)).toEqual(['income'])
  expect(tabs.overdue).toEqual([])
  expect(firstTab(tabs)).toBe('week')
  expect(firstTab(byTab({ items: [], paid: [], today }, 'in'))).toBe('week')
})

test('a week holds what is expected from its Monday to its Sunday', () => {
  const week = { side: 'out', from: '2026-11-23', to: '2026-11-29' } as const
  expect(ids(withinSpan(items, week))).toEqual(['late', 'monday'])
})
