// Uploads that do not prove themselves: looked at before anything is stored, read as the person
// says, and remembered.
import { expectAccessible, expectToFit } from './support/access.ts'
import { uploadByApi } from './support/api.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'

const success = 'File processed successfully.'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Excel' })

// No layout that we know, no balance, and dates that can be read in two ways.
const unknown = (rows: string[]) => ['When,What,Sum,Points', ...rows, ''].join('\r\n')
const march = unknown([
  '03/04/2026,HARTWELL KITCHENS,500.00,12.50',
  '05/06/2026,BRITISH GAS,-120.00,-7.25',
])
const later = unknown([
  '07/08/2026,HARTWELL KITCHENS,90.00,3.50',
  '09/10/2026,BRITISH GAS,-30.00,-1.25',
])

const days = ['13', '14', '15', '16', '17', '18', '19', '20']
const broken = unknown([
  ...days.map((day) => `${day}/05/2026,TRAVIS PERKINS TRADING,-64.${day},1.00`),
  '31/02/2026,BRITISH GAS,-120.00,2.00',
])

async function upload(page: Page, text: string, name: string) {
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Upload Excel' }).first().click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
}

async function judge(page: Page) {
  await expectAccessible(page, { within: 'dialog' })
  await expectToFit(page)
}

test('a file that nothing proves is looked at, read as its owner says, stored, and remembered', async ({
  page,
  enter,
}) => {
  await enter()
  await upload(page, march, 'march.csv')
  const window = dialog(page)
  await expect(window.getByRole('heading', { name: 'Check before adding' })).toBeVisible()
  await expect(window.getByText(/no running balance proves the figures/)).toBeVisible()
  await expect(window.getByText('3 April 2026 to 5 June 2026')).toBeVisible()
  await expect(window.getByRole('cell', { name: 'HARTWELL KITCHENS' })).toBeVisible()
  await judge(page)

  await window.getByRole('button', { name: 'Change settings' }).click()
  const trial = window.getByRole('region', { name: 'Preview' })
  await expect(trial.getByText('£500.00').first()).toBeVisible()
  await window.getByLabel('Dates').selectOption('MDY')
  await expect(trial.getByText('4 March 2026 to 6 May 2026')).toBeVisible()
  await window.getByLabel('Contents of column 4, Points,').selectOption('amount')
  await window.getByLabel('Contents of column 3, Sum,').selectOption('ignore')
  await expect(trial.getByText('£12.50').first()).toBeVisible()
  await window.getByLabel('Contents of column 3, Sum,').selectOption('amount')
  await window.getByLabel('Contents of column 4, Points,').selectOption('ignore')
  await expect(trial.getByText('£120.00').first()).toBeVisible()
  await judge(page)
  await window.getByRole('button', { name: 'Use these settings' }).click()

  await expect(window.getByText('4 March 2026 to 6 May 2026')).toBeVisible()
  await window.getByRole('button', { name: 'Add 2 transactions' }).click()
  await expect(page.locator('.dialog-body').getByText(success, { exact: true })).toBeVisible()
  await window.getByRole('button', { name: 'Done' }).click()

  await upload(page, later, 'later.csv')
  await expect(page.locator('.dialog-body').getByText(success, { exact: true })).toBeVisible()
  await expect(window.getByText(/^Read as you confirmed on \d+ \w+ \d{4}\.$/)).toBeVisible()
  await expect(window.getByText('8 July 2026 to 10 September 2026')).toBeVisible()
})

test('a payment that may be in the books already is shown beside its likeness and can be left out', async ({
  page,
  enter,
  baseURL,
}) => {
  const { token } = await enter()
  const first = 'Date,Description,Amount\r\n13/01/2026,CARD PAYMENT BRITISH GAS,-100.00\r\n'
  await uploadByApi(baseURL ?? '', token, { name: 'first.csv', text: first })
  const second =
    'Date,Description,Amount\r\n14/01/2026,BRITISH GAS 991,-100.00\r\n21/02/2026,TESCO,-5.00\r\n'
  await upload(page, second, 'second.csv')
  const window = dialog(page)
  const likeness = window.getByRole('checkbox', { name: /BRITISH GAS 991/ })
  await expect(likeness).toBeChecked()
  await expect(
    window.getByText('Already imported: CARD PAYMENT BRITISH GAS, 13 January 2026'),
  ).toBeVisible()
  await judge(page)
  await likeness.uncheck()
  await window.getByRole('button', { name: 'Add 1 transaction' }).click()
  await expect(window.getByText('Skipped by you')).toBeVisible()
})

test('a file left waiting can be taken up again from the history, and cancelled', async ({
  page,
  enter,
}) => {
  await enter()
  await upload(page, march, 'march.csv')
  await expect(dialog(page).getByRole('heading', { name: 'Check before adding' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Waiting for you')).toBeVisible()
  await page.getByRole('button', { name: 'View march.csv' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Add 2 transactions' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Upload', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
})

for (const { theme, width } of looks)
  test(`the looks at a plan and at its columns: ${theme}, ${width} wide`, async ({
    page,
    enter,
  }, testInfo) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await enter()
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await upload(page, broken, 'broken.csv')
    await dialog(page).getByText('We couldn’t read 1 row', { exact: true }).click()
    await expect(dialog(page).getByRole('cell', { name: '31/02/2026', exact: true })).toBeVisible()
    await judge(page)
    await page.screenshot({ path: testInfo.outputPath('plan.png') })
    await dialog(page).getByRole('button', { name: 'Change settings' }).click()
    await expect(dialog(page).getByRole('region', { name: 'Preview' })).toBeVisible()
    await judge(page)
    await page.screenshot({ path: testInfo.outputPath('columns.png') })
  })

test('on a phone the amounts of a file are in sight before it is added', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter()
  await upload(page, march, 'march.csv')
  const amount = dialog(page).getByRole('cell', { name: '£500.00' })
  await amount.scrollIntoViewIfNeeded()
  const box = await amount.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
})
