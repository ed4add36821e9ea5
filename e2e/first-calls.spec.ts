// What begin.js asks before a page's code is there: exactly what the page then asks first, so that
// nothing is fetched in vain and nothing twice.
import { expect, type Page, test } from './support/journey.ts'
import { signIn } from './support/person.ts'

/** Calls that a page makes at once but that wait for its first figures on purpose. */
const later: Record<string, readonly string[]> = {
  '/cash-flow': ['data/check-analytics-sync'],
  '/cash-flow/edit-transaction': ['data/transactions/total?txnSource=actual&label=unsure'],
}

/** The pages in the table of begin.js, with the one that chooses its second call by the first. */
async function beginningPages(page: Page): Promise<string[]> {
  const script = await (await page.request.get('/begin.js')).text()
  const table = /firstCalls = \{([^}]*)\}/.exec(script)?.[1] ?? ''
  return ['/cash-flow', ...[...table.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) => path)]
}

/** What a visit asks the API: every call is noted, and answered once replies are released. */
type Visit = { readonly calls: string[]; release: () => void }

/** Opens pages of a browser that answers nothing until it is released, with or without their code. */
async function watchVisits(page: Page) {
  let visit: Visit = { calls: [], release: () => {} }
  let released = Promise.resolve()
  let hasCode = true
  // Routed once: a request that is held while routes change goes to the server after all.
  await page.route(/\/api\/data\/|\/api\/user\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    visit.calls.push(pathname.slice('/api/'.length) + search)
    await released
    // The page that asked may have been left meanwhile.
    await route.continue().catch(() => null)
  })
  await page.route(/\/assets\/.*\.js$/, (route) =>
    hasCode ? route.continue() : route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  return async (path: string, code: 'with code' | 'without code'): Promise<Visit> => {
    await page.goto('/api/health')
    visit.release()
    hasCode = code === 'with code'
    released = new Promise((release) => {
      visit = { calls: [], release }
    })
    await page.goto(path)
    return visit
  }
}

/** The calls that begin.js made and nothing has asked for so far. */
function unused(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { begun } = globalThis as { begun?: { replies: Map<string, unknown> } }
    return [...(begun?.replies.keys() ?? ['forgotten'])]
  })
}

test('a first visit begins the calls that its page makes first, and no other', async ({
  page,
  onlooker,
}) => {
  await signIn(page, onlooker)
  const paths = await beginningPages(page)
  expect(paths.length).toBeGreaterThan(3)
  const open = await watchVisits(page)
  for (const path of paths) {
    const { calls: begun } = await open(path, 'without code')
    await expect.poll(() => begun, path).toContain('user/account')
    expect(begun.length, path).toBeGreaterThan(1)
    const { calls, release } = await open(path, 'with code')
    await expect.poll(() => unused(page), `begun for ${path} and never used`).toEqual([])
    await expect
      .poll(
        () => calls.filter((call) => !begun.includes(call)),
        `asked first by ${path} and not begun`,
      )
      .toEqual(later[path] ?? [])
    release()
    // The table's figures are begun once the first reply is there.
    await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
    expect(await unused(page), `begun for ${path} and never used`).toEqual([])
    expect(
      calls.filter((call, at) => calls.indexOf(call) !== at),
      `asked twice by ${path}`,
    ).toEqual([])
  }
})
