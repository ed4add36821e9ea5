// The last step of onboarding after an upload: the doubtful regular payments are asked about, the
// clear ones are accepted and shown; and the same list at any time later.
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
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Two questions for your forecast',
  )
  await page.getByRole('button', { name: 'Skip for now' }).click()
}

/** Shows the payments that were accepted unasked. */
async function openAccepted(page: Page) {
  const accepted = page.locator('details.found-group').filter({ hasText: 'accepted for you' })
  if ((await accepted.getAttribute('open')) === null) await accepted.locator('> summary').click()
  return accepted
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
  await expect(page.getByRole('list', { name: 'Step 4 of 4' })).toContainText('Regular payments')
  // Nothing of onboarding is passed by: it is not complete before this is answered or skipped.
  const profile = await callApi(baseURL ?? '', 'data/user', { token: person.token }).catch(
    () => null,
  )
  if (profile) expect(JSON.stringify(profile)).not.toContain('"complete"')

  // Accepted without a click, money out before money in.
  const accepted = await openAccepted(page)
  expect(await accepted.locator('h3').allTextContents()).toEqual(['Money out', 'Money in'])
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
  const rows = accepted.locator('.found-row')
  const count = await rows.count()
  await rows.first().getByRole('button', { name: 'Regular', exact: true }).focus()
  await page.keyboard.press('n')
  await expect(rows.first()).toHaveAttribute('data-verdict', 'not_recurring')
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('a')
  await expect(rows.nth(1)).toHaveAttribute('data-verdict', 'accepted')
  await expect(page.locator('.found-foot').getByRole('status')).toContainText('1 not regular')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/dashboard')

  const kept = await verdicts(baseURL, person)
  expect(kept.filter(({ verdict }) => verdict === 'not_recurring')).toHaveLength(1)
  expect(kept.length).toBeGreaterThanOrEqual(count)
  await page.goto('/cash-flow/forecast')
  await expect(page.getByRole('tree')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review what we found' })).toHaveCount(0)

  // Taken back on the page of regular payments.
  await page.goto('/cash-flow/recurring')
  const denied = page.getByRole('region', { name: 'Not regular' })
  await denied.getByRole('button', { name: 'Regular', exact: true }).click()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Answers saved.')).toBeVisible()
  await expect(denied).toHaveCount(0)
})

test('R-052 the step can be skipped; completing still refreshes, and an answer is given on the page later', async ({
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

  await page.goto('/cash-flow/recurring')
  await openAccepted(page)
  await rowOf(page, /Adobe/i).getByRole('button', { name: 'Not regular' }).click()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Answers saved.')).toBeVisible()
  const adobe = (await verdicts(baseURL, person)).filter(({ merchant }) => /adobe/i.test(merchant))
  expect(adobe.map(({ verdict }) => verdict)).toEqual(['not_recurring'])
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
  await openAccepted(page)
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
