// /integration with banks: each face of a connection, what can be done with it, and the question
// about a file.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepToken } from '../api/session.ts'
import { accountOf, connectionOf, replyWith } from '../features/bank/testing/sample.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { type Answer, answer, refusal, tokenOf } from '../testing/session.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { dismissToast, shownToasts } from '../ui/toast.ts'
// Fetched when they are opened; here at hand, so that no test waits for them.
import '../features/bank/BankOrFileDialog.tsx'
import '../features/bank/ConsentDialog.tsx'
import '../features/bank/DisconnectDialog.tsx'
import '../features/bank/PendingDialog.tsx'
import IntegrationPage from './IntegrationPage.tsx'

configure({ asyncUtilTimeout: 8000 })

const assign = vi.fn()
const id = connectionOf().id
const excel = {
  source: 'excel',
  details: { uploaded_filename: 'november.csv', updated_on: '2026-11-20T11:56:00Z' },
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
  vi.spyOn(location, 'assign').mockImplementation(assign)
  keepToken(tokenOf())
})
afterEach(() => {
  cleanup()
  for (const toast of shownToasts()) dismissToast(toast.id)
  assign.mockReset()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function show(connections: unknown[], table: Record<string, Answer | (() => Answer)> = {}) {
  const fetched = answer({
    'GET /api/mh/connections': replyWith(connections),
    'GET /api/data/user-data-exists': replyWith({ source: null, details: null }),
    'GET /api/data/account-balances': replyWith([]),
    'GET /api/data/uploads': replyWith([]),
    ...table,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AtAddress path="/integration">
        <IntegrationPage />
      </AtAddress>
      <Toasts />
    </QueryClientProvider>,
  )
  return fetched
}

const card = () => screen.findByRole('region', { name: 'Northgate Business' })

describe('the card', () => {
  test('R-075 balances, last digits, and the difference between bank and books', async () => {
    show([connectionOf({ accounts: [accountOf({ difference: '-12.50' })] })])
    const shown = within(await card())
    expect(shown.getByText('£47,451.91')).toBeTruthy()
    expect(shown.getByText('Current account, ending 6819')).toBeTruthy()
    expect(
      shown.getByText('The bank’s balance and the transactions differ by £12.50.'),
    ).toBeTruthy()
  })

  test('a card shows what is owed', async () => {
    show([connectionOf()])
    expect(within(await card()).getByText(/^owed on 20 Nov$/)).toBeTruthy()
  })

  test('what waits at the bank is listed', async () => {
    const account = { id: accountOf().id, name: 'Current', currency: 'GBP' }
    const row = { id, day: '2026-11-20', amount: '-9.99', text: 'CARD', merchant: 'Costa', account }
    show([connectionOf({ pending: 1 })], { 'GET /api/mh/pending': replyWith([row]) })
    await userEvent.click(within(await card()).getByRole('button', { name: '1 transaction' }))
    expect(await screen.findByText('Costa')).toBeTruthy()
    expect(screen.getByText('−£9.99')).toBeTruthy()
  })
})

describe('accounts that come only from files', () => {
  const booked = (more: Record<string, unknown>) => ({
    ...accountOf(),
    balance_day: null,
    first_day: '2026-01-02',
    last_day: '2026-03-31',
    transactions: 12,
    buffer: '0.00',
    overdraft: '0.00',
    institution: null,
    fresh_at: null,
    ...more,
  })
  const old = booked({
    id: '01932f5e-0000-7000-8000-0000000000f1',
    name: 'Old bank',
    balance: null,
  })

  test('stand beside the banks, and can be edited', async () => {
    keepToken(tokenOf({ mh: true }))
    show([connectionOf()], { 'GET /api/data/account-balances': replyWith([booked({}), old]) })
    const shown = within(await screen.findByRole('region', { name: 'Accounts from files' }))
    expect(shown.getByText('Old bank')).toBeTruthy()
    expect(shown.queryByText('Business Current Account')).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Edit Old bank' }))
    expect(await screen.findByRole('dialog', { name: 'Old bank' })).toBeTruthy()
  })

  test('where banks feed every account files are not mentioned', async () => {
    keepToken(tokenOf({ mh: true }))
    show([connectionOf()], { 'GET /api/data/account-balances': replyWith([booked({})]) })
    await card()
    expect(screen.queryByText('Accounts from files')).toBeNull()
  })
})

describe('what can be done', () => {
  test('too early, Sync now says when the bank allows the next', async () => {
    const next = new Date(Date.now() + 60_000).toISOString()
    show([connectionOf({ next_sync_at: next })], {
      'GET /api/mh/transactions': { status: 429, body: refusal('Later.') },
    })
    await userEvent.click(within(await card()).getByRole('button', { name: /^Sync/ }))
    expect(await screen.findByText(/^Your bank allows the next update (at|on) /)).toBeTruthy()
  })

  test('R-081 Renew early explains, then goes where the server says', async () => {
    const url = 'https://bank.example/agree'
    show([connectionOf()], { 'GET /api/mh/recon-reauth-url': { body: { status: 'success', url } } })
    await userEvent.click(within(await card()).getByRole('button', { name: /early$/ }))
    expect(await screen.findByText(/Make payments, move money/)).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: /^Continue to/ }))
    expect(assign).toHaveBeenCalledWith(url)
  })

  test('an address that is none of the web is not gone to', async () => {
    const url = 'javascript:alert(1)'
    show([connectionOf()], { 'GET /api/mh/recon-reauth-url': { body: { status: 'success', url } } })
    await userEvent.click(within(await card()).getByRole('button', { name: /early$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^Continue to/ }))
    expect(await screen.findByText(/couldn’t open your bank/)).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
  })

  test('R-176 a refused renewal shows the first message, and the way stays open', async () => {
    show([connectionOf()], {
      'GET /api/mh/recon-reauth-url': { status: 503, body: refusal('The bank is away.') },
    })
    await userEvent.click(within(await card()).getByRole('button', { name: /early$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^Continue to/ }))
    expect(await screen.findByText('The bank is away.')).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /^Continue to/ }).getAttribute('aria-busy'),
    ).toBeNull()
  })

  test.each([
    ['keep', 'Disconnect'],
    ['delete', 'Disconnect and delete'],
  ])('disconnecting asks what becomes of the data: %s', async (data, button) => {
    const fetched = show([connectionOf()], { [`DELETE /api/mh/connections/${id}`]: {} })
    await userEvent.click(within(await card()).getByRole('button', { name: /^Disconnect/ }))
    if (data === 'delete') await userEvent.click(screen.getByRole('radio', { name: /^Delete/ }))
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const calls = fetched.mock.calls.map(([address, init]) => `${init?.method} ${address}`)
    expect(calls).toContain(`DELETE /api/mh/connections/${id}?data=${data}`)
  })
})

