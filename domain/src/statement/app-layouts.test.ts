// Exports of newer British banks, cards and our own template.
import { describe, expect, test } from 'vitest'
import { readGood, shortly } from '../testing/statement-grid.ts'

describe('exports of apps and cards', () => {
  test('Monzo: its ids kept, other amount columns ignored', () => {
    const read = readGood(`
Transaction ID|Date|Time|Type|Name|Emoji|Category|Amount|Currency|Local amount|Local currency|Notes and #tags|Address|Receipt|Description|Category split|Money Out|Money In
tx_1|03/01/2024|08:01:02|Card payment|Pret|x|Eating out|-4.50|GBP|-5.20|EUR||1 High St||PRET A MANGER LONDON||-4.50|
tx_2|04/01/2024|09:00:00|Faster payment|Acme Ltd||Income|100.00|GBP|100.00|GBP|INV 7|||INV 7|||100.00`)
    expect(read.layout).toBe('Monzo')
    expect(shortly(read)).toEqual([
      '2024-01-03 -450 PRET A MANGER LONDON',
      '2024-01-04 10000 Acme Ltd INV 7',
    ])
    expect(read.transactions[0]).toMatchObject({
      bankId: 'tx_1',
      counterparty: 'Pret',
      category: 'Eating out',
      bankType: 'Card payment',
      currency: 'GBP',
    })
  })

  test('Starling: the currency stands in the header', () => {
    const pounds = readGood(`
Date|Counter Party|Reference|Type|Amount (GBP)|Balance (GBP)|Spending Category|Notes
03/01/2024|BT|REF 1|DIRECT DEBIT|-45.00|955.00|BILLS|
04/01/2024|Acme|INV 7|FASTER PAYMENT|100.00|1055.00|INCOME|`)
    expect(pounds.layout).toBe('Starling')
    expect(shortly(pounds)).toEqual(['2024-01-03 -4500 BT REF 1', '2024-01-04 10000 Acme INV 7'])
    const euros = readGood(`
Date|Counter Party|Reference|Type|Amount (EUR)|Balance (EUR)
03/01/2024|BT|REF 1|DIRECT DEBIT|-45.00|955.00`)
    expect(euros.transactions[0]?.currency).toBe('EUR')
  })

  test('Revolut Business: totals with fees, currencies apart, reverted rows left out', () => {
    const read = readGood(`
Date started (UTC)|Date completed (UTC)|ID|Type|State|Description|Reference|Payer|Orig currency|Orig amount|Payment currency|Amount|Total amount|Exchange rate|Fee|Fee currency|Balance|Account
2024-01-05|2024-01-06|a1|TRANSFER|COMPLETED|To Acme|INV|Jo|GBP|-100.00|GBP|-100.00|-100.20||0.20|GBP|899.80|Main
2024-01-04|2024-01-04|a2|CARD_PAYMENT|REVERTED|Shop||Jo|GBP|-10.00|GBP|-10.00|-10.00||0|GBP||Main
2024-01-03||a3|CARD_PAYMENT|PENDING|Shop||Jo|GBP|-11.00|GBP|-11.00|-11.00||0|GBP||Main
2024-01-02|2024-01-03|a4|TOPUP|COMPLETED|From Client|||GBP|1000.00|GBP|1000.00|1000.00||0|GBP|1000.00|Main
2024-01-02|2024-01-02|a5|TOPUP|COMPLETED|From EU|||EUR|50.00|EUR|50.00|50.00||0|EUR|50.00|EUR Main`)
    expect(read.layout).toBe('Revolut Business')
    expect(shortly(read)).toEqual([
      '2024-01-02 5000 From EU',
      '2024-01-03 100000 From Client',
      '2024-01-06 -10020 To Acme',
    ])
    expect(read.accounts.map((each) => [each.account, each.currency, each.closing])).toEqual([
      ['EUR Main', 'EUR', 5000],
      ['Main', 'GBP', 89_980],
    ])
    expect(read.skipped).toEqual([
      { reason: 'declined', count: 1 },
      { reason: 'pending', count: 1 },
    ])
    expect(read.proof.kind).toBe('proved')
  })

  test('Revolut: the fee is taken off the amount', () => {
    const read = readGood(`
Type|Product|Started Date|Completed Date|Description|Amount|Fee|Currency|State|Balance
TOPUP|Current|2024-01-02 10:00:00|2024-01-02 10:00:05|Top-up|100.00|0.00|GBP|COMPLETED|100.00
CARD_PAYMENT|Current|2024-01-03 10:00:00|2024-01-04 10:00:05|Shop|-20.00|1.00|GBP|COMPLETED|79.00`)
    expect(read.layout).toBe('Revolut')
    expect(shortly(read)).toEqual(['2024-01-02 10000 Top-up', '2024-01-04 -2100 Shop'])
    expect(read.proof).toMatchObject({ kind: 'proved' })
  })

  test('Tide', () => {
    const read = readGood(`
Date|Transaction ID|Transaction description|Reference|From|To|Paid in|Paid out|Category name|Transaction type|Status|Initiated by
03/01/2024|t1|BT|R1|Me|BT||45.00|Bills|Direct Debit|Settled|
04/01/2024|t2|Acme|R2|Acme|Me|100.00||Sales|Faster Payment|Settled|`)
    expect(read.layout).toBe('Tide')
    expect(shortly(read)).toEqual(['2024-01-03 -4500 BT', '2024-01-04 10000 Acme'])
  })

  test('Co-operative Bank, first direct, Metro Bank and the short Lloyds', () => {
    const files: [string, string][] = [
      [
        'Co-operative Bank',
        'Date|Description|Type|Money In|Money Out|Balance\n03/01/2024|BT|DD||45.00|55.00\n14/01/2024|ACME|BGC|10.00||65.00',
      ],
      [
        'first direct',
        'Date|Description|Amount|Balance\n03/01/2024|BT|-45.00|55.00\n14/01/2024|ACME|10.00|65.00',
      ],
      [
        'Metro Bank',
        'Date|Details|Transaction Type|In|Out|Balance\n03/01/2024|BT|DD||45.00|55.00\n14/01/2024|ACME|BGC|10.00||65.00',
      ],
      [
        'Lloyds',
        'Date|Description|Money in|Money out|Balance\n03/01/2024|BT||45.00|55.00\n14/01/2024|ACME|10.00||65.00',
      ],
    ]
    for (const [name, text] of files) {
      const read = readGood(text)
      expect(read.layout).toBe(name)
      expect(shortly(read)).toEqual(['2024-01-03 -4500 BT', '2024-01-14 1000 ACME'])
      expect(read.proof.kind).toBe('proved')
    }
  })

  test('cards print spending as positive amounts', () => {
    const amex = readGood(`
Date|Description|Amount|Extended Details|Appears On Your Statement As|Address|Town/City|Postcode|Country|Reference|Category
03/01/2024|PRET|4.50||PRET|||||'AT1'|Restaurant
14/01/2024|PAYMENT RECEIVED - THANK YOU|-100.00|||||||'AT2'|`)
    expect(amex.layout).toBe('American Express')
    expect(shortly(amex)).toEqual([
      '2024-01-03 -450 PRET',
      '2024-01-14 10000 PAYMENT RECEIVED - THANK YOU',
    ])
    const barclaycard = readGood(`
Cardholder Name|Account Number|Transaction Date|Merchant Name|Amount|Currency|Original Amount
J SMITH|1234|03/01/2024|PRET|4.50|GBP|4.50`)
    expect(barclaycard.layout).toBe('Barclaycard')
    expect(shortly(barclaycard)).toEqual(['2024-01-03 -450 PRET'])
  })

  test('our own template, with and without balances', () => {
    const read = readGood(`
Date (dd/mm/yyyy)|Description|Money in|Money out|Balance|Category|Merchant|Reference
03/01/2024|Invoice 7|100.00|||Sales|Acme Ltd|INV7
04/02/2024|Rent||900.00||Rent|Landlord|`)
    expect(read.layout).toBe('Plimsoll template')
    expect(shortly(read)).toEqual(['2024-01-03 10000 Invoice 7', '2024-02-04 -90000 Rent'])
    expect(read.transactions[0]).toMatchObject({
      category: 'Sales',
      counterparty: 'Acme Ltd',
      reference: 'INV7',
    })
  })
})
