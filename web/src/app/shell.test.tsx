// The shell at work: logging out, its keys, the palette, the theme.
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepToken, readToken } from '../api/session.ts'
import { answer, refusal, tokenOf } from '../testing/session.ts'
import { showAt } from '../testing/show.tsx'
import { setShortcuts } from './shortcut-setting.ts'

configure({ asyncUtilTimeout: 8000 })

const broken = { status: 500, body: refusal('It broke.') }
const table = {
  'GET /api/user/account': broken,
  'GET /api/data/user-data-exists': {
    body: { status: 'success', data: { source: null, details: null } },
  },
  'GET /api/data/cashflow-overview': broken,
  'GET /api/data/dashboard-analytics': broken,
  'GET /api/data/check-analytics-sync': broken,
  'GET /api/auth/providers': { body: { status: 'success', data: [] } },
}
const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: name, ...more })

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn() })
  keepToken(tokenOf())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.dataset.theme = 'light'
})

async function showShell(more: Parameters<typeof answer>[0] = {}) {
  const fetched = answer({ ...table, ...more })
  const shown = showAt('/nope')
  await screen.findByRole('heading', { name: 'Page not found' })
  return { fetched, ...shown }
}

test('logging out reaches the server, then nothing of the user is left', async () => {
  localStorage.setItem('showForecastAdded', 'true')
  const { fetched } = await showShell({ 'POST /api/auth/logout': {} })
  const token = readToken()
  fireEvent.click(
    (await screen.findAllByRole('button', { name: /your account/ }))[0] as HTMLElement,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(readToken()).toBeNull())
  expect(localStorage.getItem('showForecastAdded')).toBeNull()
  const call = fetched.mock.calls.find(([path]) => path === '/api/auth/logout')
  expect(new Headers(call?.[1]?.headers).get('authorization')).toBe(`Bearer ${token}`)
})

test('logging out works without a connection too', async () => {
  await showShell()
  fireEvent.click(
    (await screen.findAllByRole('button', { name: /your account/ }))[0] as HTMLElement,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(readToken()).toBeNull())
})

describe('the keys', () => {
  test('g and a letter go to a page', async () => {
    const { address } = await showShell()
    key('g')
    key('c')
    await waitFor(() => expect(address()).toBe('/cash-flow'))
  })

  test('a letter without g before it goes nowhere', async () => {
    const { address } = await showShell()
    key('c')
    expect(address()).toBe('/nope')
  })

  test('switched off, single keys do nothing and Ctrl K still opens the palette', async () => {
    const { address } = await showShell()
    act(() => setShortcuts(false))
    key('g')
    key('c')
    key('/')
    expect(address()).toBe('/nope')
    expect(screen.queryByRole('combobox')).toBeNull()
    key('k', { ctrlKey: true })
    await screen.findByRole('combobox')
  })
})

describe('the palette', () => {
  test('the arrows choose, Enter goes', async () => {
    const { address } = await showShell()
    key('/')
    const box = await screen.findByRole('combobox')
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    const chosen = screen.getByRole('option', { selected: true })
    expect(chosen.textContent).toBe('Cash flow')
    expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id)
    fireEvent.keyDown(box, { key: 'Enter' })
    await waitFor(() => expect(address()).toBe('/cash-flow'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('a text that names nothing says so', async () => {
    await showShell()
    key('/')
    const box = await screen.findByRole('combobox')
    fireEvent.change(box, { target: { value: 'xyzzy' } })
    expect(screen.queryAllByRole('option')).toHaveLength(0)
    expect(screen.getByText('No results for “xyzzy”.')).toBeTruthy()
  })

  test('a question is passed on to the assistant', async () => {
    await showShell()
    key('/')
    const box = await screen.findByRole('combobox')
    fireEvent.change(box, { target: { value: 'what did we spend on fuel' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    const chat = await screen.findByRole('complementary', { name: 'Ask Plimsoll' })
    expect(await within(chat).findByText('what did we spend on fuel')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

test('the theme switch changes the page and is remembered', async () => {
  await showShell()
  const [button] = screen.getAllByRole('button', { name: 'Switch to dark theme' })
  fireEvent.click(button as HTMLElement)
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(screen.getAllByRole('button', { name: 'Switch to light theme' }).length).toBeGreaterThan(0)
})

test('the skip link leads to the content', async () => {
  await showShell()
  fireEvent.click(screen.getByRole('link', { name: 'Skip to main content' }))
  expect(document.activeElement).toBe(within(document.body).getByRole('main'))
})
