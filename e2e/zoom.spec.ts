// Pages enlarged: at 200 % the table shows eight rows at once, at 400 % what stays on the screen
// leaves most of it to the page, and tabs that don't fit show that there are more.
import { expectToFit } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'
import { signIn } from './support/person.ts'

test('at 200 % eight rows of the cash-flow table are in sight before any scrolling', async ({
  page,
  onlooker,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, onlooker, '/cash-flow')
  await expect(page.getByRole('treegrid')).toBeVisible()
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(8)
  // A row may be low, but never too low to press.
  const heights = await page
    .getByRole('treegrid')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(24)
})

for (const size of [
  { width: 360, height: 225 },
  { width: 320, height: 256 },
])
  test(`at 400 %, ${size.width} by ${size.height}, what stays covers less than half`, async ({
    page,
    onlooker,
  }) => {
    await page.setViewportSize(size)
    for (const path of [
      '/dashboard',
      '/cash-flow',
      '/cash-management',
      '/cash-flow/edit-transaction',
    ]) {
      await open(page, onlooker, path)
      await expectToFit(page, path)
      await page.evaluate(() => scrollTo(0, 500))
      expect(await coveredHeight(page), path).toBeLessThan(size.height / 2)
    }
  })

test('on a phone tabs that don’t fit fade where there are more', async ({ page, onlooker }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, onlooker, '/cash-flow')
  const strip = page.getByRole('navigation', { name: 'Cash flow' }).filter({ visible: true }).last()
  await expect(strip).toHaveAttribute('data-more', 'after')
  await strip.evaluate((element) => element.scrollTo(200, 0))
  await expect(strip).toHaveAttribute('data-more', 'both')
  await strip.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect(strip).toHaveAttribute('data-more', 'before')
  expect(await strip.evaluate((element) => getComputedStyle(element).maskImage)).toContain('linear')

  await open(page, onlooker, '/cash-management')
  await expect(page.getByRole('tablist').first()).toHaveAttribute('data-more', 'after')
})

async function open(page: Page, person: { token: string }, path: string): Promise<void> {
  if (!page.url().startsWith('http')) await signIn(page, person)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton, .full-loader')).toHaveCount(0)
}

/** Rows of the table, head apart, that neither a bar nor the edge of the screen covers. */
function rowsInSight(page: Page): Promise<number> {
  return page.getByRole('treegrid').evaluate((table) => {
    const rows = [...table.querySelectorAll('tbody tr')]
    return rows.filter((row) => {
      // It is the cells that stick, not their row.
      const { left, top, bottom } = (row.firstElementChild ?? row).getBoundingClientRect()
      return [top + 3, bottom - 3].every((y) =>
        row.contains(document.elementFromPoint(left + 9, y)),
      )
    }).length
  })
}

/** How much of the screen's height belongs to what does not scroll with the page. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isCovered = (y: number) =>
      document.elementsFromPoint(innerWidth / 2, y).some((element) => {
        const { position } = getComputedStyle(element)
        return position === 'fixed' || (position === 'sticky' && element.tagName !== 'DIALOG')
      })
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length
  })
}
