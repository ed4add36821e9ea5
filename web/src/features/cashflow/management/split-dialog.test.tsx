// Splitting a payment: what is overdue begins tomorrow, and a day that cannot be is refused.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import SplitDialog from './SplitDialog.tsx'

afterEach(cleanup)

function open(day: string) {
  const item = dueItem({ merchant: 'Shopify', pence: -9_000, day, due: day })
  const onDays = vi.fn()
  render(<SplitDialog item={item} today="2026-11-23" onDays={onDays} onClose={() => {}} />)
  return onDays
}

const parts = () => screen.queryAllByRole('listitem', { hidden: true }).map((li) => li.textContent)

test('a payment that is overdue is split from tomorrow on', () => {
  const onDays = open('2026-11-05')
  expect(parts()).toEqual([
    '24 November 2026£30.00',
    '24 December 2026£30.00',
    '24 January 2027£30.00',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Split', hidden: true }))
  expect(onDays).toHaveBeenCalledWith(['2026-11-24', '2026-12-24', '2027-01-24'])
})

test('a first day that has passed, or none, shows no parts and says why', () => {
  open('2026-12-01')
  for (const value of ['2026-11-23', '']) {
    fireEvent.change(screen.getByLabelText('First payment on'), { target: { value } })
    expect(parts()).toEqual([])
    expect(screen.getByText('Choose a date in the future.')).toBeTruthy()
  }
})
