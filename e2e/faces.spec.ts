// Every page in every face: no accessibility violation by axe, nothing wider than the screen,
// nothing in the console, light and dark, wide and narrow.
import type { Locator } from '@playwright/test'
import { expectAccessible, expectToFit } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { makePerson, type Person, signIn } from './support/person.ts'

const signedOut = [
  '/dashboard',
  '/register',
  '/emailconfirm',
  '/forget-pass',
  '/reset-password',
  '/confirm-email-expired',
  '/no-such-page',
]
const signedIn = [
  '/dashboard',
  '/cash-flow',
  '/cash-flow/forecast',
  '/integration',
  '/no-such-page',
]
const withFigures = [
  '/dashboard',
  '/dashboard?view=table',
  '/cash-flow',
  '/integration',
  '/cash-flow?period=next&figures=pounds',
  '/cash-flow?cell=out.op.people:2026-11',
  '/cash-flow?month=2026-11',
  '/cash-flow/forecast',
  '/cash-flow/forecast/all',
  '/cash-flow/forecast/out.people?view=table',
  '/cash-flow/forecast/out?month=2026-12',
  '/cash-flow/forecast/in?year=next',
  '/cash-flow/forecast/nowhere',
  '/cash-flow/forecast?add=line',
]

for (const { theme, width, height } of looks)
  test.describe(`${theme}, ${width} wide`, () => {
    test.use({ viewport: { width, height } })
    test.slow()

    test('the signed-out pages', async ({ page }) => {
      for (const path of signedOut) await look(page, path, theme)
    })

    test('the pages of a business without data', async ({ page, enter }) => {
      await enter()
      for (const path of signedIn) await look(page, path, theme)
    })

    test('the onboarding', async ({ page, enter }) => {
      await enter('signed up')
      await look(page, '/onboarding', theme)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: /^Where do your figures/ })).toBeVisible()
      await expectAccessible(page, { what: '/onboarding, second step' })
    })

    test('the pages with the demo’s figures', async ({ page, onlooker }) => {
      await signIn(page, onlooker)
      for (const path of withFigures) await look(page, path, theme)
    })

    test('the windows that open over a page', async ({ page, onlooker }) => {
      await signIn(page, onlooker)
      await look(page, '/integration', theme)
      await page.getByRole('button', { name: 'Upload Excel' }).first().click()
      await judgeWindow(page, 'upload')
      await page.getByRole('button', { name: 'Delete data' }).click()
      await judgeWindow(page, 'alert')
      await page.keyboard.press('Control+k')
      await judgeWindow(page, 'palette')
      await page.keyboard.press('?')
      await judgeWindow(page, 'shortcuts')
      await page
        .getByRole('button', { name: /, your account$/ })
        .locator('visible=true')
        .click()
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      for (const tab of await tabsOf(page)) {
        await tab.click()
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        await expectAccessible(page, { what: `account, ${await tab.textContent()}` })
      }
    })
  })

test('forced colours: no violation by axe, and what is pressed is 24 px high', async ({
  page,
  onlooker,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, onlooker)
  for (const path of ['/dashboard', '/cash-flow/forecast', '/cash-management', '/analysis']) {
    await look(page, path, 'light')
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(button, input, select, summary)')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height > 1 && height < 24)
        .map(({ element, height }) => `${element.outerHTML.slice(0, 90)}: ${height}`),
    )
    expect(low, path).toEqual([])
  }
  // Shadows aren’t drawn: a window has a line around it.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px')
})

test.describe('320 wide', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('no page is wider than the screen', async ({ page, onlooker, baseURL }) => {
    const fresh = await makePerson(baseURL ?? '', 'onboarded')
    const undecided = await makePerson(baseURL ?? '', 'signed up')
    const visits: [Person | null, string[]][] = [
      [null, signedOut],
      [fresh, signedIn],
      [onlooker, withFigures],
      [undecided, ['/onboarding']],
    ]
    for (const [person, paths] of visits) {
      if (person) await signIn(page, person)
      for (const path of paths) {
        await arrive(page, path)
        await expectToFit(page, path)
      }
    }
  })
})

async function look(page: Page, path: string, theme: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/api/health')
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
  await arrive(page, path)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectToFit(page, path)
  await expectAccessible(page, { what: path })
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton, .full-loader')).toHaveCount(0)
}

async function tabsOf(page: Page): Promise<Locator[]> {
  await expect(page.getByRole('tab').first()).toBeVisible()
  return page.getByRole('tab').all()
}

async function judgeWindow(page: Page, what: string): Promise<void> {
  const open = page.locator('dialog[open]')
  await expect(open).toBeVisible()
  await expectAccessible(page, { what })
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
}
