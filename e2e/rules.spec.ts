// Rules, categories and merchants on demo data: tried before they are kept, applied to the past
// with a way back, in an order moved by keyboard.
import { expect, type Page, test } from './support/journey.ts'

test('a rule shows what it would do, is kept and applied, and its deed is taken back', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await page.goto('/cash-flow/rules')
  await expect(page.getByText('No rules yet')).toBeVisible()
  const count = await makeRule(page, { name: 'Screwfix', words: 'screwfix', category: 'packaging' })
  expect(count).toBeGreaterThan(10)
  const row = page.getByRole('listitem').filter({ hasText: 'Screwfix' })
  await expect(row).toContainText('Text contains “screwfix” → Packaging')
  await expect(row).toContainText(`${count} transactions so far`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. Everything is as it was before.')).toBeVisible()
  await page.goto('/cash-flow/edit-transaction?q=screwfix')
  await expect(page.locator('.txn-row').first()).toContainText('Stock and materials')
  await page.goto('/cash-flow/changes')
  await expect(page.getByText(/, undone/).first()).toBeVisible()
})

test('the first rule that fits decides: order by arrow keys, and a rule switched off', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await page.goto('/cash-flow/rules')
  await makeRule(page, { name: 'One', words: 'screwfix', category: 'packaging', isForPast: false })
  await makeRule(page, { name: 'Two', words: 'shell', category: 'packaging', isForPast: false })
  const names = page.locator('.rule-what b')
  await expect(names).toHaveText(['One', 'Two'])
  const kept = page.waitForResponse(/api\/data\/rules\/order/)
  await page.getByRole('button', { name: /^Move Two/ }).press('ArrowUp')
  await expect(names).toHaveText(['Two', 'One'])
  await kept
  await page.reload()
  await expect(names).toHaveText(['Two', 'One'])
  const changed = page.waitForResponse(/api\/data\/rules\/[\w-]{36}/)
  await page.getByRole('switch', { name: 'Two is on' }).click()
  await changed
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Two is on' })).not.toBeChecked()
})

test('a category of one’s own needs its activity, is renamed, hidden and offered again', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await page.goto('/cash-flow/categories?add=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('For example: van leasing')
  await dialog.getByRole('button', { name: 'Add category' }).click()
  await expect(dialog.getByText('Choose an activity.')).toBeVisible()
  await dialog.getByLabel('Parent category').selectOption({ label: 'Travel and vehicles' })
  await dialog.getByRole('button', { name: 'Add category' }).click()
  await expect(dialog).toBeHidden()
  await change(page, 'For example: van leasing', 'Rename')
  await dialog.getByLabel('Name').fill('Van hire')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: /^Van hire/ })).toBeVisible()
  await change(page, 'Van hire', /^Hide/)
  await expect(page.getByRole('link', { name: /^Van hire/ })).toBeHidden()
  await page.getByRole('switch', { name: 'Show hidden categories' }).click()
  await change(page, 'Van hire', 'Show again')
  await expect(page.getByRole('link', { name: /^Van hire.*your own$/ })).toBeVisible()
})

test('R-133 merchants are renamed and made one, and lead to their latest transactions', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await page.goto('/cash-flow/merchants?q=co')
  const items = page.locator('.mer-list li')
  await expect(items.filter({ hasText: 'Costa' })).toBeVisible()
  await items.filter({ hasText: 'Costa' }).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Costa' })
  await expect(sheet.locator('.transactions li').first()).toBeVisible()
  await sheet.getByLabel('Name').fill('Costa Coffee')
  await sheet.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('dialog', { name: 'Costa Coffee' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/cash-flow/merchants')
  await page.getByRole('checkbox', { name: 'Select Shell' }).check()
  await page.getByRole('checkbox', { name: 'Select Greggs' }).check()
  await page.getByRole('button', { name: 'Merge 2' }).click()
  await page.getByRole('button', { name: 'Merge into Shell' }).click()
  await expect(items.filter({ hasText: 'also Greggs' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Greggs' })).toBeVisible()
})

async function makeRule(
  page: Page,
  rule: { name: string; words: string; category: string; isForPast?: boolean },
): Promise<number> {
  await page.getByRole('button', { name: 'New rule' }).click()
  const sheet = page.getByRole('dialog', { name: 'New rule' })
  await sheet.getByLabel('Name', { exact: true }).fill(rule.name)
  await sheet.getByRole('textbox', { name: 'Words' }).fill(rule.words)
  await sheet.getByRole('button', { name: 'Category: Choose a category' }).click()
  await page.keyboard.type(rule.category)
  await page.keyboard.press('Enter')
  const trial = sheet.getByRole('region', { name: 'Preview' })
  await expect(trial.getByText(/transactions? fits?,/)).toBeVisible()
  const keep = sheet.getByRole('button', { name: /^Save and apply to/ })
  const count = Number(/\d+/.exec((await keep.textContent()) ?? '')?.[0])
  if (rule.isForPast === false)
    await sheet.getByRole('button', { name: 'Save for future transactions' }).click()
  else await keep.click()
  await expect(sheet).toBeHidden()
  return count
}

async function change(page: Page, name: string, deed: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Change ${name}` }).click()
  await page.getByRole('button', { name: deed }).last().click()
}
