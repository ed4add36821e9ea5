// Scenarios that lead to the forecast and back: merged into it, made of its draft, and made of the
// fewest moves that the search finds.
import { expectAccessible } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'
import { type Compared, changes, compared, home, keep, more, row } from './support/scenarios.ts'

async function judge(page: Page, what: string) {
  await expectAccessible(page, { what })
}

test('a scenario becomes the forecast only after its effect was shown, and then every page counts with it', async ({
  page,
  enter,
  baseURL,
}) => {
  const person = await enter('with demo data')
  const [before] = await compared(baseURL, person)
  await keep(baseURL, person, {
    name: 'A second van',
    changes: {
      one_offs: [
        { day: '2027-01-10', amount: '-9000.00', sub_category: 'equipment', note: 'Second van' },
      ],
    },
  })
  await keep(baseURL, person, {
    name: 'Fewer sales',
    changes: { scalings: [{ kind: 'side', side: 'in', percent: '-20', from: '2027-01' }] },
  })
  await page.goto(home)

  await more(page, 'Fewer sales', /^Apply to forecast/)
  const refused = page.getByRole('dialog', { name: 'Apply Fewer sales to your forecast?' })
  await expect(refused).toContainText('A percentage change can’t be applied')
  await expect(refused.getByRole('button', { name: 'Apply to forecast' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await more(page, 'A second van', /^Apply to forecast/)
  const dialog = page.getByRole('dialog', { name: 'Apply A second van to your forecast?' })
  await expect(dialog.getByRole('row', { name: /Jan 2027/ })).toContainText('−£9,000.00')
  await judge(page, 'the merge')
  await dialog.getByRole('button', { name: 'Apply to forecast' }).click()
  await expect(page.getByText('A second van has been applied to your forecast.')).toBeVisible()
  await expect(row(page, 'A second van')).toContainText('Applied to the forecast')
  const [after] = await compared(baseURL, person)
  const last = (scenario: Compared | undefined) => Number(scenario?.months.at(-1)?.closing)
  expect(Math.round((last(before) - last(after)) * 100)).toBe(900_000)
})

test('the draft of the forecast finds another home as a scenario', async ({ page, enter }) => {
  await enter('with demo data')
  await page.goto('/cash-flow/forecast?add=line')
  const sheet = page.getByRole('dialog', { name: 'Add line' })
  await sheet.getByRole('button', { name: 'One-off' }).click()
  await sheet.getByLabel('Description').fill('New lathe')
  await sheet.getByLabel('Amount', { exact: true }).fill('4,000')
  await sheet.getByLabel('Day', { exact: true }).fill('2027-01-15')
  await sheet.getByRole('button', { name: 'Add to draft' }).click()
  const bar = page.getByRole('region', { name: 'Draft' })
  await bar.getByRole('button', { name: 'Save as scenario' }).click()
  const naming = page.getByRole('dialog', { name: 'Save as scenario' })
  await naming.getByLabel('Name').fill('With a lathe')
  await naming.getByRole('button', { name: 'Save scenario' }).click()
  await expect(page).toHaveURL(/\/cash-flow\/scenarios\?edit=/)
  await expect(changes(page)).toHaveText(['New lathe −£4,000.00 on 15 January 2027, once'])
  await page.getByRole('link', { name: 'Forecast', exact: true }).first().click()
  await expect(page.getByRole('tree')).toBeVisible()
  await expect(bar).toBeHidden()
})

test('the search finds the fewest moves among what was marked, which can be changed by hand and kept', async ({
  page,
  enter,
  baseURL,
}) => {
  test.slow()
  const person = await enter('with demo data')
  const [base] = await compared(baseURL, person)
  const goal = Number(base?.low.balance) + 10
  await page.goto(`${home}?above=${goal.toFixed(2)}&until=2027-04-10`)
  const dialog = page.getByRole('dialog', { name: 'Keep cash above an amount' })
  await dialog.getByRole('button', { name: 'Find the fewest delays' }).click()
  await expect(dialog.getByText('Choose at least one payment that could wait.')).toBeVisible()
  // A dividend is enough by itself.
  await dialog.getByRole('checkbox', { name: /Dividend/ }).check()
  await expect(dialog.getByLabel(/^Latest day for/)).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Find the fewest delays' }).click()
  const plan = dialog.getByRole('region', { name: 'The plan' })
  await expect(plan).toContainText(/1 move keeps you at or above/)
  await expect(plan).toContainText('It can’t be done with fewer')
  await expect(plan.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1)
  await judge(page, 'the plan')

  // A day later still is worked out again, and no longer claims to be proven.
  const day = plan.getByLabel(/^New date for/)
  const shownDay = await day.inputValue()
  await day.fill('2027-03-25')
  await expect(plan).toContainText('Changed by you.')
  await expect(plan.getByText('Lowest after').locator('..')).toContainText('£')
  await day.fill(shownDay)
  await plan.getByRole('button', { name: 'Save as scenario' }).click()
  await expect(dialog).toBeHidden()
  await expect(changes(page)).toHaveCount(1)
  await expect(changes(page)).toContainText('Moved from')
})
