// What a press costs on a slow phone: the time from a press to the next picture, as the browser's
// Event Timing reports it, with the processor slowed down four times.
import type { Browser, Locator, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { signUp } from './caller.ts'
import { printRow } from './print.ts'
import { startBench, untilQuiet } from './server.ts'

const slowdown = 4
const rounds = 3
const settleMs = 1200
/** How long a mouse or a finger rests before it presses, and how long it stays down. */
const restMs = 150
const heldMs = 60
/** The aim for every press. */
const aimMs = 100

type Screen = { width: number; height: number; isTouched: boolean }
type Interaction = { words: string; path: string; at: (page: Page) => Locator; text?: string }

const screens: Record<string, Screen> = {
  laptop: { width: 1440, height: 900, isTouched: false },
  phone: { width: 390, height: 844, isTouched: true },
}

const interactions: readonly Interaction[] = [
  {
    words: 'fold Cash Out',
    path: '/cash-flow',
    at: (page) => page.getByRole('button', { name: 'Cash Out', exact: true }),
  },
  {
    words: 'change the period',
    path: '/cash-flow',
    at: (page) => page.getByRole('button', { name: /^Next 6/ }),
  },
  {
    words: 'open a figure',
    path: '/cash-flow',
    at: (page) => page.locator('td .tree-grid-opens').nth(3),
  },
  {
    words: 'open the editor',
    path: '/cash-flow/edit-transaction',
    at: (page) => page.locator('.txn-what').nth(3),
  },
  {
    words: 'tick a transaction',
    path: '/cash-flow/edit-transaction',
    at: (page) => page.locator('.txn-box input').nth(2),
  },
  {
    words: 'open the filters',
    path: '/cash-flow/edit-transaction',
    at: (page) => page.getByRole('button', { name: 'Filters' }),
  },
  {
    words: 'change the tab',
    path: '/cash-flow/edit-transaction',
    at: (page) => page.getByRole('link', { name: 'Rules', exact: true }).first(),
  },
  {
    words: 'type in the search',
    path: '/cash-flow/edit-transaction',
    at: (page) => page.getByRole('searchbox'),
    text: 'rent',
  },
  {
    words: 'open the chat',
    path: '/dashboard',
    at: (page) => page.locator('[data-ask]:visible'),
  },
  {
    words: 'chart or table',
    path: '/dashboard',
    at: (page) => page.getByRole('button', { name: 'Table' }).first(),
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
      for (const [name, screen] of Object.entries(screens)) {
        const times: number[] = []
        for (let round = 0; round < rounds; round++)
          times.push(await timed(browser, { origin: bench.origin, token, screen, interaction }))
        times.sort((a, b) => a - b)
        const middle = times[Math.floor(rounds / 2)] ?? Number.NaN
        const slowest = times.at(-1) ?? Number.NaN
        const verdict = middle > aimMs ? `over ${aimMs}` : ''
        printRow([interaction.words, name, `${middle} ms`, `${slowest} ms`, verdict])
      }
  } finally {
    await browser.close()
    await bench.stop()
  }
}

async function timed(
  browser: Browser,
  given: { origin: string; token: string; screen: Screen; interaction: Interaction },
): Promise<number> {
  const { isTouched, ...viewport } = given.screen
  const context = await browser.newContext({
    viewport,
    hasTouch: isTouched,
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript((kept) => localStorage.setItem('token', kept), given.token)
    const page = await context.newPage()
    await page.goto(given.origin + given.interaction.path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchPage)
    await press(page, given.interaction, isTouched)
    await page.waitForTimeout(settleMs)
    const { times, changes } = await page.evaluate(() => globalThis.watched)
    if (changes === 0) throw new Error(`Nothing came of it: ${given.interaction.words}.`)
    return Math.max(0, ...times)
  } finally {
    await context.close()
  }
}

/**
 * Presses as a hand does, some moments after it has come to rest, so that what scrolling draws is
 * not timed as part of the press. The driver's own `click` would look for what covers the place
 * while the press is being timed, and its `tap` lifts the finger in the moment that it lands.
 */
async function press(page: Page, interaction: Interaction, isTouched: boolean): Promise<void> {
  const target = interaction.at(page)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${interaction.words}.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (!isTouched) await page.mouse.move(x, y)
  await page.waitForTimeout(restMs)
  if (isTouched) await tap(page, x, y)
  else await page.mouse.click(x, y, { delay: heldMs })
  if (interaction.text) await page.keyboard.type(interaction.text, { delay: 120 })
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const driver = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    driver.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  await page.waitForTimeout(heldMs)
  await touch('touchEnd', [])
}

declare global {
  var watched: { times: number[]; changes: number }
}

/** Runs in the page. Shorter events than 16 ms are not reported at all. */
function watchPage(): void {
  globalThis.watched = { times: [], changes: 0 }
  new MutationObserver((list) => {
    globalThis.watched.changes += list.length
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId)
        globalThis.watched.times.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
