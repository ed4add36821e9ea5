// Finds Chromium for the journeys, installs it on Debian, or explains how to.
// The headless shell comes first: it is the same engine without a browser's own windows, and takes
// a quarter less of the machine.
// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium; throws with one sentence when there is none. */
export function findChromium() {
  const found = process.env.CHROMIUM || onPath() || places.find((place) => existsSync(place))
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    process.stderr.write('Installing Chromium for the browser journeys …\n')
    apt(['update', '-qq'])
    for (const name of packages) {
      apt(['install', '-y', '-qq', name])
      const installed = onPath()
      if (installed) return installed
    }
  }
  throw new Error(
    'The journeys need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  )
}

/** Runs it, whatever comes of it: not every Debian has every package. @param {string[]} args */
function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of names) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}
