// What a file's balances prove beyond the rows as they stand, and what they only seem to prove.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, shortly } from '../testing/statement-grid.ts'

const codes = (read: ReturnType<typeof readGood>) => read.assumptions.map(({ code }) => code)

describe('a proof that its mirror image would give as well', () => {
  test('a card in the layout of a bank: its types contradict the signs', () => {
    const read = readGood(`
Date|Type|Description|Value|Balance|Account Name|Account Number
13 Oct 2026|Purchase|CAFE|5.00|507.00|MR J SMITH|543210******1234
12 Oct 2026|Payment|THANKS|-100.00|502.00|MR J SMITH|543210******1234
11 Oct 2026|Purchase|FUEL|40.00|602.00|MR J SMITH|543210******1234
10 Oct 2026|Purchase|HOTEL|62.00|562.00|MR J SMITH|543210******1234`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-6200, -4000, 10_000, -500])
    expect(read.accounts).toMatchObject([{ opening: -50_000, closing: -50_700 }])
  })

  test('what was spent and paid, beside what is owed', () => {
    const read = readGood(`
Date|Description|Spent|Paid|Balance owed
10/10/2026|HOTEL|62.00||562.00
11/10/2026|FUEL|40.00||602.00
12/10/2026|THANKS||100.00|502.00
13/10/2026|CAFE|5.00||507.00`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-6200, -4000, 10_000, -500])
    expect(read.accounts).toMatchObject([{ opening: -50_000, closing: -50_700 }])
  })
})

describe('rows in another order than that of their days', () => {
  const rows = [
    '03/10/2026|C|5.00|53.00',
    '03/10/2026|D|-6.00|47.00',
    '02/10/2026|A|-10.00|40.00',
    '02/10/2026|B|8.00|48.00',
  ]
  const right = ['2026-10-02 -1000 A', '2026-10-02 800 B', '2026-10-03 500 C', '2026-10-03 -600 D']

  test.each([
    ['newest day first, oldest payment first', rows],
    ['sorted by something else', [rows[3], rows[0], rows[2], rows[1]]],
  ])('%s', (_, printed) => {
    const read = readGood(`Date|Details|Amount|Balance\n${printed.join('\n')}`)
    expect(shortly(read)).toEqual(right)
    expect(read.proof.kind).toBe('proved')
    expect(read.accounts).toMatchObject([{ opening: 5000, closing: 4700 }])
  })
})

describe('balances printed apart from the payments', () => {
  const table = 'Date|Details|Amount\n02/10/2026|A|-10.00\n03/10/2026|B|8.00'

  test.each([
    'Opening balance: £50.00\nClosing balance: £48.00',
    'Opening Balance|50.00\nClosing Balance|48.00',
  ])('prove the sum: %s', (above) => {
    const read = readGood(`${above}\n${table}`)
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
    expect(read.accounts).toMatchObject([{ opening: 5000, closing: 4800 }])
  })

  test('or make it doubtful', () => {
    const read = readGood(`Opening balance: £50.00\nClosing balance: £58.00\n${table}`)
    expect(read.proof.kind).toBe('absent')
    expect(codes(read)).toContain('balance_unproved')
  })
})

describe('what stands behind the proof', () => {
  test('a last row without its balance, as where a download was cut off, is a doubt', () => {
    const read = readGood(
      'Date|Details|Amount|Balance\n02/10/2026|A|-10.00|40.00\n03/10/2026|B|8.00|48.00\n04/10/2026|C|5.00|53.00\n05/10/2026|D|-4',
    )
    expect(read.assumptions).toContainEqual({
      code: 'rows_behind_proof',
      message:
        'No balance stands beside row 5, so nothing proves it. The file may have been cut off there.',
    })
  })
})

describe('lines copied out of a PDF', () => {
  const head = 'Date|Details|Paid out|Paid in|Balance\n01/10/2026|BALANCE BROUGHT FORWARD|||500.00'

  test('an amount on the line below its day, proved by the balance', () => {
    const read = readGood(
      `${head}\n02/10/2026|DD||\n|BRITISH GAS|40.00||460.00\n05/10/2026|CR||\n|ACME||90.00|550.00`,
    )
    expect(shortly(read)).toEqual(['2026-10-02 -4000 DD BRITISH GAS', '2026-10-05 9000 CR ACME'])
  })

  test('is refused where the balance does not follow', () => {
    const refused = readBad(
      `${head}\n02/10/2026|DD||\n|BRITISH GAS|40.00||465.00\n05/10/2026|CR||\n|ACME||90.00|550.00`,
    )
    expect(refused.code).toBe('no_valid_rows')
  })
})

describe('what is no payment', () => {
  test('a dated subtotal of the rows since the last one', () => {
    const read = readGood(
      'Date|Details|Amount\n02/10/2026|A|-10.00\n03/10/2026|B|8.00\n03/10/2026|Subtotal for the week|-2.00\n09/10/2026|C|-5.00\n10/10/2026|D|-4.00\n10/10/2026|Subtotal for the week|-9.00',
    )
    expect(read.transactions).toHaveLength(4)
  })

  test('invoices with their due days', () => {
    const refused = readBad(
      'Number|Date|Due date|Customer|Total|Amount due|Status\n1|01/10/2026|31/10/2026|ACME|50.00|50.00|Overdue\n2|05/10/2026|04/11/2026|OSEI|30.00|20.00|Sent',
    )
    expect(refused.message).toContain('list of invoices')
  })

  test('a payout that is still in transit', () => {
    const read = readGood(
      'Date|Details|Amount|Status\n02/10/2026|A|-10.00|paid\n03/10/2026|B|8.00|in_transit\n03/10/2026|C|8.00|paid',
    )
    expect(read.transactions).toHaveLength(2)
  })
})

describe('currency', () => {
  test('a bank abroad that prints none has its own', () => {
    const read = readGood(
      'Details|Posting Date|Description|Amount|Type|Balance|Check or Slip #\nDEBIT|10/14/2026|CAFE|-5.00|ACH_DEBIT|95.00|\nCREDIT|10/13/2026|ACME|7.00|ACH_CREDIT|100.00|',
    )
    expect(read.accounts).toMatchObject([{ currency: 'USD' }])
  })

  test.each([
    [
      'headers of another language',
      'Datum|Omschrijving|Af|Bij|Saldo\n14-10-2026|Screwfix|5,00||95,00',
    ],
    ['words that Ireland shares', 'Date|Details|Amount\n14/10/2026|Tesco Ltd|-5.00'],
    ['an Irish town', 'Date|Details|Amount\n14/10/2026|BRITISH HOME Dublin|-5.00'],
  ])('pounds are assumed with a doubt under %s', (_, text) => {
    expect(codes(readGood(text))).toContain('currency_assumed')
  })
})

test('decimals far behind the pence are rounded away', () => {
  const read = readGood('Date|Details|Amount\n14/10/2026|A|-547.20000001\n15/10/2026|B|7.00')
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-54_720, 700])
})
