// Money leaks on demo data: the dashboard leads to one, its payments are opened, it is put away and
// comes back.
import { expectAccessible } from './support/access.ts'
import { expect, test } from './support/journey.ts'

test('a money leak is seen, looked into, put away and shown again', async ({ page, enter }) => {
  test.slow()
  await enter('with demo data')
  await page.goto('/dashboard')
  const need = page.getByRole('link', { name: /went to Apex Print Machinery for the first time/ })
  await need.click()
  await expect(page).toHaveURL(/analysis\?leak=/)
  const card = page.getByRole('region', { name: 'Money leaks' })
  const rows = card.locator('details.leak')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toHaveAttribute('open', '')
  const evidence = rows.first().getByRole('list', { name: 'Payments behind this' })
  await expect(evidence.getByRole('link')).toHaveCount(1)
  await expectAccessible(page, { within: '.leaks' })

  await rows.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(rows).toHaveCount(5)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  await expect(need).toHaveCount(0)

  await page.goto('/analysis')
  await card.getByRole('button', { name: '1 dismissed' }).click()
  await card.locator('details.leak').last().locator('summary').click()
  await card.getByRole('button', { name: 'Restore' }).click()
  await expect(rows).toHaveCount(6)
  await expect(card.getByRole('button', { name: /put away/ })).toHaveCount(0)
})
