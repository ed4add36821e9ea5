// The months of the accuracy page, with and without a balance to count from.
import { minor } from '@plimsoll/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MonthsCard } from './MonthsCard.tsx'

afterEach(cleanup)

const october = {
  month: '2026-10',
  happened_in: minor(500_000),
  happened_out: minor(420_000),
  closing: minor(1_234_500),
  forecast_1: {
    in: minor(480_000),
    out: minor(410_000),
    closing: minor(1_224_500),
    low: minor(1_100_000),
    high: minor(1_300_000),
  },
  forecast_3: null,
}

test('each month shows where it closed and how far off its forecast was', () => {
  render(<MonthsCard months={[october]} isKnown />)
  expect(screen.getByText('£12,345.00')).toBeTruthy()
  expect(screen.getByText('£12,245.00')).toBeTruthy()
})

test('until a balance is known no closing is shown, only how far off the forecast was', () => {
  const { container } = render(<MonthsCard months={[october]} isKnown={false} />)
  expect(container.textContent).not.toMatch(/£12,[23]45/)
  expect(container.textContent).toMatch(/£100/)
})
