// Analysis and the weekly report of the demo company by keyboard, on a wide and a narrow screen:
// commentary, charts as tables, rows opened down to transactions.
import { expectAccessible, expectToFit } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { makePerson, type Person, signIn } from './support/person.ts'

test.describe.configure({ mode: 'serial' })

let person: Person
test.beforeAll(async ({ baseURL }) => {
  person = await makePerson(baseURL ?? '', 'with demo data')
})

async function open(page: Page, path: string, theme: string) {
  await signIn(page, person)
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path)
}

for (const { theme, width, height } of looks)
  test.describe(`${theme}, ${width} wide`, () => {
    test.use({ viewport: { width, height } })

    test('R-008 the analysis: commentary, a chart as a table, a row down to its transactions', async ({
      page,
    }) => {
      await open(page, '/analysis?timeframe=last_month', theme)
      const commentary = page.getByRole('region', { name: 'Commentary' })
      await expect(commentary).toContainText(/October 2026 closed at £/)
      await expect(commentary).toContainText('Written by fixed rules')
      const flow = page.getByRole('region', { name: 'Where cash came from and went' })
      await expect(flow.getByRole('link', { name: /^Sales income £.* in$/ })).toBeVisible()
      await flow.getByText('Show as table').focus()
      await page.keyboard.press('Enter')
      await expect(flow.getByRole('row', { name: /^Total £/ })).toBeVisible()
      await expectToFit(page)
      await expectAccessible(page)

      const table = page.getByRole('region', { name: 'By category', exact: true })
      await table.getByText('Show 12 months as table').focus()
      await page.keyboard.press('Enter')
      await expect(table.getByRole('columnheader', { name: 'Oct', exact: true })).toBeVisible()
      await table.getByRole('button', { name: 'Cost of sales' }).focus()
      await page.keyboard.press('Enter')
      const rows = table.getByRole('region', { name: 'Variance by category, table' })
      const merchant = rows.getByRole('link').first()
      await expect(merchant).toBeVisible()
      await merchant.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/edit-transaction\?.*category=cost_of_sales.*merchant=/)
    })

    test('R-013 the weekly report', async ({ page }) => {
      await open(page, '/reports/weekly', theme)
      await expect(page.getByRole('heading', { name: 'Next 13 weeks' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Sales projects' })).toContainText('Slipped')
      await expectToFit(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Previous week' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/date=2026-11-09/)
      await expect(page.getByRole('region', { name: 'How good the forecast was' })).toBeVisible()
    })
  })

test('settings and a rating are kept', async ({ page }) => {
  await open(page, '/analysis?timeframe=last_month', 'light')
  const commentary = page.getByRole('region', { name: 'Commentary' })
  await commentary.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(commentary.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Analysis settings' })
  await dialog.getByLabel('At least', { exact: true }).fill('25')
  await dialog.getByLabel('October').selectOption('busy')
  await dialog.getByRole('button', { name: 'Add a one-off' }).click()
  await dialog.getByLabel('What it was').fill('Trade fair')
  await dialog.getByLabel('Month', { exact: true }).fill('2026-10')
  await expectAccessible(page, { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A flag marks a change of at least £25')).toBeVisible()
  await expect(commentary).toContainText('You listed Trade fair in October 2026')
})
