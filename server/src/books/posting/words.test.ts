// The words of uploaded files: a search finds the same before and after they are indexed, and
// whatever happens to the file that they came from.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { EditedBooks } from '../../testing/edited-books.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dropWords, indexUploadWords, markWordsDue } from './words.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const head = 'Date,Description,Amount\n'
const january = `${head}03/01/2024,KNAPWEED NURSERY,-77.00\n04/01/2024,ACME LTD,500.00\n`
const overlapping = `${head}04/01/2024,ACME LTD,500.00\n09/01/2024,YARROW TIMBER,-12.00\n`

/** Whose texts the index's function answers with, as far as they are in the books. */
async function search(books: EditedBooks, word: string): Promise<string[]> {
  const businessId = await businessIdOf(server, books.caller)
  return asTenant(server.context.db, businessId, (tx) => searchIn(tx, businessId, word))
}

async function searchIn(tx: TenantTx, businessId: string, word: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from transaction where business_id = ${businessId}
      and id = any(sought_transactions(${`%${word}%`}, 1000)) order by text`.execute(tx)
  return rows.map(({ text }) => text)
}

async function countWords(tx: TenantTx): Promise<{ due: number; indexed: number } | undefined> {
  const { rows } = await sql<{ due: number; indexed: number }>`
    select (select count(*)::int from words_due) as due,
      (select count(*)::int from upload_words) as indexed`.execute(tx)
  return rows[0]
}

const index = async (books: EditedBooks) =>
  indexUploadWords(server.context.db, await businessIdOf(server, books.caller))

test('words are found while they are due, and once they are indexed, by nobody else', async () => {
  const books = await EditedBooks.open(server)
  const batchId = await books.upload(january)
  const businessId = await businessIdOf(server, books.caller)
  const { db } = server.context
  await index(books)
  // In one transaction, so that no job gets in between.
  await asTenant(db, businessId, async (tx) => {
    await dropWords(tx, { businessId, batchId })
    await markWordsDue(tx, { businessId, batchId })
    expect(await countWords(tx)).toEqual({ due: 1, indexed: 0 })
    expect(await searchIn(tx, businessId, 'knapweed')).toEqual(['KNAPWEED NURSERY'])
  })
  const stranger = await EditedBooks.open(server, overlapping)
  expect(await search(stranger, 'knapweed')).toEqual([])
  for (let times = 0; times < 2; times++) {
    await index(books)
    expect(await asTenant(db, businessId, countWords)).toEqual({ due: 0, indexed: 2 })
    expect(await search(books, 'knapweed')).toEqual(['KNAPWEED NURSERY'])
  }
  expect(await search(stranger, 'knapweed')).toEqual([])
})

test('a note is found beside the words of its row', async () => {
  const books = await EditedBooks.open(server, january)
  await index(books)
  const [row] = (await books.list('q=knapweed')).data
  await books.edited(row?.id ?? '', { note: 'Hedge for the yard' })
  expect(await search(books, 'the yard')).toEqual(['KNAPWEED NURSERY'])
  expect(await search(books, 'knapweed')).toEqual(['KNAPWEED NURSERY'])
})

test('a row that a later file holds too is found when the first file is undone', async () => {
  const books = await EditedBooks.open(server)
  const first = await books.upload(january)
  await index(books)
  await books.upload(overlapping)
  await index(books)
  const gone = await books.caller.call({ method: 'DELETE', url: `/api/data/uploads/${first}` })
  expect(gone.statusCode).toBe(200)
  expect(await search(books, 'acme')).toEqual(['ACME LTD'])
  expect(await search(books, 'yarrow')).toEqual(['YARROW TIMBER'])
  expect(await search(books, 'knapweed')).toEqual([])
})

test('a row that was removed and brought back is found again', async () => {
  const books = await EditedBooks.open(server, january)
  await index(books)
  const [row] = (await books.list('q=knapweed')).data
  const removal = await books.call('DELETE', `/data/transactions/${row?.id}`)
  expect(removal.statusCode, removal.body).toBe(200)
  expect(await search(books, 'knapweed')).toEqual([])
  await books.undone(removal.json().data.change_id)
  expect(await search(books, 'knapweed')).toEqual(['KNAPWEED NURSERY'])
})
