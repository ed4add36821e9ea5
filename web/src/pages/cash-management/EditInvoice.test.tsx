// Editing an entered invoice: the fields begin with what is kept, and what is saved is the whole.
import { minor } from '@plimsoll/domain/money'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { dueItem } from '../../features/cashflow/testing/due-item.ts'
import { answer, tokenOf } from '../../testing/session.ts'
import { EditInvoice } from './EditInvoice.tsx'

// Queries look inside the dialog, which the simulated document takes for hidden.
configure({ asyncUtilTimeout: 8000, defaultHidden: true })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = '11111111-1111-4111-8111-111111111111'
const kept = {
  id,
  side: 'out',
  party: 'Kinver',
  number: 'K-7',
  issued: '2026-11-01',
  due: '2026-12-15',
  amount: '7750.00',
  email: null,
  since: '2026-11-01',
  paid_on: null,
  source: 'typed',
}

test('a bill that is paid in part is edited by what is left, and keeps what was paid', async () => {
  keepToken(tokenOf())
  const more = { merchant_id: null, expected: '2026-12-15', usual_delay: null, payments: [] }
  const invoice = { ...kept, ...more, state: 'part', matched: '500.00', open: '7250.00' }
  answer({
    'GET /api/data/invoices': { body: { status: 'success', data: [invoice] } },
    'POST /api/data/invoices': {
      body: {
        status: 'success',
        data: { undo: { keep: [kept], remove: [], cancel: [], restore: [] } },
      },
    },
  })
  const onClose = vi.fn()
  const item = dueItem({ line_id: `invoice.${id}`, source: 'invoice', pence: -775_000 })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditInvoice item={{ ...item, open: minor(-725_000) }} onClose={onClose} />
    </QueryClientProvider>,
  )
  const amount = await screen.findByLabelText('Unpaid amount')
  expect(screen.getByText('Edit bill')).toBeDefined()
  expect(screen.queryByLabelText('Who owes whom')).toBeNull()
  expect(amount).toHaveProperty('value', '7,250.00')
  fireEvent.change(amount, { target: { value: '725' } })
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-12-18' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const post = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'POST')
  expect(JSON.parse(String(post?.[1]?.body))).toEqual({
    keep: [{ ...kept, amount: '1225.00', due: '2026-12-18' }],
  })
})
