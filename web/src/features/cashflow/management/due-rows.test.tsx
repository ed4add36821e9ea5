// What the colour alone would not say: a week under the buffer, a bill that is overdue, one that is
// taken automatically, one that is paid.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { minor } from '@plimsoll/domain/money'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { DueList } from './DueList.tsx'
import { DueRow } from './DueRow.tsx'
import { WeekStrip } from './WeekStrip.tsx'

afterEach(cleanup)

const band = {
  low50: minor(0),
  high50: minor(0),
  low80: minor(0),
  high80: minor(0),
  low95: minor(0),
  high95: minor(0),
}
const week = {
  ...band,
  from: '2026-11-23',
  to: '2026-11-29',
  in: minor(10_000),
  out: minor(90_000),
  closing: minor(420_000),
  low: minor(400_000),
  low_day: '2026-11-25',
  under_buffer: true,
}
const moves = {
  today: '2026-11-20',
  redate: vi.fn(),
  drag: vi.fn(),
  choose: vi.fn(),
  split: vi.fn(),
  cancel: vi.fn(),
  match: vi.fn(),
  unmatch: vi.fn(),
  unpay: vi.fn(),
  restore: vi.fn(),
  edit: vi.fn(),
  open: vi.fn(),
}

test('a week under the buffer says so in words, and a second press lets go of it', () => {
  const onChoose = vi.fn()
  const strip = (buffer: number, weeks = [week]) => (
    <WeekStrip
      weeks={weeks}
      balanceKnown
      buffer={minor(buffer)}
      chosen={week.from}
      onChoose={onChoose}
    />
  )
  const { rerender } = render(strip(500_000))
  const button = screen.getByRole('button', {
    name: /lowest £4,000.00 on 25 Nov, below your buffer/,
  })
  expect(screen.getByText('Expected balance below your buffer in 1 week')).toBeTruthy()
  fireEvent.click(button)
  expect(onChoose).toHaveBeenCalledWith(null)
  // Without a buffer the line is zero.
  rerender(strip(0))
  expect(screen.getByText('Expected balance below zero in 1 week')).toBeTruthy()
  // Thirteen weeks from a Wednesday touch fourteen, so all of them are not counted.
  const fourteen = Array.from({ length: 14 }, (_, at) => ({ ...week, from: `2026-12-${at + 10}` }))
  rerender(strip(0, fourteen))
  expect(screen.getByText('Expected balance below zero at some point in every week')).toBeTruthy()
  rerender(
    strip(
      0,
      fourteen.map((each) => ({ ...each, under_buffer: false })),
    ),
  )
  expect(screen.getByText('Expected balance above zero throughout')).toBeTruthy()
})

test('an overdue bill says since when, and that it is taken automatically', () => {
  const item = dueItem({ due: '2026-11-10', day: '2026-11-23', state: 'overdue', automatic: true })
  render(<DueRow item={item} isTicked={false} onTick={vi.fn()} moves={moves} />)
  expect(screen.getByText('Overdue since 10 Nov')).toBeTruthy()
  expect(screen.getByText('Collected automatically · Monthly on the 1st')).toBeTruthy()
})

test('an estimate of tax is not met by transactions, and what is paid has no tick', () => {
  const tax = dueItem({ source: 'tax', probability: null })
  const { unmount } = render(<DueRow item={tax} isTicked={false} onTick={vi.fn()} moves={moves} />)
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  expect(screen.queryByText('Match a transaction')).toBeNull()
  fireEvent.click(screen.getByText('Cancel this payment'))
  expect(moves.cancel).toHaveBeenCalledWith(tax)
  unmount()
  const paid = dueItem({ open: minor(0), matched: minor(-9_900), state: 'matched_late' })
  render(<DueRow item={paid} isTicked={false} onTick={vi.fn()} moves={moves} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('£99.00')).toBeTruthy()
})

test('a match can be taken back, and an invoice marked as paid is unpaid again', () => {
  const met = dueItem({
    source: 'invoice',
    open: minor(0),
    matched: minor(-9_900),
    transactions: ['t1'],
    state: 'matched_late',
  })
  const { rerender } = render(<DueRow item={met} isTicked={false} onTick={vi.fn()} moves={moves} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cash-flow/edit-transaction?id=t1')
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  fireEvent.click(screen.getByText('Unmatch'))
  expect(moves.unmatch).toHaveBeenCalledWith(met)
  const marked = { ...met, transactions: [] }
  rerender(<DueRow item={marked} isTicked={false} onTick={vi.fn()} moves={moves} />)
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  fireEvent.click(screen.getByText('Mark as unpaid'))
  expect(moves.unpay).toHaveBeenCalledWith(marked)
})

test('a menu stays open when the list comes again with another row above', () => {
  const list = (items: readonly DueItem[]) => (
    <DueList
      items={items}
      none="No bills."
      ticked={new Set()}
      onTick={vi.fn()}
      moves={moves}
      hidesPay={false}
    />
  )
  const rent = dueItem({ line_id: 'rent', day: '2026-11-25' })
  const { rerender } = render(list([rent]))
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  const item = screen.getByRole('button', { name: /^Split into instalments/ })
  rerender(list([dueItem({ line_id: 'phone', day: '2026-11-24' }), { ...rent }]))
  expect(item.isConnected).toBe(true)
})

test('a cancelled invoice shows what it was for, and can be restored', () => {
  const item = dueItem({
    line_id: 'invoice.a',
    source: 'invoice',
    pence: 300_000,
    open: minor(0),
    state: 'cancelled',
    entered: 'typed',
  })
  render(<DueRow item={item} isTicked={false} onTick={vi.fn()} moves={moves} />)
  expect(screen.getByText('Cancelled')).toBeDefined()
  expect(screen.getByText('£3,000.00')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  fireEvent.click(screen.getByText('Restore'))
  expect(moves.restore).toHaveBeenCalledWith(item)
})

test('what was entered can be edited from its menu, a regular payment not', () => {
  const item = dueItem({ line_id: 'invoice.a', source: 'invoice', entered: 'typed' })
  const { rerender } = render(
    <DueRow item={item} isTicked={false} onTick={vi.fn()} moves={moves} />,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  fireEvent.click(screen.getByText('Edit'))
  expect(moves.edit).toHaveBeenCalledWith(item)
  rerender(<DueRow item={dueItem()} isTicked={false} onTick={vi.fn()} moves={moves} />)
  fireEvent.click(screen.getByRole('button', { name: /^Options for/ }))
  expect(screen.queryByText('Edit')).toBeNull()
})
