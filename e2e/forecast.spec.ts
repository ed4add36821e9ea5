// The forecast page: its addresses, every figure opened to its parts, lines left out and brought
// back, and the calls it makes.
import { callApi } from './support/api.ts'
import { penceIn } from './support/grid.ts'
import { countCalls, expect, type Page, test } from './support/journey.ts'
import { makePerson, signIn } from './support/person.ts'

type Line = {
  seriesId: string
  state: string
  side: string
  category: string
  merchant: string
  hide: boolean
  months: { month: string; amount: string }[]
}

const home = '/cash-flow/forecast'

async function linesOf(page: Page, token: string): Promise<Line[]> {
  const origin = new URL(page.url()).origin
  const reply = await callApi(origin, 'data/forecast/merchants', { token })
  return (reply as { data: { lines: Line[] } }).data.lines
}

/** A recurring line whose merchant has no other. */
function onlyLine(lines: Line[]): Line {
  const line = lines.find(
    ({ state, merchant, side }) =>
      state === 'detected' &&
      side === 'out' &&
      lines.filter((other) => other.merchant === merchant).length === 1,
  )
  if (!line) throw new Error('The demo has no such line.')
  return line
}

function addressOf({ side, category, merchant, seriesId }: Line): string {
  return `${home}/${side}.${category}/${encodeURIComponent(merchant)}/${seriesId}`
}

test('R-007 the forecast opens with 0, 1, 2 and 3 parts, and names a part that leads nowhere', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  const line = onlyLine(await linesOf(page, onlooker.token))
  const [, , , category, merchant] = addressOf(line).split('/')
  const visits: [string, string | RegExp][] = [
    [home, 'Everything'],
    [`${home}/all`, 'Everything'],
    [`${home}/out`, 'Cash out'],
    [`${home}/${category}`, /./],
    [`${home}/${line.category}`, /./],
    [`${home}/${category}/${merchant}`, line.merchant],
    [addressOf(line), line.merchant],
  ]
  for (const [address, title] of visits) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await expect(page.locator('.fc-figures')).toBeVisible()
  }
  for (const unknown of ['nowhere', 'out/nobody', `${category}/${merchant}/none`]) {
    await page.goto(`${home}/${unknown}`)
    await expect(page.getByText('This line isn’t in the forecast')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(`${home}/all`)
})

test('R-109 every month of a category opens to parts that add up, and each part to its line', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto(`${home}/out.people?view=table`)
  const now = page.getByRole('row', { name: /^November 2026/ })
  // The month under way has both: what has happened, and the forecast of the whole.
  await expect(now.getByRole('button')).toHaveCount(2)
  await now.getByRole('button').last().click()
  const sheet = page.getByRole('dialog', { name: 'People' })
  await expect(sheet.locator('.fc-parts-proof')).toContainText('Adds up to')
  await expect(sheet.locator('.proven-line')).toContainText('equals what happened')
  const figure = penceIn((await sheet.locator('.fc-parts-sum b').textContent()) ?? '')
  const soFar = penceIn((await sheet.locator('.fc-parts-happened b').textContent()) ?? '')
  const parts = await sheet.locator('.fc-parts-group li b').allTextContents()
  expect(parts.map(penceIn).reduce((total, pence) => total + pence, soFar)).toBe(figure)
  await sheet.locator('.fc-parts-link').first().click()
  await expect(page.getByRole('heading', { name: 'Evidence' })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeVisible()
})

test('R-109 at every level each month’s parts come to its figure', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  for (const at of ['all', 'in', 'out', 'out.taxes'])
    for (const month of ['2026-11', '2026-12', '2027-03']) {
      await page.goto(`${home}/${at}?month=${month}`)
      await expect(page.getByRole('dialog').locator('.fc-parts-proof')).toContainText('Adds up to')
      await expect(page.getByRole('dialog').locator('.fc-parts-apart')).toHaveCount(0)
    }
  await page.goto(`${home}/all?year=next`)
  await expect(page.getByRole('dialog').locator('.fc-parts-proof')).toContainText('Adds up to')
  await expect(page.getByRole('dialog').locator('.fc-parts-apart')).toHaveCount(0)
})

