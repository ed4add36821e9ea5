// What was fetched stays fresh for ten minutes, is asked for once when it fails, and not again
// because a window comes back.
import { countCalls, expect, type Page, test } from './support/journey.ts'
import { signIn } from './support/person.ts'

const overview = 'data/cashflow-overview'
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Goes from the table to the integrations and comes back. */
async function goAwayAndBack(page: Page) {
  await link(page, 'Integrations').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrations')
  await link(page, 'Cash flow').click()
  await expect(page.getByRole('treegrid')).toBeVisible()
}

test('R-183 what was fetched is fresh for ten minutes: no second call before, one after', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.clock.install()
  const calls = countCalls(page, overview)
  await page.goto('/cash-flow')
  await expect(page.getByRole('treegrid')).toBeVisible()
  expect(calls.count()).toBe(1)
  await goAwayAndBack(page)
  await page.clock.fastForward('09:30')
  await goAwayAndBack(page)
  await page.waitForLoadState('networkidle')
  expect(calls.count()).toBe(1)
  await page.clock.fastForward('00:40')
  await goAwayAndBack(page)
  await expect.poll(calls.count).toBe(2)
})

test('R-185 neither the focus nor the connection coming back asks again', async ({
  page,
  context,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.clock.install()
  const calls = countCalls(page, /^\/api\//)
  const compared = page.waitForResponse(/\/v1\/analysis\/months/)
  await page.goto('/cash-flow')
  await expect(page.getByRole('treegrid')).toBeVisible()
  // The last of the page's own calls comes once the table stands.
  await expect(page.getByRole('button', { name: /^Categorise \d+ transactions?$/ })).toBeVisible()
  // What the switch for actual against forecast will show is fetched when the page has stood still.
  await compared
  await page.waitForLoadState('networkidle')
  const before = calls.count()
  // Long after everything has become stale.
  await page.clock.fastForward('15:00')
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'))
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  })
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(calls.count()).toBe(before)
})

test.describe('when the server fails', () => {
  test.use({ provoked: /status of 500/ })

  test('R-184 a call that failed is not tried again by itself', async ({ page, onlooker }) => {
    await signIn(page, onlooker)
    await page.clock.install()
    await page.route(`**/api/${overview}**`, (route) => route.fulfill({ status: 500 }))
    const calls = countCalls(page, overview)
    await page.goto('/cash-flow')
    await expect(page.getByText('Failed to fetch cash flow data')).toBeVisible()
    await page.clock.fastForward('01:00')
    await page.waitForLoadState('networkidle')
    expect(calls.count()).toBe(1)
    await page.unroute(`**/api/${overview}**`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('treegrid')).toBeVisible()
    expect(calls.count()).toBe(2)
  })
})
