// How good the forecasts have been: words first, then every horizon beside plain methods, ranges,
// months and lines; honest where it is too early.
import { expectAccessible, expectToFit } from './support/access.ts'
import { uploadByApi } from './support/api.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { signIn } from './support/person.ts'
import { joineryLines, lloydsCsv } from './support/statement.ts'

const home = '/cash-flow/accuracy'

// A backtest takes its time on a busy machine.
test.slow()

async function open(page: Page) {
  await page.goto(home)
  await expect(page.getByRole('region', { name: 'In short' })).toBeVisible()
}

test('with a past: three statements and a chart, then details by method, range and month', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await open(page)
  const short = page.getByRole('region', { name: 'In short' })
  await expect(short).toContainText(/80% range in \d+ of \d+ daily checks/)
  await expect(short).toContainText(/^Of the last \d+ months, \d+ closed within £/)
  await expect(short).toContainText(/On average we forecast £[\d,]+ too (high|low)/)
  await expect(short).toContainText('your own history')
  await expect(
    page.getByRole('img', {
      name: /^Closing balances and their forecasts\. .*Oct 2026: closed at/,
    }),
  ).toBeVisible()

  await page.getByText('Details', { exact: true }).click()
  const horizons = page.getByRole('region', { name: 'Error by how far ahead we forecast' })
  await expect(horizons.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveCount(4)
  const rows = horizons.getByRole('row')
  await expect(rows).not.toHaveCount(1)
  await expect(rows.nth(1)).toContainText(/before.*forecasts?.*%.*(smaller|larger) than the best/)
  await expect(horizons).toContainText('You see')
  // A screen reader gets what the picture shows.
  await expect(rows.nth(1)).toContainText(/no change \d/)

  const ranges = page.getByRole('region', { name: 'How often we were within range' })
  await expect(ranges).toContainText(/In range in \d+ of \d+ daily checks/)
  await expect(ranges).toContainText('expected 80%')
  await expect(page.getByRole('region', { name: 'Did your changes help?' })).toContainText(
    'When you change a line',
  )

  const months = page.getByRole('region', { name: 'Month by month', exact: true })
  await months.getByRole('link', { name: 'Oct 2026' }).click()
  await expect(page.getByRole('dialog', { name: 'October 2026' })).toBeVisible()
})

test('the lines with the largest difference come first, and all of them are a press away', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await open(page)
  await page.getByText('Details', { exact: true }).click()
  const lines = page.getByRole('region', { name: 'By category', exact: true })
  const shown = await lines.getByRole('row').count()
  await lines.getByRole('button', { name: /^Show all/ }).click()
  expect(await lines.getByRole('row').count()).toBeGreaterThan(shown)
  const off = await lines.locator('tbody td:nth-of-type(3)').allTextContents()
  const sizes = off.map((text) => Math.abs(Number(text.replace(/[^\d.]/g, '')) || 0))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
})

for (const { theme, width } of looks)
  test(`${theme}, ${width} wide: nothing is wider than the screen, and axe finds nothing`, async ({
    page,
    onlooker,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, onlooker)
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    for (const path of [home, '/cash-flow/recurring', '/cash-flow/scenarios']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      if (path === home) await page.getByText('Details', { exact: true }).click()
      await expectToFit(page, path)
      await expectAccessible(page, { what: path })
    }
  })

test('where the past is too short, it says so and promises nothing', async ({
  page,
  enter,
  baseURL,
}) => {
  const person = await enter()
  const lines = joineryLines(['2026-11']).slice(0, 3)
  await uploadByApi(baseURL ?? '', person.token, { name: 'short.csv', text: lloydsCsv(lines) })
  await page.goto(home)
  await expect(page.getByText('It’s too early to judge the forecast')).toBeVisible()
  await expect(page.getByText('%')).toHaveCount(0)
})

test('without data it leads to where data comes from', async ({ page, enter }) => {
  await enter()
  await page.goto(home)
  await expect(page.getByText('Nothing to forecast from yet')).toBeVisible()
})

test.describe('when the server fails', () => {
  test.use({ provoked: /status of 500/ })

  test('it says so and can be tried again', async ({ page, onlooker }) => {
    await signIn(page, onlooker)
    await page.route('**/api/data/forecast/accuracy', (route) => route.fulfill({ status: 500 }))
    await page.goto(home)
    await expect(page.getByText('We couldn’t work out the accuracy.')).toBeVisible()
    await page.unroute('**/api/data/forecast/accuracy')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'In short' })).toBeVisible()
  })
})
