// More kinds of files that an eighth round of unseen ones showed to be read wrongly: payees under
// odd headings, lists and accounts that are none of a bank's.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf } from '../testing/statement-grid.ts'

const codesOf = ({ assumptions }: ReturnType<typeof readGood>) =>
  assumptions.map(({ code }) => code)

describe('the payee under a heading that no dictionary knows', () => {
  const listed = (header: string, ...names: string[]) =>
    readGood(`Account GBP 20-11-22 12345678
Date|Details|Amount|Balance|${header}
13/09/2026|Ref R8580|-10.00|90.00|${names[0]}
14/09/2026|Ref R8581|40.00|130.00|${names[1]}
15/09/2026|Ref R8582|-5.00|125.00|${names[2]}`).transactions.map(({ text }) => text)

  test.each(['Organisation', 'Third party', 'Paid by/to', 'Mitglied', 'Konferenz'])(
    '“%s” is found where the words beside it are references alone',
    (header) => {
      expect(listed(header, 'Harbour', 'Ashby', 'Timber')).toEqual([
        'Harbour Ref R8580',
        'Ashby Ref R8581',
        'Timber Ref R8582',
      ])
    },
  )

  test('one own shop in every row is no payee', () => {
    expect(listed('Shop', 'High Street', 'High Street', 'High Street')).toEqual([
      'Ref R8580',
      'Ref R8581',
      'Ref R8582',
    ])
  })

  test('words that say something stay alone, unless the heading speaks of a party', () => {
    const text = (header: string) => `Account GBP 20-11-22 12345678
Date|Details|Amount|${header}
13/09/2026|Oak boards|-10.00|Harbour
14/09/2026|Kitchen|40.00|Ashby
15/09/2026|Nails|-5.00|Timber`
    const textOf = (header: string) => readGood(text(header)).transactions[0]?.text
    expect(textOf('Project')).toBe('Oak boards')
    expect(textOf('Company')).toBe('Harbour Oak boards')
  })
})

test.each([
  ['a list of stock', 'Date|Movement|In|Out|On hand', '13/09/2026|Harbour|5||505'],
  [
    'a list of share dealings',
    'Date|Type|Asset|Quantity Transacted|Spot Price|Total',
    '13/09/2026|Buy|BTC|0.01|50000.00|500.00',
  ],
  [
    'a list of what customers or suppliers owe',
    'Date|Type|No.|Due Date|Amount|Open Balance|Balance',
    '13/09/2026|Invoice|1|13/10/2026|200.00|0.00|200.00',
  ],
])('%s is refused for what it is', (name, header, row) => {
  const result = readBad(`${header}\n${row}\n${row.replace('13/', '14/')}`)
  expect(result.code).toBe('no_transactions')
  expect(result.message).toContain(name)
})

test.each(["Director's loan account", 'Supplier activity: Kestrel Freight'])(
  'the account “%s” of the books is refused, though its balance follows',
  (title) => {
    const result = readBad(`${title}
Date|Details|Debit|Credit|Balance
13/09/2026|Harbour|10.00||90.00
14/09/2026|Ashby||40.00|130.00
15/09/2026|Timber|5.00||125.00`)
    expect(result.message).toContain(title)
  },
)

test('payments called forecast beside actual ones are not booked', () => {
  const read = readGood(`Account GBP 20-11-22 12345678
Date|Details|Kind|Amount
13/09/2026|Harbour|Actual|-10.00
14/09/2026|Ashby|Actual|40.00
15/09/2026|Rent|Forecast|-500.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-1000, 4000])
})

test('a tab of a card beside one of a bank is doubted without balances', () => {
  const tab = (name: string, sign: string) =>
    sheetOf(`Date|Description|Amount\n13/09/2026|Ash|${sign}10.00\n14/09/2026|Elm|-40.00`, name)
  const read = readGood([tab('Amex', ''), tab('Barclays', '-')], { amountSign: 'as_written' })
  expect(codesOf(read)).toContain('sheets_joined')
})

test('what “you receive” after commission is the amount', () => {
  const read = readGood(`Invoice date|Orders|Order value|Commission|Delivery|VAT|You receive
13/09/2026|3|100.00|-10.00|-4.00|-2.00|84.00
14/09/2026|2|50.00|-5.00|-4.00|-1.00|40.00
15/09/2026|4|80.00|-8.00|-4.00|-1.60|66.40`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([8400, 4000, 6640])
})
