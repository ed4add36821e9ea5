// The return from the bank by what the user sees.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionOf, replyWith } from '../features/bank/testing/sample.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { answer, refusal } from '../testing/session.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import BankReturnPage from './BankReturnPage.tsx'

configure({ asyncUtilTimeout: 8000 })

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

function show(returnedTo: string, table: Parameters<typeof answer>[0]) {
  history.replaceState(null, '', returnedTo)
  const fetched = answer({
    'GET /api/mh/connections': replyWith([connectionOf({ status: 'syncing' })]),
    'GET /api/data/account-balances': replyWith([]),
    ...table,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <AtAddress path="/mhcb">
          <BankReturnPage />
        </AtAddress>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  )
  const count = (path: string) =>
    fetched.mock.calls.filter(([address]) => address.startsWith(`/api/${path}`)).length
  return { count }
}

const callback = 'GET /api/mh/onboard-callback'
const address = () => screen.getByTestId('address').textContent

test('R-012 R-071 a first connection goes on to its update, reported once though React runs twice', async () => {
  const { count } = show('/mhcb?code=c1&state=add.a', {
    [callback]: replyWith(connectionOf({ status: 'syncing' })),
  })
  expect(await screen.findByText('Northgate Business is connected')).toBeTruthy()
  expect(await screen.findByText('Fetching recent months')).toBeTruthy()
  expect(await screen.findByRole('form', { name: 'Business Credit Card' })).toBeTruthy()
  expect(address()).toMatch(/^\/mhcb\?connection=/)
  expect(count('mh/onboard-callback')).toBe(1)
})

test('R-082 R-083 a renewal ends on the dashboard with its sentence', async () => {
  const message = 'Your bank account has been successfully reconnected.'
  const data = connectionOf({ status: 'syncing' })
  show('/mhcb?code=c1&state=reconsent.a', {
    'POST /api/mh/re-consent': { body: { status: 'success', message, data } },
  })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(address()).toBe('/dashboard')
})

test('R-176 R-085 a renewal that fails: the first message of the list as a toast, nothing has changed, one way on', async () => {
  show('/mhcb#code=c1&state=reauth.a', {
    'POST /api/mh/re-auth': { status: 409, body: refusal('The bank said no.') },
  })
  await waitFor(() =>
    expect(shownToasts().map(({ message }) => message)).toEqual(['The bank said no.']),
  )
  expect(screen.getByText(/Nothing has changed/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/integration')
  expect(localStorage.getItem('reconnected_account')).toBeNull()
})

test('without an answer the very same return can be tried again', async () => {
  let tries = 0
  const { count } = show('/mhcb?code=c1&state=add.b', {
    [callback]: () => {
      if (++tries === 1) throw new TypeError('Failed to fetch')
      return replyWith(connectionOf({ status: 'syncing' }))
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Northgate Business is connected')).toBeTruthy()
  expect(count('mh/onboard-callback')).toBe(2)
})

test('without anything handed back it says so and leads on', async () => {
  const { count } = show('/mhcb', {})
  expect(await screen.findByText('Nothing to finish here')).toBeTruthy()
  expect(count('mh/onboard-callback')).toBe(0)
})
