// What a press costs on a slow phone: the time from a press to the next picture, as the browser's
// Event Timing reports it, with the processor slowed down four times.
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { signUp } from './caller.ts'
import { printRow } from './print.ts'
import { startBench, untilQuiet } from './server.ts'

const slowdown = 4
const rounds = 3
const settleMs = 1200
/** The aim for every press. */
const aimMs = 100

type Size = { width: number; height: number }
type Interaction = { words: string; path: string; press: (page: Page) => Promise<void> }

const sizes: Record<string, Size> = {
  laptop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}

const interactions: readonly Interaction[] = [
  {
    words: 'fold Cash Out',
    path: '/cash-flow',
    press: (page) => page.getByRole('button', { name: 'Cash Out', exact: true }).click(),
  },
  {
    words: 'change the period',
    path: '/cash-flow',
    press: (page) => page.getByRole('button', { name: /^Next 6/ }).click(),
  },
  {
    words: 'open a figure',
    path: '/cash-flow',
    press: (page) => page.locator('td .tree-grid-opens').nth(3).click(),
  },
  {
    words: 'open the editor',
    path: '/cash-flow/edit-transaction',
    press: (page) => page.locator('.txn-what').nth(3).click(),
  },
  {
    words: 'tick a transaction',
    path: '/cash-flow/edit-transaction',
    press: (page) => page.locator('.txn-box input').nth(2).click(),
  },
  {
    words: 'open the filters',
    path: '/cash-flow/edit-transaction',
    press: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  {
    words: 'change the tab',
    path: '/cash-flow/edit-transaction',
    press: (page) => page.getByRole('link', { name: 'Rules', exact: true }).first().click(),
  },
  {
    words: 'type in the search',
    path: '/cash-flow/edit-transaction',
    press: (page) => page.getByRole('searchbox').pressSequentially('rent', { delay: 120 }),
  },
  {
    words: 'open the chat',
    path: '/dashboard',
    press: (page) => page.locator('[data-ask]:visible').click(),
  },
  {
    words: 'chart or table',
    path: '/dashboard',
    press: (page) => page.getByRole('button', { name: 'Table' }).first().click(),
  },
]

/** Prints a row per press: the middle and the slowest of some rounds, each on a page of its own. */
export async function measureInteractions(): Promise<void> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const { token, get } = await signUp(bench.origin)
    await get('/mock/load-data')
    await untilQuiet(bench)
    printRow(['4 × slower', 'screen', 'middle', 'slowest', ''])
    for (const interaction of interactions)
      for (const [screen, size] of Object.entries(sizes)) {
        const times: number[] = []
        for (let round = 0; round < rounds; round++)
          times.push(await timed(browser, { origin: bench.origin, token, size, interaction }))
        times.sort((a, b) => a - b)
        const middle = times[Math.floor(rounds / 2)] ?? Number.NaN
        const slowest = times.at(-1) ?? Number.NaN
        const verdict = middle > aimMs ? `over ${aimMs}` : ''
        printRow([interaction.words, screen, `${middle} ms`, `${slowest} ms`, verdict])
      }
  } finally {
    await browser.close()
    await bench.stop()
  }
}

async function timed(
  browser: Browser,
  given: { origin: string; token: string; size: Size; interaction: Interaction },
): Promise<number> {
  const context = await browser.newContext({ viewport: given.size, serviceWorkers: 'block' })
  try {
    await context.addInitScript((kept) => localStorage.setItem('token', kept), given.token)
    const page = await context.newPage()
    await page.goto(given.origin + given.interaction.path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchEvents)
    await given.interaction.press(page)
    await page.waitForTimeout(settleMs)
    return await page.evaluate(() => Math.max(0, ...(globalThis.pressTimes ?? [])))
  } finally {
    await context.close()
  }
}

declare global {
  var pressTimes: number[] | undefined
}

/** Runs in the page. Shorter events than 16 ms are not reported at all. */
function watchEvents(): void {
  globalThis.pressTimes = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId)
        globalThis.pressTimes?.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
