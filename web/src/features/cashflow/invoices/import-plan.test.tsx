// The same export again: what it calls unpaid is what is left, also of an invoice that was part
// paid or marked as paid.
import { minor } from '@plimsoll/domain/money'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../../api/session.ts'
import { answer, tokenOf } from '../../../testing/session.ts'
import { ImportPlan } from './ImportPlan.tsx'

configure({ asyncUtilTimeout: 8000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = '01a20f41-6577-79d5-a6f8-202e9e900ff9'
const kept = {
  id,
  side: 'in',
  party: 'Brightwater',
  number: 'INV-1',
  issued: '2026-11-01',
  due: '2026-12-01',
  amount: minor(1_200_000),
  email: null,
  since: '2026-11-01',
  paid_on: '2026-11-20',
  source: 'Xero',
  merchant_id: null,
  state: 'part',
  expected: '2026-12-01',
  usual_delay: null,
  matched: minor(500_000),
  open: minor(700_000),
  payments: [],
} as const

type Props = Parameters<typeof ImportPlan>[0]
const posts = () =>
  vi.mocked(fetch).mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [init] : []))

function show(entries: Props['list']['entries'], before: Props['kept']) {
  keepToken(tokenOf())
  answer({
    'POST /api/data/invoices': {
      body: {
        status: 'success',
        data: { undo: { keep: [], remove: [], cancel: [], restore: [] } },
      },
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportPlan
        list={{ source: 'Xero', side: 'in', entries, left: [], columns: [], assumedDue: false }}
        kept={before}
        side={null}
        onSide={vi.fn()}
        onBack={vi.fn()}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  )
}

test('an update adds what was paid to what is left, and takes back that it was all paid', async () => {
  show([{ ...kept, amount: minor(600_000), doubts: [] }], [{ ...kept, payments: [] }])
  fireEvent.click(screen.getByRole('button', { name: 'Update 1' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(JSON.parse(String(posts()[0]?.body)).keep).toMatchObject([
    { id, amount: '11000.00', paid_on: null, since: '2026-11-01' },
  ])
})

test('one that was cancelled is brought back where a person wants it', async () => {
  const state = 'cancelled' as const
  const cancelled = {
    ...kept,
    state,
    paid_on: null,
    matched: minor(0),
    open: minor(0),
    payments: [],
  }
  show([{ ...kept, amount: minor(1_200_000), doubts: [] }], [cancelled])
  expect(screen.getByText('Cancelled')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Restore 1 that you cancelled' }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore 1' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(JSON.parse(String(posts()[0]?.body))).toMatchObject({
    restore: [id],
    keep: [{ id, amount: '12000.00' }],
  })
})