test('R-114 R-115 R-118 a detected line uses its own calls for settings and stats, the rest the plain ones', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  const lines = await linesOf(page, onlooker.token)
  const searches: Record<string, string> = {}
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    searches[pathname.replace('/api/data/forecast/', '')] = search
  })
  const detected = onlyLine(lines)
  await page.goto(addressOf(detected))
  await expect(page.locator('.fc-stats')).toBeVisible()
  await expect(page.getByText(/^Detected:/)).toBeVisible()
  const id = `?series_id=${detected.seriesId}`
  expect(searches['detected/settings']).toBe(`${id}&type=user&series_type=detected`)
  expect(searches['detected/historical/stats']).toBe(id)
  expect(searches['transactions/saved']).toBe(id)
  expect(searches.settings).toBeUndefined()
  const rest = lines.find(({ state }) => state === 'rest')
  if (!rest) throw new Error('The demo has nothing beside regular payments.')
  await page.goto(addressOf(rest))
  await expect(page.locator('.fc-stats')).toBeVisible()
  expect(searches.settings).toBe(`?series_id=${rest.seriesId}&type=user`)
  expect(searches['historical/stats']).toBe(`?series_id=${rest.seriesId}`)
})

test('R-111 R-113 a line is left out with the sentence, undone, left out again and restored', async ({
  page,
  baseURL,
}) => {
  const person = await makePerson(baseURL ?? '', 'with demo data')
  await signIn(page, person)
  const line = onlyLine(await linesOf(page, person.token))
  const puts: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'PUT') puts.push(`${pathname}${search}`)
  })
  const put = (hide: boolean) => `/api/data/forecast/merchants/${line.seriesId}?hide=${hide}`
  await page.goto(addressOf(line))
  const exclude = page.getByRole('button', { name: 'Exclude' })
  await exclude.click()
  await expect(page.getByText('Excluded from the forecast', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back in the forecast', { exact: true })).toBeVisible()
  await expect(exclude).not.toHaveAttribute('aria-busy')
  await exclude.click()
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hidden 1' }).click()
  await expect(page.locator('.fc-flat')).toContainText(/Hides £/)
  await page.getByRole('button', { name: `Restore ${line.merchant}` }).click()
  await expect(page.getByRole('button', { name: 'Hidden 0' })).toBeVisible()
  expect(puts).toEqual([put(true), put(false), put(true), put(false)])
})

test('R-021 the forecast belongs to the cash flow, and is reached from its page and its figures', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  await page.goto('/cash-flow')
  await page.getByRole('link', { name: 'Edit forecast' }).click()
  await expect(page).toHaveURL(home)
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'Cash flow',
  })
  await expect(entry.first()).toHaveAttribute('aria-current', 'true')
  await page.goto('/cash-flow?cell=out.op.people:2026-12')
  await page.getByRole('link', { name: 'See or change this forecast' }).click()
  await expect(page).toHaveURL(`${home}/out.people`)
  await expect(page.getByRole('heading', { level: 1, name: 'Forecast' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('add a line')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add line' })).toBeVisible()
})

test('R-007 the tree and the chart are walked by keyboard alone', async ({ page, onlooker }) => {
  await signIn(page, onlooker)
  await page.goto(home)
  const rows = page.getByRole('treeitem')
  await expect(rows.first()).toHaveText(/^Everything/)
  await rows.first().focus()
  await page.keyboard.type('cash o')
  await expect(page.getByRole('treeitem', { name: /^Cash out/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${home}/out`)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('treeitem', { name: /^Cash out/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  // A letter of the tree is no shortcut of the shell.
  await page.keyboard.type('gd')
  await expect(page).toHaveURL(`${home}/out`)
  const chart = page.getByRole('slider')
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /^November 2026: so far £/)
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', /^December 2026: forecast £/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${home}/out?month=2026-12`)
  await expect(page.getByRole('dialog', { name: 'Cash out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${home}/out`)
  await expect(chart).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('R-007 one pane at a time, with a way back', async ({ page, onlooker }) => {
    await signIn(page, onlooker)
    await page.goto(home)
    await expect(page.getByRole('tree')).toBeVisible()
    await expect(page.locator('.fc-figures')).toBeHidden()
    await page.getByRole('treeitem', { name: /^Everything/ }).click()
    await expect(page.locator('.fc-figures')).toBeVisible()
    await expect(page.getByRole('tree')).toBeHidden()
    await page.getByRole('link', { name: 'All lines' }).click()
    await expect(page.getByRole('tree')).toBeVisible()
  })
})

test('without data the forecast says where to begin, and calls for no line', async ({
  page,
  enter,
}) => {
  await enter()
  const details = countCalls(page, /data\/forecast\/(detected|settings|historical|transactions)/)
  await page.goto(home)
  await expect(page.getByText('Nothing to forecast from yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add your transactions' })).toBeVisible()
  expect(details.count()).toBe(0)
})
