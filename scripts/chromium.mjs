// Finds Chromium for the journeys, installs it on Debian, or explains how to.
// The headless shell comes first: it is the same engine without a browser's own windows, and takes
// a third of the computing.
// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const shell = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium; throws with one sentence when there is none. */
export function findChromium() {
  const found =
    process.env.CHROMIUM ||
    onPath([shell]) ||
    install(shell) ||
    onPath(browsers) ||
    places.find((place) => existsSync(place)) ||
    install('chromium')
  if (found) return found
  throw new Error(
    'The journeys need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  )
}

/** Installs a package where that needs no password. @param {string} name */
function install(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null
  process.stderr.write(`Installing ${name} for the browser journeys …\n`)
  apt(['update', '-qq'])
  // What a desktop would want beside it is a hundred packages; the fonts are what pages need.
  apt(['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  return onPath([name])
}

/** Runs it, whatever comes of it: not every Debian has every package. @param {string[]} args */
function apt(args) {
  // Without a network it gives up soon; a browser that is there already will do.
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', [...soon, ...args], {
    stdio: ['ignore', 2, 2],
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** @param {string[]} names */
function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of names) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}

// `node scripts/chromium.mjs`: installs it ahead of the journeys, which explain what is missing.
if (argv[1] === fileURLToPath(import.meta.url))
  try {
    findChromium()
  } catch {
    process.exitCode = 1
  }
