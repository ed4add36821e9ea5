// An update of a bank as every page sees it: polled, fetched again, announced once.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectionOf, replyWith, syncOf } from '../features/bank/testing/sample.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { type Answer, answer, refusal } from '../testing/session.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import BankWatch from './BankWatch.tsx'

configure({ asyncUtilTimeout: 8000 })

const assign = vi.fn()
let syncing = true
let state = syncOf('pending')
let analytics = 1

const table: Record<string, Answer | (() => Answer)> = {
  'GET /api/mh/connections': () =>
    replyWith([connectionOf({ status: syncing ? 'syncing' : 'active' })]),
  'GET /api/mh/txn-sync-done': () => replyWith(state),
  'GET /api/data/check-analytics-sync': () => replyWith({ analytics_sync: analytics }),
  'GET /api/data/cashflow-overview': { status: 500, body: refusal('Not now.') },
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
  vi.spyOn(location, 'assign').mockImplementation(assign)
  ;[syncing, state, analytics] = [true, syncOf('pending'), 1]
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  assign.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it.
  document.cookie = 'plimsoll_notify=; Max-Age=0; Path=/'
})

function show() {
  const fetched = answer(table)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 6e5 } } })
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <AtAddress path="/dashboard">
          <BankWatch />
        </AtAddress>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  )
  const count = (path: string) =>
    fetched.mock.calls.filter(([address]) => address.startsWith(`/api/${path}`)).length
  return { count, unmount }
}

const fetching = /^We’re fetching transactions from your bank/
const end = (how: 'success' | 'error', more = {}) => {
  state = syncOf(how, more)
  syncing = false
}

describe('following', () => {
  test('R-073 R-074 it is polled every 5 s without a limit; the sign is on until it has ended', async () => {
    const { count } = show()
    expect(await screen.findByText(fetching)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(5000 * 40)
    expect(count('mh/txn-sync-done')).toBeGreaterThan(35)
    expect(count('mh/txn-sync-done')).toBeLessThanOrEqual(41)
    end('success')
    await vi.advanceTimersByTimeAsync(5000)
    await waitFor(() => expect(screen.queryByText(fetching)).toBeNull())
    const calls = count('mh/txn-sync-done')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(count('mh/txn-sync-done')).toBe(calls)
  })

  test('T-32 leaving the page ends the polling', async () => {
    const { count, unmount } = show()
    await screen.findByText(fetching)
    unmount()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(count('mh/txn-sync-done')).toBe(0)
  })

  test('R-086 R-087 then the figures are waited for, and the bank’s cash flow is fetched', async () => {
    analytics = 0
    const { count } = show()
    await screen.findByText(fetching)
    end('success')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(count('data/check-analytics-sync')).toBeGreaterThanOrEqual(1)
    expect(count('data/cashflow-overview')).toBe(0)
    analytics = 1
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(count('data/cashflow-overview?source=bank')).toBe(1))
  })
})

describe('telling', () => {
  async function run(how: 'success' | 'error', more = {}) {
    const shown = show()
    await screen.findByText(fetching)
    end(how, more)
    // Polls to the end; the figures are fetched after that, and a toast stays for as long.
    await vi.advanceTimersByTimeAsync(5100)
    return shown
  }

  test('R-077 R-079 the first success reloads the page and marks it for a year; the next does not', async () => {
    const { unmount } = await run('success')
    await vi.advanceTimersByTimeAsync(6000)
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(document.cookie).toContain('plimsoll_notify=bank')
    unmount()
    ;[syncing, state] = [true, syncOf('pending')]
    await run('success', { transactions: 3 })
    expect(await screen.findByText('3 new transactions from your bank.')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(6000)
    expect(assign).toHaveBeenCalledOnce()
  })

  test('R-078 a user who is typing keeps the page and sees the notice in place', async () => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'unsaved' }))
    document.getElementById('unsaved')?.setAttribute('data-unsaved', '')
    await run('success')
    await vi.advanceTimersByTimeAsync(6000)
    expect(await screen.findByText('Bank account is now synced')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    document.getElementById('unsaved')?.remove()
  })

  test('T-18 an error shows its cause, and is not announced as synced', async () => {
    await run('error', { message: 'Northgate does not answer just now.' })
    expect(await screen.findByText('Northgate does not answer just now.')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    expect(screen.queryByText('Bank account is now synced')).toBeNull()
  })

  test('R-080 T-17 after a reconnect its sentence is shown, and the flag is gone', async () => {
    localStorage.setItem('reconnected_account', 'true')
    await run('success')
    expect(await screen.findByText('Your bank account is connected')).toBeTruthy()
    expect(localStorage.getItem('reconnected_account')).toBeNull()
  })
})
