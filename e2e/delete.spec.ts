// Deleting all data: asked for twice, done once, and nothing of it left in the books or in the
// browser but the token.
import { expect, type Page, test } from './support/journey.ts'
import { localItems } from './support/person.ts'

async function askToDelete(page: Page) {
  await page.getByRole('button', { name: 'Delete data' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Delete all data?')
  return alert
}

test('R-188 R-192 the alert asks first; cancelling it, or Escape, deletes nothing', async ({
  page,
  enter,
}) => {
  await enter()
  const deleted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url())
  })
  await page.goto('/integration')
  const alert = await askToDelete(page)
  await expect(alert.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await alert.getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toBeHidden()
  await askToDelete(page)
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  expect(deleted).toEqual([])
})

test('R-088 R-089 R-090 R-091 R-092 R-093 deleting empties the books and the browser, and keeps the token', async ({
  page,
  enter,
}) => {
  const { token } = await enter('with demo data')
  const subject = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
  await page.evaluate(
    ([sub]) => {
      localStorage.setItem('showForecastAdded', 'true')
      localStorage.setItem('reconnected_account', 'true')
      localStorage.setItem(`forecast-created:${sub}`, 'true')
      localStorage.setItem(`chat-answers:${sub}`, '[]')
      // biome-ignore lint/suspicious/noDocumentCookie: the page itself writes it so.
      document.cookie = 'plimsoll_notify=shown; Path=/; Max-Age=1000'
    },
    [subject],
  )
  for (const path of ['/dashboard', '/cash-flow']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Integrations' }).click()
  const logging = page.waitForRequest('**/api/e/logEvent')
  const alert = await askToDelete(page)
  await alert.getByRole('button', { name: 'Delete data' }).click()
  await expect(page.getByText('Your data has been deleted.')).toBeVisible()
  await expect(page.getByRole('main').getByText('No data yet')).toBeVisible()
  expect((await logging).postDataJSON()).toMatchObject({
    user_id: subject,
    action: 'integrations-delete',
  })

  const items = await localItems(page)
  expect(Object.keys(items)).toEqual(['token'])
  expect(await page.context().cookies()).toEqual([])
  const headers = { authorization: `Bearer ${items.token}` }
  const exists = await page.request.get('/api/data/user-data-exists', { headers })
  expect((await exists.json()).data).toEqual({ source: null, details: null })

  // No page shows an old figure, and each asks the server again.
  const request = page.waitForRequest('**/api/data/cashflow-overview**')
  await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
  await request
  await expect(page.getByText('No cash flow yet')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
  await expect(page.getByText('Demo data is loaded')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See where your cash')
})

test.describe('when the server fails', () => {
  test.use({ provoked: /status of 500/ })

  test('R-089 a deletion that failed clears nothing', async ({ page, enter }) => {
    await enter('with demo data')
    await page.goto('/integration')
    await page.evaluate(() => localStorage.setItem('showForecastAdded', 'true'))
    await page.route('**/api/data/delete-user-data', (route) => route.fulfill({ status: 500 }))
    const alert = await askToDelete(page)
    await alert.getByRole('button', { name: 'Delete data' }).click()
    await expect(page.getByText('We couldn’t delete your data.')).toBeVisible()
    expect(Object.keys(await localItems(page)).sort()).toEqual(['showForecastAdded', 'token'])
    await expect(page.getByText('DemoCompany Ltd.').first()).toBeVisible()
  })
})
