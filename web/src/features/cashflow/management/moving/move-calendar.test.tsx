// The calendar that a payment is moved on: days that are over take nothing, and the day is chosen
// by a press.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { minor } from '@plimsoll/domain/money'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dueItem } from '../../testing/due-item.ts'
import { MoveCalendar } from './MoveCalendar.tsx'

afterEach(cleanup)

const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => ({
  day,
  in: minor(0),
  out: minor(0),
  closing: minor(100_000),
}))
const data = {
  today: '2026-11-20',
  days,
  cash: { buffer: minor(50_000), known: true },
} as unknown as CashManagement

function open(more: { target?: string; lows?: Parameters<typeof MoveCalendar>[0]['lows'] } = {}) {
  const on = { onTarget: vi.fn(), onMove: vi.fn(), onClose: vi.fn() }
  const { target = null, lows = null } = more
  const item = dueItem({ day: '2026-11-21' })
  render(<MoveCalendar {...on} {...{ data, item, side: null, target, lows }} />)
  return on
}

test('R-126 the arrows go from day to day, and a press moves the payment there', () => {
  const { onMove, onTarget } = open()
  const from = screen.getByRole('button', { name: /^Saturday 21 November/ })
  expect(document.activeElement).toBe(from)
  fireEvent.keyDown(from, { key: 'ArrowRight' })
  const next = screen.getByRole('button', { name: /^Sunday 22 November/ })
  expect(document.activeElement).toBe(next)
  expect(onTarget).toHaveBeenLastCalledWith('2026-11-22')
  fireEvent.click(next)
  expect(onMove).toHaveBeenCalledWith('2026-11-22')
})

test('today and what is over take no payment', () => {
  const { onMove, onTarget } = open()
  const today = screen.getByRole('button', { name: /^Friday 20 November/ })
  expect(today.getAttribute('aria-disabled')).toBe('true')
  fireEvent.focus(today)
  expect(onTarget).toHaveBeenLastCalledWith(null)
  fireEvent.click(today)
  expect(onMove).not.toHaveBeenCalled()
})

test('the day pointed at says what it does to the lowest point', () => {
  const [before, after] = [60_000, 40_000].map((pence) => ({
    day: '2026-11-22',
    balance: minor(pence),
  }))
  if (!before || !after) throw new Error('both are there')
  open({ target: '2026-11-23', lows: { before, after } })
  expect(screen.getByText(/^Lowest point/).textContent).toMatch(
    /Lowest point £400.00 on 22 Nov.*£100.00 below your buffer\.$/,
  )
})
