// The cash-flow table: its rows and columns by the specification, its keyboard, and that every
// figure opens to what it is made of.

import { callApi, uploadByApi } from './support/api.ts'
import { cell, grid, penceIn, rows } from './support/grid.ts'
import { expect, type Page, refusal, test } from './support/journey.ts'
import { signIn } from './support/person.ts'
import { joineryLines, lloydsCsv, monthsBack } from './support/statement.ts'

const specified = ['Opening balance', 'Cash Out', 'Cash In', 'Closing balance']
const activities = ['Operating Activities', 'Investment activities', 'Financing Activities']

async function openTable(page: Page, search = '') {
  await page.goto(`/cash-flow${search}`)
  await expect(grid(page)).toBeVisible()
}

/** The words of the rows on screen at one level of the tree. */
function wordsAt(page: Page, level: number) {
  return grid(page).locator(`tbody tr[aria-level="${level}"] th`)
}

test('R-005 R-100 R-101 R-102 R-103 R-107 R-108 the table has the rows, children, six months and first tab of the specification', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await openTable(page)
  await expect(grid(page).locator('thead th').first()).toHaveText('Timeline')
  await expect(wordsAt(page, 1)).toHaveText(specified)
  const tabs = page.getByRole('group', { name: 'Period' }).getByRole('button')
  await expect(tabs.first()).toHaveText('Current month')
  await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(grid(page).locator('thead th')).toHaveText([
    'Timeline',
    /^Sept? 2026\s*Actual$/,
    /^Oct 2026\s*Actual$/,
    /^Nov 2026\s*In progress$/,
    /^Dec 2026\s*Forecast$/,
    /^Jan 2027\s*Forecast$/,
    /^Feb 2027\s*Forecast$/,
    'Trend',
  ])
  for (const side of ['Cash Out', 'Cash In']) {
    const row = rows(page, side)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await row.getByRole('button', { name: side }).click()
    await expect(row).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(grid(page).locator('tbody tr')).toHaveCount(4)
  await rows(page, 'Cash Out').getByRole('button', { name: 'Cash Out' }).click()
  await expect(wordsAt(page, 2)).toHaveText(activities)
  await rows(page, 'Cash In').getByRole('button', { name: 'Cash In' }).click()
  await expect(wordsAt(page, 2)).toHaveText([...activities, ...activities])
})

test('R-104 R-105 R-106 a short history is padded to six consecutive months with 0.00', async ({
  page,
  enter,
  baseURL,
}) => {
  const { token } = await enter()
  await uploadByApi(baseURL ?? '', token, {
    name: 'two-months.csv',
    text: lloydsCsv(joineryLines(monthsBack(2))),
  })
  await openTable(page)
  await expect(grid(page).locator('thead th').nth(1)).toHaveText(/^Sept? 2026\s*No data$/)
  await expect(cell(page, 'Cash Out', 'sep')).toHaveText('0.00')
  await expect(cell(page, 'Opening balance', 'sep')).toHaveText('0.00')
  await expect(cell(page, 'Cash Out', 'oct')).toHaveText('−£3,765.55')
  await expect(cell(page, 'Opening balance', 'oct')).toHaveText('£5,000.00')
  await page.getByRole('button', { name: 'Back to Aug 2026' }).click()
  await expect(grid(page).locator('thead th').nth(1)).toHaveText(/^Aug 2026/)
})

test('every column adds up, and each closing balance is the next opening', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  for (const period of ['last', 'current', 'next']) {
    await openTable(page, `?period=${period}`)
    const figures = await Promise.all(
      specified.map(async (label) => {
        const words = await rows(page, label).first().locator('td').allTextContents()
        return words.slice(0, 6).map(penceIn)
      }),
    )
    const [opening = [], out = [], into = [], closing = []] = figures
    for (const [at, first] of opening.entries()) {
      // Cash Out is written with its sign.
      expect(first + (into[at] ?? 0) - Math.abs(out[at] ?? 0)).toBe(closing[at])
      if (at > 0) expect(first).toBe(closing[at - 1])
    }
  }
})

test('a figure opens to the transactions that it is made of, by link and back again', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await openTable(page)
  const opener = cell(page, 'Cash In', 'oct').getByRole('button')
  const figure = penceIn((await opener.textContent()) ?? '')
  await opener.click()
  await expect(page).toHaveURL('/cash-flow?cell=in%3A2026-10')
  const sheet = page.getByRole('dialog', { name: 'Cash In' })
  await expect(sheet.locator('.proven-line')).toContainText('equals the table')
  const counted = sheet.locator('.transactions li:not(.transactions-left-out)')
  const amounts = await counted.locator('.transactions-amount').allTextContents()
  expect(amounts.length).toBeGreaterThan(3)
  expect(amounts.map(penceIn).reduce((total, pence) => total + pence, 0)).toBe(figure)

  await page.reload()
  await expect(sheet.locator('.proven-line')).toContainText('equals the table')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/cash-flow')
})

