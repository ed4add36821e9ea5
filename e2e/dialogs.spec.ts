// Dialogs that are opened from within a page's work: used as their user would, on a wide screen
// and on a phone. Their focus stays inside and comes back, and what is pressed can be hit.
import { expectAccessible, expectToFit } from './support/access.ts'
import { expect, type Page, test } from './support/journey.ts'
import { looks } from './support/looks.ts'
import { signIn } from './support/person.ts'

for (const { theme, width, height } of looks)
  test.describe(`${theme}, ${width} wide`, () => {
    test.use({ viewport: { width, height }, colorScheme: theme === 'dark' ? 'dark' : 'light' })

    test('the assistant: a reason for a bad answer, and a fresh start', async ({
      page,
      onlooker,
    }) => {
      await signIn(page, onlooker)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Ask about your cash' }).click()
      const panel = page.getByRole('complementary', { name: 'Ask Plimsoll' })
      await panel.getByLabel('Your question').fill('When is cash lowest?')
      await page.keyboard.press('Enter')
      await panel.getByRole('button', { name: 'Not helpful' }).click()
      await expect(panel.getByLabel('What was wrong?')).toBeFocused()
      await expectSound(page, '.chat')
      await page.keyboard.type('The day is wrong')
      await panel.getByRole('button', { name: 'Send' }).click()
      await expect(panel.getByText('Thank you for your feedback.')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Not helpful' })).toBeFocused()
      // On a phone the panel covers the page, so Tab must not reach the links behind it.
      if (width < 761)
        for (let press = 0; press < 14; press++) {
          await page.keyboard.press('Tab')
          expect(await focusIsIn(page, '.chat')).toBe(true)
        }
      await panel.getByRole('button', { name: 'Start again' }).click()
      await expect(panel.getByText('When is cash lowest?')).toHaveCount(0)
      await panel.getByLabel('Your question').press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: 'Ask about your cash' })).toBeFocused()
    })

    test('a reminder is copied, and an order is suggested for what is ticked', async ({
      page,
      onlooker,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signIn(page, onlooker)
      await page.goto('/cash-management')
      await page.getByRole('checkbox', { name: /^Harbour Museum Retainer/ }).check()
      await page.getByRole('button', { name: 'Chase', exact: true }).click()
      const chase = page.getByRole('dialog', { name: 'Chase payment' })
      await expect(chase).toBeVisible()
      await expectSound(page, 'dialog[open]')
      const [first, second] = await chase.locator('.form-actions > .btn').allTextContents()
      expect([first, second]).toEqual(['Copy text', 'Open in email'])
      await chase.getByRole('button', { name: 'Copy text' }).click()
      await expect(chase.getByText('Copied.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        'Our invoice of £2,400.00 was due on 5 November 2026 and is still unpaid.',
      )
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Chase', exact: true })).toBeFocused()
      await page.getByRole('checkbox', { name: /^Harbour Museum Retainer/ }).uncheck()

      // Spandex collects by direct debit: its day is not ours to choose.
      for (const name of [/^Spandex, 25/, /^Google Ads, 25/])
        await page.getByRole('checkbox', { name }).check()
      await page.getByRole('button', { name: 'Suggest an order' }).click()
      const order = page.getByRole('dialog', { name: 'Suggested order' })
      await expect(order).toContainText('Google Ads')
      await expect(order).toContainText('Spandex keeps its day: it’s collected automatically.')
      await expectSound(page, 'dialog[open]')
    })

    test('two merchants become one, and the history takes it back', async ({ page, enter }) => {
      await enter('with demo data')
      await page.goto('/cash-flow/merchants')
      for (const name of ['Select Greggs', 'Select Costa'])
        await page.getByRole('checkbox', { name }).check()
      await page.getByRole('button', { name: 'Merge 2' }).click()
      const merge = page.getByRole('dialog', { name: 'Merge 2 merchants' })
      await expect(merge.getByRole('radio', { name: /^Greggs/ })).toBeChecked()
      await expectSound(page, 'dialog[open]')
      await merge.getByRole('button', { name: 'Merge into Greggs' }).click()
      await expect(merge).toBeHidden()
      await page.goto('/cash-flow/changes')
      await page.getByRole('button', { name: 'Undo: Merged Costa into Greggs' }).click()
      const history = page.getByRole('region', { name: 'History' })
      await expect(history.getByText(/, undone$/)).toBeVisible()
      await expect(history.getByRole('list')).toBeFocused()
      await page.goto('/cash-flow/merchants')
      await expect(page.getByRole('checkbox', { name: 'Select Costa' })).toBeVisible()
    })
  })

/** No rule broken, nothing wider than the screen, and every target of at least 24 px. */
async function expectSound(page: Page, root: string): Promise<void> {
  await expectToFit(page, root)
  await expectAccessible(page, { within: root })
  const small = await page.locator(root).evaluate((element) =>
    [...element.querySelectorAll('a, button, input, select, textarea')]
      // A choice is pressed by its whole label.
      .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ each }) => each.textContent || each.getAttribute('aria-label')),
  )
  expect.soft(small, root).toEqual([])
}

/** The browser's own bar, where the focus is nowhere on the page, counts as inside. */
function focusIsIn(page: Page, root: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const focused = document.activeElement
    return focused === document.body || !!focused?.closest(selector)
  }, root)
}

test('the keyboard goes on where one part of a window takes the place of another', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/cash-flow/edit-transaction')
  await page.getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Split between categories' }).click()
  await expect(page.locator('legend', { hasText: 'Parts' })).toBeFocused()

  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /, your account$/ })
    .locator('visible=true')
    .click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  const change = page.getByRole('button', { name: 'Change', exact: true })
  await change.click()
  await expect(page.getByLabel('New email')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(change).toBeFocused()
})
