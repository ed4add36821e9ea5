// The demo company: loaded from each place that offers it, confirmed once, and remembered for a
// year.
import { countCalls, expect, type Page, test } from './support/journey.ts'
import { localItems } from './support/person.ts'

const sentence = 'Demo data is loaded for DemoCompany Ltd.'
const yearSeconds = 31_536_000

/** The notify cookie of this browser. */
async function notifyCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'plimsoll_notify')
}

/** Counts how often a document is loaded; steps inside the page do not count. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return { count: () => loads }
}

test('R-067 R-068 R-069 R-077 R-079 R-029 loading the demo: one call, the flag, the cookie for a year, one reload, the banner', async ({
  page,
  enter,
}) => {
  await enter()
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Load demo data' })
  await expect(button).toBeVisible()
  expect(await notifyCookie(page)).toBeUndefined()
  const loads = countLoads(page)
  const calls = countCalls(page, 'mock/load-data')
  await button.click()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.count()).toBe(1)
  expect(loads.count()).toBe(1)
  const items = await localItems(page)
  expect(Object.keys(items).sort()).toEqual(['showForecastAdded', 'token'])
  expect(items.showForecastAdded).toBe('true')
  const cookie = await notifyCookie(page)
  const yearsEnd = Date.now() / 1000 + yearSeconds
  expect(Math.abs((cookie?.expires ?? 0) - yearsEnd)).toBeLessThan(120)

  // A later visit reloads nothing by itself.
  await page.goto('/dashboard')
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads.count()).toBe(2)
})

test('R-077 R-183 R-186 where it was confirmed before, the demo loads without a reload and every page follows', async ({
  page,
  enter,
}) => {
  await enter()
  await page.goto('/dashboard')
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page itself writes it so.
    document.cookie = 'plimsoll_notify=demo; Path=/; Max-Age=1000'
  })
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Load demo data' }).click()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
  await expect(page.getByRole('treegrid')).toBeVisible()
  expect(loads.count()).toBe(0)
})

test('R-067 the demo completes the onboarding', async ({ page, enter }) => {
  await enter('signed up')
  await page.goto('/onboarding')
  await expect(page.getByLabel('Business name')).toHaveValue('Marsh Joinery')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Look around first/ }).click()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('when the server fails', () => {
  test.use({ provoked: /status of 500/ })

  test('a demo that could not be loaded says so, and sets no flag', async ({ page, enter }) => {
    await enter()
    await page.goto('/dashboard')
    await page.route('**/api/mock/load-data', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('button', { name: 'Load demo data' }).click()
    await expect(page.getByText('We couldn’t load the demo data.')).toBeVisible()
    expect((await localItems(page)).showForecastAdded).toBeUndefined()
    expect(await notifyCookie(page)).toBeUndefined()
  })
})
