// Shows other processes that this one works on jobs: a lock of the session, which the database
// itself frees when the process is gone. A process that starts and finds no other at work frees the
// jobs that dead ones had taken.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, openOwnerPool } from '../db/pool.ts'
import type { Log } from '../log.ts'
import { freeTakenJobs, lockAlone, lockBesideOthers, unlockAlone } from './queues.store.ts'

const retryMs = 1_000

/** One process at work, from `show` to `hide`. */
export class Presence {
  readonly #pool: pg.Pool
  readonly #log: Log
  #client: pg.PoolClient | null = null
  #isOver = false

  constructor(owner: Connection, log: Log) {
    this.#pool = openOwnerPool(owner)
    this.#log = log
  }

  /**
   * Frees what dead processes had taken, unless a live one is at work, and holds the lock from then
   * on.
   */
  async show(): Promise<void> {
    const client = await this.#pool.connect()
    try {
      if (await lockAlone(client)) {
        const freed = await freeTakenJobs(client)
        if (freed > 0)
          this.#log.info({ jobs: freed }, 'jobs of a process that is gone are free again')
        await unlockAlone(client)
      }
    } catch (error) {
      client.release(true)
      throw error
    }
    await this.#hold(client)
  }

  /** Gives the lock back. */
  async hide(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    this.#client?.release(true)
    this.#client = null
    await this.#pool.end()
  }

  // Never waits for the lock: without it, jobs of a dead process are found at their deadline, a
  // little later.
  async #hold(client: pg.PoolClient): Promise<void> {
    const held = await lockBesideOthers(client).catch(() => false)
    if (!held || this.#isOver) {
      client.release(true)
      void this.#holdAgain()
      return
    }
    this.#client = client
    client.once('end', () => {
      if (this.#client !== client) return
      this.#client = null
      client.release(true)
      void this.#holdAgain()
    })
  }

  async #holdAgain(): Promise<void> {
    while (!this.#isOver)
      try {
        await sleep(retryMs, undefined, { ref: false })
        if (!this.#isOver) await this.#hold(await this.#pool.connect())
        return
      } catch (error) {
        this.#log.debug({ err: error }, 'the lock of a process at work')
      }
  }
}
