// The two planned sales pages: what they show, what pressing the button does, and that it is
// remembered.
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepToken } from '../api/session.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { answer, tokenOf } from '../testing/session.ts'
import SalesProductsPage from './SalesProductsPage.tsx'
import SalesSubscriptionPage from './SalesSubscriptionPage.tsx'

configure({ asyncUtilTimeout: 8000 })
const thanks = "Thank you, we'll notify you upon launch"

beforeEach(() => {
  keepToken(tokenOf({ sub: 'u1' }))
  // biome-ignore lint/suspicious/noDocumentCookie: a clean browser for each test.
  document.cookie = 'plimsoll_launch=; Max-Age=0; Path=/'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe.each([
  { page: 'subscription', Page: SalesSubscriptionPage },
  { page: 'products', Page: SalesProductsPage },
])('/sales/$page', ({ page, Page }) => {
  const show = () =>
    render(
      <AtAddress path={`/sales/${page}`}>
        <Page />
      </AtAddress>,
    )

  test('R-010 R-159 R-160 R-161 logs the event with the user’s id, thanks at once and remembers it', async () => {
    const fetched = answer({ 'POST /api/e/logEvent': {} })
    const shown = show()
    expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('example figures')
    await userEvent.click(screen.getByRole('button', { name: 'Notify Me on Launch' }))
    expect(screen.getByRole('status').textContent?.trim()).toBe(thanks)
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      user_id: 'u1',
      action: 'notify-on-launch',
      additional_data: { page },
    })
    shown.unmount()
    show()
    expect(screen.queryByRole('button', { name: 'Notify Me on Launch' })).toBeNull()
    expect(screen.getByRole('status').textContent?.trim()).toBe(thanks)
  })

  test('thanks even where the event can’t be logged, and not another user of the browser', async () => {
    answer({})
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const shown = show()
    await userEvent.click(screen.getByRole('button', { name: 'Notify Me on Launch' }))
    expect(screen.getByRole('status').textContent?.trim()).toBe(thanks)
    shown.unmount()
    keepToken(tokenOf({ sub: 'u2' }))
    show()
    expect(screen.getByRole('button', { name: 'Notify Me on Launch' })).toBeTruthy()
  })
})
