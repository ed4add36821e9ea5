// Banks from the search to the end: connecting, updates, renewals, disconnection, against the
// sandbox bank and its switches.
import { calm, connect, goToBank } from './support/bank.ts'
import { begin, card, reconnected, synced, updates } from './support/bank-updates.ts'
import { countCalls, expect, type Page, test } from './support/journey.ts'
import { localItems } from './support/person.ts'

// There is one sandbox bank for everyone, and its switches are everyone's: one after the other.
test.describe.configure({ mode: 'default' })
// Refusals are what many of these provoke; the browser logs each on its console.
test.use({ provoked: /status of (400|409|429|502|503)/ })
test.beforeEach(calm)
test.afterAll(calm)

/** Counts how often a document of Plimsoll is loaded. */
function countLoads(page: Page, path: string) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads++
  })
  return { count: () => loads }
}

test('R-011 R-012 R-070 R-071 R-073 R-075 R-076 R-077 R-078 R-079 R-086 R-087 a bank is connected: searched, agreed to, returned from once, fetched, confirmed once', async ({
  page,
  enter,
}) => {
  await enter()
  const requests: { path: string; at: number }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push({ path: pathname + search, at: Date.now() })
  })
  const times = (path: string) =>
    requests.filter((request) => request.path.startsWith(`/api/${path}`))
  const loads = countLoads(page, '/mhcb')
  await connect(page)
  expect(new URL(page.url()).search).toMatch(/^\?connection=[\da-f-]{36}$/)
  expect(times('mh/add-bank')).toHaveLength(1)
  expect(times('mh/onboard-callback')).toHaveLength(1)
  await expect(page.getByText(synced, { exact: true })).toBeVisible()
  await expect(page.getByText('Forecast created')).toBeVisible()
  // The return itself, and the one reload.
  expect(loads.count()).toBe(2)
  const [first, second] = [times('mh/onboard-callback')[0], times('mh/txn-sync-done')[0]]
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(4500)
  const order = [
    'mh/txn-sync-done',
    'data/check-analytics-sync',
    'data/cashflow-overview?source=bank',
  ]
  const ats = order.map((path) => times(path)[0]?.at ?? 0)
  expect(ats).toEqual([...ats].sort((a, b) => a - b))
  expect(ats).not.toContain(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'plimsoll_notify')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await page.goto('/integration')
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible()
  await expect(card(page).getByText(/^Last updated/)).toBeVisible()
  await expect(page.getByText(synced)).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByText(/^From your bank, last updated/)).toBeVisible()
})

test('the code and the state are gone from the address at once, also from the steps back', async ({
  page,
  enter,
}) => {
  await enter()
  const seen: string[] = []
  await page.exposeFunction('seen', (address: string) => seen.push(address))
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      replace(...args)
      ;(window as unknown as { seen: (address: string) => void }).seen(location.href)
    }
  })
  await connect(page)
  expect(seen[0]).toMatch(/\/mhcb$/)
  expect(page.url()).not.toMatch(/code=|state=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Northgate Business is connected' })).toBeVisible()
})

test('by the keyboard alone: search, choose, agree', async ({ page, enter }) => {
  await enter()
  await page.goto('/addbank')
  await page.getByRole('combobox', { name: 'Search for your bank' }).focus()
  await page.keyboard.type('tam')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Connect Tamar Bank' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue to Tamar Bank' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Search for your bank' })).toBeFocused()
})

