// The second factor: set up in the account with an app, asked for at the log-in, a recovery code,
// and taken off again.
import { Secret, TOTP } from 'otpauth'
import { expectAccessible, expectToFit } from './support/access.ts'
import { callApi } from './support/api.ts'
import { expect, type Page, test } from './support/journey.ts'
import { localItems, makePerson, type Person } from './support/person.ts'

test.use({ provoked: /status of 400/ })
test.slow()

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rowan Marsh, your account' }).first().click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('tab', { name: 'Sign-in' }).click()
}
async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const codeForm = (page: Page) => page.getByRole('form', { name: 'Two-step verification' })

/** Someone with a second factor, set up by API. */
async function withFactor(origin: string) {
  const person = await makePerson(origin, 'onboarded')
  const { token, password } = person
  const begun = await callApi(origin, 'user/second-factor', { token, body: { password } })
  const { secret } = (begun as { data: { secret: string } }).data
  const code = codeOf(secret, -1)
  const on = await callApi(origin, 'user/second-factor/confirm', { token, body: { code } })
  const { recovery_codes } = (on as { data: { recovery_codes: string[] } }).data
  return { person, secret, recovery: recovery_codes }
}

test('it is set up with the app, its recovery codes are shown once, and it is turned off by a code', async ({
  page,
  enter,
}) => {
  const person = await enter()
  await page.goto('/dashboard')
  await openSignIn(page)
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  const proof = page.getByRole('form', { name: 'Set up two-step verification' })
  await proof.getByLabel('Your password', { exact: true }).fill('not-the-one-1')
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(proof.getByText('This is not your current password.')).toBeVisible()
  await proof.getByLabel('Your password', { exact: true }).fill(person.password)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  // The button that was pressed is gone: the keyboard goes on from the part's heading.
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeFocused()
  const secret = (await page.locator('.factor-key').textContent()) ?? ''
  const field = page.getByLabel('Code from the app')
  await field.fill('000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/^This code is not right/)).toBeVisible()
  await field.fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeFocused()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('form', { name: 'Turn off two-step verification' })
  await off
    .getByLabel('Code from your authenticator app or a recovery code')
    .fill(codeOf(secret, 1))
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step verification is off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible()
})

test('R-034 the log-in asks for the code, takes it pasted with a blank, and a wrong one says so', async ({
  page,
  baseURL,
}) => {
  const { person, secret } = await withFactor(baseURL ?? '')
  await logIn(page, person)
  const field = codeForm(page).getByLabel('Code')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await localItems(page)).toEqual({})
  await field.fill('12345')
  await page.keyboard.press('Enter')
  await expect(codeForm(page).getByText(/^This code is not right/)).toBeVisible()
  await field.fill(codeOf(secret).replace(/(...)/, '$1 '))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  expect(Object.keys(await localItems(page))).toEqual(['token'])
})

test('a recovery code lets in, and one can begin again', async ({ page, baseURL }) => {
  const { person, recovery } = await withFactor(baseURL ?? '')
  await logIn(page, person)
  await codeForm(page).getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible()
  await logIn(page, person)
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await codeForm(page)
    .getByLabel('Recovery code')
    .fill(recovery[3]?.toLowerCase() ?? '')
  await codeForm(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  await openSignIn(page)
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const)
  test(`every face of the second factor is clean to axe and fits, ${theme}, ${width} wide`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((to) => localStorage.setItem('theme', to), theme)
    const { person, recovery } = await withFactor(baseURL ?? '')
    await logIn(page, person)
    await expect(codeForm(page)).toBeVisible()
    await look(page)
    await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click()
    await look(page)
    await codeForm(page)
      .getByLabel('Recovery code')
      .fill(recovery[0] ?? '')
    await codeForm(page).getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
    await openSignIn(page)
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    const renewal = page.getByRole('form', { name: 'New recovery codes' })
    await renewal
      .getByLabel('Code from your authenticator app or a recovery code')
      .fill(recovery[1] ?? '')
    await look(page)
    await renewal.getByRole('button', { name: 'Create new codes' }).click()
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('button', { name: 'Use my password instead' }).click()
    const off = page.getByRole('form', { name: 'Turn off two-step verification' })
    await look(page)
    await off.getByLabel('Your password', { exact: true }).fill(person.password)
    await off.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('button', { name: 'Set up two-step verification' }).click()
    const proof = page.getByRole('form', { name: 'Set up two-step verification' })
    await proof.getByLabel('Your password', { exact: true }).fill(person.password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await look(page)
  })

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectToFit(page)
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/${Date.now()}.png` })
}
