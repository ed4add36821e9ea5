// Uploading a spreadsheet, by the specification's rules: the sentences, the pace of asking, and
// what a refusal does.
import { cell } from './support/grid.ts'
import { countCalls, expect, type Page, refusal, test } from './support/journey.ts'
import { localItems } from './support/person.ts'
import { joineryLines, lloydsCsv, monthsBack } from './support/statement.ts'

const success = 'File processed successfully.'
const failure = 'Error processing the input file. Please verify the data format in the file.'
const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' })

async function openUpload(page: Page) {
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Upload Excel' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Upload Excel' })).toBeVisible()
}

async function upload(page: Page, text: string, name = 'lloyds-november.csv') {
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
}

test('R-055 R-187 without a file the dialog says so and sends nothing', async ({ page, enter }) => {
  await enter()
  const sent = countCalls(page, 'data/upload-process-excel')
  await openUpload(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No file selected')
  await expect(notifications(page).getByText('No file selected', { exact: true })).toBeVisible()
  expect(sent.count()).toBe(0)
})

test('R-054 one file is taken at a time', async ({ page, enter }) => {
  await enter()
  await openUpload(page)
  await expect(page.getByRole('dialog').locator('input[type=file]')).not.toHaveAttribute('multiple')
})

test('R-053 R-058 R-059 R-063 R-065 R-066 a statement becomes the source, and every page follows', async ({
  page,
  enter,
}) => {
  const { token } = await enter()
  await openUpload(page)
  const sending = page.waitForRequest('**/api/data/upload-process-excel*')
  const logging = page.waitForRequest('**/api/e/logEvent')
  await upload(page, lloydsCsv(joineryLines(monthsBack(6))))
  const request = await sending
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toContain('multipart/form-data')
  const dialog = page.locator('.dialog-body')
  await expect(dialog.getByText(success, { exact: true })).toBeVisible()
  await expect(notifications(page).getByText(success, { exact: true })).toBeVisible()
  await expect(dialog.getByText('Transactions added')).toBeVisible()
  await expect(dialog.getByRole('definition').first()).toHaveText('42')
  const event = (await logging).postDataJSON()
  const subject = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
  expect(event).toEqual({
    user_id: subject,
    action: 'upload-excel',
    additional_data: { transactions: 42 },
  })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await expect(page.getByRole('main').getByText('lloyds-november.csv').first()).toBeVisible()
  const exists = await page.request.get('/api/data/user-data-exists', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { status, data } = await exists.json()
  expect(status).toBe('success')
  expect(data.source).toBe('excel')
  expect(data.details.uploaded_filename).toBe('lloyds-november.csv')
  expect(Date.parse(data.details.updated_on)).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
  // 5,000.00 to begin with, and 2,690.70 left over in every month, November's lines being all
  // booked by the 18th.
  await expect(cell(page, 'Closing balance', 'oct')).toHaveText('£18,453.50')
  await expect(cell(page, 'Closing balance', 'nov').getByRole('button')).toHaveAccessibleName(
    /£21,144\.20/,
  )
})

test('R-056 R-061 a job that never ends is asked for every three seconds, twenty times, and then given up', async ({
  page,
  enter,
}) => {
  await enter()
  await page.clock.install()
  await openUpload(page)
  await page.route('**/api/data/upload-process-excel*', (route) =>
    route.fulfill({ json: { status: 'success', data: { fileid: anyId } } }),
  )
  let tries = 0
  await page.route('**/api/data/check-file-processed', (route) => {
    tries++
    return route.fulfill({
      json: { status: 'success', data: { job_status: 'pending', progress: tries / 20 } },
    })
  })
  const checks = countCalls(page, 'data/check-file-processed')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await upload(page, 'any')
  await expect(page.getByText('Reading your transactions')).toBeVisible()
  const progress = page.getByRole('progressbar')
  for (let before = 0; before < 20; before++) {
    await page.clock.runFor(2_900)
    expect(checks.count()).toBe(before)
    await page.clock.runFor(100)
    // What is shown has moved on, so the answer was read and the next wait begun; after the last
    // answer the sentence comes.
    if (before < 19) await expect(progress).toHaveAttribute('value', String(shown(before + 1)))
  }
  await expect(page.locator('.dialog-body').getByText(failure, { exact: true })).toBeVisible()
  await expect(notifications(page).getByText(failure, { exact: true })).toBeVisible()
  await page.clock.runFor(30_000)
  expect(checks.count()).toBe(20)
})

/** The progress shown, in per cent, after so many answers. */
function shown(answers: number): number {
  return Math.round(100 * (answers / 20))
}

const anyId = '01932f5e-0000-7000-8000-000000000001'

test('a dialog closed while the file is being read does not lose the file: the history shows it', async ({
  page,
  enter,
}) => {
  await enter()
  await openUpload(page)
  await upload(page, lloydsCsv(joineryLines(monthsBack(4))))
  await expect(page.getByText('Reading your transactions')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByText('lloyds-november.csv').first()).toBeVisible()
})

test('R-061 a file given up that ends well after all appears by itself, as the sentence promises', async ({
  page,
  enter,
}) => {
  await enter()
  await page.clock.install()
  await openUpload(page)
  const pending = { status: 'success', data: { job_status: 'pending', progress: 0.5 } }
  await page.route('**/api/data/check-file-processed', (route) => route.fulfill({ json: pending }))
  await upload(page, lloydsCsv(joineryLines(monthsBack(4))))
  await expect(page.getByText('Reading your transactions')).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(3_000)
    await expect(page.getByText('Reading is taking longer than usual.').first()).toBeVisible({
      timeout: 50,
    })
  }).toPass()
  await page.unroute('**/api/data/check-file-processed')
  await page.keyboard.press('Escape')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('main').getByText('lloyds-november.csv').first()).toBeVisible()
})

