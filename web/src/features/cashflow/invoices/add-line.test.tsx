// Adding in one line: what is clear is saved at once, what is open is a question, and a list shows
// its plan first.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../../api/session.ts'
import { answer, tokenOf } from '../../../testing/session.ts'
import AddLine from './AddLine.tsx'

// Queries look inside the dialog, which the simulated document takes for hidden.
configure({ asyncUtilTimeout: 8000, defaultHidden: true })

let fetched: ReturnType<typeof answer>
beforeEach(() => {
  keepToken(tokenOf())
  serve([])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddLine today="2026-11-20" />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function serve(kept: readonly unknown[]) {
  fetched = answer({
    'GET /api/data/invoices': { body: { status: 'success', data: kept } },
    'POST /api/data/invoices': {
      body: {
        status: 'success',
        data: { undo: { keep: [], remove: [], cancel: [], restore: [] } },
      },
    },
  })
}

const brightwater = {
  id: '11111111-1111-4111-8111-111111111111',
  side: 'in',
  party: 'Brightwater',
  number: null,
  issued: null,
  due: '2026-12-15',
  amount: '12000.00',
  email: null,
  since: '2026-11-20',
  paid_on: null,
  source: 'typed',
  merchant_id: null,
  state: 'expected',
  expected: '2026-12-15',
  usual_delay: null,
  matched: '0.00',
  open: '12000.00',
  payments: [],
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Add an invoice or bill'), { target: { value: text } })
const press = (name: RegExp | string) => {
  const buttons = screen.getAllByRole('button', { name })
  fireEvent.click(buttons.at(-1) as HTMLElement)
}
const sent = () => {
  const calls = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'POST')
  return calls.map(([, init]) => JSON.parse(String(init?.body)))
}

test('a clear line says what it means and is saved with one press', async () => {
  expect(fetched).toBeDefined()
  type('Brightwater owes me £12,000 on the 15th')
  expect(
    await screen.findByText('Invoice · Brightwater · £12,000.00 · due 15 December 2026'),
  ).toBeDefined()
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0].add).toEqual([
    {
      side: 'in',
      party: 'Brightwater',
      amount: '12000.00',
      due: '2026-12-15',
      number: null,
      issued: null,
      email: null,
      source: 'typed',
    },
  ])
})

test('what is there already is added again only after a question', async () => {
  serve([brightwater])
  type('brightwater owes me 12k on the 15th')
  press('Add')
  expect(
    await screen.findByText(
      'You already have this one: Invoice to Brightwater, £12,000.00, due 15 December 2026. Added again, it counts twice in your forecast.',
    ),
  ).toBeDefined()
  press('Don’t add')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toEqual([])
  press('Add')
  await screen.findByText('Add this invoice again?')
  press('Add again')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('one that was cancelled is added again without a question, as it counts nowhere', async () => {
  serve([{ ...brightwater, state: 'cancelled', open: '0.00' }])
  type('brightwater owes me 12k on the 15th')
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('another day or another amount is added without a question', async () => {
  serve([brightwater])
  type('Brightwater owes me £12,000 on the 16th')
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a line that is pasted and sent at once is read first', async () => {
  type('Brightwater owes me £12,000 on the 15th')
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a question follows for what a line leaves open before anything is saved', async () => {
  type('Howdens £450.20 30 Nov')
  press('Add')
  expect(await screen.findByText('Please check who owes whom.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Who owes whom'))
  press('Add')
  expect(await screen.findByText('Choose who owes whom.')).toBeDefined()
  expect(sent()).toEqual([])
  fireEvent.change(screen.getByLabelText('Who owes whom'), { target: { value: 'out' } })
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0].add[0]).toMatchObject({ side: 'out', party: 'Howdens', amount: '450.20' })
})

test('a pasted table shows what it would add, and adds it', async () => {
  press('Paste or upload a list')
  const pasted =
    'Customer\tInvoice number\tDue date\tAmount due\nBrightwater\t1041\t01/12/2026\t10,000.00\nHarrop\t1042\t13/12/2026\t1,5'
  fireEvent.change(await screen.findByLabelText(/^Or paste a list/), { target: { value: pasted } })
  press('Read the list')
  expect(await screen.findByText('1 row, £10,000.00 unpaid in total.')).toBeDefined()
  expect(screen.getByText('1 row left out')).toBeDefined()
  press('Add 1')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0].add[0]).toMatchObject({ side: 'in', number: '1041', due: '2026-12-01' })
})

test('VAT that is added to an amount is shown before anything is saved', async () => {
  type('Brightwater owes me £100 + VAT on the 15th')
  const words = 'Invoice · Brightwater · £120.00 with 20% VAT · due 15 December 2026'
  expect(await screen.findByText(words)).toBeDefined()
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0].add[0]).toMatchObject({ party: 'Brightwater', amount: '120.00' })
})

test('a line with added VAT that is pasted and sent at once is shown first', async () => {
  type('Brightwater owes me £100 + VAT on the 15th')
  press('Add')
  expect(await screen.findByText(/£100\.00 plus 20% VAT/)).toBeDefined()
  expect(sent()).toEqual([])
})

test('of something that repeats, the first one is added after a question', async () => {
  type('owe landlord £1850 1st of every month')
  const words = 'Bill · landlord · £1,850.00 · due 1 December 2026? · only the first one?'
  expect(await screen.findByText(words)).toBeDefined()
  press('Add')
  expect(await screen.findByText(/“every month” repeats/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Regular payments' })).toBeDefined()
  expect(sent()).toEqual([])
  press('Add')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0].add[0]).toMatchObject({ party: 'landlord', due: '2026-12-01' })
})

test('a number that comes with another amount updates the one that is kept', async () => {
  serve([{ ...brightwater, number: '1042', amount: '7250.00', open: '7250.00' }])
  type('Invoice 1042 to Brightwater for £725 on the 15th')
  press('Add')
  expect(
    await screen.findByText(
      'You already have this one: Invoice to Brightwater, £7,250.00, due 15 December 2026. Number 1042 has another amount or date now: £725.00, due 15 December 2026.',
    ),
  ).toBeDefined()
  press('Update')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ keep: [{ id: brightwater.id, amount: '725.00' }] })
  expect(sent()[0].add).toBeUndefined()
})
