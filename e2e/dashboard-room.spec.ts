// The dashboard leaves no card half empty and no headline in a narrow column, whatever the books
// hold: the demo, three weeks, no balance, and an account that ended a year ago.
import { uploadByApi } from './support/api.ts'
import { expect, type Page, test } from './support/journey.ts'
import { signIn } from './support/person.ts'
import { joineryLines, lloydsCsv, monthsBack } from './support/statement.ts'

const widths = [1440, 1024, 390]
/** Padding of a card and the room between two rows of it. */
const blankMax = 44
const year = monthsBack(12)
const books = {
  'three weeks old': lloydsCsv(joineryLines(['2026-11'])),
  'without a balance': withoutBalance(lloydsCsv(joineryLines(year))),
  'ended a year ago': lloydsCsv(
    joineryLines(year.map((month) => month.replace(/^\d+/, (digits) => `${Number(digits) - 1}`))),
  ),
}

test('with the demo’s figures no card is half empty', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  await expectFilled(page, 'the demo')
})

for (const [words, text] of Object.entries(books))
  test(`no card is half empty with books ${words}`, async ({ page, enter, baseURL }) => {
    const { token } = await enter('onboarded')
    await uploadByApi(baseURL ?? '', token, { name: 'statement.csv', text })
    await expectFilled(page, words)
    const periods = page.getByRole('group', { name: 'History' })
    if (await periods.count()) await expect(periods.locator('[aria-pressed="true"]')).toHaveCount(1)
  })

test('at 1024 wide, and beside the open assistant, the headline has the width of the page', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.setViewportSize({ width: 1024, height: 768 })
  await arrive(page)
  const headline = page.getByRole('heading', { level: 1 })
  expect((await headline.boundingBox())?.height).toBeLessThan(200)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Ask about your cash' }).click()
  await expect(page.getByRole('complementary', { name: 'Ask Plimsoll' })).toBeVisible()
  expect((await headline.boundingBox())?.height).toBeLessThan(200)
})

async function expectFilled(page: Page, books: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await arrive(page)
    await expect(page.getByRole('region', { name: 'Where cash went' })).toBeVisible()
    expect.soft(await blankIn(page), `${books}, ${width} wide`).toEqual([])
    expect.soft(await cutIn(page), `${books}, ${width} wide`).toEqual([])
  }
}

/** Cards with more room below or between what they hold than rows have between them. */
function blankIn(page: Page): Promise<string[]> {
  return page.locator('main .card').evaluateAll((cards, most) => {
    const leaves = (element: Element): DOMRect[] =>
      element.tagName === 'svg' || element.childElementCount === 0
        ? [element.getBoundingClientRect()]
        : [...element.children].flatMap(leaves)
    return cards.flatMap((card) => {
      const inside = leaves(card).filter(({ height }) => height > 0)
      const { bottom } = card.getBoundingClientRect()
      const blank = bottom - Math.max(...inside.map((each) => each.bottom))
      const name = card.querySelector('h2')?.textContent
      return blank > most ? [`${name}: ${Math.round(blank)} px`] : []
    })
  }, blankMax)
}

/** What scrolls inside a card: the page is the only thing that should. */
function cutIn(page: Page): Promise<string[]> {
  return page
    .locator('main .card *')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            /auto|scroll/.test(getComputedStyle(part).overflow) &&
            part.scrollWidth > part.clientWidth,
        )
        .map(({ className }) => className),
    )
}

async function arrive(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton, .full-loader')).toHaveCount(0)
}

/** The same statement without its last column. */
function withoutBalance(csv: string): string {
  return csv.replace(/,[^,\r\n]*(?=\r\n)/g, '')
}
