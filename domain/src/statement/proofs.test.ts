// What a file's balances prove beyond the rows as they stand, and what they only seem to prove.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

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
        'There’s no balance beside row 5, so nothing proves it. The file may have been cut off there.',
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
    [
      'months first in a layout that Britain and America share',
      'Date|Description|Card Member|Account #|Amount\n10/14/2026|CAFE|A SMITH|-11001|5.00\n10/15/2026|FUEL|A SMITH|-11001|7.00',
    ],
    ['an Irish town', 'Date|Details|Amount\n14/10/2026|BRITISH HOME Dublin|-5.00'],
  ])('pounds are assumed with a doubt under %s', (_, text) => {
    expect(codes(readGood(text))).toContain('currency_assumed')
  })
})

test('decimals far behind the pence are rounded away', () => {
  const read = readGood('Date|Details|Amount\n14/10/2026|A|-547.20000001\n15/10/2026|B|7.00')
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-54_720, 700])
})

describe('debits and credits that a mirror image would prove too', () => {
  const rows =
    'Date|Details|Value|Balance\n14/10/2026|Screwfix|5.00 Cr|95.00 Dr\n15/10/2026|Acme|7.00 Dr|102.00 Dr'

  test('letters on amounts and balances are asked about, and either answer is right for one view', () => {
    expect(readBad(rows).questions[0]?.options.map(({ value }) => value)).toEqual([
      'as_written',
      'inverted',
    ])
    const amounts = (amountSign: 'as_written' | 'inverted') =>
      readGood(rows, { amountSign }).transactions.map(({ amount }) => amount)
    expect(amounts('as_written')).toEqual([500, -700])
    expect(amounts('inverted')).toEqual([-500, 700])
  })

  test('credits marked alone beside a balance that is owed are a card', () => {
    const read = readGood(
      'Date|Details|Amount|Balance\n16/10/2026|B|5.00|507.00\n15/10/2026|Payment|100.00CR|502.00\n14/10/2026|A|62.00|602.00',
    )
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-6200, 10_000, -500])
    expect(read.accounts).toMatchObject([{ opening: -54_000, closing: -50_700 }])
  })

  test('a balance that rises with nearly every row may be a card’s: a doubt', () => {
    const read = readGood(
      'Date|Details|Amount|Balance\n14/10/2026|A|62.00|562.00\n15/10/2026|B|5.00|567.00\n16/10/2026|C|-100.00|467.00\n17/10/2026|D|8.00|475.00',
    )
    expect(codes(read)).toContain('mostly_money_in')
  })

  test('purchases and payments are types of a card', () => {
    const read = readGood(
      'Date|Type|Merchant|Amount\n14/10/2026|Purchase|Screwfix|5.00\n15/10/2026|Payment|Bank|7.00\n16/10/2026|Refund|Screwfix|2.00',
    )
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-500, 700, 200])
  })

  test('a journal holds every entry twice', () => {
    const pair = (day: number, size: string) =>
      `${day}/10/2026|Bank|${size}|\n${day}/10/2026|Sales||${size}`
    const refused = readBad(
      `Date|Account|Debit|Credit\n${[pair(14, '5.00'), pair(15, '7.00'), pair(16, '9.00')].join('\n')}`,
    )
    expect(refused.message).toContain('This is a journal')
  })
})

describe('columns', () => {
  test('the amount in pounds beside one of another currency', () => {
    const read = readGood(
      'Date|Details|Amount|Amount in GBP\n14/10/2026|A|-13.00|-10.00\n15/10/2026|B|26.00|20.00',
    )
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-1000, 2000])
  })

  test('a column of currencies beside a foreign amount is not that of pounds', () => {
    const read = readGood(
      'Date|Details|Foreign amount|Currency|Amount GBP\n14/10/2026|A|-13.00|USD|-10.00\n15/10/2026|B|||20.00',
    )
    expect(read.accounts.map(({ currency }) => currency)).toEqual(['GBP'])
  })

  test('a sheet of payments that are planned is left out', () => {
    const head = 'Date|Details|Amount\n'
    const read = readGood([
      sheetOf(`${head}14/10/2026|A|-5.00\n15/10/2026|B|7.00`, 'Transactions'),
      sheetOf(`${head}10/11/2026|C|-9.00\n11/11/2026|D|-9.00`, 'Scheduled'),
    ])
    expect(read.transactions).toHaveLength(2)
    expect(codes(read)).toContain('pending_left_out')
  })

  test('payments of which most lie after today are read with a doubt', () => {
    const read = readGood('Date|Details|Amount\n14/12/2026|A|-5.00\n15/12/2026|B|7.00')
    expect(codes(read)).toContain('dates_ahead')
  })

  test('stock that comes in and goes out is no money', () => {
    const refused = readBad(
      'Date|Item|In qty|Out qty|Stock balance\n14/10/2026|Nuts|5.00||5.00\n15/10/2026|Nuts||2.00|3.00\n16/10/2026|Nuts|4.00||7.00',
    )
    expect(refused.kind).toBe('refused')
  })

  test('dates without a year are named', () => {
    const refused = readBad(
      'Date|Details|Amount|Balance\n14 Oct|A|-5.00|95.00\n15 Oct|B|7.00|102.00',
    )
    expect(refused.message).toContain("have no year, such as '14 Oct'")
  })
})

describe('balances that run through each table alone', () => {
  const head = 'Date|Details|Amount|Balance\n'
  const first = '02/10/2026|A|-50.00|450.00\n15/10/2026|B|70.00|520.00'
  const second = '03/10/2026|C|1.00|801.00\n20/10/2026|D|-100.00|701.00'

  test.each([
    ['on two tabs', [sheetOf(head + first, 'Shop'), sheetOf(head + second, 'Van')]],
    ['on one', [sheetOf(`Shop\n${head}${first}\nVan\n${head}${second}`)]],
  ])('%s are accounts', (_, sheets) => {
    const read = readGood(sheets)
    expect(read.accounts.map(({ account, closing }) => [account, closing])).toEqual([
      ['Shop', 52_000],
      ['Van', 70_100],
    ])
    expect(codes(read)).toContain('accounts_apart')
  })

  test('but tabs that follow one another with a gap are not', () => {
    const later = '03/11/2026|C|1.00|801.00\n10/11/2026|D|-100.00|701.00'
    const read = readGood([sheetOf(head + first, 'Book 1'), sheetOf(head + later, 'Book 2')])
    expect(read.accounts).toHaveLength(1)
  })

  test('a balance carried down under the payments', () => {
    const read = readGood(
      'Date|Details|Receipts|Payments\n01/10/2026|Balance b/f|50.00|\n02/10/2026|A||10.00\n03/10/2026|B|8.00|\n31/10/2026|Balance c/f||48.00',
    )
    expect(read.accounts).toMatchObject([{ opening: 5000, closing: 4800 }])
    expect(read.proof.kind).toBe('proved')
  })
})

test('a header or a title that names a currency in words is believed', () => {
  const headed = readGood(
    'Date|Details|Paid out (EUR)|Paid in (EUR)\n14/10/2026|A|5.00|\n15/10/2026|B||7.00',
  )
  expect(headed.accounts.map(({ currency }) => currency)).toEqual(['EUR'])
  const titled = readGood(
    'US Dollar Account\nDate|Details|Amount\n14/10/2026|A|-5.00\n15/10/2026|B|7.00',
  )
  expect(titled.accounts.map(({ currency }) => currency)).toEqual(['USD'])
})
