// The transaction list on demo data: sorted by keyboard, put right for a whole merchant and taken
// back, split, edited in bulk, on a phone.
import { expectAccessible, expectToFit } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'
import { signIn } from './support/person.ts'

const list = '/cash-flow/edit-transaction'

test('R-006 R-190 what has no category is sorted by keyboard, one after the other, and comes back with Z', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await open(page)
  const button = page.getByRole('button', { name: /^Categorise these \(\d+\)$/ })
  const left = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0])
  expect(left).toBeGreaterThan(2)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Categorise transactions' })
  await expect(dialog.getByText(`${left} left`)).toBeVisible()
  const first = await dialog.getByRole('heading', { level: 3 }).textContent()
  await page.keyboard.press('e')
  await page.keyboard.type('packaging')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`${left - 1} left`)).toBeVisible()
  await expect(page.getByText(`${first}: Packaging.`)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Undone. Everything is as it was before.')).toBeVisible()
  await expect(dialog.getByText(`${left} left`)).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(first ?? '')
})

test('R-131 an edit reaches all of a merchant only after it has shown what changes, and Undo leaves the list as before', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await open(page, '?q=shell')
  const before = await shown(page)
  const editor = await openFirst(page)
  await expect(page).toHaveURL(/id=/)
  await editor.getByRole('button', { name: /^Fuel/ }).first().click()
  await page.keyboard.type('accommodation')
  await page.keyboard.press('Enter')
  await editor.getByLabel(/^This and \d+ others so far$/).check()
  const preview = editor.getByRole('region', { name: 'What this will change' })
  await expect(preview.getByRole('status')).toHaveText(
    /^82 transactions will change, .* in total\.$/,
  )
  await expect(preview.getByRole('row').nth(1)).toContainText('Accommodation and meals')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('82 transactions changed.')).toBeVisible()
  await expect(rows(page).nth(1)).toContainText('Accommodation and meals')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. Everything is as it was before.')).toBeVisible()
  await expect.poll(() => shown(page)).toEqual(before)
})

test('a transaction is split to the penny, part of it a transfer, and stands in both places', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await open(page, '?q=shell')
  const editor = await openFirst(page)
  await editor.getByRole('button', { name: 'Split between categories' }).click()
  await editor.getByLabel('Amount of part 1').fill('30')
  await expect(editor.getByText(/remaining of £/)).toBeVisible()
  await editor.getByRole('button', { name: 'Category of part 2: Choose a category' }).click()
  await page.keyboard.type('transfer between')
  await page.keyboard.press('Enter')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByRole('alert').getByText(/^Enter an amount for every part/)).toBeVisible()
  await editor.getByRole('button', { name: 'Put the rest here' }).nth(1).click()
  await expect(editor.getByText(/^Adds up to/)).toBeVisible()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows(page).first()).toContainText('Split in 2')
  await page.goto(`${list}?q=shell&sub_category=fuel`)
  await expect(rows(page).first()).toContainText('−£30.00')
  await expect(rows(page).first()).toContainText('part of')
})

test('many at once: ticked ones with a preview, and everything that is shown by its number', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await open(page, '?q=screwfix')
  await expect(total(page)).toContainText('Total')
  const count = Number(/^\d+/.exec((await total(page).textContent()) ?? '')?.[0])
  await rows(page).nth(0).getByRole('checkbox').click()
  await rows(page)
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected transactions' })
  await expect(bar).toContainText('4 selected')
  await bar.getByRole('button', { name: 'Category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set category' })
  await page.keyboard.type('packaging')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^4 transactions will change/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 4 transactions' }).click()
  await expect(rows(page).nth(3)).toContainText('Packaging')
  await expect(bar).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select everything shown' }).check()
  await bar.getByRole('button', { name: 'Exclude' }).click()
  await page.getByRole('button', { name: `Change ${count} transactions` }).click()
  await expect(page.getByText(`${count} transactions excluded.`)).toBeVisible()
  await expect(rows(page).first()).toContainText('excluded')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(page).first()).not.toContainText('excluded')
})

