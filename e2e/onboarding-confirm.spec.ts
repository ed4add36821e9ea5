// "Is this what repeats?": the last step of onboarding after an upload, and the same list at any
// time later.
import { expectAccessible, expectToFit } from './support/access.ts'
import { callApi } from './support/api.ts'
import { countCalls, expect, type Page, test } from './support/journey.ts'
import type { Person } from './support/person.ts'
import { joineryLines, lloydsCsv, monthsBack } from './support/statement.ts'

const question = (page: Page) => page.getByRole('heading', { name: 'Check your regular payments' })
const rowOf = (page: Page, merchant: RegExp) =>
  page.locator('.found-row').filter({ has: page.getByRole('group', { name: merchant }) })

async function uploadInOnboarding(page: Page, text: string) {
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('button', { name: /upload/i })
    .first()
    .click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click({ timeout: 20_000 })
}

type Recurring = { merchant: string; side: string; verdict: string }

async function verdicts(origin: string | undefined, { token }: Person) {
  const reply = await callApi(origin ?? '', 'data/forecast/recurring', { token })
  return (reply as { data: Recurring[] }).data
}

test('what was found is looked through by keyboard, with its evidence, and kept; onboarding is complete', async ({
  page,
  enter,
  baseURL,
}) => {
  const person = await enter('signed up')
  await uploadInOnboarding(page, lloydsCsv(joineryLines(monthsBack(14))))
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Step 3 of 3' })).toContainText('Regular payments')
  // Nothing of onboarding is passed by: it is not complete before this is answered or skipped.
  const profile = await callApi(baseURL ?? '', 'data/user', { token: person.token }).catch(
    () => null,
  )
  if (profile) expect(JSON.stringify(profile)).not.toContain('"complete"')

  // Money out comes first, each group from the surest down.
  const groups = await page.locator('.found-group h2').allTextContents()
  expect(groups[0]).toMatch(/^Money out/)
  expect(groups.at(-1)).toMatch(/^Money in/)
  const rent = rowOf(page, /Quayside/i)
  await expect(rent).toContainText('£900.00')
  await expect(rent).toContainText(/Monthly on the 1st/)
  await expect(rent).toContainText('next on 1 Dec')
  await rent.locator('summary').click()
  await expect(rent.getByRole('list', { name: /^Latest payments/ })).toContainText(
    '1 November 2026',
  )
  await expectAccessible(page)

  // One key answers and goes on to the next.
  const first = page.locator('.found-row').first()
  await first.getByRole('button', { name: 'Not sure' }).focus()
  await page.keyboard.press('n')
  await expect(first).toHaveAttribute('data-verdict', 'not_recurring')
  await page.keyboard.press('a')
  await expect(page.locator('.found-row').nth(1)).toHaveAttribute('data-verdict', 'accepted')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('l')
  await expect(first).toHaveAttribute('data-verdict', 'none')
  await first.getByRole('button', { name: 'Not regular' }).click()
  const acceptAll = page.getByRole('button', { name: /^Accept all/ })
  while ((await acceptAll.count()) > 0) await acceptAll.first().click()
  const rows = await page.locator('.found-row').count()
  await expect(page.locator('.found-foot').getByRole('status')).toHaveText(
    `${rows - 1} accepted, 1 not regular, 0 not sure`,
  )
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/dashboard')

  const kept = await verdicts(baseURL, person)
  expect(kept.filter(({ verdict }) => verdict === 'accepted')).toHaveLength(rows - 1)
  await page.goto('/cash-flow/forecast')
  await expect(page.getByRole('tree')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review what we found' })).toHaveCount(0)
})

test('R-052 the step can be skipped; completing still refreshes, and the forecast page leads back to the list', async ({
  page,
  enter,
  baseURL,
}) => {
  const person = await enter('signed up')
  await uploadInOnboarding(page, lloydsCsv(joineryLines(monthsBack(14))))
  await expect(question(page)).toBeVisible()
  const checks = countCalls(page, 'data/forecast/recurring')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(checks.count()).toBeLessThanOrEqual(1)
  expect((await verdicts(baseURL, person)).every(({ verdict }) => verdict === 'none')).toBe(true)

  await page.goto('/cash-flow/forecast')
  await page.getByRole('link', { name: 'Review what we found' }).click()
  await expect(page).toHaveURL('/cash-flow/recurring')
  await rowOf(page, /Adobe/i).getByRole('button', { name: 'Not regular' }).click()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Answers saved.')).toBeVisible()
  const adobe = (await verdicts(baseURL, person)).filter(({ merchant }) => /adobe/i.test(merchant))
  expect(adobe.every(({ verdict }) => verdict === 'not_recurring')).toBe(true)
})

test('where nothing repeats, nobody is asked', async ({ page, enter }) => {
  await enter('signed up')
  await uploadInOnboarding(page, lloydsCsv(joineryLines(['2026-11']).slice(0, 3)))
  await expect(page).toHaveURL('/dashboard')
})

test('on a phone the list fits, and each answer is large enough for a thumb', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter('signed up')
  await uploadInOnboarding(page, lloydsCsv(joineryLines(monthsBack(14))))
  await expect(question(page)).toBeVisible()
  await expectToFit(page)
  for (const button of await page.locator('.found-choices button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('from the list, a line opens in the forecast', async ({ page, enter }) => {
  await enter('with demo data')
  await page.goto('/cash-flow/recurring')
  const first = page.locator('.found-row').first()
  await first.locator('summary').click()
  await first.getByRole('link', { name: 'Edit in the forecast' }).click()
  await expect(page).toHaveURL(/\/cash-flow\/forecast\/all\//)
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
})
