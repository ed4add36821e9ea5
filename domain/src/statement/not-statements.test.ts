// Lists with dates and amounts that hold no payments are refused for what they are; lists of
// payments with headings much like theirs are read or asked about.
import { describe, expect, test } from 'vitest'
import { readAny, readBad } from '../testing/statement-grid.ts'

const others: [kind: RegExp, text: string][] = [
  [
    /list of contacts/,
    `Name|Company|Email|Phone|Created|Credit limit
Ann|Marlow|a@x.test|020 7946 0000|12/10/2026|5000
Bo|Osei|b@x.test|020 7946 0001|13/10/2026|1000`,
  ],
  [
    /price list/,
    `SKU|Product|Price|Cost|Valid from
A1|Door|400.00|210.00|12/10/2026
A2|Hinge|4.50|1.20|13/10/2026`,
  ],
  [
    /share dealings/,
    `Date|Stock|Type|Quantity|Price|Value
12/10/2026|VUSA|Buy|10|72.15|721.50
13/10/2026|VUSA|Sell|5|74.00|370.00`,
  ],
  [
    /vouchers/,
    `Date|Ref|Loaded|Redeemed|Card balance
12/10/2026|GC1|50.00||50.00
13/10/2026|GC1||12.00|38.00
14/10/2026|GC1||20.50|17.50`,
  ],
  [
    /pension or an investment/,
    `Date|Transaction|Contribution|Charge|Fund value
12/10/2026|Employer contribution|186.22||186.22
13/10/2026|Management charge||0.94|185.28
14/10/2026|Employer contribution|186.22||371.50`,
  ],
  [
    /depreciation/,
    `Purchase date|Asset|Cost|Depreciation|Net book value
12/10/2026|Van|9000.00|1000.00|8000.00
13/10/2026|Saw|900.00|100.00|800.00`,
  ],
  [
    /quotes/,
    `Quote number|Date|Customer|Total
Q1|12/10/2026|Marlow|900.00
Q2|13/10/2026|Osei|100.00`,
  ],
  [
    /purchase orders/,
    `PO number|Date|Supplier|Total|Expected
P1|12/10/2026|Timber|900.00|20/10/2026
P2|13/10/2026|Print|100.00|22/10/2026`,
  ],
  [
    /bank reconciliation/,
    `Bank Reconciliation Summary
Date|Description|Reference|Amount
12/10/2026|Balance in books||900.00
Plus Outstanding Payments
13/10/2026|Timber|B1|100.00`,
  ],
  [
    /VAT report/,
    `VAT Return Detail
Date|Type|Details|Gross|VAT|Net
12/10/2026|Invoice|Marlow|120.00|20.00|100.00
13/10/2026|Invoice|Osei|60.00|10.00|50.00`,
  ],
]

describe('other lists', () => {
  test.each(others)('%s', (kind, text) => {
    const refused = readBad(text)
    expect(refused).toMatchObject({ code: 'no_transactions', questions: [] })
    expect(refused.message).toMatch(kind)
  })
})

const payments: [name: string, text: string][] = [
  [
    'a statement with the address of the bank above it',
    `Email: help@bank.test
VAT return line: 0300 200 3700
Date|Description|Money out|Money in|Balance
12/10/2026|Timber|20.00||80.00
13/10/2026|Marlow||30.00|110.00`,
  ],
  [
    'donations by people with an email',
    `Name|Email|Date|Donation
Ann|a@x.test|12/10/2026|20.00
Bo|b@x.test|13/10/2026|10.00`,
  ],
  [
    'what customers with an email paid',
    `Name|Email|Paid at|Total|Lineitem sku|Lineitem price
#1|a@x.test|12/10/2026|20.00|A1|20.00
#2|b@x.test|13/10/2026|10.00|A2|10.00`,
  ],
  [
    'purchases by cost',
    `Date|Supplier|Product|Cost
12/10/2026|Timber|Oak|20.00
13/10/2026|Screwfix|Screws|10.00`,
  ],
  [
    'the cash of a broker with its balance',
    `Date|Stock|Quantity|Price|Debit|Credit|Balance
12/10/2026|VUSA|1|20.00|20.00||80.00
13/10/2026|VUSA|1|30.00||30.00|110.00`,
  ],
]

test.each(payments)('%s is no other list', (_, text) => {
  const result = readAny(text)
  if (result.kind === 'refused') expect(result.questions).not.toEqual([])
})
