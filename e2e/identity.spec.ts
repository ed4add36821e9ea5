// Signing in with an identity provider, against a real one with pages of its own: in, no, whose
// account, out of the account again.
import { randomUUID } from 'node:crypto'
import { expectAccessible, expectToFit } from './support/access.ts'
import {
  type IdentityProviderThere,
  type PersonThere,
  settingOf,
  startIdentityProvider,
} from './support/identity-provider.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { linkFromMail } from './support/outbox.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { localItems, makePerson } from './support/person.ts'

const landing = 'See how close your cash comes to the line.'
// One worker runs them all, so that one more server is enough.
const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 4280) + 1 + worker

let acme: IdentityProviderThere
let server: OwnServer
test.describe.configure({ mode: 'default' })
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
test.beforeAll(async ({}, { parallelIndex }) => {
  test.setTimeout(90_000)
  const port = portOf(parallelIndex)
  acme = await startIdentityProvider(`http://127.0.0.1:${port}`)
  server = await startOwnServer(port, { OIDC_PROVIDERS: settingOf(acme) })
})
test.afterAll(async () => {
  await server.stop()
  await acme.stop()
})

const somebody = (more: Partial<PersonThere> = {}): PersonThere => {
  const person = {
    sub: randomUUID(),
    name: 'Amara Osei',
    email: `${randomUUID()}@example.co.uk`,
    email_verified: true,
    ...more,
  }
  acme.people.push(person)
  return person
}
async function goThrough(page: Page, person: PersonThere): Promise<void> {
  await page.goto(server.origin)
  await page.getByRole('link', { name: 'Continue with Acme' }).click()
  await page.getByRole('link', { name: person.email }).click()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, your account$/ }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('tab', { name: 'Sign-in' }).click()
}

test('R-035 without a provider there is no button', async ({ page, baseURL }) => {
  const answered = page.waitForResponse(/auth\/providers/)
  await page.goto(baseURL ?? '')
  await answered
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Continue with')).toHaveCount(0)
})

test('R-035 T-14 a newcomer comes in with the provider alone, and no code stays in the address or the history', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await goThrough(page, somebody())
  await expect(page).toHaveURL(`${server.origin}/onboarding`)
  await expect(page.getByLabel('Business name')).toBeVisible()
  const { token = '', ...others } = await localItems(page)
  expect(Object.keys(others)).toEqual([])
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).name).toBe(
    'Amara Osei',
  )
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain('login=')
})

