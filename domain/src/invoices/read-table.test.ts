// Aged debtors, aged creditors and open-invoice exports, in the columns that each program writes.
import { describe, expect, test } from 'vitest'
import { sum, zero } from '../money.ts'
import { readInvoiceTable } from './read-table.ts'

const today = '2026-11-20'
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
const read = (text: string) => {
  const table = readInvoiceTable(rows(text), { today })
  if (!table) throw new Error('no table was found')
  return table
}
const short = (table: ReturnType<typeof read>) =>
  table.entries.map(({ party, number, due, amount }) => [party, number, due, amount])

test('Xero: an export of invoices has a row for every line of one; paid and foreign ones are left out', () => {
  const table = read(`
    ContactName|EmailAddress|InvoiceNumber|InvoiceDate|DueDate|Total|InvoiceAmountPaid|InvoiceAmountDue|Description|Currency|Type|Status
    Brightwater|pay@brightwater.example|INV-0041|01/11/2026|01/12/2026|12000.00|2000.00|10000.00|Kitchen|GBP|Sales invoice|Awaiting Payment
    Brightwater|pay@brightwater.example|INV-0041|01/11/2026|01/12/2026|12000.00|2000.00|10000.00|Fitting|GBP|Sales invoice|Awaiting Payment
    Harrop Homes||INV-0042|13/11/2026|13/12/2026|480.00|0.00|480.00|Doors|GBP|Sales invoice|Awaiting Payment
    Old Job||INV-0012|13/01/2026|13/02/2026|480.00|480.00|0.00|Doors|GBP|Sales invoice|Paid
    Berlin GmbH||INV-0043|13/11/2026|13/12/2026|480.00|0.00|480.00|Doors|EUR|Sales invoice|Awaiting Payment`)
  expect(table).toMatchObject({ software: 'Xero', side: 'in', assumedDue: false })
  expect(short(table)).toEqual([
    ['Brightwater', 'INV-0041', '2026-12-01', 1_000_000],
    ['Harrop Homes', 'INV-0042', '2026-12-13', 48_000],
  ])
  expect(table.entries[0]?.email).toBe('pay@brightwater.example')
  expect(table.left.map(({ why }) => why)).toEqual(['not_open', 'foreign'])
})

test('Xero: aged receivables in detail name the customer above its invoices, and add up to the total', () => {
  const table = read(`
    Aged Receivables Detail||||||||
    Marsh Joinery||||||||
    As at 20 November 2026||||||||
    ||||||||
    Invoice Date|Due Date|Invoice Number|Invoice Reference|Current|< 1 Month|1 Month|Older|Total
    Brightwater||||||||
    1 Oct 2026|31 Oct 2026|INV-0038|Stairs||1,200.00|||1,200.00
    1 Nov 2026|1 Dec 2026|INV-0041|Kitchen|10,000.00||||10,000.00
    Total Brightwater||||10,000.00|1,200.00|||11,200.00
    Harrop Homes||||||||
    13 Nov 2026|13 Dec 2026|INV-0042||480.00||||480.00
    13 Nov 2026|13 Dec 2026|CN-0001||(80.00)||||(80.00)
    Total Harrop Homes||||400.00||||400.00
    Total||||10,400.00|1,200.00|||11,600.00`)
  expect(table.software).toBe('Xero')
  expect(table.side).toBe('in')
  expect(short(table)).toEqual([
    ['Brightwater', 'INV-0038', '2026-10-31', 120_000],
    ['Brightwater', 'INV-0041', '2026-12-01', 1_000_000],
    ['Harrop Homes', 'INV-0042', '2026-12-13', 48_000],
  ])
  expect(table.left).toMatchObject([{ why: 'credit_note' }])
  // The report's total less the credit note that was left out.
  expect(sum(table.entries.map(({ amount }) => amount ?? zero))).toBe((table.total ?? 0) + 8_000)
})

test('QuickBooks: open invoices by customer; A/P ageing by band of age', () => {
  const open = read(`
    Open Invoices|||||
    Customer|Date|Transaction type|Num|Due date|Open balance
    Brightwater|01/11/2026|Invoice|1041|01/12/2026|10,000.00
    Brightwater|05/11/2026|Credit Note|77|05/11/2026|-100.00`)
  expect(open).toMatchObject({ software: 'QuickBooks', side: 'in' })
  expect(short(open)).toEqual([['Brightwater', '1041', '2026-12-01', 1_000_000]])
  const ageing = read(`
    A/P Ageing Detail||||||
    Date|Transaction type|Num|Supplier|Due date|Amount|Open balance
    Current||||||
    02/11/2026|Bill|H-551|Howdens|02/12/2026|450.20|450.20
    Total for Current|||||450.20|450.20
    1 - 30 days past due||||||
    28/09/2026|Bill|J-9|Jewson|28/10/2026|90.00|60.00`)
  expect(ageing).toMatchObject({ software: 'QuickBooks', side: 'out' })
  expect(short(ageing)).toEqual([
    ['Howdens', 'H-551', '2026-12-02', 45_020],
    ['Jewson', 'J-9', '2026-10-28', 6_000],
  ])
})

