// Random sequences of everything that can be done to transactions: after each step every total is
// the sum of its rows, and taking all of it back, the latest first, leaves the books as they were
// to the byte.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  EditedBooks,
  type ListedTransaction,
  startTestServer,
  type TestServer,
} from '../../../testing/edited-books.ts'
import { randomRuns } from '../../../testing/runs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const runs = randomRuns(8, 40)
const runsWithFiles = randomRuns(3, 12)
const current = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,QUAYSIDE TRADING,120.00,,880.00,Current
05/01/2026,PEBBLE HOUSE,20.00,,860.00,Current
06/01/2026,TRANSFER TO SAVINGS,150.00,,710.00,Current
07/01/2026,PEBBLE HOUSE,30.00,,680.00,Current
02/02/2026,ACME LTD,,500.00,1180.00,Current
`
const savings = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,QUAY IN,,120.00,1120.00,Savings
06/01/2026,FROM CURRENT,,150.00,1270.00,Savings
08/02/2026,PEBBLE HOUSE,20.00,,1250.00,Savings
`
const later = `Date,Description,Paid out,Paid in,Balance,Account
08/02/2026,PEBBLE HOUSE,7.00,,1173.00,Current
09/02/2026,QUAYSIDE TRADING,20.00,,1153.00,Current
09/02/2026,BRAND NEW,,120.00,1273.00,Current
`

const at = fc.nat(40)
const code = fc.constantFrom('fuel', 'rent', 'product_sales', 'equipment', 'internal_transfer')
const name = fc.constantFrom('Acme', 'Fresh Name', 'Pebble House', 'Other Name')
const edit = fc.oneof(
  fc.record({ sub_category: fc.oneof(code, fc.constant(null)) }),
  fc.record({ merchant: fc.oneof(name, fc.constant(null)) }),
  fc.record({ sub_category: code, merchant: name }),
  fc.record({ date: fc.oneof(fc.constantFrom('2026-01-01', '2026-02-28'), fc.constant(null)) }),
  fc.record({ note: fc.constantFrom('why', '') }),
  fc.record({ excluded: fc.boolean() }),
  fc.constant({ splits: null }),
  fc.constant({ transfer_with: null }),
)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      at,
      edit,
      reach: fc.constantFrom('this', 'merchant_past', 'merchant_all'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('split' as const),
      at,
      share: fc.integer({ min: 1, max: 99 }),
      codes: fc.tuple(code, code),
      merchant: name,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tie' as const), at, other: at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('bulk' as const),
      edit: fc.oneof(
        fc.record({ sub_category: code }),
        fc.record({ excluded: fc.boolean() }),
        fc.record({ merchant: name }),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      amount: fc.constantFrom('-9.99', '120.00', '-120.00'),
      code,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), at, other: at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mergeCategories' as const),
      codes: fc.tuple(code, code),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      words: fc.constantFrom('pebble', 'quay', 'a'),
      actions: fc.oneof(
        fc.record({ sub_category: code }),
        fc.record({ merchant: name }),
        fc.constant({ exclude: true }),
        fc.constant({
          split: [
            { share: 3000, sub_category: 'rent' },
            { share: 7000, sub_category: 'fuel' },
          ],
        }),
      ),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(books: EditedBooks, taken: Step): Promise<void> {
  const rows = (await books.list()).data
  const row = (index: number) => rows[index % Math.max(1, rows.length)] as ListedTransaction
  const call = (path: string, body: object) => books.call('POST', path, body)
  const did = await (async () => {
    if (taken.do === 'edit') return books.edit(row(taken.at).id, taken.edit, taken.reach)
    if (taken.do === 'split')
      return books.edit(row(taken.at).id, { splits: partsOf(row(taken.at), taken) })
    if (taken.do === 'tie')
      return books.edit(row(taken.at).id, { transfer_with: row(taken.other).id })
    if (taken.do === 'bulk') {
      const { total } = await books.list('q=e')
      return call('/data/transactions/bulk', {
        filters: { q: 'e' },
        expected: total.count,
        edit: taken.edit,
      })
    }
    if (taken.do === 'add')
      return call('/data/transactions', {
        account: row(0).account.id,
        day: '2026-01-06',
        amount: taken.amount,
        text: 'By hand',
        sub_category: taken.code,
      })
    if (taken.do === 'remove') return books.call('DELETE', `/data/transactions/${row(taken.at).id}`)
    if (taken.do === 'merge')
      return call('/data/merchants/merge', {
        into: row(taken.at).merchant?.id,
        from: [row(taken.other).merchant?.id],
      })
    if (taken.do === 'mergeCategories')
      return call('/data/categories/merge', { from: taken.codes[0], into: taken.codes[1] })
    return call('/data/rules', {
      name: 'Rule',
      conditions: { text: [{ how: 'contains', words: taken.words }] },
      actions: taken.actions,
      apply_to_past: true,
    })
  })()
  expect([taken, did.statusCode < 500, did.statusCode < 500 ? '' : did.body]).toEqual([
    taken,
    true,
    '',
  ])
}

function partsOf(
  row: ListedTransaction,
  options: { share: number; codes: [string, string]; merchant: string },
) {
  const whole = Math.round(Number(row.amount) * 100)
  const first = Math.trunc((whole * options.share) / 100) || Math.sign(whole)
  const wire = (pence: number) => (pence / 100).toFixed(2)
  return [
    { amount: wire(first), sub_category: options.codes[0], merchant: options.merchant },
    { amount: wire(whole - first), sub_category: options.codes[1] },
  ]
}

async function standing(books: EditedBooks): Promise<string[]> {
  const { data } = (await books.call('GET', '/data/transactions/changes')).json() as {
    data: { id: string; undoable: boolean }[]
  }
  return data.filter((change) => change.undoable).map((change) => change.id)
}

test('after any edits, splits, transfers, merges and rules the totals are the sums of their rows, and taking all back is exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 5 }), async (steps) => {
      const books = await EditedBooks.open(server, current, savings)
      const before = await books.export()
      for (const next of steps) {
        await take(books, next)
        await books.addUp()
      }
      for (const id of await standing(books)) await books.undone(id)
      await books.addUp()
      expect(await books.export()).toBe(before)
    }),
    { numRuns: runs },
  )
}, 600_000)

test('with files coming and going between, undo in any order is exact in its sums or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 5 }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 3, maxLength: 8 }),
      async (early, late, picks) => {
        const books = await EditedBooks.open(server, current, savings)
        for (const next of early) await take(books, next)
        const fileid = await books.upload(later)
        await books.addUp()
        for (const next of late) await take(books, next)
        await books.addUp()
        for (const [turn, pick] of picks.entries()) {
          if (turn === 2) await books.call('DELETE', `/data/uploads/${fileid}`)
          const left = await standing(books)
          const id = left[pick % Math.max(1, left.length)]
          if (id) expect([200, 409]).toContain((await books.undo(id)).statusCode)
          await books.addUp()
        }
      },
    ),
    { numRuns: runsWithFiles },
  )
}, 600_000)
