// Words among more rows than one looks through on the way: found by the index as they are row by
// row, and never through the wall.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexPendingWords } from '../../db/statistics.store.ts'
import { asTenant } from '../../db/tenant.ts'
import { EditedBooks, type ListedTransaction } from '../../testing/edited-books.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: EditedBooks
let stranger: EditedBooks
let all: ListedTransaction[]
beforeAll(async () => {
  server = await startTestServer()
  owner = await EditedBooks.open(server, statement(5_400, oldest))
  stranger = await EditedBooks.open(server, statement(10, ['BOROUGH ARCHIVE 99,-4321.09']))
  const [archive] = (await found(owner, 'borough')) as [ListedTransaction]
  await owner.edited(archive.id, { note: 'Deeds & maps of the Wharf' })
  await owner.edited((await found(owner, 'ZETTLER'))[0]?.id ?? '', {
    splits: [
      { amount: '-10.00', sub_category: 'fuel', note: 'Two jerrycans' },
      { amount: '-20.00', sub_category: 'rent', merchant: 'Quarrymen' },
    ],
  })
  all = await everyRow(owner, '')
})
afterAll(() => server.stop())

// Older than the thousands of rows that are searched first.
const oldest = [
  'BOROUGH ARCHIVE REF 7K2X,-4321.09',
  '50% OFF_SALE,-1.00',
  'CAFÉ ZÜRI,-12.50',
  'ZETTLER TILL,-30.00',
]

function statement(rows: number, first: readonly string[]): string {
  const dated = first.map((line) => `03/01/2024,${line}`)
  const others = Array.from({ length: rows }, (_, at) => {
    const day = new Date(Date.UTC(2024, 0, 5 + Math.floor(at / 12))).toISOString().slice(0, 10)
    return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)},CARD SHOP ${at % 40} B&Q,-${2 + (at % 7)}.25`
  })
  return `Date,Description,Amount\n${[...dated, ...others].join('\n')}\n`
}

async function everyRow(books: EditedBooks, query: string): Promise<ListedTransaction[]> {
  const rows: ListedTransaction[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await books.list(`txnSource=actual&${query}${cursor && `&cursor=${cursor}`}`)
    rows.push(...page.data)
    cursor = page.next_cursor
  }
  return rows
}

const found = (books: EditedBooks, q: string, query = '') =>
  everyRow(books, `q=${encodeURIComponent(q)}${query && `&${query}`}`)

const searches = [
  ...[
    'borough',
    'Archive ref',
    '7k2x',
    'k2',
    'wharf',
    'deeds & maps',
    '% off',
    'f_s',
    'é z',
    'züri',
  ],
  ...[
    'zettler',
    '£4,321.09',
    '4321.09',
    '12.50',
    '12.5',
    '1',
    'b&q',
    'shop 3',
    'card',
    'nothing like it',
  ],
]

function speaksOf(row: ListedTransaction, q: string): boolean {
  const texts = [row.text, row.note, row.merchant?.name].map((text) => text?.toLowerCase() ?? '')
  const pence = /^£?[\d,.]+$/.test(q) ? Number(q.replace(/[£,]/g, '')) : null
  return (
    texts.some((text) => text.includes(q.toLowerCase())) || Math.abs(Number(row.amount)) === pence
  )
}

const pageRows = 500

/** The first page and the total of each, as going through every row would have them. */
async function expectEachFound(): Promise<void> {
  for (const q of searches) {
    const expected = all.filter((row) => speaksOf(row, q))
    const { data, total } = await owner.list(`txnSource=actual&q=${encodeURIComponent(q)}`)
    const ids = expected.slice(0, pageRows).map(({ id }) => id)
    expect([q, data.map(({ id }) => id)]).toEqual([q, ids])
    const pence = expected.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0)
    expect([q, total]).toEqual([q, { count: expected.length, amount: (pence / 100).toFixed(2) }])
  }
}

test('part of a word, of a note, a merchant, an amount: what stands in the rows is found, however old', async () => {
  await expectEachFound()
})

test('words and other filters hold together; parts of split ones are found by their own texts', async () => {
  expect((await found(owner, 'borough', 'from=2024-01-04')).length).toBe(0)
  expect((await found(owner, 'borough', 'direction=out')).length).toBe(1)
  for (const [q, amount] of [
    ['jerrycans', '-10.00'],
    ['quarrymen', '-20.00'],
  ] as const)
    expect((await found(owner, q, 'direction=out')).map((row) => row.amount)).toEqual([amount])
  const parts = await found(owner, 'zettler', 'direction=out')
  expect(parts.map((row) => row.amount).sort()).toEqual(['-10.00', '-20.00'])
})

test('another business finds its own and nothing else, whatever it asks the index for', async () => {
  expect((await found(stranger, 'borough')).map((row) => row.text)).toEqual(['BOROUGH ARCHIVE 99'])
  expect(await found(stranger, 'zettler')).toEqual([])
  const matches = async (business: string, pattern: string) => {
    const { rows } = await asTenant(server.context.db, business, (tx) =>
      sql<{ ids: string[] }>`select sought_transactions(${pattern}, 100000) as ids`.execute(tx),
    )
    return rows[0]?.ids
  }
  const owned = await matches(await businessOf(owner), '%')
  const others = await matches(await businessOf(stranger), '%')
  expect(owned?.length).toBe(all.length)
  expect(others?.length).toBe(11)
  expect(others?.filter((id) => owned?.includes(id))).toEqual([])
  expect(await matches('', '%')).toEqual([])
})

test('words that wait for the index are found meanwhile, and stand in it once they were moved', async () => {
  await indexPendingWords(server.context.db)
  const pending = () => server.owner.query('select index_pending_words()::int as pages')
  expect((await pending()).rows).toEqual([{ pages: 0 }])
  const third = await EditedBooks.open(server, statement(300, ['KNAPWEED NURSERY,-77.00']))
  expect((await found(third, 'knapweed')).map((row) => row.amount)).toEqual(['-77.00'])
  await indexPendingWords(server.context.db)
  expect((await pending()).rows).toEqual([{ pages: 0 }])
  expect((await found(third, 'knapweed')).map((row) => row.amount)).toEqual(['-77.00'])
})

test('without the index everything is found all the same', async () => {
  await server.owner.query('drop index transaction_words')
  await expectEachFound()
})

async function businessOf({ caller }: EditedBooks): Promise<string> {
  const { rows } = await server.context.pool.query<{ business_id: string }>(
    'select m.business_id from membership m join app_user u on u.id = m.user_id where u.email = $1',
    [caller.email],
  )
  return rows[0]?.business_id ?? ''
}
