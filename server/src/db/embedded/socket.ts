// How the application reaches its database: a unix socket in a private folder, or a free port of
// this machine on Windows (not run there).
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { giveTo, type Identity, uidOf } from './identity.ts'
import { StartRefusal } from './refusal.ts'

/** Where PostgreSQL listens. On Windows `host` is an address, elsewhere the socket's folder. */
export type Address = { host: string; port: number }

/**
 * PostgreSQL's name for the socket, and the longest path that the smallest system (macOS) takes.
 */
export const port = 5432
const pathBytesMax = 103
const socketFile = `.s.PGSQL.${port}`

/** The address of a cluster; its folder is made, private to the database's user. */
export async function prepareAddress(cluster: Cluster, identity: Identity): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const folder = socketFolderOf(cluster)
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const info = lstatSync(folder)
  const owners = [uidOf(null), uidOf(identity)]
  // A folder below /tmp could have been put there by someone else, waiting for our password. It is
  // never mended: changing the rights of something that another user can swap would be worse.
  if (!info.isDirectory() || !owners.includes(info.uid) || (info.mode & 0o077) !== 0)
    throw new StartRefusal(
      `The database can't listen in ${folder}, because that folder is not private to it. Remove it, or set DATA_DIR to a shorter path.`,
    )
  if (info.uid !== uidOf(identity)) giveTo(identity, folder) // new, or of a start killed just here
  return { host: folder, port }
}

/**
 * Removes the socket and its lock, which a killed postgres leaves and the next would refuse to
 * replace.
 */
export function clearAddress(address: Address): void {
  if (process.platform === 'win32') return
  for (const name of readdirSync(address.host)) rmSync(join(address.host, name), { force: true })
}

/**
 * The folder of the socket: beside the cluster, or below the system's temporary folder where the
 * path is too long.
 */
export function socketFolderOf(cluster: Cluster): string {
  const beside = join(cluster.folder, 'socket')
  if (Buffer.byteLength(join(beside, socketFile)) <= pathBytesMax) return beside
  const name = createHash('sha256').update(cluster.data).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `plimsoll-${name}`)
  return Buffer.byteLength(join(short, socketFile)) <= pathBytesMax
    ? short
    : join('/tmp', `plimsoll-${name}`)
}

/** PostgreSQL's settings for listening there and nowhere else. */
export function listenSettings(address: Address): Record<string, string> {
  if (process.platform === 'win32')
    return { listen_addresses: address.host, port: String(address.port) }
  return {
    listen_addresses: '',
    port: String(address.port),
    unix_socket_directories: address.host,
    unix_socket_permissions: '0700',
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
