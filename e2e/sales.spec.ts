// Sales projects from the list to the cash-flow table: a milestone moved by keyboard, its effect
// shown before it is saved, a status changed and undone; in light at a desk and in dark on a phone.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/person.ts'

async function expectAccessible(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

test('a milestone is moved, a job won and lost again, and its block stands in the cash flow', async ({
  page,
  onlooker,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await signIn(page, onlooker)
  await page.goto('/sales/projects')
  await expect(page.getByText(/chance of falling below £5,000/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lantern Street rebrand' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Street rebrand' })).toBeVisible()
  await expect(page.getByText('In the forecast: Counted at 60% of each milestone.')).toBeVisible()

  const deposit = page.getByRole('slider', { name: 'Expected day of Deposit' })
  await deposit.focus()
  await deposit.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Effect on your cash' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await expect(dialog.getByLabel('New status')).toHaveValue('Won')
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('Updated the project status')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Undone: Proposed to Won')).toBeVisible()

  await page.goto('/cash-flow')
  await expect(page.getByRole('row', { name: /^Sales project costs/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/sales/projects')
  await expect(page.getByText(/chance of falling below £5,000/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Saltmarsh taproom fit-out' }).click()
  await expect(page.getByText('In the forecast: Counted in whole.')).toBeVisible()
  await expectAccessible(page)
})

test('on a phone no field of a cost is wider than its sheet', async ({ page, onlooker }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, onlooker)
  await page.goto('/sales/projects')
  await page.locator('main a[href^="/sales/projects/"]').first().click()
  const costs = page.getByRole('region', { name: 'Costs' })
  await costs.getByRole('button', { name: 'Add' }).click()
  const box = await page.getByRole('dialog').getByLabel('Category').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
})
