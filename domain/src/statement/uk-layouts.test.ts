// British banks' exports, as their customers download them: recognised by name, read without a
// question, signs right.
import { describe, expect, test } from 'vitest'
import { readGood, shortly } from '../testing/statement-grid.ts'

describe('British exports', () => {
  test('Barclays: signed amounts, account in one column, blank numbers', () => {
    const read = readGood(`
Number|Date|Account|Amount|Subcategory|Memo
 |30/01/2024|20-00-00 12345678|-45.00|Direct Debit|BT GROUP PLC      	REF 123
 |03/01/2024|20-00-00 12345678|1200.00|Funds Transfer|ACME LTD    INV 7`)
    expect(read.layout).toBe('Barclays')
    expect(shortly(read)).toEqual([
      '2024-01-03 120000 ACME LTD INV 7',
      '2024-01-30 -4500 BT GROUP PLC REF 123',
    ])
    expect(read.accounts).toMatchObject([{ account: '20-00-00 12345678', currency: 'GBP' }])
    expect(read.transactions[0]?.bankType).toBe('Funds Transfer')
  })

  test('Barclays: payments in only, with every date open, are read day first and as written', () => {
    const read = readGood(`
Number|Date|Account|Amount|Subcategory|Memo
 |05/01/2024|20-00-00 12345678|10.00|Counter Credit|A
 |03/01/2024|20-00-00 12345678|1200.00|Funds Transfer|B`)
    expect(shortly(read)).toEqual(['2024-01-03 120000 B', '2024-01-05 1000 A'])
  })

  test('Barclays.Net: a title above, two-digit years', () => {
    const read = readGood(`
Transactions for group
GROUP|ACC ID|ACCOUNT NO|TYPE|BANK CODE|CURR|ENTRY DATE|AS AT|AMOUNT|TLA CODE|CHEQUE NO|STATUS|DESCRIPTION
G|Main|12345678|CUR|200000|GBP|03/01/24|04/01/24|-12.50|DDR||P|BT
G|Main|12345678|CUR|200000|GBP|15/01/24|15/01/24|50.00|TFR||P|ACME`)
    expect(read.layout).toBe('Barclays.Net')
    expect(shortly(read)).toEqual(['2024-01-03 -1250 BT', '2024-01-15 5000 ACME'])
    expect(read.transactions[0]?.account).toBe('12345678 200000')
  })

  test('HSBC: no header, thousands commas, type codes in the words', () => {
    const read = readGood(`
03/01/2024|)))  PRET A MANGER  LONDON|-4.50
04/01/2024|CR   ACME LTD|1,234.56`)
    expect(read.layout).toBe('HSBC')
    expect(shortly(read)).toEqual([
      '2024-01-03 -450 ))) PRET A MANGER LONDON',
      '2024-01-04 123456 CR ACME LTD',
    ])
    expect(read.assumptions.map((each) => each.message)).toContain(
      'Dates are read day first: 3 January 2024, 4 January 2024.',
    )
  })

  test('HSBC in six columns', () => {
    const read = readGood(`
Date|Type|Description|Paid Out|Paid In|Balance
03 Jan 24|DD|BT|20.00||80.00
04 Jan 24|CR|ACME||100.00|180.00`)
    expect(read.layout).toBe('HSBC')
    expect(shortly(read)).toEqual(['2024-01-03 -2000 BT', '2024-01-04 10000 ACME'])
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
  })

  test('Lloyds, newest first: put in order, the balance proves it', () => {
    const read = readGood(`
Transaction Date|Transaction Type|Sort Code|Account Number|Transaction Description|Debit Amount|Credit Amount|Balance
04/01/2024|DEB|'30-91-74|12345678|TESCO STORES|12.50||1000.00
03/01/2024|FPI|'30-91-74|12345678|ACME LTD||500.00|1012.50
03/01/2024|DD|'30-91-74|12345678|BT GROUP|20.00||512.50`)
    expect(read.layout).toBe('Lloyds, Halifax or Bank of Scotland')
    expect(shortly(read)).toEqual([
      '2024-01-03 -2000 BT GROUP',
      '2024-01-03 50000 ACME LTD',
      '2024-01-04 -1250 TESCO STORES',
    ])
    expect(read.proof).toEqual({ kind: 'proved', share: 1, breaks: [] })
    expect(read.accounts).toEqual([
      {
        account: '30-91-74 12345678',
        currency: 'GBP',
        opening: 53_250,
        closing: 100_000,
        firstDay: '2024-01-03',
        lastDay: '2024-01-04',
      },
    ])
  })

  test('NatWest, new and old', () => {
    const modern = readGood(`
Date|Type|Description|Value|Balance|Account Name|Account Number
03 Jan 2024|D/D|BT GROUP , 000123|-45.00|955.00|MY CO LTD|601234-12345678
02 Jan 2024|BAC|ACME LTD , INV 7|1000.00|1000.00|MY CO LTD|601234-12345678`)
    expect(modern.layout).toBe('NatWest, RBS or Ulster Bank')
    expect(modern.transactions.map((each) => each.amount)).toEqual([100_000, -4500])
    const old = readGood(`
Date| Type| Description| Value| Balance| Account Name| Account Number|

03/01/2024|POS|'TESCO , STORES|-45.00|955.00|'MY CO LTD|'601234-12345678|
02/01/2024|BAC|'ACME LTD|1000.00|1000.00|'MY CO LTD|'601234-12345678|`)
    expect(old.layout).toBe('NatWest, RBS or Ulster Bank')
    expect(shortly(old)).toEqual(['2024-01-02 100000 ACME LTD', '2024-01-03 -4500 TESCO , STORES'])
    expect(old.accounts[0]?.account).toBe('601234-12345678')
  })

  test('Nationwide: lines above the table, pound signs', () => {
    const read = readGood(`
Account Name:|FlexAccount ****1234
Account Balance:|£1,080.00
Available Balance: |£1,080.00

Date|Transaction type|Description|Paid out|Paid in|Balance
02 Jan 2024|Direct debit|BT|£20.00||£980.00
03 Jan 2024|Bank credit|ACME||£100.00|£1,080.00`)
    expect(read.layout).toBe('Nationwide')
    expect(shortly(read)).toEqual(['2024-01-02 -2000 BT', '2024-01-03 10000 ACME'])
  })

  test('Bankline and Lloyds Commercial have no header and are known by their shape', () => {
    const bankline = readGood(`
600001|12345678|||GBP|||||03/01/24|BT GROUP|||||DDR|45.00|
600001|12345678|||GBP|||||15/01/24|ACME LTD|||||BAC||100.00`)
    expect(bankline.layout).toBe('Bankline')
    expect(shortly(bankline)).toEqual(['2024-01-03 -4500 BT GROUP', '2024-01-15 10000 ACME LTD'])
    const lloyds = readGood(`
15/01/24|309174-12345678||DD|-45.00|REF 1|BT GROUP
16/01/24|309174-12345678||FPI|100.00|REF 2|ACME LTD`)
    expect(lloyds.layout).toBe('Lloyds Commercial')
    expect(shortly(lloyds)).toEqual(['2024-01-15 -4500 BT GROUP', '2024-01-16 10000 ACME LTD'])
  })
})