describe('R-189 a bank beside a file', () => {
  const connect = async () =>
    userEvent.click(
      (await screen.findAllByRole('button', { name: 'Connect a bank' }))[0] as HTMLElement,
    )

  test('kept, the file stays and the banks follow', async () => {
    const fetched = show([], { 'GET /api/data/user-data-exists': replyWith(excel) })
    await screen.findByText('november.csv')
    await connect()
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a bank or delete Excel' }))
    expect(dialog.getByText(/Transactions in both are counted once/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Add a bank' }))
    expect(screen.getByTestId('address').textContent).toBe('/addbank?file=keep')
    expect(fetched.mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(false)
  })

  test('deleted first, only after it was chosen and pressed', async () => {
    const fetched = show([], {
      'GET /api/data/user-data-exists': replyWith(excel),
      'DELETE /api/data/delete-user-data': {},
      'POST /api/e/logEvent': {},
    })
    await screen.findByText('november.csv')
    await connect()
    await userEvent.click(await screen.findByRole('radio', { name: /^Delete Excel first/ }))
    const deleted = () => fetched.mock.calls.filter(([, init]) => init?.method === 'DELETE').length
    expect(deleted()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Excel and continue' }))
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/addbank?file=keep'),
    )
    expect(deleted()).toBe(1)
  })
})