test('R-060 a file that cannot be read: the sentence, and our reason below it', async ({
  page,
  enter,
}) => {
  await enter()
  await openUpload(page)
  await upload(page, 'Shopping list\r\nmilk\r\nbread and butter\r\n', 'shopping.csv')
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert.getByText(failure, { exact: true })).toBeVisible()
  await expect(alert.getByRole('paragraph')).toHaveCount(2)
  await expect(alert.getByRole('paragraph').nth(1)).not.toBeEmpty()
  await expect(notifications(page).getByText(failure, { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose another file' }).click()
  await upload(page, lloydsCsv(joineryLines(monthsBack(2))))
  await expect(page.locator('.dialog-body').getByText(success, { exact: true })).toBeVisible()
})

test.describe('refused by the server', () => {
  test.use({ provoked: /status of (403|429)/ })

  test('R-062 a 403 on the upload removes the token and reloads the page', async ({
    page,
    enter,
  }) => {
    await enter()
    await openUpload(page)
    await page.evaluate(() => localStorage.setItem('showForecastAdded', 'true'))
    await page.route('**/api/data/upload-process-excel*', (route) =>
      route.fulfill(refusal(403, 'You may not.')),
    )
    const loaded = page.waitForEvent('load')
    await upload(page, 'any')
    await loaded
    await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible()
    // Removes the token alone: the other rule, which clears everything, does not run as well.
    expect(await localItems(page)).toEqual({ showForecastAdded: 'true' })
  })

  test('an upload refused at the door keeps the session and gives the reason', async ({
    page,
    enter,
  }) => {
    await enter()
    await openUpload(page)
    await page.route('**/api/data/upload-process-excel*', (route) =>
      route.fulfill(refusal(429, 'Too many uploads. Try again in a minute.')),
    )
    await upload(page, 'any')
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toContainText('Too many uploads. Try again in a minute.')
    await expect(alert).not.toContainText(failure)
    expect((await localItems(page)).token).toBeTruthy()
  })
})
