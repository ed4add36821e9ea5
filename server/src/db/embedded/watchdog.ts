// Stops postgres when the application dies without a word: a small process waits on a pipe that
// only the application holds open. Node on Windows (not run there), a shell elsewhere.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Ground } from './postmaster.ts'
import { bareSpawnOptions } from './run.ts'

/** Watches over one postgres; the returned function sends the watchdog home. */
export function startWatchdog(postgres: ChildProcess, ground: Ground): () => void {
  if (postgres.pid === undefined) return () => undefined
  const { command, args } = process.platform === 'win32' ? windowsDog(ground) : dog(postgres.pid)
  const watchdog = spawn(command, args, {
    ...bareSpawnOptions(ground.identity),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => undefined) // without a watchdog the next start clears up
  watchdog.stdin?.on('error', () => undefined)
  watchdog.unref()
  return () => watchdog.stdin?.end('bye\n')
}

function dog(pid: number): { command: string; args: string[] } {
  return {
    command: '/bin/sh',
    args: [
      '-c',
      `read -r word; [ "$word" = bye ] || kill -INT "$1"`,
      'plimsoll-watchdog',
      String(pid),
    ],
  }
}

function windowsDog(ground: Ground): { command: string; args: string[] } {
  const stop = [ground.binaries.pgCtl, 'stop', '-D', ground.cluster.data, '-m', 'fast']
  const script = `let word = ''
process.stdin.on('data', (chunk) => { word += chunk })
process.stdin.on('close', () => {
  if (!word) require('node:child_process').spawnSync(process.argv[1], process.argv.slice(2))
})`
  return { command: process.execPath, args: ['-e', script, ...stop] }
}