test('a transaction added by hand may change in amount, and goes again with its history kept', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter('with demo data')
  await open(page, '?add=1')
  const sheet = page.getByRole('dialog', { name: 'Add a transaction' })
  await sheet.getByRole('button', { name: 'Add transaction' }).click()
  await expect(sheet.getByText('Choose a category.')).toBeVisible()
  await sheet.getByLabel('Amount').fill('12.50')
  await sheet.getByLabel('Day').fill('2026-11-19')
  await sheet.getByLabel('Description').fill('Market stall teas')
  await sheet.getByRole('combobox', { name: 'Find a category' }).fill('accommodation')
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Add transaction' }).click()
  await expect(sheet).toBeHidden()
  await open(page, '?q=market%20stall&origin=manual')
  const editor = await openFirst(page)
  await editor.getByLabel('Amount').fill('13.75')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows(page).first()).toContainText('−£13.75')
  await openFirst(page)
  await editor.getByText(/^History/).click()
  await expect(editor.locator('.txe-history li').first()).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Remove this transaction?' })
  // The editor is drawn again once the saved amount has come back, and forgets what was open.
  await expect(async () => {
    await editor.getByRole('button', { name: 'Remove transaction' }).click({ timeout: 2000 })
    await expect(question).toBeVisible({ timeout: 2000 })
  }).toPass()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No transactions match')).toBeVisible()
})

test('what is typed is asked about before Back throws it away', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  await open(page)
  const editor = await openFirst(page)
  await editor.getByLabel('Note').fill('to check')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('dialog').getByLabel('Note')).toHaveValue('to check')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the list goes on by itself and by keyboard, draws few rows, and keeps the day in sight', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await open(page)
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByText(/^700 of [\d,]+ transactions$/)).toBeAttached()
  await expect(page.locator('[role="row"]:focus')).toHaveAttribute('aria-rowindex', '200')
  expect(await rows(page).count()).toBeLessThan(60)
  await expect(page.locator('.txn-held')).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(rows(page).first()).toBeFocused()
})

test('filters stand in the address and become a view that is found again', async ({
  page,
  enter,
}) => {
  await enter('with demo data')
  await open(page)
  await expect(total(page)).toContainText('Total')
  const all = await total(page).textContent()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Direction').selectOption('in')
  await page.getByLabel('Minimum amount').fill('5000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/direction=in&amount_from=5000/)
  await expect(total(page)).not.toHaveText(all ?? '')
  await expect(total(page)).toContainText('Total')
  const filtered = await total(page).textContent()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name for the current view').fill('Large receipts')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(total(page)).not.toHaveText(filtered ?? '')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('button', { name: 'Large receipts' }).click()
  await expect(total(page)).toHaveText(filtered ?? '')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list fits, the editor fills the screen, and nothing runs over', async ({
    page,
    onlooker,
  }) => {
    await signIn(page, onlooker)
    await open(page)
    await expect(rows(page).first()).toBeVisible()
    await expectToFit(page)
    // The minus sign stays with its figure.
    await expect(page.getByText(/^Total −?£/)).toHaveCSS('white-space', 'nowrap')
    await rows(page).first().click()
    const whole = { x: 0, y: 0, width: 390, height: 844 }
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual(whole)
    await expectToFit(page)
  })
})

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in list, editor, sorting and filters, ${theme}`, async ({
    page,
    onlooker,
  }) => {
    test.slow()
    await signIn(page, onlooker)
    await page.evaluate((kept) => localStorage.setItem('theme', kept), theme)
    await open(page, '?label=unsure')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByLabel('Direction')).toBeVisible()
    await page.keyboard.press('Escape')
    await rows(page).first().getByRole('checkbox').click()
    await expect(page.getByRole('region', { name: 'Selected transactions' })).toBeVisible()
    await clean(page)
    for (const [path, ready] of [
      [`${list}?sort=1`, 'Find a category'],
      ['/cash-flow/categories?add=1', 'Activity'],
      ['/cash-flow/rules?add=1', 'Minimum amount'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('dialog').getByLabel(ready)).toBeVisible()
      await clean(page)
    }
    await page.goto('/cash-flow/merchants')
    await expect(page.locator('.mer-list li').first()).toBeVisible()
    await clean(page)
    await open(page, '?q=shell')
    await openFirst(page)
    await page.getByRole('button', { name: 'Split between categories' }).click()
    await clean(page)
  })

/** Opens the first transaction, and waits for all that is known of it. */
async function openFirst(page: Page) {
  await rows(page).first().click()
  const editor = page.getByRole('dialog')
  await expect(editor.getByLabel('Note')).toBeVisible()
  return editor
}

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(list + search)
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
  // The rows in sight take the place of the first ones as soon as the browser is idle.
  await expect(page.locator('.txn-rows .txn-row').first()).toBeVisible()
}

/** The transactions that are drawn now. */
function rows(page: Page) {
  return page.getByRole('grid', { name: 'Transactions' }).locator('.txn-row')
}

function total(page: Page) {
  return page.locator('.txn-head [role="status"]')
}

/** What the list says now, without what is only on its way in. */
function shown(page: Page): Promise<string[]> {
  return rows(page).allTextContents()
}

async function clean(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expectAccessible(page)
}
