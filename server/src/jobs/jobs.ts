// Jobs on pg-boss: enqueued in the transaction of the change they follow, run in this process or in
// a worker's.
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Connection } from '../db/pool.ts'
import { asOwnerWithin, type TenantTx } from '../db/tenant.ts'
import { withJobTimeOuts } from '../db/time-outs.ts'
import type { Log } from '../log.ts'
import { Statements } from './jobs.store.ts'
import { Presence } from './presence.ts'
import { prepareQueues, queueSchema } from './queues.store.ts'

/**
 * How one queue is worked: how often and when a failed job is tried again (with `retryBackoff`
 * after twice as long each time), and after how long a running one is given up. Where a job looks
 * at the books as they are when it runs,
 * `isMerged` keeps one waiting for each business instead of many that would do the same. Work of
 * `isByClock` is done only where schedules are kept.
 */
export type Queue = {
  name: string
  retriesMax: number
  retryDelaySeconds?: number
  retryBackoff?: boolean
  deadlineSeconds: number
  atOnce: number
  isMerged?: boolean
  isByClock?: boolean
}

type Work = (data: unknown) => Promise<void>
type Handler = { queue: Queue; work: Work }
/** Whose job it is; nobody's where it belongs to no business. */
type Owned = { readonly businessId?: string }

const lookMs = 500
// Workers are woken when their queue has something due; each polling on its own would be dozens of
// statements a second.
const pollSeconds = 30
const stopMs = 10_000
const stopPollMs = 20
// How soon a job whose worker was killed is found and tried again.
const lookAfterSeconds = 15
// A job that finds another of its business running comes again after this long, behind whoever
// waits.
const yieldSeconds = 1

/**
 * The queues of one process. Handlers are registered before the start; a `web` process only
 * enqueues.
 */
export class Jobs {
  readonly #boss: PgBoss
  readonly #handlers: Handler[] = []
  readonly #schedules: { queue: string; cron: string }[] = []
  readonly #workers: { queue: string; id: string }[] = []
  readonly #statements: Statements
  readonly #working: boolean
  readonly #keepsSchedules: boolean
  readonly #stopMs: number
  readonly #owner: Connection
  readonly #log: Log
  #presence: Presence | null = null
  #look: Promise<void> = Promise.resolve()
  readonly #stopping = new AbortController()
  #running = 0

