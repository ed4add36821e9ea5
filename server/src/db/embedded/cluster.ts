// Makes the cluster: initdb and its passwords in a sibling folder, put on the disk, then renamed
// into place at once. So a cluster is there whole, with its passwords, or not at all, at whatever
// moment the first start is killed.
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { renameDurably, sync, writeDurably } from './durable.ts'
import { giveTo, type Identity } from './identity.ts'
import { refusalOfOutput, StartRefusal } from './refusal.ts'
import { runToEnd } from './run.ts'

/**
 * The passwords of the two roles that can log in: PostgreSQL's superuser and the application's
 * owner of the data.
 */
type Passwords = { superuser: string; application: string }

/** A cluster in its home: `folder` holds `data` (PostgreSQL's own) and the passwords. */
export type Cluster = { folder: string; data: string; passwords: Passwords; tag: string }

/** The superuser of every cluster. */
export const superuser = 'postgres'

const folderName = 'postgres'
const draftName = /^postgres\.draft-/
const passwordsName = 'passwords.json'

/** Where PostgreSQL's own folder is, or will be. */
export function dataOf(home: string): string {
  return join(home, folderName, 'data')
}

/** Opens the cluster of a home, making it at the first start. `made` is whether it was. */
export async function openCluster(options: {
  home: string
  folder: string
  binaries: Binaries
  identity: Identity
}): Promise<{ cluster: Cluster; made: boolean }> {
  const { home } = options
  removeDrafts(home)
  const made = !existsSync(dataOf(home))
  if (made) await makeCluster(options)
  const cluster = readCluster(home)
  refuseOtherVersion(cluster, options.binaries)
  return { cluster, made }
}

/** Reads what there is to know of a cluster that stands. */
export function readCluster(home: string): Cluster {
  const folder = join(home, folderName)
  const data = dataOf(home)
  const text = readFileSync(join(folder, passwordsName), 'utf8')
  return { folder, data, passwords: JSON.parse(text) as Passwords, tag: tagOf(data) }
}

async function makeCluster(options: {
  home: string
  folder: string
  binaries: Binaries
  identity: Identity
}): Promise<void> {
  const { home, identity } = options
  const draft = join(home, `postgres.draft-${randomUUID()}`)
  mkdirSync(draft, { mode: 0o700 })
  if (identity) chmodSync(draft, 0o711) // the database's user passes through; it neither lists nor writes
  try {
    const passwords = { superuser: newPassword(), application: newPassword() }
    await initdb({ ...options, draft, password: passwords.superuser })
    writeDurably(join(draft, passwordsName), JSON.stringify(passwords))
    sync(draft)
    renameDurably(draft, join(home, folderName))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 })
    throw error
  }
}

async function initdb(options: {
  draft: string
  folder: string
  binaries: Binaries
  identity: Identity
  password: string
}): Promise<void> {
  const { draft, identity } = options
  const data = join(draft, 'data')
  const passwordFile = join(draft, 'initial-password')
  mkdirSync(data, { mode: 0o700 })
  giveTo(identity, data)
  writeDurably(passwordFile, options.password)
  giveTo(identity, passwordFile)
  const { code, output } = await runToEnd({
    program: options.binaries.initdb,
    args: [
      ...['-D', data, '-U', superuser, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--data-checksums'],
    ],
    identity,
  })
  rmSync(passwordFile)
  if (code !== 0) throw refusalOfOutput(output, options.folder)
}

/**
 * Left by starts that were killed. An initdb that still writes may hold one back until the next
 * start.
 */
function removeDrafts(home: string): void {
  for (const name of readdirSync(home).filter((found) => draftName.test(found)))
    try {
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      if (!['ENOTEMPTY', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
}

function refuseOtherVersion(cluster: Cluster, binaries: Binaries): void {
  const major = readFileSync(join(cluster.data, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major)
    throw new StartRefusal(
      `The database in ${cluster.folder} was made by PostgreSQL ${major}, and this Plimsoll brings ${binaries.major}. Start the Plimsoll that made it, back up there, and restore here.`,
    )
}

/**
 * Names the cluster in its processes' command lines. A copied data folder has another, a moved one
 * keeps it.
 */
function tagOf(data: string): string {
  const { dev, ino } = statSync(data)
  return `plimsoll-${dev.toString(36)}-${ino.toString(36)}`
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}
