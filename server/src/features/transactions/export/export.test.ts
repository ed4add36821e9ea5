// The list as a file: every row that matches, in its order, with exact amounts, harmless to
// spreadsheets, and of one state.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXlsx } from '../../../outside/workbook/xlsx.ts'
import { EditedBooks } from '../../../testing/edited-books.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let books: EditedBooks
beforeAll(async () => {
  server = await startTestServer()
  books = await EditedBooks.open(server, statement)
})
afterAll(() => server.stop())

const statement = `Date,Description,Paid out,Paid in,Balance
03/01/2026,"=HYPERLINK(""x"")",120.00,,880.00
05/01/2026,"Pebble, ""House""",20.05,,859.95
05/01/2026,ACME LTD,,500.00,1359.95
14/02/2026,TILL,30.00,,1329.95
`

async function save(query = '', as = books): Promise<string[]> {
  const reply = await as.call('GET', `/data/transactions/export?${query}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="plimsoll-transactions-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [head = '', ...lines] = reply.body.trimEnd().split('\r\n')
  expect(head.startsWith('\ufeffDate,Merchant,Description,Category,Sub-category,')).toBe(true)
  return lines
}

test('every row as the list has it, newest first, amounts exact, text that begins like a formula made harmless', async () => {
  const lines = await save()
  expect(lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-02-14',
    '2026-01-05',
    '2026-01-05',
    '2026-01-03',
  ])
  expect(lines[2]).toContain('"Pebble, ""House"""')
  expect(lines[2]).toContain(',GBP,-20.05,')
  expect(lines[3]).toContain(`"'=HYPERLINK(""x"")"`)
})

test('the filters of the list are those of the file; a split stands as the list shows it', async () => {
  const { id } = await books.row('TILL')
  await books.edited(id, {
    splits: [
      { amount: '-10.00', sub_category: 'fuel' },
      { amount: '-20.00', sub_category: 'rent' },
    ],
  })
  const [whole] = await save('q=till')
  expect(whole).toContain('"Split in 2: Fuel -10.00, Rent and service charge -20.00"')
  expect(whole).toContain(',GBP,-30.00,')
  const [part, ...others] = await save('sub_category=fuel')
  expect(part).toContain(',GBP,-10.00,-30.00,')
  expect(others).toEqual([])
  const account = (await books.row('ACME LTD')).account.id
  expect((await save(`account=${account}`)).map((line) => line.split(',').at(-1))).toEqual([
    '1329.95',
    '1359.95',
    '859.95',
    '880.00',
  ])
  expect(await save('q=nothing%20like%20it')).toEqual([])
})

test('the same rows come as a workbook', async () => {
  const reply = await books.call('GET', '/data/transactions/export?format=xlsx')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="plimsoll-transactions-\d{4}-\d\d-\d\d\.xlsx"$/,
  )
  const { sheets } = await readXlsx(reply.rawPayload)
  const [head, ...lines] = sheets[0]?.rows ?? []
  expect(head?.cells.slice(0, 3)).toMatchObject(['Date', 'Merchant', 'Description'])
  expect(lines).toHaveLength(4)
})

test('another business has a file of its own', async () => {
  const stranger = await EditedBooks.open(server, statement.replaceAll('ACME', 'OTHER'))
  expect((await save('', stranger)).join()).not.toContain('ACME')
})

test('more rows than a page are all there, once each; books that change meanwhile break the file off', async () => {
  const days = Array.from({ length: 4_500 }, (_, at) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 20))).toISOString().slice(0, 10)
    return `${day},ROW ${at},-1.00`
  })
  const many = await EditedBooks.open(server, `Date,Description,Amount\n${days.join('\n')}\n`)
  const lines = await save('', many)
  expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(4_500)
  const { exportList } = await import('./export.ts')
  const { rows } = await server.context.pool.query<{ business_id: string }>(
    'select m.business_id from membership m join app_user u on u.id = m.user_id where u.email = $1',
    [many.caller.email],
  )
  const begun = await exportList(server.context, rows[0]?.business_id ?? '', {})
  await many.edited((await many.list('q=ROW%204499')).data[0]?.id ?? '', {
    note: 'changed meanwhile',
  })
  const read = async () => {
    for await (const _ of begun.lines);
  }
  await expect(read()).rejects.toThrow('The books have changed meanwhile.')
})
