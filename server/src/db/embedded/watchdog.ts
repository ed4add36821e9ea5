// Stops postgres when the application dies without a word: a small process waits on a pipe that
// only the application holds open. Node on Windows (not run there), a shell elsewhere.
import { type ChildProcess, spawn } from 'node:child_process'
import type { PostgresRun } from './postgres-run.ts'
import { bareSpawnOptions } from './run.ts'

/** Watches over one postgres; the returned function sends the watchdog home. */
export function startWatchdog(postgres: ChildProcess, postgresRun: PostgresRun): () => void {
  if (postgres.pid === undefined) return () => undefined
  const { command, args } =
    process.platform === 'win32' ? windowsDog(postgresRun) : dog(postgres.pid)
  const watchdog = spawn(command, args, {
    ...bareSpawnOptions(postgresRun.identity),
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

function windowsDog(postgresRun: PostgresRun): { command: string; args: string[] } {
  const stop = [postgresRun.binaries.pgCtl, 'stop', '-D', postgresRun.cluster.data, '-m', 'fast']
  const script = `let word = ''
process.stdin.on('data', (chunk) => { word += chunk })
process.stdin.on('close', () => {
  if (!word) require('node:child_process').spawnSync(process.argv[1], process.argv.slice(2))
})`
  return { command: process.execPath, args: ['-e', script, ...stop] }
}
