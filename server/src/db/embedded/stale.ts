// Clears away what a killed start left: a postmaster without an application, backends without a
// postmaster, and the files that would make the next postmaster refuse. Call it only while holding
// the lock of the data folder.
//
// Our processes are known by the cluster's tag, which PostgreSQL shows in the command line of each
// (`cluster_name`). Their working folder would tell too, but root may not read that of another user
// inside a container. Windows has no such command lines: there pg_ctl is asked (not run on
// Windows).
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { listProcesses, signal } from './processes.ts'
import { StartRefusal } from './refusal.ts'
import { runToEnd } from './run.ts'

const pollMs = 20
const politeMs = 15_000
const firmMs = 5_000

/** Stops what still runs on the cluster and removes the files it left. */
export async function clearStale(cluster: Cluster, binaries: Binaries, log: Log): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(cluster, binaries)
  const pidFile = join(cluster.data, 'postmaster.pid')
  const left = await usersOf(cluster)
  if (left.length > 0) {
    log.warn({ processes: left.length }, 'Stopping a database that an earlier start left running.')
    await stopAll(cluster, postmasterOf(pidFile))
  }
  rmSync(pidFile, { force: true })
}

/**
 * A fast shutdown by the postmaster; backends whose postmaster is dead end by themselves. Then ever
 * less polite.
 */
async function stopAll(cluster: Cluster, postmaster: number | null): Promise<void> {
  const users = await usersOf(cluster)
  const leader = users.find((pid) => pid === postmaster)
  if (leader) signal(leader, 'SIGINT')
  if (await areGone(cluster, politeMs)) return
  for (const pid of await usersOf(cluster)) signal(pid, 'SIGQUIT')
  if (await areGone(cluster, firmMs)) return
  for (const pid of await usersOf(cluster)) signal(pid, 'SIGKILL')
  if (await areGone(cluster, firmMs)) return
  throw new StartRefusal(
    `An earlier database still runs in ${cluster.folder} and can't be stopped (process ${(await usersOf(cluster))[0]}). Stop it, then start again.`,
  )
}

async function areGone(cluster: Cluster, ms: number): Promise<boolean> {
  const until = Date.now() + ms
  while (Date.now() < until) {
    if ((await usersOf(cluster)).length === 0) return true
    await sleep(pollMs)
  }
  return false
}

/** The postmaster (tag among its arguments) and its backends (tag in their titles). */
async function usersOf(cluster: Cluster): Promise<number[]> {
  const marks = [`cluster_name=${cluster.tag}`, `postgres: ${cluster.tag}:`]
  const isOurs = (command: string) => marks.some((mark) => holds(command, mark))
  return (await listProcesses()).filter(({ command }) => isOurs(command)).map(({ pid }) => pid)
}

function holds(command: string, mark: string): boolean {
  const at = command.indexOf(mark)
  const after = command[at + mark.length]
  return at !== -1 && (after === undefined || /[\s\0]/.test(after))
}

function postmasterOf(pidFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || null
  } catch {
    return null
  }
}

async function stopOnWindows(cluster: Cluster, binaries: Binaries): Promise<void> {
  if (!existsSync(join(cluster.data, 'postmaster.pid'))) return
  const args = ['stop', '-D', cluster.data, '-m', 'fast', '-w']
  await runToEnd({ program: binaries.pgCtl, args, identity: null })
}
