// Processes of Plimsoll and of its neighbours, started for a test and ended after it.
// @ts-check
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Starts a program; its output is kept for the day that it fails. @param {string} program @param
 * {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 */
export function launch(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  running.add(child)
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output.text = (output.text + chunk).slice(-20_000)
    })
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve({ code, signal })
    }),
  )
  return {
    child,
    output,
    ended,
    isUp: () => child.exitCode === null && child.signalCode === null,
    /** @param {NodeJS.Signals} [signal] */
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** A process of the server that is ready to serve. @param {Record<string, string>} env */
export async function startPlimsoll(env) {
  const started = launch(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      REQUESTS_PER_MINUTE: '1000000',
      REGISTRATIONS_PER_HOUR: '100000',
      LOGINS_PER_15_MINUTES: '1000',
      UPLOADS_PER_MINUTE: '1000',
      ...env,
    },
  })
  if (env.ROLE === 'worker') return started
  await new Promise((resolve, reject) => {
    started.child.stdout?.on('data', () => {
      if (started.output.text.includes('Plimsoll is ready')) resolve(null)
    })
    started.ended.then(() => reject(new Error(`Plimsoll did not start: ${started.output.text}`)))
  })
  return started
}

/** Ends whatever a failed test left running. */
export async function stopAll() {
  for (const child of running) child.kill('SIGKILL')
}
