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

/** Notes every call to the API from now on and holds its reply until it is released. */
async function holdReplies(page: Page) {
  const calls: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    calls.push(pathname.slice('/api/'.length) + search)
    await gate
    await route.continue()
  })
  return { calls, release }
}

/** What begin.js asks by itself: the page's code never comes. */
async function begunBy(page: Page, path: string): Promise<string[]> {
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  const { calls } = await holdReplies(page)
  await page.goto(path)
  await expect.poll(() => calls).toContain('user/account')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return calls
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
  for (const path of paths) {
    const begun = await begunBy(page, path)
    expect(begun.length, path).toBeGreaterThan(1)
    const { calls, release } = await holdReplies(page)
    await page.goto(path)
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
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