test('FreeAgent and Sage', () => {
  const freeAgent = read(`
    Contact|Reference|Dated On|Due On|Total Value|Due Value|Currency|Status
    Brightwater|041|2026-11-01|2026-12-01|12000.0|10000.0|GBP|Open
    Harrop Homes|040|2026-10-01|2026-10-31|480.0|480.0|GBP|Overdue
    Nobody|039|2026-10-01|2026-10-31|480.0|480.0|GBP|Draft`)
  expect(freeAgent.software).toBe('FreeAgent')
  expect(short(freeAgent)).toEqual([
    ['Brightwater', '041', '2026-12-01', 1_000_000],
    ['Harrop Homes', '040', '2026-10-31', 48_000],
  ])
  // Nothing in it shows whose invoices these are, so a person is asked.
  expect(freeAgent.side).toBeNull()
  expect(freeAgent.entries[0]?.doubts).toEqual(['side'])
  // VAT is called sales tax there, on bills as on invoices.
  const bills = read(`
    Contact|Reference|Dated On|Due On|Total Value|Sales Tax Value|Due Value|Status
    Howdens|H-551|2026-11-02|2026-12-02|450.20|75.03|450.20|Open`)
  expect(bills.side).toBeNull()
  expect(bills.entries[0]?.doubts).toEqual(['side'])
  const sage = read(`
    Aged Creditors Report
    Supplier|Type|Date|Due Date|Reference|Total|Outstanding
    Howdens|Purchase Invoice|02/11/2026|02/12/2026|H-551|450.20|450.20
    Jewson|Purchase Invoice|28/09/2026||J-9|90.00|60.00`)
  expect(sage).toMatchObject({ software: 'Sage', side: 'out', assumedDue: true })
  expect(short(sage)).toEqual([
    ['Howdens', 'H-551', '2026-12-02', 45_020],
    ['Jewson', 'J-9', '2026-10-28', 6_000], // thirty days after its date
  ])
})

test('Sage 50: each account has a line of its own above headings of its own, and totals end with a colon', () => {
  const table = read(`
    Aged Debtors Analysis (Detailed)
    A/C:|BRI001|Name:|Brightwater|Contact:|A Smith
    No|Type|Date|Ref|Details|Balance|Future|Current|Period 1|Older
    1204|SI|01/10/2026|1041|Kitchen|10,000.00|0.00|0.00|10,000.00|0.00
    1205|SI|01/10/2026|O/Bal|Opening Balance|300.00|0.00|0.00|300.00|0.00
    1206|SI|02/10/2026|O/Bal|Opening Balance|20.00|0.00|0.00|20.00|0.00
    Totals:|||||10,320.00|0.00|0.00|10,320.00|0.00
    A/C:|HAR001|Name:|Harrop Homes|Contact:|
    No|Type|Date|Ref|Details|Balance|Future|Current|Period 1|Older
    1210|SI|03/11/2026||Doors|480.00|0.00|480.00|0.00|0.00
    Grand Totals:|||||10,800.00|0.00|480.00|10,320.00|0.00`)
  expect(table).toMatchObject({ software: 'Sage', side: 'in', left: [], total: 1_080_000 })
  expect(short(table)).toEqual([
    ['Brightwater', '1041', '2026-10-31', 1_000_000], // thirty days after its date
    ['Brightwater', 'O/Bal', '2026-10-31', 30_000],
    ['Brightwater', 'O/Bal', '2026-11-01', 2_000],
    ['Harrop Homes', '1210', '2026-12-03', 48_000], // no reference: the posting's own number
  ])
})

test('a column “Due” holds days where days stand in it, else money; open invoices are owed to us', () => {
  const days = read(`
    Contact|Reference|Dated|Due|Gross value|Outstanding
    Brightwater|041|01 Nov 26|01 Dec 26|12000.00|10000.00`)
  expect(short(days)).toEqual([['Brightwater', '041', '2026-12-01', 1_000_000]])
  expect(days.entries[0]?.issued).toBe('2026-11-01')
  const money = read(`
    Open Invoices
    Customer or project|Number|Due date|Due
    Brightwater|041|01/12/2026|10,000.00`)
  expect(money.side).toBe('in')
  expect(money.entries[0]?.amount).toBe(1_000_000)
})

describe('what a table leaves open', () => {
  test('a summary by age has no days: what is not due yet is asked', () => {
    const table = read(`
      Aged Receivables Summary||||
      Contact|Current|< 1 Month|Older|Total
      Brightwater|10,000.00|||10,000.00
      Harrop Homes||480.00||480.00`)
    expect(
      table.entries.map(({ party, due, amount, doubts }) => [party, due, amount, doubts]),
    ).toEqual([
      ['Brightwater', null, 1_000_000, ['due']],
      ['Harrop Homes', today, 48_000, []],
    ])
    // Nothing was worked out from the day of an invoice.
    expect(table.assumedDue).toBe(false)
  })

  test('rows without a readable amount are reported with their line', () => {
    const table = read(`
      Customer|Invoice number|Due date|Amount due
      Brightwater|1041|01/12/2026|1,5
      Harrop Homes|1042|13/12/2026|480.00`)
    expect(table.left).toEqual([
      { line: 2, text: 'Brightwater · 1041 · 01/12/2026 · 1,5', why: 'unreadable' },
    ])
    expect(table.entries).toHaveLength(1)
  })

  test('an amount that its own comma cut in two is not read as its first part', () => {
    const table = read(`
      Customer|Invoice number|Due date|Amount due
      Brightwater|1041|01/12/2026|£ 1|200.00
      Harrop Homes|1042|13/12/2026|480.00`)
    expect(table.left).toMatchObject([{ line: 2, why: 'unreadable' }])
    expect(table.entries).toHaveLength(1)
  })

  test('a bank statement is no such table', () => {
    expect(
      readInvoiceTable(rows('Date|Description|Paid out|Paid in\n01/11/2026|SHOP|5.00|'), { today }),
    ).toBeNull()
    expect(readInvoiceTable([], { today })).toBeNull()
  })

  test('an amount that can’t be read heads no column', () => {
    expect(
      readInvoiceTable(
        rows('Brightwater|INV-1|15/12/2026|£12,000.00\nHarrop|INV-2|20/12/2026|1,5'),
        {
          today,
        },
      ),
    ).toBeNull()
  })
})
