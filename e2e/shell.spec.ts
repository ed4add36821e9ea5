// The frame around the pages: navigation, lazy pages and their loader, error pages, toasts, the
// palette, the theme, the skip link.
import { codeOf } from './support/built-files.ts'
import { expect, type Page, test } from './support/journey.ts'
import { signIn } from './support/person.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('R-001 R-021 the navigation lists the built pages in the order of the specification', async ({
  page,
  enter,
}) => {
  await enter()
  await page.goto('/dashboard')
  const built = ['Dashboard', 'Cash flow', 'Analysis', 'Sales', 'Integrations']
  await expect(main(page).locator('.nav-entry')).toHaveText(built)
  const cashFlow = main(page).getByRole('list', { name: 'Cash flow' })
  const pages = ['Table', 'Forecast', 'Cash management', 'Transactions']
  await expect(cashFlow.getByRole('link')).toHaveText(pages)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(main(page).getByRole('link')).toHaveText(built)
  await main(page).getByRole('link', { name: 'Cash flow' }).click()
  const strip = page.getByRole('navigation', { name: 'Cash flow' })
  await strip.getByRole('link', { name: 'Merchants' }).click()
  await expect(page).toHaveURL('/cash-flow/merchants')
})

test('R-014 every page of the main layout has the navigation and says where one is', async ({
  page,
  enter,
}) => {
  await enter()
  for (const [path, name, title] of [
    ['/dashboard', 'Dashboard', 'Dashboard · Plimsoll'],
    ['/cash-flow', 'Cash flow', 'Cash flow · Plimsoll'],
    ['/integration', 'Integrations', 'Integrations · Plimsoll'],
  ] as const) {
    await page.goto(path)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page).toHaveTitle(title)
  }
})

const outside = [
  ['/register', 'Create your account'],
  ['/emailconfirm', 'This link has expired'], // without a token
  ['/forget-pass', 'Forgotten your password?'],
  ['/reset-password', 'This link has expired'], // without a token
  ['/confirm-email-expired', 'This link has expired'],
] as const
for (const [path, heading] of outside)
  test(`R-015 ${path} stands outside the main layout`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(main(page)).toHaveCount(0)
  })

test('R-015 R-048 /onboarding stands outside the main layout', async ({ page, enter }) => {
  await enter('signed up')
  await page.goto('/onboarding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tell Plimsoll about your business',
  )
  await expect(main(page)).toHaveCount(0)
})

for (const path of ['/no-such-page', '/sales/nothing', '/dashboard/deeper'])
  test(`R-016 ${path} shows the not-found page, signed in and out`, async ({ page, enter }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await enter()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

test.describe('pages that break', () => {
  test.use({ provoked: /./ })

  test('R-017 a page whose code throws shows the error page, and the others still open', async ({
    page,
    enter,
  }) => {
    await enter()
    await page.route(codeOf('CashFlowPage'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Page() { throw new Error("broken on purpose") }',
      }),
    )
    await page.goto('/dashboard')
    await main(page).getByRole('link', { name: 'Cash flow', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on this page.',
    )
    await expect(page.getByText(/Error ID [0-9a-f]{8}/)).toBeVisible()
    await main(page).getByRole('link', { name: 'Integrations' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrations')
  })

  test('R-017 a page whose code cannot be fetched says so and can be loaded again', async ({
    page,
    enter,
  }) => {
    await enter()
    const code = codeOf('CashFlowPage')
    await page.route(code, (route) => route.abort())
    await page.goto('/cash-flow')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this page.')
    await page.unroute(code)
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash flow')
  })
})

// A path is looked at by a call whose result a builder may take for unused.
test('a link that was cut in the middle of a letter leads to no page', async ({ page, enter }) => {
  await enter()
  await page.goto('/cash-flow/forecast/%E0%A4%A')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('R-018 R-019 a page’s code comes at its first visit, behind a loader that stops the wheel', async ({
  page,
  enter,
}) => {
  await enter()
  const code = codeOf('CashFlowPage')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (code.test(request.url())) scripts.push(request.url())
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(code, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  expect(scripts).toEqual([])

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  const loader = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(loader).toBeVisible()
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  const wheelPassed = await page.evaluate(() =>
    document
      .elementFromPoint(700, 450)
      ?.dispatchEvent(new WheelEvent('wheel', { deltaY: 300, bubbles: true, cancelable: true })),
  )
  expect(wheelPassed).toBe(false)

  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash flow')
  await expect(loader).toBeHidden()
  expect(scripts.length).toBeGreaterThan(0)
})

test('R-022 a toast stands top right and is gone after five seconds', async ({ page, enter }) => {
  await enter()
  await page.clock.install()
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Upload Excel' }).first().click()
  const upload = page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true })
  await expect(upload).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await upload.click()
  const toast = page.getByRole('status', { name: 'Notifications' }).getByText('No file selected')
  await expect(toast).toBeVisible()
  const box = await page.locator('.toast').boundingBox()
  expect(box && box.x + box.width).toBeGreaterThan(1440 - 40)
  expect(box?.y).toBeLessThan(40)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
})

test('R-023 R-024 every call goes below /api/ and carries the bearer token', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  const calls: { path: string; bearer: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch')
      calls.push({
        path: new URL(request.url()).pathname,
        bearer: request.headers().authorization,
      })
  })
  for (const path of ['/dashboard', '/cash-flow', '/integration']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(({ path }) => !path.startsWith('/api/'))).toEqual([])
  expect(calls.filter(({ bearer }) => bearer !== `Bearer ${onlooker.token}`)).toEqual([])
})

test('no letter is lost that is typed while the palette opens for the first time', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('integr')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveValue('integr')
})

test('the palette leads anywhere by keyboard alone', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('integr')
  await expect(page.getByRole('option')).toHaveText(['Integrations'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/integration')
  await expect(field).toBeHidden()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('march 2027')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cash-flow?month=2027-03')
  await expect(page.getByRole('dialog', { name: 'March 2027' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('qwertz')
  await expect(page.getByText('No results for “qwertz”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the theme that one chooses stays, also signed out', async ({ page, enter }) => {
  await enter()
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // What the page is still asking would be refused without its token.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

for (const path of ['/dashboard', '/register'])
  test(`the first Tab on ${path} offers to skip to the content`, async ({ page, enter }) => {
    if (path === '/dashboard') await enter()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(path)
  })
