// One run of the postgres program: its settings, its log, its watchdog and its stop. The supervisor
// decides when to run.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import type { PostgresRun } from './postgres-run.ts'
import { bareSpawnOptions, runToEnd } from './run.ts'
import { type Address, listenSettings } from './socket.ts'
import { startWatchdog } from './watchdog.ts'

/** A postgres that was started; it may not answer yet. */
export type Postmaster = {
  pid: number
  /** Resolves when the process ends, with what it wrote to its log since the start. */
  ended: Promise<string>
  hasEnded(): boolean
  /** A fast shutdown: open transactions are rolled back, everything committed is on the disk. */
  stop(): Promise<void>
}

const logBytesMax = 10 * 1024 * 1024
const logTailBytes = 8 * 1024
const stopMs = 20_000
const quitMs = 5_000

const settings = {
  max_connections: '80',
  shared_buffers: '128MB',
  // A file of 50,000 rows writes 100 MB of log in a second or two. With the usual 4 MB, what posts
  // it stood still a third of that time, writing the log out page by page.
  wal_buffers: '32MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log must not hold people's data: neither failing statements nor the values that broke a
  // constraint.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Starts postgres on a cluster that nothing else uses. */
export function startPostmaster(postgresRun: PostgresRun, address: Address): Postmaster {
  const { cluster, binaries, identity, logFile } = postgresRun
  const handle = openSync(logFile, 'a', 0o600)
  const from = fstatSync(handle).size
  const chosen = {
    cluster_name: cluster.tag,
    ...settings,
    ...postgresRun.settings,
    ...listenSettings(address),
  }
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      cluster.data,
      ...Object.entries(chosen).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // Detached: Ctrl-C in the terminal is for the application, which then stops the database in
    // order.
    { ...bareSpawnOptions(identity), detached: true, stdio: ['ignore', handle, handle] },
  )
  closeSync(handle)
  const dismissWatchdog = startWatchdog(child, postgresRun)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', () => resolve(tailOf(logFile, from)))
  })
  void ended.then(dismissWatchdog)
  const hasEnded = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded,
    stop: () => stop({ child, ended, hasEnded, postgresRun }),
  }
}

/** Keeps the log within bounds: one earlier log is kept beside it. */
export function turnLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > logBytesMax) renameSync(logFile, `${logFile}.1`)
}

async function stop(options: {
  child: ChildProcess
  ended: Promise<string>
  hasEnded(): boolean
  postgresRun: PostgresRun
}): Promise<void> {
  const { child, ended, hasEnded, postgresRun } = options
  if (hasEnded()) return
  if (process.platform === 'win32') {
    const args = ['stop', '-D', postgresRun.cluster.data, '-m', 'fast', '-w']
    await runToEnd({ program: postgresRun.binaries.pgCtl, args, identity: null })
  } else child.kill('SIGINT')
  if (await within(ended, stopMs)) return
  child.kill('SIGQUIT')
  if (await within(ended, quitMs)) return
  child.kill('SIGKILL')
  await ended
}

async function within(ended: Promise<string>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const result = await Promise.race([ended.then(() => true), late])
  clearTimeout(timer)
  return result
}

function tailOf(logFile: string, from: number): string {
  try {
    return readFileSync(logFile).subarray(from).subarray(-logTailBytes).toString('utf8')
  } catch {
    return ''
  }
}
