// The session: a token in local storage, what each refusal does to it, and the doors of the pages.
import { expect, refusal, test } from './support/journey.ts'
import { localItems, makePerson, newcomer, signIn } from './support/person.ts'

const landing = 'See how close your cash comes to the line.'

test('R-034 R-027 logging in by hand keeps a token in local storage and opens the dashboard', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(baseURL ?? '', 'onboarded')
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  await expect(page).toHaveURL('/dashboard')
  expect(Object.keys(await localItems(page))).toEqual(['token'])
})

test('R-030 the name shown is the name in the token', async ({ page, enter }) => {
  await enter()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Rowan Marsh, your account' })).toBeVisible()
})

test.describe('with a refused password', () => {
  test.use({ provoked: /status of 400/ })

  test('R-032 a failed login stays where it is and says so', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Email').fill(newcomer().email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-one-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('R-028 logged in means that a token exists', async ({ page, enter }) => {
  const { token } = await enter()
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  await expect(page.getByRole('heading', { name: landing })).toBeVisible()
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.reload()
  await expect(page.getByRole('heading', { name: landing })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
})

test('R-002 R-004 the root leads to the dashboard, which without a token asks the server for nothing of anyone', async ({
  page,
}) => {
  const bearers: string[] = []
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) bearers.push(request.url())
  })
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: landing })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.waitForLoadState('networkidle')
  expect(bearers).toEqual([])
  expect(addresses.filter((path, at) => path !== addresses[at - 1])).toEqual(['/', '/dashboard'])
})

for (const path of ['/cash-flow', '/integration', '/onboarding'])
  test(`R-020 without a token ${path} leads to the log-in`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: landing })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

test('R-020 the log-in leads to the page that was wanted without a token, once, and to no other site', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(baseURL ?? '', 'onboarded')
  const logIn = async () => {
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await page.goto('/cash-management?next=//evil.example')
  await expect(page).toHaveURL('/dashboard')
  expect(await localItems(page)).toEqual({})
  await page.reload()
  await logIn()
  await expect(page).toHaveURL('/cash-management?next=//evil.example')
  await page.getByRole('button', { name: 'Rowan Marsh, your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await logIn()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  await expect(page).toHaveURL('/dashboard')
})

test.describe('refused calls', () => {
  test.use({ provoked: /status of (302|400|401|403)/ })

  const leaving = [
    { status: 401, message: 'Please log in again.', id: 'R-031 a 401' },
    { status: 403, message: 'You may not.', id: 'R-031 a 403' },
    { status: 400, message: 'Authentication failed.', id: 'R-032 a 400 “Authentication failed.”' },
  ]
  for (const { status, message, id } of leaving)
    test(`${id} clears what is stored and leads to the root`, async ({ page, enter }) => {
      await enter()
      await page.evaluate(() => {
        localStorage.setItem('showForecastAdded', 'true')
        localStorage.setItem('theme', 'dark')
        // biome-ignore lint/suspicious/noDocumentCookie: the page itself writes it so.
        document.cookie = 'plimsoll_notify=shown; Path=/'
      })
      await page.route('**/api/data/cashflow-overview**', (route) =>
        route.fulfill(refusal(status, message)),
      )
      await page.goto('/cash-flow')
      await expect(page.getByRole('heading', { name: landing })).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
      // The theme belongs to the browser, not to the person.
      expect(await localItems(page)).toEqual({ theme: 'dark' })
      expect(await page.context().cookies()).toEqual([])
    })

  test('R-032 a 400 with any other message signs nobody out', async ({ page, enter }) => {
    await enter()
    await page.route('**/api/data/cashflow-overview**', (route) =>
      route.fulfill(refusal(400, 'Authentication failed. Try later.')),
    )
    await page.goto('/cash-flow')
    await expect(page.getByText('Failed to fetch cash flow data')).toBeVisible()
    expect((await localItems(page)).token).toBeTruthy()
  })

  test('R-003 R-031 a session ended on the server ends at the log-in', async ({ page, enter }) => {
    const { token } = await enter()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
    // What the page still asks for would lead to the log-in by itself, before the link is pressed.
    await page.waitForLoadState('networkidle')
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
    await expect(page.getByRole('heading', { name: landing })).toBeVisible()
    expect(await localItems(page)).toEqual({})
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('R-049 a 302 leads to the onboarding, and there no further', async ({ page, enter }) => {
    await enter('signed up')
    // Held back, so that only the 302 of the figures can lead there.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/user/account', async (route) => {
      await released
      await route.continue()
    })
    const refused = page.waitForResponse((response) => response.status() === 302)
    await page.goto('/cash-flow')
    await refused
    await expect(page).toHaveURL('/onboarding')
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Tell Plimsoll about your business',
    )
    await page.evaluate(() => fetch('/api/data/dashboard-analytics'))
    expect(loads).toEqual([])
    await expect(page).toHaveURL('/onboarding')
  })
})

test('whoever has not completed the onboarding is led there from every page', async ({
  page,
  enter,
}) => {
  await enter('signed up')
  await page.goto('/integration')
  await expect(page).toHaveURL('/onboarding')
})

test.describe('logging out', () => {
  // A call that is under way while the session ends is refused, as it should be.
  test.use({ provoked: /status of 401/ })

  test('ends the session here and on the server', async ({ page, enter }) => {
    const { token } = await enter()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Rowan Marsh, your account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: landing })).toBeVisible()
    expect(await localItems(page)).toEqual({})
    const reply = await page.request.get('/api/user/account', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.status()).toBe(401)
  })

  test('in one tab logs the other out too', async ({ page, context, enter }) => {
    await enter()
    await page.goto('/cash-flow')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Rowan Marsh, your account' }).click()
    await other.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: landing })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('two people in one browser do not see each other’s books', async ({
  page,
  baseURL,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  await expect(page.getByRole('treegrid')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Rowan Marsh, your account' }).click()
  // Only the browser forgets this one: the onlooker is still needed elsewhere.
  await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { status: 'success' } }))
  await page.getByRole('button', { name: 'Log out' }).click()
  const second = await makePerson(baseURL ?? '', 'onboarded')
  await page.getByLabel('Email').fill(second.email)
  await page.getByLabel('Password', { exact: true }).fill(second.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  await expect(page.getByText('DemoCompany')).toHaveCount(1) // in the offer to load it
  await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
  await expect(page.getByText('No cash flow yet')).toBeVisible()
  await expect(page.getByRole('treegrid')).toBeHidden()
})
