// The five main tasks as somebody does them for the first time, from the dashboard and by the
// navigation alone, on a laptop and on a phone: find the low and its cause, enter an invoice, move
// a bill, correct a category for all of a merchant, and send the accountant the figures.
// docs/screen-reader-script.md walks the same paths by ear.
import { expectToFit } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the five main tasks are done without a wrong turn at ${width} pixels`, async ({
    page,
    enter,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await enter('with demo data')
    await page.goto('/dashboard')

    await test.step('finds the low and its cause', async () => {
      await expect(page.getByText(/^You’ll probably dip below your £5,000 buffer/)).toBeVisible()
      const low = page.getByRole('link', { name: /^Lowest point to/ })
      await expect(low).toContainText(/£1,733.*13 December 2026, after VAT, payroll and/)
      await low.click()
      await expect(page.getByRole('dialog', { name: 'December 2026' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expectToFit(page)
    })

    await test.step('enters an invoice', async () => {
      await follow(page, 'Cash management', 'Bills and invoices')
      const line = page.getByLabel('Add an invoice or bill')
      await line.fill('Brightwater owes me £12,000 on 15 December')
      await line.press('Enter')
      await expect(page.getByText(/Brightwater.*: added\./)).toBeVisible()
      await expectToFit(page)
    })

    await test.step('moves a bill', async () => {
      const bills = page.locator('section', {
        has: page.getByRole('heading', { name: 'Bills to pay' }),
      })
      await bills.getByRole('button', { name: /^Show all/ }).click()
      const bill = bills.locator('.cm-row').filter({ hasText: 'Shopify' }).first()
      await bill.locator('button.cm-day').click()
      await bill.getByRole('button', { name: /^7 days later/ }).click()
      await expect(page.getByText('Shopify moved to 2 December 2026.')).toBeVisible()
    })

    await test.step('corrects a category for all of a merchant', async () => {
      await follow(page, 'Transactions', 'Transactions')
      await page.getByRole('searchbox').first().fill('shell')
      await expect(page).toHaveURL(/q=shell/)
      const grid = page.getByRole('grid', { name: 'Transactions' })
      // The first row is Shell's before the search as well, and the total may come before the rows.
      await expect(page.getByText('82 transactions')).toBeVisible()
      await expect(page.locator('.txn-card[aria-busy]')).toHaveCount(0)
      await expect(grid.locator('.txn-row').filter({ hasNotText: 'Shell' })).toHaveCount(0)
      const editor = page.getByRole('dialog')
      // Rows that are renewed between pressing and letting go take no click.
      await expect(async () => {
        await grid.locator('.txn-row').first().click()
        await expect(editor).toBeVisible({ timeout: 10_000 })
      }).toPass()
      await editor.getByRole('button', { name: /^Fuel/ }).first().click()
      await page.keyboard.type('accommodation')
      await page.keyboard.press('Enter')
      await editor.getByLabel(/^This and \d+ others so far$/).check()
      await editor.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('82 transactions changed.')).toBeVisible()
    })

    await test.step('sends the accountant the figures', async () => {
      await follow(page, 'Table', 'Table')
      await page.getByRole('button', { name: 'Accountant’s pack' }).click()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Excel workbook/ }).click()
      expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
      await page.getByRole('button', { name: 'Accountant’s pack' }).click()
      await page.getByRole('button', { name: /^Share by link/ }).click()
      await expect(page.getByRole('dialog', { name: 'Share the accountant’s pack' })).toBeVisible()
      await expectToFit(page)
    })
  })

/**
 * Goes to a page of Cash flow: by the side bar, or on a phone by the bottom bar and the strip of
 * pages.
 */
async function follow(page: Page, label: string, tab: string): Promise<void> {
  const side = page.getByRole('link', { name: label, exact: true }).first()
  if ((page.viewportSize()?.width ?? 0) > 760) return side.click()
  const section = page.getByRole('navigation', { name: 'Cash flow' })
  if (!(await section.isVisible()))
    await page.getByRole('link', { name: 'Cash flow', exact: true }).last().click()
  await section.getByRole('link', { name: tab, exact: true }).click()
}
