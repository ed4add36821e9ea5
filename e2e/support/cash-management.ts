// The page of bills and invoices as journeys use it.
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './access.ts'

export async function open(page: Page): Promise<void> {
  await page.goto('/cash-management')
  await expect(page.locator('.cm-safe')).toBeVisible()
}

export async function openDays(page: Page): Promise<void> {
  await page.goto('/cash-management/calendar')
  await expect(page.locator('.cm-days')).toBeVisible()
}

export function card(page: Page, title: string) {
  return page.getByRole('region', { name: title })
}

export async function choose(row: ReturnType<typeof card>, item: RegExp): Promise<void> {
  await row.getByRole('button', { name: /^Options for/ }).click()
  await row.getByRole('button', { name: item }).click()
}

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('Undone.').last()).toBeVisible()
}

export async function judge(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectToFit(page)
}
