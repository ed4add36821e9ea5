// /analysis where books are too short or ended long ago: what is known, and the way on.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../api/session.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { answer, refusal, tokenOf } from '../testing/session.ts'
// Fetched when they are needed; here at hand, so that no test waits for them.
import '../features/analysis/NoComparison.tsx'
import AnalysisPage from './AnalysisPage.tsx'

configure({ asyncUtilTimeout: 8000 })
beforeEach(() => keepToken(tokenOf()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reason = 'It’s too early to compare this period: your transactions begin on 29 October 2026.'
const noOthers = { amount: '0.00', count: 0 }
const breakdown = {
  period: { from: '2026-11-01', to: '2026-11-20', label: '1 to 20 November 2026' },
  customers: {
    total: '900.00',
    parties: [
      { name: 'SumUp', is_platform: true, share: 0.667, amount: '600.00' },
      { name: 'Quayside Cafe', is_platform: false, share: 0.333, amount: '300.00' },
    ].map(({ name, ...party }, at) => ({
      ...party,
      merchant_id: `00000000-0000-4000-8000-00000000000${at}`,
      merchant: name,
      payments: 3,
    })),
    others: noOthers,
  },
  suppliers: { total: '0.00', parties: [], others: noOthers },
  cash: {
    sources: [
      {
        side: 'in',
        category: 'sales_income',
        category_label: 'Sales income',
        amount: '900.00',
        is_refund: false,
      },
    ],
    uses: [],
    net: '900.00',
    total: '900.00',
  },
  months: [],
}

function show(path: string, table: Parameters<typeof answer>[0]): void {
  answer({
    'GET /api/v1/analysis/variance': { status: 422, body: refusal(reason) },
    'GET /api/v1/analysis/breakdown': { body: { status: 'success', data: breakdown } },
    ...table,
  })
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AtAddress path={path}>
        <AnalysisPage />
      </AtAddress>
    </QueryClientProvider>,
  )
}

test('a period without a comparison shows what happened, why, and where earlier data goes', async () => {
  show('/analysis', {})
  expect(await screen.findByText(reason)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add earlier transactions' }).getAttribute('href')).toBe(
    '/integration',
  )
  expect(screen.getByText('Actual cash in').nextSibling?.textContent).toContain('£900')
  const customers = within(screen.getByRole('region', { name: 'Customers' }))
  expect(customers.getByText('Quayside Cafe brought in 33% of your sales receipts.')).toBeDefined()
  expect(
    customers.getByText(
      'SumUp paid out 67% of your sales receipts, from customers the bank data doesn’t name.',
    ),
  ).toBeDefined()
})

test('a comparison that was chosen and can’t be made leads to one that can', async () => {
  show('/analysis?compare=last_year', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with what there is' }))
  expect(screen.getByTestId('address').textContent).toBe('/analysis')
})

test('a period that the books don’t reach leads to the latest month', async () => {
  const refused = {
    status: 422,
    body: refusal('Your bank data ends on 7 November 2025, before this period.'),
  }
  show('/analysis?timeframe=custom&from=2026-10-01&to=2026-10-31', {
    'GET /api/v1/analysis/variance': refused,
    'GET /api/v1/analysis/breakdown': refused,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show the latest month' }))
  expect(screen.getByTestId('address').textContent).toBe('/analysis')
})
