// Whatever is done to the books in whatever order, every total stays the sum of its rows.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBooks } from '../../books/totals/verify.ts'
import { businessIdOf, exportBooks } from '../../testing/books.ts'
import { randomRuns } from '../../testing/runs.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { settled, upload } from '../../testing/uploads.ts'
import { runImport } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20', ROLE: 'web' } })
})
afterAll(() => server.stop())

const runs = randomRuns(3, 20)

type Row = { date: number; out: boolean; pence: number; words: string }
type Step =
  | { do: 'upload'; bank: 'Starling' | 'HSBC'; rows: Row[]; plan: boolean }
  | { do: 'undo'; which: number }
  | { do: 'again'; which: number }
  | { do: 'balance'; pence: number; date: number }
  | { do: 'demo' }
  | { do: 'delete' }

// Few amounts, days and words, so that duplicates, transfers, refunds and overlaps happen often.
const row = fc.record({
  date: fc.integer({ min: 1, max: 9 }),
  out: fc.boolean(),
  pence: fc.constantFrom(1, 420, 50_000, 123_456),
  words: fc.constantFrom(
    'PRET A MANGER',
    'TRANSFER TO SAVINGS',
    'TRANSFER',
    'HMRC VAT',
    'ACME LTD',
  ),
})
const uploading = fc.record({
  do: fc.constant('upload' as const),
  bank: fc.constantFrom('Starling' as const, 'HSBC' as const),
  rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  plan: fc.boolean(),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: uploading },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('balance' as const),
      pence: fc.integer({ min: -999, max: 99_999 }),
      date: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'demo' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'delete' as const }) },
)

function fileOf({ bank, rows }: { bank: 'Starling' | 'HSBC'; rows: Row[] }): string {
  const lines = [...rows].sort((a, b) => a.date - b.date)
  const pounds = (pence: number) => (pence / 100).toFixed(2)
  let balance = 100_000
  const cells = lines.map(({ date, out, pence, words }) => {
    balance += out ? -pence : pence
    const day = `0${date}/03/2026`
    return bank === 'HSBC'
      ? `${day},DD,${words},${out ? pounds(pence) : ''},${out ? '' : pounds(pence)},${pounds(balance)}`
      : `${day},${words},REF,PAYMENT,${out ? '-' : ''}${pounds(pence)},${pounds(balance)},NONE,`
  })
  const header =
    bank === 'HSBC'
      ? 'Date,Type,Description,Paid out,Paid in,Balance'
      : 'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes'
  return `${[header, ...cells].join('\n')}\n`
}

class Story {
  readonly #caller: Caller
  readonly #businessId: string
  #files: { fileid: string; content: string }[] = []

  constructor(caller: Caller, businessId: string) {
    this.#caller = caller
    this.#businessId = businessId
  }

  /**
   * Uploads a file and runs its job here and now, without waiting for the queue to be looked at.
   */
  async read(content: string, plan: boolean) {
    const fileid = await upload(this.#caller, content, { plan })
    await runImport(server.context, { businessId: this.#businessId, uploadId: fileid })
    return { fileid, ...(await settled(this.#caller, fileid)) }
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'upload') return this.#upload(fileOf(step), step.plan)
    if (step.do === 'demo') await this.#caller.get('/mock/load-data')
    if (step.do === 'delete') await this.#delete('/data/delete-user-data')
    if (step.do === 'balance') await this.#state(step)
    const file = 'which' in step ? this.#files[step.which % Math.max(1, this.#files.length)] : null
    if (!file) return
    if (step.do === 'again') return this.#upload(file.content, false)
    await this.#delete(`/data/uploads/${file.fileid}`)
  }

  async #upload(content: string, plan: boolean): Promise<void> {
    const done = await this.read(content, plan)
    this.#files.push({ fileid: done.fileid, content })
    if (!plan || done.job_status !== 'success') return
    const body = { plan_id: done.plan_id }
    const reply = await this.#caller.post(`/data/uploads/${done.fileid}/commit`, body)
    expect(reply.statusCode).toBe(200)
  }

  async #state({ pence, date }: { pence: number; date: number }): Promise<void> {
    const { data } = (await this.#caller.get('/data/account-balances')).json() as {
      data: { id: string }[]
    }
    const sign = pence < 0 ? '-' : ''
    await this.#caller.post(`/data/accounts/${data[0]?.id}/balance`, {
      balance: `${sign}${(Math.abs(pence) / 100).toFixed(2)}`,
      day: `2026-03-${String(date).padStart(2, '0')}`,
    })
  }

  async #delete(path: string): Promise<void> {
    const reply = await this.#caller.call({ method: 'DELETE', url: `/api${path}` })
    expect([200, 404]).toContain(reply.statusCode)
  }
}

test('after any sequence of uploads, undos, demo and deletion every total is the sum of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const caller = await server.signUp()
      const businessId = await businessIdOf(server, caller)
      const story = new Story(caller, businessId)
      for (const next of steps) {
        await story.take(next)
        expect((await verifyBooks(server.context.db, businessId)).differences).toEqual([])
      }
    }),
    { numRuns: runs },
  )
})

test('after any uploads, undoing one more leaves the books to the byte as they were before it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(uploading, { minLength: 1, maxLength: 3 }),
      uploading,
      async (before, last) => {
        const caller = await server.signUp()
        const story = new Story(caller, await businessIdOf(server, caller))
        for (const previous of before) await story.take(previous)
        const books = await exportBooks(server, caller)
        const { fileid } = await story.read(fileOf(last), false)
        await caller.call({ method: 'DELETE', url: `/api/data/uploads/${fileid}` })
        expect(await exportBooks(server, caller)).toBe(books)
      },
    ),
    { numRuns: runs },
  )
})

test('undoing any one of several uploads leaves the same money as if it had never come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(uploading, { minLength: 2, maxLength: 4 }),
      fc.nat(3),
      async (uploads, at) => {
        const which = at % uploads.length
        const [with_, without] = [await server.signUp(), await server.signUp()]
        const [story, other] = [
          new Story(with_, await businessIdOf(server, with_)),
          new Story(without, await businessIdOf(server, without)),
        ]
        const ids: string[] = []
        for (const file of uploads) ids.push((await story.read(fileOf(file), false)).fileid)
        await with_.call({ method: 'DELETE', url: `/api/data/uploads/${ids[which]}` })
        for (const file of uploads.filter((_, index) => index !== which))
          await other.read(fileOf(file), false)
        expect(await moneyOf(with_)).toEqual(await moneyOf(without))
      },
    ),
    { numRuns: runs },
  )
})

async function moneyOf(caller: Caller): Promise<object> {
  const list = await caller.get('/data/transactions/list')
  const accounts = await caller.get('/data/account-balances')
  type Row = { day: string; amount: string; text: string; account: { name: string } }
  const rows = (list.json() as { data: Row[] }).data.map(
    ({ day, amount, text, account }) => `${account.name} ${day} ${amount} ${text}`,
  )
  const { data } = accounts.json() as { data: { name: string; balance: string }[] }
  return {
    rows: rows.sort(),
    balances: data.map(({ name, balance }) => `${name} ${balance}`).sort(),
  }
}
