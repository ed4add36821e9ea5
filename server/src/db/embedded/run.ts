// Runs one of PostgreSQL's programs to its end, as the user the database belongs to and in a bare
// environment.
import { type SpawnOptions, spawn } from 'node:child_process'
import { type Identity, spawnIdsOf } from './identity.ts'

/**
 * How a program ended: its exit code (null when it could not be run or was killed) and what it
 * printed.
 */
type Ended = { code: number | null; output: string }

const outputCharsMax = 20_000

/**
 * The program must not meet our environment: PGDATA, PGOPTIONS or a locale there would change what
 * it does.
 */
export function bareSpawnOptions(identity: Identity): SpawnOptions {
  const bare = process.platform === 'win32' ? {} : { env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } }
  return { ...spawnIdsOf(identity), ...bare, cwd: '/', windowsHide: true }
}

export async function runToEnd(options: {
  program: string
  args: readonly string[]
  identity: Identity
}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(options.program, options.args, {
      ...bareSpawnOptions(options.identity),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-outputCharsMax)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
