// A real browser for a measurement.
import { type Browser, chromium } from '@playwright/test'

const chromiumFinder = new URL('../../scripts/chromium.mjs', import.meta.url).href

/** Opens the browser that the journeys use. */
export async function openBrowser(): Promise<Browser> {
  const { findChromium } = (await import(chromiumFinder)) as { findChromium(): string }
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
}
