// Scenarios: made, edited one what-if at a time, compared, frozen and discarded, and what the page shows
// without data or a server.
import { expectAccessible } from './support/access.ts'
import { expect, type Page, refusal, test } from './support/journey.ts'
import { signIn } from './support/person.ts'
import { changes, editor, home, keep, more, row, table } from './support/scenarios.ts'

async function judge(page: Page, what: string) {
  await expectAccessible(page, { what })
}

test('a scenario is made from nothing and built up one what-if at a time, each in words and taken out with undo', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter('with demo data')
  await page.goto(home)
  await page.getByRole('button', { name: 'Create your first scenario' }).click()
  const naming = page.getByRole('dialog', { name: 'New scenario' })
  await naming.getByRole('button', { name: 'Create scenario' }).click()
  await expect(naming.getByText('Enter a name for the scenario.')).toBeVisible()
  await naming.getByLabel('Name').fill('A thin winter')
  await naming.getByRole('button', { name: 'Create scenario' }).click()
  const card = editor(page, 'A thin winter')
  await expect(card).toContainText('No changes yet')

  await test.step('so many percent for some months', async () => {
    await card.getByLabel('Percent').fill('a fifth')
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card.getByText('Enter a percentage, for example 20 or 12.5.')).toBeVisible()
    await card.getByLabel('Percent').fill('20')
    await card.getByLabel('From', { exact: true }).selectOption('2027-01')
    await card.getByLabel('To', { exact: true }).selectOption('2027-03')
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(changes(page)).toHaveText(['All cash in 20% less from January 2027 to March 2027'])
  })

  await test.step('a payment later, another not at all', async () => {
    await card.getByRole('button', { name: 'Move a payment' }).click()
    await expect(card.getByLabel('Payment', { exact: true })).toBeEnabled()
    await card.getByLabel('New date').fill('2027-03-20')
    await card.getByRole('button', { name: 'Move payment' }).click()
    await expect(changes(page)).toHaveCount(2)
    await expect(changes(page).nth(1)).toContainText('to 20 March 2027')
    await card.getByRole('button', { name: 'Cancel a payment' }).click()
    await card.getByLabel('Payment', { exact: true }).selectOption({ index: 1 })
    await card.getByRole('button', { name: 'Cancel this payment' }).click()
    await expect(changes(page).nth(2)).toContainText('Cancelled on')
  })

  await test.step('a payment that comes once, a line left out', async () => {
    await card.getByRole('button', { name: 'One-off payment' }).click()
    await card.getByLabel('Description').fill('Second van')
    await card.getByLabel('Amount').fill('9,000')
    await card.getByLabel('Day', { exact: true }).fill('2027-02-10')
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('−£9,000.00 on 10 February 2027, once')).toBeVisible()
    await card.getByRole('button', { name: 'Exclude' }).click()
    await card.getByRole('button', { name: 'Exclude line' }).click()
    await expect(page.getByText('Excluded from the forecast')).toBeVisible()
    await expect(changes(page)).toHaveCount(5)
  })

  await judge(page, 'the editor')
  await page.getByRole('button', { name: 'Remove: Second van' }).click()
  await expect(changes(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(changes(page)).toHaveCount(5)
  await page.reload()
  await expect(changes(page)).toHaveCount(5)
  await expect(row(page, 'A thin winter')).toContainText('5 changes')
})

