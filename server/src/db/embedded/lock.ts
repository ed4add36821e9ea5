// One live owner per data folder. A second start is refused; a lock that a killed process left
// behind is taken over.
//
// The lock is the highest-numbered file in `lock/`. It is never removed, only followed by the next
// number, which
// `link` gives to exactly one of several takers: so two starts that find the same dead owner can't
// both win.
import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDurably } from './durable.ts'
import { lifeOf, type Owner, thisProcess } from './lock-owner.ts'
import { exists } from './processes.ts'
import { StartRefusal } from './refusal.ts'

/** A lock that is held; released at the stop. */
export type Lock = { release(): void }

type Holding = Owner & { released?: boolean }

const beatMs = 3_000
const beatAgeMsMax = 10_000
const waitMs = 250

/**
 * Takes the lock of a home folder, or refuses because a live Plimsoll holds it. `folder` is what
 * the person knows.
 */
export async function takeLock(home: string, folder: string): Promise<Lock> {
  const folderOfLocks = join(home, 'lock')
  mkdirSync(folderOfLocks, { recursive: true, mode: 0o755 })
  const me = await thisProcess()
  for (;;) {
    const last = highest(folderOfLocks)
    const owner = last === 0 ? null : await liveOwner(join(folderOfLocks, String(last)))
    if (owner) throw refusalBy(owner, me, folder)
    const file = join(folderOfLocks, String(last + 1))
    if (claim(file, me) && highest(folderOfLocks) === last + 1) {
      sweep(folderOfLocks, last + 1)
      return hold(file, me)
    }
  }
}

/** The process that holds the lock of a home folder and lives; null when none does. */
export async function findOwner(home: string): Promise<Owner | null> {
  const last = highest(join(home, 'lock'))
  return last === 0 ? null : liveOwner(join(home, 'lock', String(last)))
}

function hold(file: string, me: Owner): Lock {
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // A data folder that was deleted under us has nothing left to guard.
    }
  }, beatMs).unref()
  return {
    release() {
      clearInterval(beat)
      try {
        writeDurably(file, JSON.stringify({ ...me, released: true } satisfies Holding), 0o644)
      } catch {
        // A disk that is full, or gone: the lock dies with this process all the same.
      }
    },
  }
}

/** False when another taker was faster. */
function claim(file: string, me: Owner): boolean {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(me satisfies Holding), { mode: 0o644, flush: true })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The owner if it lives. One that can't be seen is judged by the beat of its lock. */
async function liveOwner(file: string): Promise<Owner | null> {
  const holding = read(file)
  if (!holding || holding.released) return null
  const life = await lifeOf(holding)
  if (life === 'unseen') return (await beatsOn(file)) ? holding : null
  return life === 'alive' ? holding : null
}

/** Waits for the next beat, or until the last one is too old. */
async function beatsOn(file: string): Promise<boolean> {
  const before = beatOf(file)
  while (before !== null && Math.abs(Date.now() - before) < beatAgeMsMax) {
    await sleep(waitMs)
    const now = beatOf(file)
    if (now !== before) return now !== null
  }
  return false
}

function beatOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null
}

function read(file: string): Holding | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holding
  } catch {
    return null
  }
}

function highest(folderOfLocks: string): number {
  try {
    const numbers = readdirSync(folderOfLocks).filter((name) => /^\d+$/.test(name))
    return Math.max(0, ...numbers.map(Number))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** Removes earlier locks, and drafts of takers that were killed. */
function sweep(folderOfLocks: string, mine: number): void {
  for (const name of readdirSync(folderOfLocks)) {
    const [number, pid] = name.split('.')
    const stale = pid === undefined ? Number(number) < mine : !exists(Number(pid))
    if (stale) rmSync(join(folderOfLocks, name), { force: true })
  }
}

function refusalBy(owner: Owner, me: Owner, folder: string): StartRefusal {
  const who =
    owner.place === me.place ? `process ${owner.pid}` : `process ${owner.pid} of another container`
  return new StartRefusal(
    `Plimsoll already runs on the data folder ${folder} (${who}). Stop it first, or set DATA_DIR to another folder.`,
  )
}
