// A stranger’s whole way by hand: from the landing to the figures of a bank’s own file, and out
// again.
import { readFile } from 'node:fs/promises'
import { cell, penceIn, rows } from './support/grid.ts'
import { expect, type Page, test } from './support/journey.ts'
import { localItems, newcomer } from './support/person.ts'
import { joineryLines, lloydsCsv, monthsBack } from './support/statement.ts'

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('R-033 R-048 R-051 a new user signs up, brings a statement, reads the figures, takes them along and deletes them', async ({
  page,
}) => {
  test.slow()
  const person = newcomer()

  await test.step('signs up from the landing', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Your name').fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/onboarding')
  })

  await test.step('tells about the business and goes on where it was left', async () => {
    await page.getByLabel('Business name').fill('Marsh Joinery')
    await page.getByLabel('Business type', { exact: true }).selectOption('Limited company')
    await page.getByLabel('Cash buffer').fill('2,500')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where do your figures come from?',
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where do your figures come from?',
    )
  })

  await test.step('uploads the statement as the bank exports it', async () => {
    await page
      .getByRole('button', { name: /upload/i })
      .first()
      .click()
    await page.locator('input[type=file]').setInputFiles({
      name: '30917420417765_20261120.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lloydsCsv(joineryLines(monthsBack(14)))),
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(
      page.getByText('File processed successfully.', { exact: true }).first(),
    ).toBeVisible()
    await expect(page.getByText(/^\d+(, all of them|; \d+ need a category)$/)).toBeVisible()
    // Lloyds writes the balance in its own column, so none is asked for.
    await expect(page.getByText(/^Next: two questions on VAT and payroll, and /)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('answers the questions on VAT and payroll', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Two questions for your forecast',
    )
    await page.getByLabel('Is your business registered for VAT?').selectOption('No')
    await page.getByRole('button', { name: 'Save and continue' }).click()
  })

  await test.step('goes on with the regular payments that were found', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your regular payments')
    await page.getByRole('button', { name: 'Save and continue' }).click()
  })

  await test.step('reads the dashboard', async () => {
    await expect(page).toHaveURL('/dashboard')
    // 5,000.00 and fourteen months of 2,690.70.
    await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('£42,670')
    await expect(page.getByText('Marsh Joinery').first()).toBeVisible()
  })

  await test.step('opens the table, a category and a figure whose rows add up', async () => {
    await nav(page, 'Cash flow').click()
    await expect(cell(page, 'Closing balance', 'oct')).toHaveText('£39,979.10')
    await expect(rows(page, 'Operating Activities')).not.toHaveCount(0)
    const figure = cell(page, 'Cash Out', 'oct').getByRole('button')
    await expect(figure).toHaveText('−£3,765.55')
    await figure.click()
    const sheet = page.getByRole('dialog', { name: 'Cash Out' })
    await expect(sheet.locator('.proven-line')).toContainText('equals the table')
    const amounts = await sheet.locator('.transactions-amount').allTextContents()
    expect(amounts).toHaveLength(5)
    expect(amounts.map(penceIn).reduce((total, pence) => total + pence, 0)).toBe(-376_555)
    await page.keyboard.press('Escape')
  })

  await test.step('opens the month', async () => {
    await page.getByRole('button', { name: /^Oct 2026/ }).click()
    await expect(page.getByRole('dialog', { name: 'October 2026' })).toContainText('£39,979.10')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('takes the table along as CSV and as a workbook', async () => {
    const csv = await save(page, /^CSV file/)
    expect(csv.name).toBe('plimsoll-cash-flow-2026-09-to-2027-02.csv')
    expect(csv.bytes.toString()).toContain('Closing balance')
    expect(csv.bytes.toString()).toContain('39979.10')
    const workbook = await save(page, /^Excel workbook/)
    expect(workbook.name).toBe('plimsoll-cash-flow-2026-09-to-2027-02.xlsx')
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
    expect(workbook.bytes.length).toBeGreaterThan(2_000)
  })

  await test.step('undoes the upload', async () => {
    await nav(page, 'Integrations').click()
    const main = page.getByRole('main')
    await expect(main.getByText('Imported')).toBeVisible()
    await main.getByRole('button', { name: /^Undo / }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('98 transactions')
    await alert.getByRole('button', { name: 'Undo upload' }).click()
    await expect(main.getByText('Undone')).toBeVisible()
    await nav(page, 'Cash flow').click()
    await expect(page.getByText('No cash flow yet')).toBeVisible()
  })

  await test.step('uploads it again and deletes everything', async () => {
    await nav(page, 'Integrations').click()
    await page.getByRole('button', { name: 'Upload Excel' }).first().click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'again.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lloydsCsv(joineryLines(monthsBack(14)))),
      })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.locator('.upload-report')).toContainText('98')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Delete data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete data' }).click()
    await expect(page.getByRole('main').getByText('No data yet')).toBeVisible()
    await expect(page.getByText('No files uploaded yet.')).toBeVisible()
    expect(Object.keys(await localItems(page))).toEqual(['token'])
  })
})

async function save(page: Page, item: RegExp): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: item }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