test('up to four scenarios are compared, on a chart that reads by keyboard and to the penny by month', async ({
  page,
  enter,
  baseURL,
}) => {
  const person = await enter('with demo data')
  for (const [at, name] of ['First', 'Second', 'Third', 'Fourth', 'Fifth'].entries())
    await keep(baseURL, person, {
      name,
      changes: {
        one_offs: [
          { day: '2026-12-15', amount: `-${at + 1}000.00`, sub_category: 'equipment', note: name },
        ],
      },
    })
  await page.goto(home)
  // The newest four are compared at first, and no fifth fits.
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Closing',
    'Forecast',
    'Fifth',
    'Fourth',
    'Third',
    'Second',
  ])
  await expect(page.getByRole('checkbox', { name: 'Compare First' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Compare Fifth' }).uncheck()
  await page.getByRole('checkbox', { name: 'Compare First' }).check()
  await expect(page).toHaveURL(/compare=/)
  const december = table(page).getByRole('row', { name: /Dec 2026/ })
  await expect(december).toContainText('−£1,000.00')
  await expect(december).toContainText('−£4,000.00')
  await expect(december).not.toContainText('−£5,000.00')
  await expect(table(page).getByRole('row', { name: /Lowest point/ })).toContainText('£')

  const chart = page.getByRole('slider', { name: /Balance by day/ })
  await chart.focus()
  const before = await chart.getAttribute('aria-valuetext')
  expect(before).toMatch(/2026: Forecast −?£[\d,]+, Fourth −?£[\d,]+/)
  await page.keyboard.press('ArrowRight')
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(before)
  await judge(page, 'the comparison')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Compare First' })).toBeChecked()
})

test('a scenario is copied, renamed, frozen, let go again, and discarded with undo', async ({
  page,
  enter,
  baseURL,
}) => {
  const person = await enter('with demo data')
  await keep(baseURL, person, { name: 'Plan' })
  await page.goto(home)
  await more(page, 'Plan', 'Copy')
  await page
    .getByRole('dialog', { name: 'Copy Plan' })
    .getByRole('button', { name: 'Copy' })
    .click()
  await expect(row(page, 'Plan copy')).toBeVisible()
  await more(page, 'Plan copy', 'Rename')
  const renaming = page.getByRole('dialog', { name: 'Rename Plan copy' })
  await renaming.getByLabel('Name').fill('Other')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(row(page, 'Other')).toBeVisible()
  await expect(row(page, 'Plan copy')).toHaveCount(0)

  await more(page, 'Other', /^Freeze/)
  await expect(row(page, 'Other')).toContainText('Frozen')
  await expect(page.getByRole('button', { name: 'Edit Other' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Other (frozen)')
  await more(page, 'Other', /^Follow the forecast again/)
  await expect(page.getByRole('button', { name: 'Edit Other' })).toBeVisible()

  await more(page, 'Other', 'Discard')
  await expect(page.getByText('Other discarded.')).toBeVisible()
  await expect(row(page, 'Other')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Other')).toBeVisible()
})

test('without data it leads to where data comes from', async ({ page, enter }) => {
  await enter()
  await page.goto(home)
  await expect(page.getByText('Nothing to forecast from yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New scenario' })).toHaveCount(0)
})

test('R-021 the pages of the forecast are reached from each other and the palette, and the navigation stays as it is', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/cash-flow/forecast')
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(entries.first()).toBeVisible()
  const before = await entries.allTextContents()
  const pages = page.getByRole('navigation', { name: 'Forecast pages' })
  for (const [link, heading] of [
    ['Scenarios', 'Scenarios'],
    ['Regular payments', 'Regular payments'],
    ['Forecast', 'Forecast'],
  ] as const) {
    await pages.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await entries.allTextContents()).toEqual(before)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('what if')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(home)
})

test.describe('when the server fails', () => {
  test.use({ provoked: /status of (400|500)/ })

  test('it says so and can be tried again; a change that is refused says why', async ({
    page,
    enter,
    baseURL,
  }) => {
    const person = await enter('with demo data')
    await keep(baseURL, person, { name: 'Plan' })
    await page.route('**/api/data/forecast/scenarios', (route) => route.fulfill({ status: 500 }))
    await page.goto(home)
    await expect(page.getByText('We couldn’t load your scenarios.')).toBeVisible()
    await page.unroute('**/api/data/forecast/scenarios')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, 'Plan')).toBeVisible()
    await page.route('**/api/data/forecast/scenarios/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill(refusal(400, 'Not now.'))
        : route.fallback(),
    )
    await more(page, 'Plan', 'Discard')
    await expect(page.getByText('We couldn’t discard the scenario.')).toBeVisible()
    await expect(row(page, 'Plan')).toBeVisible()
  })
})