test('a bank that is down says so and cannot be chosen', async ({ page, enter }) => {
  await enter()
  await page.goto('/addbank')
  const down = page.getByRole('option', { name: /Halcyon/ })
  await expect(down).toContainText('Not available at the moment')
  await down.click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('cancelled at the bank, and a bank that breaks down: one sentence, one way on, still signed in', async ({
  page,
  enter,
}) => {
  await enter()
  await goToBank(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled at your bank' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose a bank' }).click()
  await expect(page).toHaveURL(/\/addbank$/)
  await goToBank(page)
  await page.getByText('Sandbox: something else happens').click()
  await page.getByRole('button', { name: 'The bank breaks down' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await page.goto('/integration')
  await expect(page.getByRole('main').getByText('No data yet')).toBeVisible()
})

test('the way back from the bank finds the page ready, not busy', async ({ page, enter }) => {
  await enter()
  await goToBank(page)
  await page.goBack()
  await page.getByRole('option', { name: 'Tamar Bank' }).click()
  await expect(page.getByRole('button', { name: 'Continue to Tamar Bank' })).not.toHaveAttribute(
    'aria-busy',
  )
})

test('two tabs with the same return make one connection', async ({ page, context, enter }) => {
  await enter()
  await goToBank(page)
  let returned = ''
  page.on('request', (request) => {
    if (request.url().includes('/mhcb?code')) returned = request.url()
  })
  await page.getByRole('button', { name: 'Agree and share' }).click()
  await expect(page.getByRole('heading', { name: /is connected$/ })).toBeVisible()
  const other = await context.newPage()
  await other.goto(returned)
  await expect(other.getByRole('heading', { name: /is connected$/ })).toBeVisible()
  await other.goto('/integration')
  await expect(card(other)).toHaveCount(1)
})

test('a return that nobody has begun is refused with a way on', async ({ page, enter }) => {
  await enter()
  await page.goto('/mhcb?code=abc&state=add.unknown')
  await expect(page.getByRole('alert')).toContainText('not known')
  await expect(page).toHaveURL(/\/mhcb$/)
  await page.goto('/mhcb')
  await expect(page.getByRole('heading', { name: 'Nothing to finish here' })).toBeVisible()
})

test('R-080 R-081 R-082 R-083 R-085 renewed early: the flag, the dashboard, both sentences; turning back changes nothing', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL)
  await page.goto('/integration')
  const renew = page.getByRole('button', { name: 'Reconnect Northgate Business early' })
  await renew.click()
  await expect(page.getByText('If you cancel, your bank stays connected')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Northgate Business' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing has changed')
  expect(await localItems(page)).not.toHaveProperty('reconnected_account')
  await page.getByRole('link', { name: 'Back to Integrations' }).click()
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible()
  const calls = countCalls(page, 'mh/re-consent')
  await renew.click()
  await page.getByRole('button', { name: 'Continue to Northgate Business' }).click()
  await page.getByRole('button', { name: 'Keep sharing' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(reconnected, { exact: true })).toBeVisible()
  expect(await localItems(page)).toHaveProperty('reconnected_account')
  expect(calls.count()).toBe(1)
  await expect(page.getByText('Your bank account is connected', { exact: true })).toBeVisible()
  expect(await localItems(page)).not.toHaveProperty('reconnected_account')
})

updates()

test('disconnected, its transactions stay; connected again and disconnected with deletion, they go', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL)
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Disconnect Northgate Business' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(card(page).getByText('Disconnected', { exact: true })).toBeVisible()
  await page.goto('/cash-flow')
  await expect(page.getByRole('treegrid')).toBeVisible()
  await connect(page)
  await expect(page.getByText('Forecast created')).toBeVisible()
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Disconnect Northgate Business' }).click()
  await page.getByRole('radio', { name: /Delete transactions/ }).check()
  await page.getByRole('button', { name: 'Disconnect and delete' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('No data yet')).toBeVisible()
})

test('in onboarding: the bank is one of the ways, its return is not led away from, and it completes onboarding', async ({
  page,
  enter,
}) => {
  await enter('signed up')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Connect your bank/ }).click()
  await expect(page).toHaveURL(/\/addbank$/)
  await expect(page.getByRole('link', { name: 'Upload a statement' })).toBeVisible()
  await connect(page)
  await expect(page.getByText(synced, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See your cash flow' }).click()
  await expect(page.getByRole('treegrid')).toBeVisible()
})

test('accounts are named while the update runs, and what is typed is not lost to the reload', async ({
  page,
  enter,
}) => {
  await enter()
  await connect(page)
  const form = page.getByRole('form', { name: 'Business Reserve' })
  await form.getByLabel('Name').fill('Rainy days')
  await form.getByLabel('Counts in your cash').selectOption('no')
  await form.getByLabel('Minimum balance').fill('1,500')
  await expect(page.getByText(synced, { exact: true })).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Rainy days')
  await form.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Rainy days saved.')).toBeVisible()
  await page.goto('/integration')
  await expect(card(page).getByText('Rainy days')).toBeVisible()
  await expect(card(page).getByText(/excluded/)).toBeVisible()
})