test('every actual figure of three months opens to rows that come to it', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  const { data } = (await callApi(new URL(page.url()).origin, 'data/cashflow-overview', {
    token: onlooker.token,
  })) as { data: { actuals: Record<string, unknown>[] }[] }
  const months = data[0]?.actuals.slice(-3) ?? []
  expect(months).toHaveLength(3)
  for (const month of months) {
    const key = `${month.cf_year}-${String(month.cf_month).padStart(2, '0')}`
    for (const direction of ['out', 'in']) {
      const opened = await page.goto(`/cash-flow?cell=${direction}:${key}`)
      expect(opened?.ok()).toBe(true)
      await expect(page.getByRole('dialog').locator('.proven-line')).toContainText('equals')
    }
  }
})

test('R-194 a month opens to its detail, steps to its neighbours and opens a figure', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await openTable(page)
  await grid(page)
    .locator('thead')
    .getByRole('button', { name: /^Oct 2026/ })
    .click()
  const detail = page.getByRole('dialog', { name: 'October 2026' })
  await expect(detail).toBeVisible()
  await expect(detail.getByRole('row', { name: /Opening balance/ })).toBeVisible()
  await expect(detail.getByRole('row', { name: /Closing balance/ })).toBeVisible()
  const placeOfBar = () => page.locator('dialog[open] .month-detail-bar').boundingBox()
  const place = await placeOfBar()
  await detail.getByText('Paid', { exact: true }).click()
  await expect(detail.locator('.proven-line')).toContainText('equals net cash flow of the month')
  expect(await placeOfBar()).toEqual(place)
  await detail.getByRole('button', { name: /^Next month/ }).click()
  const next = page.getByRole('dialog', { name: 'November 2026' })
  await expect(next).toBeVisible()
  await next.getByRole('button', { name: 'Expected', exact: true }).click()
  await expect(next.getByRole('heading', { name: 'Cash Out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/cash-flow')
})

test('R-101 the table is walked, opened and left by keyboard alone', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  await openTable(page)
  const focused = page.locator(':focus')
  // One Tab stop for the whole grid: one step in, and at the end one step out and one back in.
  await page.getByRole('button', { name: /^Categorise \d+ transactions?$/ }).focus()
  await page.keyboard.press('Tab')
  await expect(rows(page, 'Opening balance')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page, 'Cash Out')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(rows(page, 'Cash Out')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await expect(rows(page, 'Cash Out')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Cash Out', 'sep').getByRole('button')).toBeFocused()
  await page.keyboard.press('End')
  await expect(cell(page, 'Cash Out', 'trend')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Cash Out', 'oct').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cash Out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cell(page, 'Cash Out', 'oct').getByRole('button')).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(cell(page, 'Closing balance', 'trend')).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveText(/^Oct 2026/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'October 2026' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focused).toHaveText(/^Oct 2026/)
  await page.keyboard.press('Tab')
  await expect(grid(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveText(/^Oct 2026/)
})

test.describe('when the figures cannot be had', () => {
  test.use({ provoked: /status of 500/ })

  const failures = [
    [
      'a failure that comes with status 200',
      { json: { status: 'failure', message: 'The books are being rebuilt.', data: [] } },
    ],
    ['a failed call', refusal(500, 'The books are being rebuilt.')],
  ] as const
  for (const [words, reply] of failures)
    test(`R-095 ${words} shows the sentence, with the server’s words below it`, async ({
      page,
      onlooker,
    }) => {
      await signIn(page, onlooker)
      await page.route('**/api/data/cashflow-overview**', (route) => route.fulfill(reply))
      await page.goto('/cash-flow')
      const alert = page.getByRole('alert')
      await expect(alert.getByText('Failed to fetch cash flow data', { exact: true })).toBeVisible()
      await expect(alert).toContainText('The books are being rebuilt.')
      await page.unroute('**/api/data/cashflow-overview**')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(grid(page)).toBeVisible()
    })
})

test('on a phone the closing balance stands on the bottom bar, with no row in between', async ({
  page,
  onlooker,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  await expect(page.getByRole('treegrid')).toBeVisible()
  const closing = await grid(page).locator('tbody tr').last().locator('td').first().boundingBox()
  const bar = await page.locator('.bottom-bar').boundingBox()
  expect((closing?.y ?? 0) + (closing?.height ?? 0)).toBeGreaterThanOrEqual(bar?.y ?? 0)
})

test('on a phone the lists of the buttons above the table open within the screen', async ({
  page,
  onlooker,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  for (const name of ['Export', 'Accountant’s pack']) {
    await page.getByRole('button', { name, exact: true }).click()
    const list = await page.locator('.menu-list').boundingBox()
    expect(list?.x, name).toBeGreaterThanOrEqual(0)
    expect((list?.x ?? 0) + (list?.width ?? 0), name).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }
})

test('on a phone the actions of a page with three fill their rows', async ({ page, onlooker }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  const actions = page.locator('.page-head-actions')
  await expect(actions.locator('.btn')).toHaveCount(3)
  // Measured in one step: a button renewed between two steps has no box.
  const measured = () =>
    actions.evaluate((head) => {
      const rows = new Map<number, number>()
      for (const button of head.querySelectorAll('.btn')) {
        const { top, right } = button.getBoundingClientRect()
        rows.set(top, Math.max(rows.get(top) ?? 0, right))
      }
      const { right } = head.getBoundingClientRect()
      return [...rows.values()].map((end) => Math.round(right - end))
    })
  await expect.poll(async () => new Set(await measured())).toEqual(new Set([0]))
})
