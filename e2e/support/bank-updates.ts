// The journeys of updates from the bank. bank.spec.ts runs them among its own, because there is one
// sandbox bank whose switches are everyone's.
import type { Response } from '@playwright/test'
import { act, calm, control, makeConnected, updateBegun } from './bank.ts'
import { countCalls, expect, type Page, test } from './journey.ts'
import { localItems, signIn } from './person.ts'

export const synced = 'Bank account is now synced'
export const reconnected = 'Your bank account has been successfully reconnected.'
export const card = (page: Page) => page.getByRole('region', { name: 'Northgate Business' })

/** Signs in someone who has a bank connected and fetched. */
export async function begin(page: Page, baseURL = ''): Promise<void> {
  await signIn(page, await makeConnected(baseURL))
}

/** Declares the journeys in the file that calls it. */
export function updates(): void {
  test('R-074 while an update runs every page says so, and the page may be left', async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL)
    await control({ syncTakesMs: 600_000 })
    await page.goto('/integration')
    await page.getByRole('button', { name: 'Sync Northgate Business now' }).click()
    const sign = page.getByText('We’re fetching transactions from your bank.')
    await expect(sign).toBeVisible()
    await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
    await expect(sign).toBeVisible()
    await updateBegun()
    await act('hurry')
    await expect(sign).toBeHidden()
    await expect(page.getByText(synced, { exact: true })).toBeVisible()
  })

  test('R-084 a consent that runs out during an update: shown on every page, renewed by signing in again', async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL)
    await control({ syncTakesMs: 600_000 })
    await page.goto('/integration')
    await page.getByRole('button', { name: 'Sync Northgate Business now' }).click()
    await updateBegun()
    await act('expire-consent')
    await act('hurry')
    await expect(card(page).getByText('Reconnect needed')).toBeVisible()
    await page.goto('/cash-flow')
    await expect(page.getByRole('treegrid')).toBeVisible()
    await control({ syncTakesMs: 0 })
    const calls = countCalls(page, 'mh/re-auth')
    await page.getByRole('button', { name: 'Reconnect' }).click()
    await page.getByRole('button', { name: 'Continue to Northgate Business' }).click()
    await page.getByRole('button', { name: /Agree and share|Keep sharing/ }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(reconnected, { exact: true })).toBeVisible()
    expect(calls.count()).toBe(1)
    await expect(page.getByText('Your bank account is connected', { exact: true })).toBeVisible()
    await page.goto('/integration')
    await expect(card(page).getByText('Active', { exact: true })).toBeVisible()
  })

  test('an update that fails is reported and signs nobody out, and can be tried again at once', async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL)
    await page.goto('/integration')
    const sync = page.getByRole('button', { name: 'Sync Northgate Business now' })
    for (const switches of [
      { sync: 'error' },
      { fault: 'bad-gateway', faultTimes: 0 },
      { fault: 'malformed', faultTimes: 0 },
      { fault: 'unauthorized', faultTimes: 0 },
      { fault: 'rate-limited', faultTimes: 0, retryAfterSeconds: 60 },
    ])
      await test.step(String(Object.values(switches)[0]), async () => {
        await calm()
        await control(switches)
        const failure = page.waitForResponse(isFailedUpdate, { timeout: 200_000 })
        await sync.click()
        await failure
        await expect(card(page).getByText('Error', { exact: true })).toBeVisible()
        await expect(card(page).locator('.banner')).toBeVisible()
        expect(await localItems(page)).toHaveProperty('token')
      })
  })

  for (const sync of ['mfa-required', 'credentials-error'])
    test(`an update for which the bank wants a person (${sync}) asks to reconnect and signs nobody out`, async ({
      page,
      baseURL,
    }) => {
      await begin(page, baseURL)
      await control({ sync })
      await page.goto('/integration')
      await page.getByRole('button', { name: 'Sync Northgate Business now' }).click()
      await expect(card(page).getByText('Reconnect needed')).toBeVisible()
      await expect(card(page).locator('.banner')).toBeVisible()
      expect(await localItems(page)).toHaveProperty('token')
    })

  test('an update that the bank does not allow yet says when it does', async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL)
    await control({ syncEverySeconds: 1800 })
    // Late in the evening that is tomorrow, and the day is named.
    const when = '(?:[Aa]t|[Oo]n \\d{1,2} \\w+ \\d{4},) \\d\\d:\\d\\d'
    await page.goto('/integration')
    const sync = page.getByRole('button', { name: 'Sync Northgate Business now' })
    await sync.click()
    await expect(card(page).getByText(new RegExp(`^${when}$`))).toBeVisible()
    await sync.click()
    await expect(
      page.getByText(new RegExp(`^Your bank allows the next update ${when}\\.$`)),
    ).toBeVisible()
  })
}

/** Whether this is the poll that reports an update's failure. */
async function isFailedUpdate(response: Response): Promise<boolean> {
  if (!response.url().includes('/mh/txn-sync-done')) return false
  return (await response.json()).data.status === 'error'
}
