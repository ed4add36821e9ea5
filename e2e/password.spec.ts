// Signing up with what the rules allow, and a password forgotten: the mail, the link, the new one,
// and links that no longer work.
import { expect, test } from './support/journey.ts'
import { linkFromMail } from './support/outbox.ts'
import { makePerson, newcomer } from './support/person.ts'

const sentence =
  'You will receive a password reset link if you are a registered user with Plimsoll. Thank you!'

test.use({ provoked: /status of (400|410)/ })

test('R-043 R-044 R-045 the form refuses what is no address and no password, before asking the server', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.goto('/register')
  const { name, email } = newcomer()
  await page.getByLabel('Your name').fill(name)
  const submit = page.getByRole('button', { name: 'Create account' })
  const passwordField = page.getByLabel('Password', { exact: true })
  for (const [typed, password, words] of [
    ['a@b.c', 'harbour456', 'Enter an email address like name@example.co.uk.'],
    [email, 'short12', 'Use at least 8 characters.'],
    [email, `${'x'.repeat(32)}1`, 'Use at most 32 characters.'],
    [email, 'abcdefgh', 'Use at least one digit.'],
    [email, '12345678', 'Use at least one letter.'],
  ] as const) {
    await page.getByLabel('Email').fill(typed)
    await passwordField.fill(password)
    await submit.click()
    await expect(page.getByText(words)).toBeVisible()
  }
  expect(calls).toEqual([])
})

test('R-038 R-040 a forgotten password: the sentence, the mail, the new password, the old one refused', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(baseURL ?? '', 'onboarded')
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()

  const link = await linkFromMail(person.email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('tideline789')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('tideline789')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()

  await page.goto(link)
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
})

test('R-040 an unknown address reads the same sentence', async ({ page }) => {
  await page.goto('/forget-pass')
  await page.getByLabel('Email').fill(newcomer().email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
})

test('R-037 an old confirmation link leads to /confirm-email-expired, where a new one is asked for', async ({
  page,
}) => {
  await page.goto('/emailconfirm?token=an-old-link-that-nobody-knows-any-more')
  await expect(page).toHaveURL('/confirm-email-expired')
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(newcomer().email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})
