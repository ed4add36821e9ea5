// The dashboard's view ahead: whether cash holds, until when and why, by day with ranges, and the
// ways from there.
import { expectAccessible } from './support/access.ts'
import { uploadByApi } from './support/api.ts'
import { cell } from './support/grid.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/person.ts'
import { joineryLines, lloydsCsv, monthsBack } from './support/statement.ts'

test('an owner reads whether cash holds, the day and cause of the low, and day by day what is likely', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Cash flow', exact: true })
  await expect(card).toContainText(
    /There’s .* chance of dipping below your £5,000 buffer by 31 May/,
  )
  const low = page.getByRole('link', { name: /^Lowest point to 31 May/ })
  await expect(low).toContainText(/\d{1,2} \w+ \d{4}/)
  await expect(low).toHaveAttribute('href', /\/cash-flow\?month=\d{4}-\d\d$/)

  await card.getByRole('button', { name: '6 months by day' }).click()
  await expect(page).toHaveURL('/dashboard?years=0')
  const chart = card.getByRole('slider', { name: /^Balance by day/ })
  await chart.focus()
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/^20 November 2026, balance £/)
  await page.keyboard.press('ArrowRight')
  expect(await chart.getAttribute('aria-valuetext')).toMatch(
    /^21 November 2026, likely −?£[\d,]+, 80% likely between −?£[\d,]+ and −?£[\d,]+$/,
  )
  await expectAccessible(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cash-flow?month=2027-05')
  // The month's detail shows the same ranges to the penny.
  await expect(page.getByRole('dialog', { name: 'May 2027' })).toContainText(
    /80% likely to close between −?£[\d,]+\.\d\d and −?£[\d,]+\.\d\d/,
  )
})

test('a payment of the list leads to its line in the forecast', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'Going out next' })
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText(/(Weekly|Monthly|Fortnightly|Quarterly|Every)/)
  const link = first.getByRole('link')
  const merchant = await link.textContent()
  await link.click()
  await expect(page).toHaveURL(/\/cash-flow\/forecast\/all\//)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(merchant ?? '')
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
})

test('the table names the range of a closing to come only where it is read', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  const closing = cell(page, 'Closing balance', 'jan').getByRole('button')
  await expect(closing).toHaveAccessibleName(/, 80% likely: −?£[\d,]+ to −?£[\d,]+$/)
  await expect(closing).toHaveText(/^−?£[\d,]+\.\d\d(below (buffer|zero))?$/)
  const shown = () =>
    closing
      .locator('.figure-ranged')
      .evaluate((figure) => getComputedStyle(figure, '::after').display)
  expect(await shown()).toBe('none')
  await closing.hover()
  expect(await shown()).toBe('block')
  // What has happened has no range.
  const past = cell(page, 'Closing balance', 'oct').getByRole('button')
  await expect(past).toHaveAccessibleName(/^£[\d,]+\.\d\d$/)
})

test('a business with one account has no card that is mostly empty', async ({
  page,
  enter,
  baseURL,
}) => {
  const { token } = await enter()
  const text = lloydsCsv(joineryLines(monthsBack(6)))
  await uploadByApi(baseURL ?? '', token, { name: 'joinery.csv', text })
  await page.goto('/dashboard')
  const row = page.locator('.dash-accounts li')
  await expect(row).toHaveCount(1)
  expect((await row.boundingBox())?.height).toBeLessThan(72)
})