test('R-035 by keyboard alone', async ({ page }) => {
  const person = somebody()
  await page.goto(server.origin)
  const button = page.getByRole('link', { name: 'Continue with Acme' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: person.email }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.origin}/onboarding`)
})

test('R-035 whoever says no at the provider reads it, and is back at the log-in with one press', async ({
  page,
}) => {
  await page.goto(server.origin)
  await page.getByRole('link', { name: 'Continue with Acme' }).click()
  await page.getByRole('link', { name: 'No, go back' }).click()
  await expect(heading(page)).toHaveText('You’re not signed in')
  await expect(page.getByRole('alert')).toHaveText(
    'You cancelled the sign-in, so nothing has changed.',
  )
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.getByRole('button', { name: 'Back to log in' }).click()
  await expect(page.getByRole('heading', { name: landing })).toBeVisible()
})

test.describe('with refusals', () => {
  test.use({ provoked: /status of (400|410|409)/ })

  test('R-035 an address with an account already: the password links, and the next time nothing is asked', async ({
    page,
  }) => {
    const person = await makePerson(server.origin, 'onboarded')
    const there = somebody({ email: person.email })
    await goThrough(page, there)
    await expect(heading(page)).toHaveText('Is this account yours?')
    const form = page.getByRole('form', { name: 'Your Plimsoll password' })
    await form.getByLabel('Password', { exact: true }).fill('not-the-one-1')
    await form.getByRole('button', { name: 'Log in and link' }).click()
    await expect(form.getByRole('alert')).toHaveText('Invalid email or password.')
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Log in and link' }).click()
    await expect(heading(page)).toContainText('See where your cash')
    await page.getByRole('button', { name: 'Rowan Marsh, your account' }).click()
    const ended = page.waitForResponse((reply) => reply.url().endsWith('/api/auth/logout'))
    await page.getByRole('button', { name: 'Log out' }).click()
    await ended
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goto(`${server.origin}/integration`)
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await expect(page).toHaveURL(`${server.origin}/integration`)
  })

  test('R-035 a code that was used already is refused, with the way back', async ({ page }) => {
    await page.goto(`${server.origin}/#login=${'x'.repeat(43)}`)
    await expect(heading(page)).toHaveText('You’re not signed in')
    await expect(page.getByRole('alert')).toContainText('Please start again.')
    await expect(page).toHaveURL(`${server.origin}/`)
    await page.getByRole('button', { name: 'Back to log in' }).click()
    await expect(page).toHaveURL(`${server.origin}/dashboard`)
  })

  test('R-035 an address that the provider does not vouch for is confirmed by a mail, in the browser that began', async ({
    page,
    browser,
  }) => {
    const person = somebody({ email_verified: false })
    await goThrough(page, person)
    await expect(heading(page)).toHaveText('Check your email')
    const link = await linkFromMail(person.email, '/#confirm=', server.dataDir)
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(`${server.origin}${link}`)
    await expect(heading(stranger)).toHaveText('You’re not signed in')
    await stranger.context().close()
    await page.goto(`${server.origin}${link}`)
    await page.reload()
    await expect(page).toHaveURL(`${server.origin}/onboarding`)
  })

  test('R-035 in the account a provider is added with the password, used, and removed', async ({
    page,
  }) => {
    const person = await makePerson(server.origin, 'onboarded')
    const there = somebody()
    await page.goto(`${server.origin}/api/health`)
    await page.evaluate((token) => localStorage.setItem('token', token), person.token)
    await page.goto(server.origin)
    await openSignIn(page)
    await page.getByRole('button', { name: 'Add Acme' }).click()
    const form = page.getByRole('form', { name: 'Add Acme' })
    await form.getByLabel('Your password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Continue to Acme' }).click()
    await page.getByRole('link', { name: there.email }).click()
    await expect(page.getByText('You can now sign in with Acme.')).toBeVisible()
    // The window from which one has left is open again.
    await expect(page.getByText(there.email)).toBeVisible()
    await page.getByRole('button', { name: 'Remove Acme' }).click()
    const removal = page.getByRole('form', { name: 'Remove Acme' })
    await removal.getByLabel('Your password', { exact: true }).fill(person.password)
    await removal.getByRole('button', { name: 'Remove Acme' }).click()
    await expect(page.getByText('Acme has been removed.')).toBeVisible()
    await expect(page.getByText(there.email)).toHaveCount(0)
  })

  test('R-035 the only way in cannot be removed; with a first password it can', async ({
    page,
  }) => {
    await goThrough(page, somebody())
    await expect(page).toHaveURL(`${server.origin}/onboarding`)
    const token = (await localItems(page)).token ?? ''
    await page.request.post(`${server.origin}/api/user/onboarding`, {
      headers: { authorization: `Bearer ${token}` },
      data: { onboarding_status: 'complete' },
    })
    await page.goto(server.origin)
    await openSignIn(page)
    await expect(page.getByText('This is your only sign-in method')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Acme' })).toHaveCount(0)
    const form = page.getByRole('form', { name: 'Set a password' })
    await form.getByLabel('New password', { exact: true }).fill('tideline789')
    await form.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Your password has been set.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Acme' })).toBeVisible()
  })
})

for (const { theme, width } of looks)
  test.describe(`${theme}, ${width} wide`, () => {
    // The exchange that was held back comes through in the end, with a code that nobody knows.
    test.use({
      viewport: { width, height: 844 },
      provoked: /status of 410/,
    })
    test.slow()

    test('R-035 every face of a sign-in is clean to axe and no wider than the screen', async ({
      page,
    }) => {
      await page.addInitScript((to) => localStorage.setItem('theme', to), theme)
      await page.goto(server.origin)
      await expect(page.getByRole('link', { name: 'Continue with Acme' })).toBeVisible()
      await look(page)
      for (const word of ['cancelled', 'unavailable', 'refused', 'stale']) {
        await page.goto(`${server.origin}/api/health`)
        await page.goto(`${server.origin}/#login_error=${word}`)
        await expect(page.getByRole('button', { name: 'Back to log in' })).toBeVisible()
        await look(page)
      }
      await page.route('**/api/auth/oidc/exchange', () => new Promise(() => undefined))
      await page.goto(`${server.origin}/api/health`)
      await page.goto(`${server.origin}/#login=x`)
      await expect(heading(page)).toHaveText('Signing you in')
      await look(page)
      await page.unroute('**/api/auth/oidc/exchange')
      const person = await makePerson(server.origin, 'onboarded')
      await goThrough(page, somebody({ email: person.email }))
      await expect(heading(page)).toHaveText('Is this account yours?')
      await look(page)
      await page.getByRole('button', { name: 'Send me a link instead' }).click()
      await expect(heading(page)).toHaveText('Check your email')
      await look(page)
    })
  })

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectToFit(page)
}
