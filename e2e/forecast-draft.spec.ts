// Changing the forecast: the draft, what it would do, the review, and what is saved.
import { callApi } from './support/api.ts'
import { expect, type Page, refusal, test } from './support/journey.ts'
import { localItems, makePerson, type Person, signIn } from './support/person.ts'

const home = '/cash-flow/forecast'
const bar = (page: Page) => page.getByRole('region', { name: 'Draft' })

async function enterWithDemo(page: Page, origin: string | undefined): Promise<Person> {
  const person = await makePerson(origin ?? '', 'with demo data')
  await signIn(page, person)
  return person
}

/** Opens a line of the tree that stands for a single payment. */
async function openRent(page: Page) {
  await page.goto(`${home}/out.premises`)
  await page.getByRole('treeitem', { name: /Rent/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
}

async function addRule(page: Page, amount: string, day = '28') {
  await page.getByRole('button', { name: 'Add rule' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add rule' })
  await sheet.getByLabel('Amount', { exact: true }).fill(amount)
  await sheet.getByLabel('Day', { exact: true }).fill(day)
  await sheet.getByRole('button', { name: 'Add to draft' }).click()
  await expect(sheet).toBeHidden()
}

test('R-121 R-122 R-123 a rule goes from the draft through the review into the forecast, its start on a first', async ({
  page,
  baseURL,
}) => {
  const person = await enterWithDemo(page, baseURL)
  await openRent(page)
  const computing = page.waitForRequest('**/api/data/forecast/compute')
  await addRule(page, '6,500')
  const posted = (await computing).postDataJSON()
  expect(posted.request_id).toMatch(/^[\da-f-]{36}$/)
  await expect(bar(page)).toContainText('1 change')
  await expect(bar(page)).toContainText(/Lowest point .*£/)
  await expect(page.getByRole('heading', { name: 'Effect of your changes' })).toBeVisible()

  await page.reload()
  await expect(bar(page)).toContainText('1 change')
  await bar(page).getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'Review your changes' })
  await expect(review).toContainText('£6,500.00 out')
  const saving = page.waitForRequest('**/api/data/forecast/config/save')
  await review.getByRole('button', { name: 'Save forecast' }).click()
  const [configuration] = (await saving).postDataJSON().configurations
  expect(configuration.rules).toHaveLength(1)
  expect(configuration.rules[0].start_date).toMatch(/^\d{4}-\d{2}-01$/)
  expect(configuration.rules[0].payment_day).toEqual({ kind: 'date', date: 28 })
  await expect(page.getByText('Forecast saved.')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main').getByText('Your rule').first()).toBeVisible()

  // The server forces it too, whatever a caller says.
  const saved = (await callApi(baseURL ?? '', 'data/forecast/config/save', {
    token: person.token,
    body: {
      configurations: [
        {
          ...configuration,
          rules: [{ ...configuration.rules[0], start_date: '2027-03-17' }],
        },
      ],
    },
  })) as { data: { configurations: { rules: { start_date: string }[] }[] } }
  expect(saved.data.configurations[0]?.rules[0]?.start_date).toBe('2027-03-01')
})

test('R-121 an answer that was overtaken is not shown', async ({ page, baseURL }) => {
  await enterWithDemo(page, baseURL)
  await openRent(page)
  let count = 0
  await page.route('**/api/data/forecast/compute', async (route) => {
    const reply = await route.fetch()
    // The first answer comes long after the second.
    if (count++ === 0) await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.fulfill({ response: reply }).catch(() => null)
  })
  const first = page.waitForRequest('**/api/data/forecast/compute')
  await page.getByRole('button', { name: 'Preview without it' }).click()
  await first
  const second = page.waitForResponse('**/api/data/forecast/compute')
  await addRule(page, '20,000')
  await (await second).finished()
  const low = bar(page).locator('.fc-draft-low')
  await expect(low).toContainText('£')
  const shown = await low.textContent()
  await page.waitForTimeout(2600)
  await expect(low).toHaveText(shown ?? '')
})

test.describe('a save that fails', () => {
  test.use({ provoked: /422/ })

  test('R-122 when saving fails, the sentence is shown and what was typed stays', async ({
    page,
    baseURL,
  }) => {
    await enterWithDemo(page, baseURL)
    await openRent(page)
    await addRule(page, '6,500')
    await page.route('**/api/data/forecast/config/save', (route) =>
      route.fulfill({ ...refusal(200, 'This cannot be.'), status: 422 }),
    )
    await bar(page).getByRole('button', { name: 'Review' }).click()
    const review = page.getByRole('dialog', { name: 'Review your changes' })
    await review.getByRole('button', { name: 'Save forecast' }).click()
    await expect(review.getByRole('alert').filter({ hasText: 'This cannot be.' })).toBeVisible()
    await expect(review).toContainText('£6,500.00 out')
  })
})

test('R-125 the forecast-created flag is each user’s own, and deleting the data clears it', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await enterWithDemo(page, baseURL)
  await page.goto(`${home}?add=line`)
  const sheet = page.getByRole('dialog', { name: 'Add line' })
  await sheet.getByLabel('Name').fill('50% off / who?')
  await sheet.getByLabel('Amount', { exact: true }).fill('120')
  await sheet.getByRole('button', { name: 'Add to draft' }).click()
  const flags = async () =>
    Object.keys(await localItems(page)).filter((key) => key.startsWith('forecastCreated'))
  expect(await flags()).toEqual([])
  await bar(page).getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Save forecast' }).click()
  await expect(page.getByText('Forecast saved.')).toBeVisible()
  const [flag] = await flags()
  const { sub } = JSON.parse(atob(person.token.split('.')[1] ?? '')) as { sub: string }
  expect(flag).toBe(`forecastCreated:${sub}`)

  // a line of any name has an address that leads to it.
  await page.getByRole('searchbox').fill('50')
  await page.getByRole('treeitem', { name: /^50% off/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: '50% off / who?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: '50% off / who?' })).toBeVisible()

  const other = await makePerson(origin, 'with demo data')
  await page.evaluate((token) => localStorage.setItem('token', token), other.token)
  await page.goto(home)
  await expect(page.getByRole('link', { name: 'Review what we found' })).toBeVisible()

  await page.evaluate((token) => localStorage.setItem('token', token), person.token)
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Delete data' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(flags).toEqual([])
})

test('“Not happening” is drafted, undone, drafted again and saved, and does not come back', async ({
  page,
  baseURL,
}) => {
  await enterWithDemo(page, baseURL)
  await openRent(page)
  const row = page.locator('.fc-occurrence').first()
  const cancel = async () => {
    await row.getByRole('button', { name: /^Options for/ }).click()
    await row.getByRole('button', { name: /^Cancel this payment/ }).click()
  }
  await cancel()
  await expect(row).toContainText('In your draft: cancelled on')
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page)).toBeHidden()
  await cancel()
  await bar(page).getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Save forecast' }).click()
  await expect(page.getByText('Forecast saved.')).toBeVisible()
  await expect(row.locator('.chip')).toHaveText('Cancelled')
  await page.reload()
  await expect(row.locator('.chip')).toHaveText('Cancelled')
})

test('a one-off payment is added, found in its month, and removed again', async ({
  page,
  baseURL,
}) => {
  await enterWithDemo(page, baseURL)
  await page.goto(`${home}?add=line`)
  const sheet = page.getByRole('dialog', { name: 'Add line' })
  await sheet.getByRole('button', { name: 'One-off' }).click()
  await sheet.getByLabel('Description').fill('Deposit for the van')
  await sheet.getByLabel('Amount', { exact: true }).fill('1,234.56')
  await sheet.getByLabel('Day', { exact: true }).fill('2026-12-17')
  await sheet.getByRole('button', { name: 'Add to draft' }).click()
  const save = async () => {
    await bar(page).getByRole('button', { name: 'Review' }).click()
    await page.getByRole('button', { name: 'Save forecast' }).click()
    await expect(bar(page)).toBeHidden()
  }
  await save()
  await page.goto(`${home}/out?month=2026-12`)
  const dialog = page.getByRole('dialog', { name: 'Cash out' })
  await expect(dialog).toContainText('Deposit for the van')
  await expect(dialog.locator('.fc-parts-proof')).toContainText('Adds up to')
  await dialog.getByRole('link', { name: /Deposit for the van/ }).click()
  await page.getByRole('button', { name: 'Remove payment' }).click()
  await save()
  await expect(page.getByText('This line isn’t in the forecast')).toBeVisible()
})
