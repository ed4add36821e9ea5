// The stop of the queues: nothing that runs may meet a closed pool, and nothing that was taken may
// be lost.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../testing/test-server.ts'
import { Jobs, type Queue } from './jobs.ts'

let server: TestServer
let pool: pg.Pool
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  // A pool of our own to end, on the same database.
  pool = new pg.Pool(server.context.pool.options)
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

test('a stop waits for the job that runs, and its success is written down', async () => {
  const queue = queueNamed('waited-for')
  const { jobs, begun } = await runOne(queue, () => sleep(300))
  await begun
  await jobs.stop()
  await pool.end()
  expect(await stateOf(queue)).toBe('completed')
  await settle()
})

test('a job that outlasts the stop is handed back, and its end never touches the closed pool', async () => {
  const queue = queueNamed('abandoned')
  let finished = false
  const { jobs, begun } = await runOne(queue, async () => {
    await sleep(2500)
    finished = true
  })
  await begun
  await jobs.stop()
  await pool.end()
  expect(finished).toBe(false)
  expect(await stateOf(queue)).toBe('retry')
  await expect.poll(() => finished).toBe(true)
  await settle()
})

test('a job that asks the database after the stop fails quietly', async () => {
  const queue = queueNamed('left-behind')
  let failed = false
  const { jobs, begun } = await runOne(queue, async () => {
    await sleep(2500)
    await pool.query('select 1').catch((error) => {
      failed = true
      throw error
    })
  })
  await begun
  await jobs.stop()
  await pool.end()
  await expect.poll(() => failed).toBe(true)
  await settle()
})

test('a job handed out while the queues stop is not met by a closed pool', async () => {
  const queue = queueNamed('handed-out')
  // Slows the pool down, so that the stop falls between the question for work and its answer.
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  Object.assign(pool, { query: (...args: unknown[]) => sleep(200).then(() => query(...args)) })
  const { jobs } = await runOne(queue, () => pool.query('select 1').then(() => undefined))
  await sleep(50)
  await jobs.stop()
  await pool.end()
  await settle()
})

test('a database that is away while a job ends does not end the server', async () => {
  const queue = queueNamed('cut-off')
  const { jobs, begun } = await runOne(queue, () => sleep(100))
  await begun
  Object.assign(pool, { query: () => Promise.reject(new Error('The database is away.')) })
  await sleep(400)
  await jobs.stop()
  await pool.end()
  await settle()
})

test('a whole server stops while it sends a mail, after the mail is sent', async () => {
  let sending = false
  const stopped = await startTestServer({
    mailConfirms: true,
    beforeMail: async () => {
      sending = true
      await sleep(400)
    },
  })
  await stopped.post('/auth/register', {
    name: 'Amara Osei',
    email: someEmail(),
    password: testPassword,
    business_name: 'Harbour & Finch',
  })
  await expect.poll(() => sending).toBe(true)
  await stopped.stop()
  expect(stopped.mails).toHaveLength(1)
  await settle()
})

async function runOne(queue: Queue, work: () => Promise<unknown>) {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const jobs = new Jobs(pool, {
    working: true,
    log: server.context.log,
    owner: server.ownerConnection,
    stopMs: 1000,
  })
  jobs.handle(queue, async () => {
    begin()
    await work()
  })
  await jobs.start()
  await jobs.send(queue.name, {})
  return { jobs, begun }
}

const queueNamed = (name: string): Queue => ({
  name,
  retriesMax: 1,
  deadlineSeconds: 30,
  atOnce: 1,
})

async function stateOf(queue: Queue): Promise<string | undefined> {
  const { rows } = await server.context.pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1',
    [queue.name],
  )
  return rows[0]?.state
}

/** Leaves Node time to report rejections that nobody handled. */
async function settle(): Promise<void> {
  await sleep(50)
  expect(unhandled).toEqual([])
}

test('one business takes one turn: its many jobs hold up nobody else', async () => {
  const queue: Queue = { ...queueNamed('fair'), atOnce: 2 }
  const order: string[] = []
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const jobs = new Jobs(pool, {
    working: true,
    log: server.context.log,
    owner: server.ownerConnection,
  })
  jobs.handle<{ businessId: string; at: number }>(queue, async ({ businessId, at }) => {
    order.push(`${businessId}${at}`)
    if (businessId === 'a') await held
  })
  await jobs.start()
  for (const at of [1, 2, 3]) await jobs.send(queue.name, { businessId: 'a', at })
  await jobs.send(queue.name, { businessId: 'b', at: 1 })
  // Whichever of a's jobs comes first, b's does not wait for the others.
  const begun = () => order.map((job) => job[0]).sort()
  await expect.poll(begun).toEqual(['a', 'b'])
  release()
  await expect.poll(() => [...order].sort()).toEqual(['a1', 'a2', 'a3', 'b1'])
  await jobs.stop()
  await pool.end()
  await settle()
})

test('a queue whose jobs look at the books as they are keeps one waiting for each business', async () => {
  const queue: Queue = { ...queueNamed('merged'), isMerged: true }
  const jobs = new Jobs(pool, {
    working: false,
    log: server.context.log,
    owner: server.ownerConnection,
  })
  jobs.handle(queue, async () => undefined)
  await jobs.start()
  for (const businessId of ['a', 'a', 'b', 'a']) await jobs.send(queue.name, { businessId })
  const { rows } = await pool.query(
    'select data ->> $2 as business from pgboss.job where name = $1 order by 1',
    [queue.name, 'businessId'],
  )
  expect(rows).toEqual([{ business: 'a' }, { business: 'b' }])
  await jobs.stop()
  await pool.end()
  await settle()
})

test('what a process that is gone had taken is free at the next start, unless another is at work', async () => {
  const own = await startTestServer()
  const ownPool = new pg.Pool(own.context.pool.options)
  const queue = { ...queueNamed('of-the-dead'), deadlineSeconds: 600 }
  const start = async () => {
    const jobs = new Jobs(ownPool, {
      working: true,
      log: own.context.log,
      owner: own.ownerConnection,
    })
    let done = 0
    jobs.handle(queue, async () => {
      done++
    })
    await jobs.start()
    return { jobs, done: () => done }
  }
  const take = async () => {
    const { jobs } = await start()
    await jobs.stop()
    await ownPool.query(
      `insert into pgboss.job (name, state, started_on, retry_limit, data)
       values ($1, 'active', now(), 2, '{}')`,
      [queue.name],
    )
  }
  await take()
  const beside = await start()
  await sleep(1500)
  expect(beside.done()).toBe(0)
  await beside.jobs.stop()
  await own.context.jobs.stop()
  const alone = await start()
  await expect.poll(alone.done).toBe(1)
  await alone.jobs.stop()
  await ownPool.end()
  await own.stop()
  await settle()
})
