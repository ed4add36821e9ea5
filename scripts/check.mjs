// `npm test`: every check, one after the other, and one closing line with the count over all of
// them.
// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'plimsoll-check-'))
const tally = { passed: 0, failed: 0 }
const rooms = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'sandbox-bank']

// The journeys come last; their browser is fetched meanwhile, and looked for again then.
spawn(process.execPath, ['scripts/chromium.mjs'], { cwd: root, stdio: ['ignore', 2, 2] })
step('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'])
for (const room of rooms)
  step(`types of ${room}`, ['node_modules/typescript/bin/tsc', '-p', room, '--noEmit'])
step('build', ['scripts/build.mjs'])
suite('unit, server, web and sandbox bank', {
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${work}/vitest.json`,
  ],
  read: () => {
    const report = JSON.parse(readFileSync(join(work, 'vitest.json'), 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  },
})
suite('journeys', {
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
  env: () => ({
    CHROMIUM: findChromium(),
    E2E_DATA_DIR: join(work, 'journeys'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(work, 'journeys.json'),
  }),
  read: () => {
    const { stats } = JSON.parse(readFileSync(join(work, 'journeys.json'), 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  },
})

rmSync(work, { recursive: true, force: true })
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)

/** A check that passes or fails as a whole. @param {string} name @param {string[]} args */
function step(name, args) {
  const ok = run(name, args)
  if (ok) tally.passed++
  else tally.failed++
}

/**
 * A suite that counts its tests.
 * @param {string} name
 * @param {{ args: string[], env?: () => Record<string, string>, read: () => { passed: number,
 * failed: number } }} suite
 */
function suite(name, { args, env, read }) {
  try {
    const ok = run(name, args, env?.())
    const { passed, failed } = read()
    tally.passed += passed
    // A runner that fails outside its tests (a set-up, an unhandled error) fails the check too.
    tally.failed += failed || (ok ? 0 : 1)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    tally.failed++
  }
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
function run(name, args, env = {}) {
  const from = Date.now()
  process.stdout.write(`\n— ${name}\n`)
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'} ${name}, ${seconds} s\n`)
  return status === 0
}
