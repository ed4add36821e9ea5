// Runs the PostgreSQL that comes with npm for one data folder: refuses a second owner, clears up
// after kills, restarts a database that dies. Linux is run and tested; macOS and Windows have their
// paths in the neighbouring files, unrun.
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { findBinaries } from './binaries.ts'
import { dataOf, openCluster } from './cluster.ts'
import { findHome, knownHome, noteMade } from './home.ts'
import { chooseIdentity } from './identity.ts'
import { type Lock, takeLock } from './lock.ts'
import type { PostgresRun } from './postgres-run.ts'
import { type Postmaster, startPostmaster, turnLog } from './postmaster.ts'
import { refusalOf, refusalOfOutput, StartRefusal } from './refusal.ts'
import { connectionOf, type EmbeddedConnection, makeRoleAndDatabase, probe } from './roles.ts'
import { type Address, clearAddress, prepareAddress } from './socket.ts'
import { clearStale } from './stale.ts'

/** A database that is up. After `stop` nothing of it runs and the data folder is free. */
export type Embedded = { connection: EmbeddedConnection; stop(): Promise<void> }

const pollMs = 10
const readyMs = 120_000 // recovery after a kill replays what was written since the last checkpoint
const failuresMax = 8
const restartDelayMs = 100
const restartDelayMsMax = 5_000
const steadyMs = 10_000

/**
 * Starts the database of a data folder, making both at the first start. Throws `StartRefusal` with
 * one sentence.
 * `settings` replace PostgreSQL's settings that the product runs with.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: Log
  settings?: Readonly<Record<string, string>>
}): Promise<Embedded> {
  const { log } = options
  try {
    mkdirSync(options.dataDir, { recursive: true, mode: 0o755 })
    const dataDir = realpathSync(options.dataDir)
    const home = await findHome(dataDir, chooseIdentity(dataOf(knownHome(dataDir))), log)
    const lock = await takeLock(home, dataDir)
    try {
      return await startLocked({ dataDir, home, lock, log, settings: options.settings ?? {} })
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    throw refusalOf(error, options.dataDir)
  }
}

async function startLocked(options: {
  dataDir: string
  home: string
  lock: Lock
  log: Log
  settings: Readonly<Record<string, string>>
}): Promise<Embedded> {
  const { dataDir, home, lock, log, settings } = options
  const identity = chooseIdentity(dataOf(home))
  const binaries = await findBinaries(identity, home)
  const { cluster, made } = await openCluster({ home, folder: dataDir, binaries, identity })
  if (made) log.info(`A new database was made in ${cluster.folder}.`)
  noteMade(dataDir)
  const logFile = join(dataDir, 'postgres.log')
  turnLog(logFile)
  const postgresRun = { folder: dataDir, cluster, binaries, identity, logFile, settings }
  const address = await prepareAddress(cluster, identity)
  const run = () => startAndWait(postgresRun, address, log)
  const watch = supervise({ run, first: await run(), log })
  return {
    connection: connectionOf(cluster, address),
    stop: async () => {
      await watch.stop()
      lock.release()
    },
  }
}

/** One start, from clearing up to the first answer. */
async function startAndWait(
  postgresRun: PostgresRun,
  address: Address,
  log: Log,
): Promise<Postmaster> {
  await clearStale(postgresRun.cluster, postgresRun.binaries, log)
  clearAddress(address)
  const postmaster = startPostmaster(postgresRun, address)
  try {
    await untilReady(postmaster, postgresRun, address)
    return postmaster
  } catch (error) {
    await postmaster.stop()
    throw error
  }
}

async function untilReady(
  postmaster: Postmaster,
  postgresRun: PostgresRun,
  address: Address,
): Promise<void> {
  const connection = connectionOf(postgresRun.cluster, address)
  const until = Date.now() + readyMs
  while (Date.now() < until) {
    if (postmaster.hasEnded()) throw refusalOfOutput(await postmaster.ended, postgresRun.folder)
    const state = await probe(connection)
    if (state === 'ready') return
    if (state === 'missing') await makeRoleAndDatabase(postgresRun.cluster, address)
    else await sleep(pollMs)
  }
  throw new StartRefusal(
    `The embedded database did not answer within ${readyMs / 1000} seconds. See ${postgresRun.logFile}.`,
  )
}

/**
 * Restarts a database that ends by itself, a little later each time, until it can't be started any
 * more.
 */
function supervise(options: { run(): Promise<Postmaster>; first: Postmaster; log: Log }): {
  stop(): Promise<void>
} {
  const { run, log } = options
  let current = options.first
  let stopping = false

  const watching = (async () => {
    let hasty = 0 // ends in a row, each soon after its start
    let failures = 0 // starts in a row that failed
    while (!stopping) {
      const startedAt = Date.now()
      await current.ended
      hasty = Date.now() - startedAt < steadyMs ? hasty + 1 : 0
      await sleep(Math.min(restartDelayMs * 2 ** hasty, restartDelayMsMax))
      if (stopping) return
      log.warn('The database stopped by itself and is started again.')
      const next = await run().catch((error: unknown) => {
        log.error({ err: error }, 'The database could not be started again.')
        return null
      })
      failures = next ? 0 : failures + 1
      if (failures >= failuresMax) {
        log.fatal('The database can not be started. It is not tried again until Plimsoll is.')
        return
      }
      if (next) current = next
    }
  })()

  return {
    async stop() {
      stopping = true
      await current.stop()
      await watching
      await current.stop()
    },
  }
}
