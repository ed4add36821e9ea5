// Bills put off, split and called off, each with its way back, and a pay run that is weighed.
import { card, choose, open, undo } from './support/cash-management.ts'
import { penceIn } from './support/grid.ts'
import { expect, test } from './support/journey.ts'

test('R-126 a bill is put off, split and called off, and every time comes back with Undo', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter('with demo data')
  await open(page)
  const bills = card(page, 'Bills to pay')
  await bills.getByRole('button', { name: /^Show all/ }).click()
  const row = bills.locator('.cm-row').filter({ hasText: 'Shopify' }).first()
  await expect(row.locator('.cm-day').first()).toHaveText('25 Nov')
  await row.locator('button.cm-day').click()
  await row.getByRole('button', { name: /^7 days later/ }).click()
  await expect(page.getByText('Shopify moved to 2 December 2026.')).toBeVisible()
  await expect(row.locator('button.cm-day')).toHaveText('2 Dec')
  await undo(page)
  await expect(row.locator('button.cm-day')).toHaveText('25 Nov')

  await row.locator('button.cm-day').click()
  await row.getByLabel('Expected on').fill('2026-11-19')
  await row.getByRole('button', { name: 'Set' }).click()
  await expect(row.getByRole('alert')).toHaveText('Choose a date in the future.')
  await row.getByLabel('Expected on').fill('2026-12-01')
  await row.getByRole('button', { name: 'Set' }).click()
  await expect(row.locator('button.cm-day')).toHaveText('1 Dec')
  await undo(page)
  await expect(row.locator('button.cm-day')).toHaveText('25 Nov')

  const calendar = page.locator('.cm-move')
  await row.locator('.cm-who small').hover()
  await page.mouse.down()
  await page.mouse.move(900, 200, { steps: 3 })
  await calendar.locator('[data-day="2026-12-09"]').hover()
  await expect(calendar).toContainText(/Lowest point £[\d,.]+ on \d+ \w+:/)
  await page.mouse.up()
  await expect(page.getByText('Shopify moved to 9 December 2026.')).toBeVisible()
  await expect(calendar).toHaveCount(0)
  await undo(page)
  await expect(row.locator('button.cm-day')).toHaveText('25 Nov')
  await row.locator('button.cm-day').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-day="2026-11-25"]:focus')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shopify moved to 3 December 2026.')).toBeVisible()
  await undo(page)
  await expect(row.locator('button.cm-day')).toHaveText('25 Nov')

  const total = bills.locator('.cm-aside')
  const before = await total.textContent()
  await choose(row, /^Split into instalments/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Interval').selectOption('week')
  await dialog.getByRole('button', { name: 'Split' }).click()
  await expect(page.getByText('Shopify split into 3 payments.')).toBeVisible()
  await expect(row).toContainText('£26.34')
  await expect(total).toHaveText(before ?? '')
  await undo(page)
  await expect(row).toContainText('£79.00')

  await choose(row, /^Cancel this payment/)
  await expect(page.getByText('Shopify cancelled.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await undo(page)
  await expect(row.locator('button.cm-day')).toHaveText('25 Nov')

  await choose(row, /^Match a transaction/)
  await expect(dialog.getByRole('heading', { name: 'Match a transaction' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(row, /^View in forecast/)
  await expect(page).toHaveURL(/\/cash-flow\/forecast\//)
})

test('R-126 a pay run shows the lowest point before and after, and the order that is suggested is taken over', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter('with demo data')
  await open(page)
  const bills = card(page, 'Bills to pay')
  const ticks = bills.locator('.cm-row input')
  await ticks.first().focus()
  await page.keyboard.press('j')
  await expect(ticks.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Space')
  await expect(ticks.first()).toBeChecked()
  const run = page.getByRole('region', { name: 'Pay run' })
  await expect(run).toContainText('1 bill')
  await expect(run.getByRole('button', { name: /^Plan for/ })).toBeDisabled()
  await bills.getByLabel(/^Select (all|the)/).check()
  await expect(run).toContainText(/\d+ bills/)
  await expect(run).toContainText('below your buffer')
  const low = penceIn((await page.locator('.cm-low b').textContent()) ?? '')
  const [before = '', after = ''] =
    ((await run.locator('.cm-run-figures').textContent()) ?? '').match(/−?£[\d,]+\.\d\d/g) ?? []
  expect(penceIn(before)).toBe(low)
  expect(penceIn(after)).toBeLessThan(low)

  await run.getByRole('button', { name: 'Suggest an order' }).click()
  const order = page.getByRole('dialog', { name: 'Suggested order' })
  const waits = order.getByRole('region', { name: 'Better to wait' })
  await waits.getByRole('button', { name: /^Use / }).first().click()
  await expect(waits.getByText('Used')).toBeVisible()
  await order.getByRole('button', { name: 'Close' }).last().click()

  await run.getByRole('button', { name: 'Save as scenario' }).click()
  await page.getByRole('button', { name: 'Save scenario' }).click()
  await expect(page.getByText('saved as a scenario.')).toBeVisible()
  for (const [item, ends] of [
    [/^CSV/, '.csv'],
    [/^Calendar/, '.ics'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await run.getByRole('button', { name: 'Export' }).click()
    await run.getByRole('button', { name: item }).click()
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^plimsoll-due-.*\\${ends}$`))
  }
  await run.getByRole('button', { name: 'Clear selection' }).click()
  await expect(run).toHaveCount(0)
})
