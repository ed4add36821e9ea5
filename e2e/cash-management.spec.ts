// Cash management on demo data: what is safe to spend adds up, weeks hold the lists, and what fails
// or is missing says so.
import { card, judge, open, openDays } from './support/cash-management.ts'
import { penceIn } from './support/grid.ts'
import { countCalls, expect, refusal, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { signIn } from './support/person.ts'

const outflows = 'data/transactions/upcoming-cashflows'

test('R-126 cash management has its own page: what is safe to spend is a sum that adds up', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await open(page)
  await expect(page).toHaveTitle(/Cash management/)
  const sum = page.getByRole('list', { name: 'How it adds up' })
  const amounts = await sum
    .locator(':scope > li > * > b, :scope > li > details > summary > b, :scope > .cm-sum-total > b')
    .allTextContents()
  const [cautious = Number.NaN, worse = Number.NaN, likely = Number.NaN, ...lines] = amounts
    .map(penceIn)
    .reverse()
  expect(lines).toHaveLength(4)
  expect(lines.reduce((a, b) => a + b, 0)).toBe(likely)
  expect(likely + worse).toBe(cautious)
  expect(penceIn((await page.locator('.cm-safe-amount').textContent()) ?? '')).toBe(likely)
  const nobody = page.getByRole('list', { name: 'If nobody pays you' })
  await nobody.getByText('If nobody pays you').click()
  const parts = await nobody.locator('.cm-parts li > span:last-child').allTextContents()
  const left = await nobody.locator('summary b').textContent()
  expect(parts.map(penceIn).reduce((a, b) => a + b, 0)).toBe(penceIn(left ?? ''))
})

test('the arrows go along the weeks, and a week holds both lists until it is let go', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await open(page)
  const weeks = page.locator('.cm-strip button')
  await weeks.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(weeks.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/week=2026-11-23/)
  for (const title of ['Bills to pay', 'Money due in']) {
    const buttons = card(page, title).locator('button.cm-day')
    await expect(buttons.first()).toBeVisible()
    const days = await buttons.allTextContents()
    for (const day of days) expect(Number.parseInt(day, 10)).toBeGreaterThanOrEqual(23)
  }
  await card(page, 'Bills to pay').getByRole('button', { name: 'Show every week' }).click()
  await expect(page).not.toHaveURL(/week=/)
  await card(page, 'Bills to pay').getByRole('tab', { name: /^Paid/ }).click()
  await expect(page).toHaveURL(/bills=paid/)
  await expect(card(page, 'Bills to pay').getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('R-127 R-128 this month’s outflows are asked for only once they are opened', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  const calls = countCalls(page, outflows)
  await openDays(page)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  expect(calls.count()).toBe(0)
  const request = page.waitForRequest(new RegExp(outflows))
  await page.getByRole('button', { name: 'Still to go out this month' }).click()
  expect(new URL((await request).url()).search).toBe(
    '?dateFilter=current_month&cashflowType=outflows',
  )
  await expect(page.locator('.cm-outflows')).toContainText('Total')
  await page.getByRole('button', { name: 'Still to go out this month' }).click()
  await page.getByRole('button', { name: 'Still to go out this month' }).click()
  await expect(page.locator('.cm-outflows')).toContainText('Total')
  expect(calls.count()).toBe(1)
})

test.describe('failures', () => {
  test.use({ provoked: /500|upcoming-cashflows|cash-management/ })

  test('R-129 outflows that fail to load say so, and are not fetched again by themselves', async ({
    page,
    onlooker,
  }) => {
    await signIn(page, onlooker)
    const calls = countCalls(page, outflows)
    await page.route(new RegExp(outflows), (route) => route.fulfill(refusal(500, 'Not just now.')))
    await openDays(page)
    const toggle = page.getByRole('button', { name: 'Still to go out this month' })
    await toggle.click()
    await expect(page.locator('.cm-outflows')).toContainText('Not just now.')
    await toggle.click()
    await toggle.click()
    await expect(page.locator('.cm-outflows')).toContainText('Not just now.')
    await page.waitForTimeout(1500)
    expect(calls.count()).toBe(1)
  })

  test('a page that cannot be fetched says so, and tries again when asked', async ({
    page,
    onlooker,
  }) => {
    await signIn(page, onlooker)
    await page.route('**/api/data/cash-management', (route) =>
      route.fulfill(refusal(500, 'Not just now.')),
    )
    await page.goto('/cash-management')
    await expect(page.getByText('We couldn’t load what’s due.')).toBeVisible()
    await page.unroute('**/api/data/cash-management')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.cm-safe')).toBeVisible()
  })
})

test('without books it says where to begin, and the palette leads to it', async ({
  page,
  enter,
}) => {
  await enter('onboarded')
  await page.goto('/cash-management')
  await expect(page.getByText('Nothing to manage yet')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('bills')
  await expect(page.getByRole('option', { name: /Cash management/ })).toBeVisible()
})

test('the dashboard and the cash flow lead to it', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  for (const [from, name] of [
    ['/dashboard', 'See bills and money due in'],
    ['/cash-flow', 'Cash management'],
  ] as const) {
    await page.goto(from)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cash management' })).toBeVisible()
  }
})

for (const { theme, width } of looks)
  test(`${theme}, ${width} wide: no violation by axe, nothing wider than the screen`, async ({
    page,
    onlooker,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await signIn(page, onlooker)
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await open(page)
    // Not collected by direct debit, so that it can wait.
    await card(page, 'Bills to pay')
      .locator('.cm-row', { hasText: 'Shopify' })
      .locator('input')
      .first()
      .check()
    await expect(page.locator('.cm-run .chip')).toBeVisible()
    await judge(page)
    await page.locator('button.cm-day').first().click()
    await judge(page)
    await page.keyboard.press('Escape')
    await page.locator('.cm-run').getByRole('button', { name: 'Suggest an order' }).click()
    await expect(page.locator('.cm-order')).toBeVisible()
    await judge(page)
    await page.goto('/cash-management/tax')
    await page.locator('.cm-tax').first().click()
    await judge(page)
    await openDays(page)
    await judge(page)
  })
