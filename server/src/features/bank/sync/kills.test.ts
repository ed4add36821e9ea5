// A worker process of its own, killed as a power cut would, while it brings a bank's transactions
// into the books.
import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Banking,
  bookRows,
  connectOnly,
  expectSameAsBank,
  hearOf,
  startBanking,
} from '../../../testing/banking.ts'
import type { Caller } from '../../../testing/test-server.ts'

const slowly = 180_000
let web: Banking
beforeAll(async () => {
  web = await startBanking({ env: { ROLE: 'web' } })
}, slowly)
afterAll(() => web.stop())

test(
  'a worker killed in the middle of an update (kill -9) loses nothing and doubles nothing',
  async () => {
    await web.bank.control({ syncEverySeconds: 0, historyMonthsMax: 8 })
    await web.bank.control({ historyMonthsAtFirst: 2, historyRestAfterMs: 600_000 })
    const first = startWorker(web)
    try {
      const caller = await web.server.signUp()
      await connectOnly(caller)
      await hearOf(web, 'new-transactions')
      await until(async () => (await replyFor(caller)).transactions > 0)
      first.kill('SIGKILL')
      const before = await bookRows(web.server, caller)
      const second = startWorker(web)
      try {
        await web.bank.act('hurry')
        await hearOf(web, 'sync-completed')
        await until(async () => (await replyFor(caller)).status !== 'pending')
        expect(await replyFor(caller)).toMatchObject({ status: 'success' })
      } finally {
        second.kill('SIGKILL')
      }
      const after = await bookRows(web.server, caller)
      expect(after.length).toBeGreaterThan(before.length)
      const ids = new Set(after.map(({ id }) => id))
      expect(before.filter(({ id }) => !ids.has(id))).toEqual([])
      await expectSameAsBank(web, caller)
    } finally {
      first.kill('SIGKILL')
    }
  },
  slowly,
)

const replyFor = async (caller: Caller) => (await caller.get('/mh/txn-sync-done')).json().data

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let polls = 0; polls < 1_000; polls++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It never came to it.')
}

/** A worker process of its own on the database, the files and the bank of a server. */
function startWorker({ server, bank }: Banking): ChildProcess {
  const { host, port, user, password, database } = server.owner.options
  const isSocket = host?.startsWith('/') === true
  const address = new URL(`postgresql://${isSocket ? 'localhost' : host}:${port}/${database}`)
  if (isSocket) address.searchParams.set('host', host ?? '')
  address.username = user ?? ''
  address.password = typeof password === 'string' ? password : ''
  return spawn(process.execPath, ['server/dist/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...bank.env,
      NODE_ENV: 'test',
      ROLE: 'worker',
      LOG_LEVEL: 'silent',
      DATABASE_URL: address.href,
      DATA_DIR: server.context.env.DATA_DIR,
    },
  })
}
