// Tells whether the process that wrote a lock still lives, even when its id has been given to
// another process since.
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { exists, startOf } from './processes.ts'

/** Who holds a lock: the process, when it started, and where its id means something. */
export type Owner = { pid: number; start: string | null; place: string }

/**
 * `unseen`: of another container or machine, or of a system that doesn't say when a process
 * started.
 */
type Life = 'alive' | 'dead' | 'unseen'

/** This process, as it signs a lock. */
export async function thisProcess(): Promise<Owner> {
  return { pid: process.pid, start: await startOf(process.pid), place: placeOf() }
}

/** Whether the owner lives. */
export async function lifeOf(owner: Owner): Promise<Life> {
  if (owner.place !== placeOf()) return 'unseen'
  if (!exists(owner.pid)) return 'dead'
  const start = await startOf(owner.pid)
  if (start && owner.start) return start === owner.start ? 'alive' : 'dead'
  // A zombie exists without a start; so does a process that /proc hides from us.
  return process.platform === 'linux' && isZombie(owner.pid) ? 'dead' : 'unseen'
}

/** Process ids mean something within one boot of one machine and, on Linux, one container. */
function placeOf(): string {
  if (process.platform !== 'linux') return hostname()
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
