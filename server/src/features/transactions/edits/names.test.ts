// Merchants, categories and views: one's own names, in every figure and every later file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  conflict,
  current,
  EditedBooks,
  savings,
  startTestServer,
  type TestServer,
} from '../../../testing/edited-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const open = () => EditedBooks.open(server, current, savings)

describe('names', () => {
  test('R-133 merchants that were made one stay one in the next file; recent tells the latest, the usual and the labels', async () => {
    const books = await EditedBooks.open(server, current)
    const [quay, pebble] = [await books.row('QUAYSIDE TRADING'), await books.row('-20.00')]
    const merged = await books.call('POST', '/data/merchants/merge', {
      into: quay.merchant?.id,
      from: [pebble.merchant?.id],
    })
    expect(merged.json().data).toMatchObject({ changed: 2 })
    await books.upload(`${current}08/01/2026,PEBBLE HOUSE,7.00,,673.00,Current\n`)
    expect((await books.row('-7.00')).merchant).toEqual(quay.merchant)
    await books.addUp()
    const recent = (
      await books.call('GET', `/data/transactions/recent-merchant/${quay.merchant?.id}`)
    ).json().data
    expect(recent).toMatchObject({
      merchant: {
        name: 'Quayside Trading',
        aliases: ['Pebble House'],
        transactions: 4,
        total: '-177.00',
        last_day: '2026-01-08',
      },
      usual: '-30.00',
      labels: [{ sub_category: 'uncategorised_out', count: 4 }],
    })
    expect(recent.transactions.map((row: { amount: string }) => row.amount)).toEqual([
      '-7.00',
      '-30.00',
      '-20.00',
      '-120.00',
    ])
    expect((await books.call('GET', '/data/merchants?q=pebble')).json().data).toHaveLength(1)
    await books.undone(merged.json().data.change_id)
    await books.addUp()
    expect((await books.row('-20.00')).merchant).toEqual(pebble.merchant)
    expect((await books.row('-7.00')).merchant).toEqual(quay.merchant)
  })

  test('a category of one’s own stands in every figure, by its name, and a shipped one by the name it was given', async () => {
    const books = await open()
    const added = (
      await books.call('POST', '/data/categories', {
        label: 'Barn hire',
        category: 'premises',
        direction: 'out',
        activity: 'investing',
      })
    ).json().data
    await books.edited((await books.row('QUAYSIDE TRADING')).id, {
      sub_category: added.sub_category,
    })
    await books.edited((await books.row('-20.00')).id, { sub_category: 'fuel' })
    await books.call('PATCH', '/data/categories/fuel', { label: 'Petrol' })
    await books.addUp()
    expect(await books.row('QUAYSIDE TRADING')).toMatchObject({
      category: 'premises',
      subcategory_label: 'Barn hire',
    })
    expect((await books.list('activity=investing&direction=out')).total).toEqual({
      count: 1,
      amount: '-120.00',
    })
    expect((await books.list('category=premises')).total.count).toBe(1)
    const overview = (await books.call('GET', '/data/cash-flow/overview?from=2026-01&to=2026-01'))
      .body
    const tables = overview.includes('Barn hire') ? overview : await everyFigure(books)
    expect(tables).toContain('Barn hire')
    expect(tables).toContain('Petrol')
    const categories = (await books.call('GET', '/data/categories')).json().data
    expect(
      categories.find(
        (category: { sub_category: string }) => category.sub_category === added.sub_category,
      ),
    ).toMatchObject({ own: true, used: 1, activity: 'investing' })
    expect(
      categories.find((category: { sub_category: string }) => category.sub_category === 'fuel'),
    ).toMatchObject({ subcategory_label: 'Petrol', used: 1 })
    expect(await conflict(books.undo(added.change_id))).toMatch(
      /category that it added|builds on this/,
    )
  })

  test.each([
    [{ label: 'Fuel', category: 'premises' }, 409],
    [{ label: 'Mine', category: 'neutral' }, 400],
    [{ label: 'Mine', category: 'nowhere' }, 400],
    [{ label: '', category: 'premises' }, 400],
  ])('a category %j is refused', async (code, status) => {
    const books = await EditedBooks.open(server, current)
    expect(
      (
        await books.call('POST', '/data/categories', {
          direction: 'out',
          activity: 'operating',
          ...code,
        })
      ).statusCode,
    ).toBe(status)
  })

  test('categories of different sides are not made one, nor what is uncategorised', async () => {
    const books = await EditedBooks.open(server, current)
    const merge = (from: string, into: string) =>
      books.call('POST', '/data/categories/merge', { from, into })
    expect(await conflict(merge('fuel', 'product_sales'))).toMatch(/same side/)
    expect(await conflict(merge('uncategorised_out', 'fuel'))).toMatch(/meaning of their own/)
    expect((await merge('fuel', 'nonsense')).statusCode).toBe(404)
    expect((await merge('fuel', 'fuel')).statusCode).toBe(400)
  })

  test('views are saved by name and removed', async () => {
    const books = await EditedBooks.open(server)
    const saved = (
      await books.call('POST', '/data/transactions/views', {
        name: 'Fuel',
        query: 'sub_category=fuel',
      })
    ).json().data
    await books.call('POST', '/data/transactions/views', { name: 'Fuel', query: 'q=shell' })
    expect((await books.call('GET', '/data/transactions/views')).json().data).toEqual([
      { ...saved, query: 'q=shell' },
    ])
    expect((await books.call('DELETE', `/data/transactions/views/${saved.id}`)).statusCode).toBe(
      200,
    )
    expect((await books.call('DELETE', `/data/transactions/views/${saved.id}`)).statusCode).toBe(
      404,
    )
  })
})

async function everyFigure(books: EditedBooks): Promise<string> {
  const paths = server.context.endpoints.filter(
    ({ method, path }) => method === 'GET' && /overview/.test(path),
  )
  const bodies: string[] = []
  for (const { path } of paths) bodies.push((await books.call('GET', path)).body)
  return bodies.join('\n')
}
