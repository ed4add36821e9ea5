// A pasted list, whatever it was copied from: a spreadsheet, a text file or words.
import type { EntryReading } from '@plimsoll/domain/invoices/invoice'
import { expect, test } from 'vitest'
import { readPasted } from './read-list.ts'

const context = { today: '2026-11-24', side: null } as const
const short = (entries: readonly EntryReading[]) =>
  entries.map(({ party, due, amount }) => [party, due, amount])

test('a report pasted as text is read as its table, although its title has no commas', () => {
  const list = readPasted(
    `Aged Receivables Summary
As at 24 November 2026

Contact,Current,< 1 Month,Older,Total
Brightwater,,"4,800.00",,"4,800.00"
Total,0.00,"4,800.00",0.00,"4,800.00"`,
    context,
  )
  expect(list).toMatchObject({ source: 'Xero', side: 'in' })
  expect(short(list.entries)).toEqual([['Brightwater', '2026-11-24', 480_000]])
})

test('rows without headings are read cell by cell, in whatever they were copied with', () => {
  const expected = [
    ['Brightwater Homes', '2026-12-15', 1_200_000],
    ['Pennine Estates', '2026-12-20', 45_020],
  ]
  for (const text of [
    'Brightwater Homes\t15/12/2026\t12000\nPennine Estates\t20/12/2026\t450.20',
    'Brightwater Homes,15/12/2026,12000\nPennine Estates,20/12/2026,450.20',
    'Brightwater Homes;15/12/2026;£12,000.00\nPennine Estates;20/12/2026;£450.20',
    '"Brightwater Homes","15 Dec 2026","£12,000.00"\n"Pennine Estates","20 Dec 2026","£450.20"',
  ])
    expect(short(readPasted(text, context).entries), text).toEqual(expected)
})

test('the number of an invoice keeps its letters', () => {
  const list = readPasted('Brightwater\tINV-1042\t15/12/2026\t£12,000', context)
  expect(list.entries).toMatchObject([{ party: 'Brightwater', number: 'INV-1042' }])
})

test('a comma within a sentence or an amount parts nothing', () => {
  const list = readPasted(
    'Brightwater owes me £1,200,000 on the 15th\nI owe Howdens, of Leeds, £450.20 by Friday',
    context,
  )
  expect(list.entries.map(({ side, due, amount }) => [side, due, amount])).toEqual([
    ['in', '2026-12-15', 120_000_000],
    ['out', '2026-11-27', 45_020],
  ])
})
