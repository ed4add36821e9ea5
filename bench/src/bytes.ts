// What a real browser fetches at the first visit of each page, JavaScript and CSS, on demo data and
// with nothing cached.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { signUp } from './caller.ts'
import { printRow } from './print.ts'
import { startBench } from './server.ts'

const routeTable = new URL('../../web/src/routes.tsx', import.meta.url)
const dist = new URL('../../web/dist', import.meta.url).href
const settleMs = 1500

/** What a first visit may weigh, in KB of gzip. */
const kbMax = { js: 125, css: 12 }

type Visit = { path: string; isSignedIn: boolean }
type Fetched = { path: string; isEarly: boolean }

/**
 * Prints a row per page: the bytes fetched until the page showed its figures, and those fetched
 * afterwards, ahead of need. Sizes are those of gzip, whatever the server chose to send.
 */
export async function measureBytes(): Promise<void> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const caller = await signUp(bench.origin)
    await caller.get('/mock/load-data')
    printRow([
      'first visit, gzip',
      `JS of ${kbMax.js}`,
      `CSS of ${kbMax.css}`,
      'JS later',
      'files',
      '',
    ])
    for (const visit of visitsOf(readFileSync(routeTable, 'utf8')))
      printVisit(visit, await fetchedBy(browser, bench.origin, visit, caller.token))
  } finally {
    await browser.close()
    await bench.stop()
  }
}

/**
 * The pages as the route table lists them: those of the main layout for the signed-in, the others
 * and the log-in for everyone else.
 */
function visitsOf(table: string): Visit[] {
  const [main = '', outside = ''] = table.split('const outsidePages')
  // Without the parts that only name something within the page.
  const paths = (text: string) =>
    [...text.matchAll(/page\(\s*'(\/[^':]*)/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
  return [
    ...paths(main).map((path) => ({ path, isSignedIn: true })),
    ...paths(outside).map((path) => ({ path, isSignedIn: false })),
  ]
}

async function fetchedBy(
  browser: Browser,
  origin: string,
  visit: Visit,
  token: string,
): Promise<Fetched[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (visit.isSignedIn)
    await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
  const page = await context.newPage()
  await page.goto(origin + visit.path)
  const readyMs = await becomeReady(page)
  await page.waitForTimeout(settleMs)
  const fetched = await page.evaluate(
    (ready) =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        isEarly: startTime <= ready,
      })),
    readyMs,
  )
  await context.close()
  return fetched.filter(({ path }) => /\.(js|css)$/.test(path))
}

/**
 * When the page had its heading and nothing within its first screen was waiting any more, in its
 * own milliseconds. What lies below comes while the first screen is read.
 */
async function becomeReady(page: Page): Promise<number> {
  const ready = await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('.full-loader, .skeleton, [aria-busy="true"]')
    const isWaiting = [...waiting].some(
      // Commentary is written in the background, for up to a minute.
      (element) =>
        element.getBoundingClientRect().top < innerHeight &&
        !element.closest('.va-commentary-wait'),
    )
    return !isWaiting && document.querySelector('h1') ? performance.now() : null
  })
  return (await ready.jsonValue()) ?? Number.NaN
}

function printVisit({ path, isSignedIn }: Visit, fetched: readonly Fetched[]): void {
  const early = fetched.filter(({ isEarly }) => isEarly).map((file) => file.path)
  const late = fetched.filter(({ isEarly }) => !isEarly).map((file) => file.path)
  const js = kbOf(early, '.js')
  const css = kbOf(early, '.css')
  printRow([
    `${path} ${isSignedIn ? '' : '(signed out)'}`,
    js.toFixed(1),
    css.toFixed(1),
    kbOf(late, '.js').toFixed(1),
    early.length,
    js > kbMax.js || css > kbMax.css ? 'TOO HEAVY' : '',
  ])
}

function kbOf(paths: readonly string[], ending: string): number {
  const files = paths.filter((path) => path.endsWith(ending))
  return (
    files.reduce(
      (total, path) => total + gzipSync(readFileSync(new URL(dist + path)), { level: 9 }).length,
      0,
    ) / 1024
  )
}
