// Journeys run in a real Chromium against the real server on a data folder of its own, with the
// business day frozen.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

// Set for the workers too: they read the mails that the server keeps there.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'plimsoll-journeys-'))

// Found, or installed, once: every worker reads this file again.
process.env.CHROMIUM ??= findChromium()

const port = Number(process.env.E2E_PORT ?? 4280)
const origin = `http://127.0.0.1:${port}`

const notNeeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A machine with too much to do is no failure: no journey states a shorter limit of its own.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/journeys.json' },
    ],
  ],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 60_000,
    // What moves is drawn frame by frame without a graphics card, and is measured where it has not
    // yet come to rest.
    reducedMotion: 'reduce',
    // Only the journey without a connection needs the worker; elsewhere it would only fetch files.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A whole browser draws its address bar as a page of its own, once for every journey. The
        // list replaces Playwright's, of which the rest is what matters here.
        `--disable-features=${notNeeded.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `${process.execPath} ../scripts/start.mjs`,
    url: `${origin}/api/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      SANDBOX_BANK_PORT: String(port + 10),
      DATA_DIR: process.env.E2E_DATA_DIR,
      FIXED_TODAY: '2026-11-20',
      LOG_LEVEL: 'warn',
      LOGINS_PER_15_MINUTES: '1000',
      REGISTRATIONS_PER_HOUR: '10000',
      REQUESTS_PER_MINUTE: '100000',
      UPLOADS_PER_MINUTE: '1000',
      // Every journey has books of its own, and no processor to try the forecast on each one's past.
      BACKTEST_AFTER_SECONDS: '7200',
    },
  },
})
