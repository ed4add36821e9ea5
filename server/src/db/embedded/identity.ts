// Who runs the database. PostgreSQL refuses to run as root, so under root it runs as another user;
// else as ourselves.
import { chownSync, readFileSync, statSync } from 'node:fs'
import { StartRefusal } from './refusal.ts'

/** The user and group of the database's processes and files; null means our own. */
export type Identity = { uid: number; gid: number } | null

const candidates = ['postgres', '_postgres', 'nobody']

/**
 * Chooses the user: the owner of a cluster that is there already, else `postgres` or `nobody` under
 * root.
 */
export function chooseIdentity(clusterFolder: string): Identity {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of candidates) {
    const [, , uid, gid] = rows.find((row) => row.startsWith(`${name}:`))?.split(':') ?? []
    // macOS writes nobody's id as -2.
    if (uid && Number(uid) !== 0) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  throw new StartRefusal(
    'The embedded database does not run as root and there is no user nobody. Start Plimsoll as an ordinary user, or set DATABASE_URL.',
  )
}

/** Gives a file or folder of ours to the database's user. */
export function giveTo(identity: Identity, path: string): void {
  if (identity) chownSync(path, identity.uid, identity.gid)
}

/** What `spawn` needs to become that user. */
export function spawnIdsOf(identity: Identity): { uid?: number; gid?: number } {
  return identity ? { uid: identity.uid, gid: identity.gid } : {}
}

/** The user id that owns the database's files; -1 on Windows, where files have none. */
export function uidOf(identity: Identity): number {
  return identity?.uid ?? process.getuid?.() ?? -1
}