  constructor(
    pool: pg.Pool,
    options: {
      working: boolean
      log: Log
      owner: Connection
      stopMs?: number
      keepsSchedules?: boolean
    },
  ) {
    this.#owner = options.owner
    this.#log = options.log
    this.#working = options.working
    this.#keepsSchedules = options.keepsSchedules !== false
    this.#stopMs = options.stopMs ?? stopMs
    this.#statements = new Statements(pool, options.log)
    this.#boss = new PgBoss({
      db: this.#statements,
      schema: queueSchema,
      // The queues are made by the owner of the tables, see prepareQueues.
      migrate: false,
      supervise: options.working,
      schedule: options.working && this.#keepsSchedules,
      maintenanceIntervalSeconds: lookAfterSeconds,
    })
    this.#boss.on('error', (error) => this.#log.error({ err: error }, 'jobs'))
  }

  /** Says what a queue's jobs do. Work must be idempotent: a job may run again after a crash. */
  handle<T>(queue: Queue, work: (data: T) => Promise<void>): void {
    this.#handlers.push({ queue, work: work as Work })
  }

  /** Runs a queue's work by the clock (cron, UTC). */
  schedule(queue: string, cron: string): void {
    this.#schedules.push({ queue, cron })
  }

  /**
   * Enqueues in the transaction of the change: rolled back with it, never lost once it is
   * committed. `wake` may follow it. `afterSeconds`: not before then.
   */
  async enqueue(
    tx: TenantTx,
    queue: string,
    data: object,
    { afterSeconds = 0 }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const executeSql = async (text: string, values: unknown[]) => {
      const result = await tx.executeQuery(CompiledQuery.raw(text, values))
      return { rows: result.rows as unknown[] }
    }
    // The tenant's role may not see the queues, which hold other tenants' jobs too.
    const options = { db: { executeSql }, startAfter: afterSeconds, ...this.#merged(queue, data) }
    await asOwnerWithin(tx, () => this.#boss.send(queue, data, options))
  }

  /** Enqueues outside any transaction, for work that follows no change of the books. */
  async send(queue: string, data: object): Promise<void> {
    await this.#boss.send(queue, data, this.#merged(queue, data))
    this.wake(queue)
  }

  /**
   * Has this process look into a queue now instead of at its next poll. For after the commit; only
   * time is lost without it.
   */
  wake(queue: string): void {
    for (const worker of this.#workers)
      if (worker.queue === queue) this.#boss.notifyWorker(worker.id)
  }

  async start(): Promise<void> {
    const queues = this.#handlers.map(({ queue }) => optionsOf(queue))
    await prepareQueues(this.#owner, queues)
    if (this.#working) {
      this.#presence = new Presence(this.#owner, this.#log)
      await this.#presence.show()
    }
    await this.#boss.start()
    if (!this.#working) return
    for (const handler of this.#handlers)
      if (this.#keepsSchedules || !handler.queue.isByClock) await this.#work(handler)
    for (const { queue, cron } of this.#schedules) await this.#boss.schedule(queue, cron)
    this.#look = this.#lookForDue()
  }

  // Finds what other processes have put in, what was put off, and what is tried again.
  async #lookForDue(): Promise<void> {
    const queues = this.#handlers.map(({ queue }) => queue.name)
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        for (const queue of await this.#statements.dueQueues(queues)) this.wake(queue)
      } catch (error) {
        this.#log.debug({ err: error }, 'looking for jobs that are due')
      }
      await sleep(lookMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /**
   * Takes no more jobs and waits a while for those that run; what outlasts it is handed back to be
   * tried again. The pool may end afterwards.
   */
  async stop(): Promise<void> {
    const until = Date.now() + this.#stopMs
    this.#stopping.abort()
    await Promise.race([this.#look, sleep(this.#stopMs)])
    await this.#boss.stop({ graceful: true, timeout: this.#stopMs, wait: true })
    // pg-boss waits neither for a job that was handed out as it stopped, nor for the verdicts that
    // it writes.
    while (this.#isBusy() && Date.now() < until) await sleep(stopPollMs)
    await this.#presence?.hide()
    this.#statements.close()
  }

  #isBusy(): boolean {
    return this.#running > 0 || this.#statements.underWay > 0
  }

  #merged(name: string, data: Owned): { singletonKey?: string } {
    const isMerged = this.#handlers.some(({ queue }) => queue.name === name && queue.isMerged)
    return isMerged && data.businessId ? { singletonKey: data.businessId } : {}
  }

  async #work({ queue, work }: Handler): Promise<void> {
    const options = { pollingIntervalSeconds: pollSeconds }
    const busy = new Set<string>()
    for (let worker = 0; worker < queue.atOnce; worker++) {
      const id = await this.#boss.work<Owned>(queue.name, options, async (jobs) => {
        this.#running++
        try {
          for (const { data } of jobs)
            await withJobTimeOuts(() => this.#inTurn(queue.name, busy, { data, work }))
        } finally {
          this.#running--
        }
      })
      this.#workers.push({ queue: queue.name, id })
    }
  }

  // One job of a business at a time: the next gives its place to whoever waits, so that nobody
  // waits for all of them.
  async #inTurn(
    queue: string,
    busy: Set<string>,
    { data, work }: { data: Owned | null; work: Work },
  ): Promise<void> {
    const businessId = data?.businessId
    if (businessId === undefined) return work(data)
    if (busy.has(businessId)) {
      await this.#boss.send(queue, data ?? {}, { startAfter: yieldSeconds })
      return this.wake(queue)
    }
    busy.add(businessId)
    try {
      await work(data)
    } finally {
      busy.delete(businessId)
    }
  }
}

function optionsOf(queue: Queue): PgBoss.Queue {
  return {
    name: queue.name,
    policy: queue.isMerged ? 'short' : 'standard',
    retryLimit: queue.retriesMax,
    retryDelay: queue.retryDelaySeconds ?? 1,
    retryBackoff: queue.retryBackoff ?? false,
    expireInSeconds: queue.deadlineSeconds,
  }
}
