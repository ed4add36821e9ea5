// What every page must hold on every screen: no violation that axe can find, and nothing wider than
// the screen.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

// To compare colours axe parses those of every element, a dozen colours a thousand times, which
// takes a third of its computing. Each is parsed once here, with the same result.
const rememberColours = `{
  const { prototype } = window.axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map()
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    if (!known.has(text)) known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}`

/** Where axe looks, and what its findings are listed under. */
type Inspection = { within?: string; what?: string }

/** No rule of axe is broken. Its results list broken rules only, which takes half the time. */
export async function expectAccessible(page: Page, { within, what }: Inspection = {}) {
  // What still moves or fades in has colours of its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const builder = new AxeBuilder({ page, axeSource: `${axe.source};${rememberColours}` })
    // Our pages have no frames: axe need not gather results in a page of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations, passes } = await (within ? builder.include(within) : builder).analyze()
  expect(passes.length, `rules that axe could try on ${what ?? page.url()}`).toBeGreaterThan(5)
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  )
  expect.soft(problems, what ?? page.url()).toEqual([])
}

/** Neither the page nor an open dialog scrolls sideways. */
export async function expectToFit(page: Page, what = page.url()) {
  const { over, widest } = await page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const excess = [document.documentElement, ...document.querySelectorAll('dialog')].map(
      (element) => element.scrollWidth - element.clientWidth,
    )
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return {
      over: Math.max(...excess),
      widest: beyond.slice(0, 5).map((element) => `${element.tagName}.${element.className}`),
    }
  })
  expect.soft(over, `${what}: ${widest.join(', ')}`).toBeLessThanOrEqual(0)
}
