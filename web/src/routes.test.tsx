// The doors: who sees which page, where the signed-out are led, what follows the token, and what
// stands outside the layout.
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, keepToken, readToken } from './api/session.ts'
import { type Answer, answer, refusal, tokenOf } from './testing/session.ts'
import { showAt } from './testing/show.tsx'

// Pages come lazily, and the first takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 })

const business = {
  name: 'Harbour & Finch',
  kind: null,
  nation: 'scotland',
  year_end: null,
  vat_registered: null,
  vat_stagger: null,
  cash_buffer: '0.00',
  outlook_months: 6,
  hide_pay: false,
}
const profile = (onboarding_status: string): Answer => ({
  body: {
    status: 'success',
    data: {
      id: '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f',
      name: 'Amara Osei',
      email: 'amara@example.co.uk',
      confirmed: true,
      onboarding_status,
      business,
    },
  },
})
const source: Answer = { body: { status: 'success', data: { source: null, details: null } } }
const broken: Answer = { status: 500, body: refusal('It broke.') }
const signedIn = (status = 'complete') =>
  answer({
    'GET /api/user/account': profile(status),
    'GET /api/data/user-data-exists': source,
    'GET /api/data/dashboard-analytics': broken,
    'GET /api/data/cashflow-overview': broken,
    'GET /api/data/check-analytics-sync': broken,
    'GET /api/data/uploads': broken,
    'GET /api/auth/providers': { body: { status: 'success', data: [] } },
    'POST /api/auth/logout': {},
  })
const navigation = () => screen.queryAllByRole('navigation', { name: 'Main', hidden: true })

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('signed out', () => {
  test('R-002 R-004 T-15 `/` leads to /dashboard, which shows the log-in and makes no bearer call', async () => {
    const fetched = signedIn()
    const shown = showAt('/')
    await screen.findByRole('form', { name: 'Log in' })
    expect(shown.address()).toBe('/dashboard')
    expect(navigation()).toHaveLength(0)
    expect(document.title).toBe('Log in · Plimsoll')
    for (const [, init] of fetched.mock.calls)
      expect(new Headers(init?.headers).has('authorization')).toBe(false)
  })

  test.each(['/cash-flow', '/integration'])('R-020 %s leads to the log-in', async (path) => {
    signedIn()
    const shown = showAt(path)
    await screen.findByRole('form', { name: 'Log in' })
    expect(shown.address()).toBe('/dashboard')
  })

  test.each([
    ['/register', 'Create your account'],
    ['/forget-pass', 'Forgotten your password?'],
    ['/confirm-email-expired', 'This link has expired'],
    ['/reset-password', 'This link has expired'],
  ])('R-015 %s opens without a token and without navigation', async (path, heading) => {
    signedIn()
    const shown = showAt(path)
    await screen.findByRole('heading', { name: heading })
    expect(shown.address()).toBe(path)
    expect(navigation()).toHaveLength(0)
  })

  test('R-016 an address that no page has says so, and stays', async () => {
    signedIn()
    const shown = showAt('/sales/nothing')
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(shown.address()).toBe('/sales/nothing')
  })

  test('/onboarding leads to the log-in', async () => {
    signedIn()
    const shown = showAt('/onboarding')
    await screen.findByRole('form', { name: 'Log in' })
    expect(shown.address()).toBe('/dashboard')
  })
})

describe('signed in', () => {
  beforeEach(() => keepToken(tokenOf()))

  test('R-014 R-021 the pages stand in the main layout, the navigation in its fixed order', async () => {
    signedIn()
    showAt('/dashboard')
    await waitFor(() => expect(navigation()).toHaveLength(2))
    const links = [...(navigation()[0]?.querySelectorAll('.nav-entry') ?? [])].map(
      (a) => a.textContent,
    )
    const order = ['Dashboard', 'Cash flow', 'Analysis', 'Sales', 'Integrations']
    expect(links).toEqual(order.filter((label) => links.includes(label)))
    expect(links).toEqual(expect.arrayContaining(['Dashboard', 'Cash flow', 'Integrations']))
  })

  test('R-030 the name of the user comes from the token', async () => {
    signedIn()
    showAt('/nope')
    expect((await screen.findAllByText('Amara Osei')).length).toBeGreaterThan(0)
  })

  test('R-016 an unknown address says so inside the layout', async () => {
    signedIn()
    showAt('/no-such-page')
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(navigation()).toHaveLength(2)
  })

  test.each(['/cash-flow/forecast/%E0%A4%A', '/sales/projects/%E0%A4%A', '/%'])(
    'the address %s, cut in the middle of a letter, says so inside the layout',
    async (path) => {
      signedIn()
      showAt(path)
      await screen.findByRole('heading', { name: 'Page not found' })
      expect(navigation()).toHaveLength(2)
    },
  )

  test('R-003 R-031 a revoked token ends on the log-in, with nothing kept', async () => {
    answer({
      'GET /api/user/account': { status: 401, body: refusal('This session has ended.') },
      'GET /api/data/user-data-exists': source,
      'GET /api/auth/providers': { body: { status: 'success', data: [] } },
    })
    const shown = showAt('/nope')
    await screen.findByRole('form', { name: 'Log in' })
    expect(shown.address()).toBe('/dashboard')
    expect(readToken()).toBeNull()
  })

  test('a log-out in another tab shows the log-in here', async () => {
    signedIn()
    showAt('/cash-flow')
    await waitFor(() => expect(navigation()).toHaveLength(2))
    act(() => {
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    await screen.findByRole('form', { name: 'Log in' })
  })

  test('another user in the same browser sees nothing of the one before', async () => {
    const fetched = signedIn()
    showAt('/nope')
    await screen.findAllByText('Harbour & Finch')
    const accountCalls = () =>
      fetched.mock.calls.filter(([path]) => path === '/api/user/account').length
    const before = accountCalls()
    act(() => clearSession())
    act(() => keepToken(tokenOf({ sub: 'u2', name: 'Sam Finch' })))
    expect((await screen.findAllByText('Sam Finch')).length).toBeGreaterThan(0)
    await waitFor(() => expect(accountCalls()).toBeGreaterThan(before))
  })

  test('a user who has not completed onboarding is led there', async () => {
    signedIn('not_started')
    const shown = showAt('/nope')
    await screen.findByRole('form', { name: 'Your business' })
    expect(shown.address()).toBe('/onboarding')
  })

  test('onboarding goes on where it was left', async () => {
    signedIn('business')
    showAt('/onboarding')
    await screen.findByRole('button', { name: /Load demo data/ })
  })

  test('completed onboarding leads on to the dashboard', async () => {
    signedIn()
    const shown = showAt('/onboarding')
    await waitFor(() => expect(shown.address()).toBe('/dashboard'))
  })
})
