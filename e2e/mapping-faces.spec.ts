// The faces of the screen on which a person says how a file is read: coming, failed, nothing to
// choose, refused; in its dialog and within the first steps, wide and narrow, light and dark.
import { expectAccessible, expectToFit } from './support/access.ts'
import { expect, type Page, refusal, test } from './support/journey.ts'
import { looks as allLooks } from './support/looks.ts'

const looks = /\/api\/data\/uploads\/[^/]+\/look$/
const open = [
  'When,What,Sum',
  '03/04/2026,HARTWELL KITCHENS,500.00',
  '05/06/2026,BRITISH GAS,-120.00',
  '',
].join('\r\n')
const quicken = '!Type:Bank\nD03/04/2026\nT-5.00\nPSHOP\n^\nD05/06/2026\nT7.00\nPHARTWELL\n^\n'

// The browser's console reports the failure that one page shows, too.
test.use({ provoked: /500/ })

const box = (page: Page) => page.locator('input[type=file]')
const change = (page: Page) => page.getByRole('button', { name: 'Change settings' })

async function choose(page: Page, name: string, text: string) {
  await box(page).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check before adding' })).toBeVisible()
}

async function openDialog(page: Page) {
  await page.goto('/integration')
  await page.getByRole('button', { name: 'Upload Excel' }).first().click()
}

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectToFit(page)
}

for (const { theme, width } of allLooks) {
  const manner = `${theme}, ${width} wide`
  const prepare = async (page: Page) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
  }

  test(`the faces of saying how a file is read: ${manner}`, async ({ page, enter }, testInfo) => {
    const keep = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`) })
    await enter()
    await prepare(page)
    await openDialog(page)
    await choose(page, 'open.csv', open)
    await keep('plan')

    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(looks, async (route) => {
      await held
      await route.fulfill(refusal(500, 'Something went wrong on our side.'))
    })
    await change(page).click()
    await expect(page.getByText('Reading the file')).toBeVisible()
    await expectSound(page)
    await keep('coming')

    answer()
    await expect(page.getByText('We couldn’t preview this file.')).toBeVisible()
    await expectSound(page)
    await keep('failed')

    await page.unroute(looks)
    await page.getByRole('button', { name: 'Try again' }).click()
    const trial = page.getByRole('region', { name: 'Preview' })
    await expect(trial.getByText('£500.00').first()).toBeVisible()
    await expectSound(page)
    await keep('full')

    await page.getByLabel('Contents of column 1, When,').selectOption('ignore')
    await expect(trial.getByText(/which column holds the date/i)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use these settings' })).toBeDisabled()
    await expectSound(page)
    await keep('refused')
  })

  test(`a file without columns has none to choose: ${manner}`, async ({
    page,
    enter,
  }, testInfo) => {
    await enter()
    await prepare(page)
    await openDialog(page)
    await choose(page, 'quicken.qif', quicken)
    await change(page).click()
    await expect(page.getByText('This file has no columns to choose.')).toBeVisible()
    const trial = page.getByRole('region', { name: 'Preview' })
    await expect(trial.getByText('3 April 2026 to 5 June 2026')).toBeVisible()
    await page.getByLabel('Dates').selectOption('MDY')
    await expect(trial.getByText('4 March 2026 to 6 May 2026')).toBeVisible()
    await expectSound(page)
    await page.screenshot({ path: testInfo.outputPath('empty.png') })
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Add 2 transactions' })).toBeVisible()
  })

  test(`a plan is looked at within the first steps: ${manner}`, async ({
    page,
    enter,
  }, testInfo) => {
    await enter('signed up')
    await prepare(page)
    await page.goto('/onboarding')
    await page.getByLabel('Business name').fill('Marsh Joinery')
    await page.getByLabel('Business type', { exact: true }).selectOption('Limited company')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Upload a spreadsheet' }).click()
    await choose(page, 'open.csv', open)
    await expectSound(page)
    await page.screenshot({ path: testInfo.outputPath('plan.png'), fullPage: true })
    await change(page).click()
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
    await expectSound(page)
    await page.screenshot({ path: testInfo.outputPath('columns.png'), fullPage: true })
  })
}
