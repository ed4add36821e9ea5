// Before the server's tests: compile the server (its child process runs compiled), start one real
// PostgreSQL, migrate a template.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { buildApp } from '../app.ts'
import { startEmbedded } from '../db/embedded/supervisor.ts'
import { migrate } from '../db/migrate.ts'
import { type Connection, openOwnerPool } from '../db/pool.ts'
import { prepareServiceRole, userOf } from '../db/service-role.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { openContext } from '../start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

// No test of this cluster cuts the power; those that kill a database start their own.
const fleeting = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
  // A database lives for seconds, and the books renew their statistics themselves.
  autovacuum: 'off',
  // A password of the tests is no secret, and every server under test opens a dozen connections.
  scram_iterations: '1',
}

// Linux keeps these files in memory. A database is 700 files, which are made and deleted for every
// server under test; on a disk that takes most of a server's start.
const memoryFolder = '/dev/shm'
// Several times what the cluster has come to; a container may have no more than 64 MB there.
const roomMin = 3 * 1024 ** 3

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/compile.mjs'], { cwd: root, stdio: 'inherit' })
  const url = process.env.TEST_DATABASE_URL
  const dataDir = url ? null : mkdtempSync(join(folderOfCluster(), 'plimsoll-test-'))
  const embedded = dataDir
    ? await startEmbedded({ dataDir, log: openLog('silent'), settings: fleeting })
    : null
  const connection: Connection = embedded ? embedded.connection : { connectionString: url ?? '' }
  await makeTemplate(connection)
  project.provide('postgres', connection)
  return async () => {
    await embedded?.stop()
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
}

function folderOfCluster(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    const room = Math.min(bavail * bsize, process.availableMemory())
    return room < roomMin ? tmpdir() : memoryFolder
  } catch {
    return tmpdir()
  }
}

async function makeTemplate(connection: Connection): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('drop database if exists plimsoll_template')
  await client.query('create database plimsoll_template')
  await client.end()
  const pool = openOwnerPool(onDatabase(connection, 'plimsoll_template'))
  await migrate(pool)
  const service = await prepareServiceRole({ owner: onDatabase(connection, 'plimsoll_template') })
  // Tests break the server's connections, which takes a membership of its role.
  await pool.query(`grant ${userOf(service)} to current_user`)
  await pool.end()
  await makeQueues(onDatabase(connection, 'plimsoll_template'))
}

// Each queue is a table of its own; made here, they aren't made again for every test file.
async function makeQueues(owner: Connection): Promise<void> {
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'plimsoll-files-')),
  })
  const context = await openContext({ env, log: openLog('silent'), owner })
  const app = await buildApp(context)
  await context.jobs.start()
  await app.close()
  await context.jobs.stop()
  // What was sealed can't be opened without the key of this start.
  const pool = openOwnerPool(owner)
  await pool.query('delete from app_secret')
  await pool.end()
  await context.pool.end()
  rmSync(env.DATA_DIR, { recursive: true, force: true })
}

/** The same server, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
