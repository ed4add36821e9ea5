// The screens of banks in every face: no accessibility violation by axe, nothing wider than the
// screen, light and dark, wide and narrow.
import { expectAccessible, expectToFit } from './support/access.ts'
import { faces } from './support/bank-faces.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'

for (const { theme, width, height } of looks)
  test.describe(`${theme}, ${width} wide`, () => {
    test.use({ viewport: { width, height } })
    test.slow()

    test('the search of banks and what agreeing means', async ({ page, enter }) => {
      await enter()
      await look(page, '/addbank', theme)
      await expect(page.getByRole('option').first()).toBeVisible()
      await judge(page, 'the search')
      await page.getByRole('combobox').fill('no such bank')
      await expect(page.getByText(/^No bank matches/)).toBeVisible()
      await judge(page, 'no bank found')
      await page.getByRole('combobox').fill('north')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await judge(page, 'what agreeing means')
    })

    test('connections of every kind, and their windows', async ({ page, enter }) => {
      await enter()
      await page.route('**/api/mh/connections', (route) => route.fulfill({ json: faces }))
      await look(page, '/integration', theme)
      await expect(page.getByText('Reconnect needed')).toBeVisible()
      await judge(page, 'the cards')
      for (const name of ['Reconnect Northgate early', 'Disconnect Northgate', '7 transactions']) {
        await page.getByRole('button', { name }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await judge(page, name)
        await page.keyboard.press('Escape')
      }
    })

    test('the page of the return', async ({ page, enter }) => {
      await enter()
      await page.route('**/api/mh/connections', (route) => route.fulfill({ json: faces }))
      const [first] = faces.data
      await look(page, `/mhcb?connection=${first?.id}`, theme)
      await expect(page.getByRole('form').first()).toBeVisible()
      await judge(page, 'connected')
      await look(page, '/mhcb', theme)
      await expect(page.getByText('Nothing to finish here')).toBeVisible()
      await judge(page, 'Nothing to finish')
    })
  })

async function look(page: Page, path: string, theme: string): Promise<void> {
  await page.goto(path)
  await page.evaluate((value) => localStorage.setItem('theme', value), theme)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function judge(page: Page, name: string): Promise<void> {
  await expectAccessible(page, { what: name })
  await expectToFit(page, name)
}
