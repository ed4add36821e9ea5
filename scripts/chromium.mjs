// Finds Chromium for the journeys, gets it on Debian, or says how to.
// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = onPath()
    if (installed) return installed
  }
  throw new Error(
    'The journeys need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  )
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of names) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}
