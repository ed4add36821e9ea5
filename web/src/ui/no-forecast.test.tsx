// The one place that says why nothing is forecast, as a line and as a card.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NoForecast } from './NoForecast.tsx'

afterEach(cleanup)

const old = {
  reason: 'old_data',
  lead: 'Your bank data ends on 7 November 2025.',
  rest: 'Add newer data to see where your cash stands today.',
} as const

test('old bank data names its last day and the way to newer data', () => {
  render(<NoForecast unknown={old} />)
  expect(screen.getByText(`${old.lead} ${old.rest}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add newer transactions' })).toBeTruthy()
})

test('a short history can be made longer backwards', () => {
  const few = { reason: 'no_forecast', lead: '£36K in the bank.', rest: 'Two weeks.' } as const
  render(<NoForecast unknown={few} isCard />)
  expect(screen.getByText(few.lead)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add earlier transactions' })).toBeTruthy()
})
