// Matching a due payment: the occurrence shown and matched is the one that was pressed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { dueItem } from '../../features/cashflow/testing/due-item.ts'
import { answer, tokenOf } from '../../testing/session.ts'
import MatchPayment from './MatchPayment.tsx'

// Queries look inside the dialog, which the simulated document takes for hidden.
configure({ asyncUtilTimeout: 8000, defaultHidden: true })

const item = dueItem({ line_id: 's-rent', due: '2026-11-01' })
const occurrence = (due: string, amount: string) => ({
  due,
  day: due,
  amount,
  matched: '0.00',
  open: amount,
  state: 'overdue',
  words: 'Expected',
  transactions: [],
})
const payment = {
  id: '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f',
  day: '2026-11-05',
  amount: '-900.00',
  text: 'BRIGHT OFFICES',
}

beforeEach(() => {
  keepToken(tokenOf())
  answer({
    'GET /api/data/forecast/transactions/saved': {
      body: {
        status: 'success',
        data: {
          line_id: 's-rent',
          occurrences: [occurrence('2026-10-01', '-850.00'), occurrence('2026-11-01', '-900.00')],
          unmatched: [payment],
        },
      },
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('matches the occurrence that was pressed, with the payment that was chosen', async () => {
  const onMatch = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MatchPayment item={item} onMatch={onMatch} onClose={vi.fn()} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('checkbox'))
  expect(screen.getByText(/Due on .*1 November 2026.*£900\.00/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Match / }))
  expect(onMatch).toHaveBeenCalledWith({
    line_id: 's-rent',
    due: '2026-11-01',
    kind: 'match',
    transaction_ids: [payment.id],
  })
})
