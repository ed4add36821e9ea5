// The thirteen weeks of a report, by what a reader sees.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { minor } from '@plimsoll/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ThirteenWeeks } from './ThirteenWeeks.tsx'

afterEach(cleanup)

test.each([
  [0, 'below zero', 'The expected balance is below zero at some point in every week.'],
  [
    500_000,
    'below buffer',
    'The expected balance is below your £5,000 buffer at some point in every week.',
  ],
])('a tight week is below the buffer of %i pence, or zero', (buffer, inTable, sentence) => {
  const low = minor(-120_000)
  const week = {
    from: '2026-11-23',
    to: '2026-11-29',
    ...{ in: minor(0), out: minor(120_000), closing: low, low, under_buffer: true },
    ...{ low50: low, high50: low, low80: low, high80: low, low95: low, high95: low },
  }
  const ahead: NonNullable<WeeklyReport['ahead']> = {
    from: week.from,
    to: week.to,
    days: [],
    weeks: [week],
    buffer: minor(buffer),
    low: null,
    late: [],
  }
  render(<ThirteenWeeks ahead={ahead} />)
  expect(screen.getByText(inTable)).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
})
