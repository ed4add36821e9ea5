// A line of the forecast in its faces: with a rule being written, a draft and its review; no
// violation by axe, nothing wider than the screen.
import { expectAccessible, expectToFit } from './support/access.ts'
import { callApi } from './support/api.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { type Person, signIn } from './support/person.ts'

for (const { theme, width, height } of looks)
  test.describe(`${theme}, ${width} wide`, () => {
    test.use({ viewport: { width, height } })
    test.slow()

    test('a line, its rule, its draft and the review', async ({ page, onlooker }) => {
      await signIn(page, onlooker)
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.goto(await addressOfRent(page, onlooker))
      await expect(page.locator('.fc-occurrence').first()).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await judge(page, 'a line')
      await page
        .getByRole('button', { name: /^Options for/ })
        .first()
        .click()
      await judge(page, 'the menu of an occurrence')
      await page.getByRole('button', { name: /^Move to another day/ }).click()
      await judge(page, 'moving an occurrence')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Add rule' }).click()
      const sheet = page.getByRole('dialog', { name: 'Add rule' })
      await sheet.getByLabel('Amount', { exact: true }).fill('lots')
      await sheet.getByRole('button', { name: 'Changes by %' }).click()
      await sheet.getByRole('button', { name: 'Add to draft' }).click()
      await expect(sheet.getByText('Enter an amount, for example £1,250.00 or £2K.')).toBeVisible()
      await judge(page, 'a rule with mistakes')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Preview without it' }).click()
      const bar = page.getByRole('region', { name: 'Draft' })
      await expect(bar).toContainText('£')
      await judge(page, 'a draft')
      await bar.getByRole('button', { name: 'Review' }).click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
      await judge(page, 'the review')
      await page.keyboard.press('Escape')
      await bar.getByRole('button', { name: 'Discard' }).click()
    })
  })

async function addressOfRent(page: Page, { token }: Person): Promise<string> {
  const reply = (await callApi(new URL(page.url()).origin, 'data/forecast/merchants', {
    token,
  })) as { data: { lines: { seriesId: string; sub_category: string; merchant: string }[] } }
  const rent = reply.data.lines.find(({ sub_category }) => sub_category === 'rent')
  if (!rent) throw new Error('The demo pays no rent.')
  return `/cash-flow/forecast/out.premises/${encodeURIComponent(rent.merchant)}/${rent.seriesId}`
}

async function judge(page: Page, what: string): Promise<void> {
  await expectAccessible(page, { what })
  await expectToFit(page, what)
}
