// Alerts as a user meets them: the bell, the list, the way to what is due, and the choice.
import { expectAccessible, expectToFit } from './support/access.ts'
import { callApi } from './support/api.ts'
import { expect, type Page, test } from './support/journey.ts'
import { linkFromMail } from './support/outbox.ts'
import type { Person } from './support/person.ts'

/** Sets a line that the demo company's forecast falls under within a month. */
async function drawLine(origin: string, person: Person): Promise<void> {
  const body = { kind: 'low_ahead', in_app: true, by_mail: true, amount: '20000.00', days: 30 }
  const api = await fetch(`${origin}/api/data/alerts/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(api.ok).toBe(true)
  const alerts = async () => {
    const reply = await callApi(origin, 'data/alerts', { token: person.token })
    return (reply as { data: { id: string; kind: string }[] }).data
  }
  await expect
    .poll(async () => (await alerts()).some(({ kind }) => kind === 'low_ahead'))
    .toBe(true)
  // Whatever else the demo company is warned of is not what these journeys are about.
  const others = (await alerts()).filter(({ kind }) => kind !== 'low_ahead').map(({ id }) => id)
  await callApi(origin, 'data/alerts/dismiss', {
    token: person.token,
    body: { ids: others, dismissed: true },
  })
}

const bell = (page: Page) => page.getByRole('button', { name: /^Alerts/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Alerts' })

test('R-126 the bell warns of low cash ahead, its list leads to what is due, and what is dismissed comes back', async ({
  page,
  enter,
  baseURL,
}) => {
  test.slow()
  const person = await enter('with demo data')
  await drawLine(baseURL ?? '', person)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Alerts, 1 unread' })).toBeVisible()
  await bell(page).click()
  await expect(list(page)).toContainText(
    /Cash is forecast to fall to −?£[\d,]+ on \d+ \w+( \d{4})?, £[\d,]+ below your £20,000 line, after .+\. It drops below the line in \d+ days; this is the lowest point to 31 May 2027\./,
  )
  await expectAccessible(page)
  await list(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await expect(list(page)).toContainText('No alerts')
  await page.getByRole('button', { name: 'Undo' }).click()
  await list(page).getByRole('link', { name: 'See what is due' }).click()
  await expect(page).toHaveURL(/\/cash-management$/)
  await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible()
})

test('the choice is made by keyboard alone, is kept, and is reached from the bell', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await page.goto('/dashboard')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await list(page).getByRole('button', { name: 'Alert settings' }).focus()
  await page.keyboard.press('Enter')
  const group = page.getByRole('group', { name: 'Large payments' })
  await group.getByRole('switch', { name: 'By email' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('750')
  const saved = page.waitForResponse((reply) => /750/.test(reply.request().postData() ?? ''))
  await page.keyboard.press('Enter')
  await saved
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/dashboard?notifications')
  await expect(group.getByLabel('Also every payment of at least')).toHaveValue('750')
  await expect(group.getByRole('switch', { name: 'By email' })).not.toBeChecked()
  await expect(group.getByRole('switch', { name: 'In the app' })).toBeChecked()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the bell, the list and the choice fit, and axe finds nothing', async ({
    page,
    enter,
    baseURL,
  }) => {
    test.slow()
    const person = await enter('with demo data')
    await drawLine(baseURL ?? '', person)
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/dashboard')
    await bell(page).click()
    await expect(list(page)).toContainText('Low cash ahead')
    await fits(page)
    await list(page).getByRole('button', { name: 'Alert settings' }).click()
    await expect(page.getByRole('group', { name: 'Bank consents' })).toBeVisible()
    await fits(page)
  })
})

test('the email address is changed in the account, by a link to the new one', async ({
  page,
  enter,
}) => {
  test.slow()
  const person = await enter('with demo data')
  const email = `new-${person.email}`
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible()
  await page.goto(await linkFromMail(email, '/confirm-new-email'))
  await page.getByRole('button', { name: 'Use this email address' }).click()
  await expect(page.getByText(`From now on, log in as ${email}.`)).toBeVisible()
})

async function fits(page: Page): Promise<void> {
  await expectToFit(page)
  await expectAccessible(page)
}
