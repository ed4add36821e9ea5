// Where the cluster of a data folder lives: in the data folder, unless the database's user can't
// reach it there. Then it lives below /var/lib/plimsoll, and a small file in the data folder says
// where.
//
// That happens under root only, typically for a checkout in /root. Opening /root to others would be
// worse.
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../log.ts'
import { writeDurably } from './durable.ts'
import type { Identity } from './identity.ts'
import { StartRefusal } from './refusal.ts'
import { runToEnd } from './run.ts'
import { makeShared, sharedFolder } from './shared-folder.ts'

const pointerName = 'postgres.location'
const traverseBit = 0o010

/** `made` once a cluster stands there: from then on its absence is a loss, not a first start. */
type Pointer = { home: string; made: boolean }

/** The folder that holds, or will hold, the cluster of this data folder. */
export async function findHome(dataDir: string, identity: Identity, log: Log): Promise<string> {
  const pointer = readPointer(dataDir)
  if (pointer) return followPointer(pointer, dataDir)
  if (!identity || (await canEnter(dataDir, identity))) return dataDir
  letGroupThrough(dataDir, identity)
  if (await canEnter(dataDir, identity)) return dataDir
  if (existsSync(join(dataDir, 'postgres')))
    throw new StartRefusal(
      `The database's user can't reach the database in ${dataDir}. Give user ${identity.uid} the right to enter that folder and those above it.`,
    )
  return settleElsewhere(dataDir, log)
}

/** The home of a data folder that has one already, for those who only look. */
export function knownHome(dataDir: string): string {
  return readPointer(dataDir)?.home ?? dataDir
}

/** Remembers that the cluster stands. */
export function noteMade(dataDir: string): void {
  const pointer = readPointer(dataDir)
  if (pointer && !pointer.made)
    writeDurably(join(dataDir, pointerName), JSON.stringify({ ...pointer, made: true }))
}

function followPointer(pointer: Pointer, dataDir: string): string {
  if (pointer.made && !existsSync(join(pointer.home, 'postgres')))
    throw new StartRefusal(
      `The database of the data folder ${dataDir} should be in ${pointer.home}, but is not there. Bring it back, or remove ${join(dataDir, pointerName)} to begin again.`,
    )
  if (!pointer.made && process.getuid?.() === 0) makeShared(pointer.home)
  return pointer.home
}

/**
 * A private data folder of ours (0700) lets the database's group pass through, without reading or
 * listing.
 */
function letGroupThrough(dataDir: string, identity: NonNullable<Identity>): void {
  const info = statSync(dataDir)
  if (info.uid !== process.getuid?.() || (info.mode & 0o077) !== 0) return
  chownSync(dataDir, info.uid, identity.gid)
  chmodSync(dataDir, (info.mode & 0o7777) | traverseBit)
}

function settleElsewhere(dataDir: string, log: Log): string {
  const chosen: Pointer = { home: join(sharedFolder, randomUUID()), made: false }
  const draft = join(dataDir, `${pointerName}.${process.pid}.draft`)
  writeFileSync(draft, JSON.stringify(chosen), { mode: 0o600, flush: true })
  try {
    linkSync(draft, join(dataDir, pointerName))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const home = readPointer(dataDir)?.home ?? chosen.home
  makeShared(home)
  log.info(
    `The database's user can't reach ${dataDir}, so the database is kept in ${home}; a back-up holds both.`,
  )
  return home
}

function readPointer(dataDir: string): Pointer | null {
  const path = join(dataDir, pointerName)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Pointer) : null
}

/** Asked by trying, because modes, access lists and mounts all have a say. */
async function canEnter(folder: string, identity: Identity): Promise<boolean> {
  const { code } = await runToEnd({
    program: '/bin/sh',
    args: ['-c', 'cd -- "$1"', 'sh', folder],
    identity,
  })
  return code === 0
}
