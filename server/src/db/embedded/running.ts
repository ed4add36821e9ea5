// Finds the database of a Plimsoll that runs on a data folder, for commands that work beside it,
// such as a backup.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, dataOf, readCluster } from './cluster.ts'
import { knownHome } from './home.ts'
import { findOwner } from './lock.ts'
import { refusalOf } from './refusal.ts'
import { connectionOf, type EmbeddedConnection, probe } from './roles.ts'
import { type Address, port, socketFolderOf } from './socket.ts'

/**
 * The connection to a database that a live Plimsoll runs on this folder; null when none does, or it
 * doesn't answer.
 */
export async function findRunning(dataDir: string): Promise<EmbeddedConnection | null> {
  if (!existsSync(dataDir)) return null
  try {
    const home = knownHome(realpathSync(dataDir))
    if (!(await findOwner(home)) || !existsSync(dataOf(home))) return null
    const cluster = readCluster(home)
    const connection = connectionOf(cluster, addressOf(cluster))
    return (await probe(connection)) === 'ready' ? connection : null
  } catch (error) {
    throw refusalOf(error, dataDir)
  }
}

function addressOf(cluster: Cluster): Address {
  if (process.platform !== 'win32') return { host: socketFolderOf(cluster), port }
  // The fourth line of the pid file is the port (not run on Windows).
  const lines = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')
  return { host: '127.0.0.1', port: Number(lines[3]) }
}
