// Tables one under the other that are parts of one, and what is read from the lines around them.
import { describe, expect, test } from 'vitest'
import { readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const codes = (read: ReturnType<typeof readGood>) => read.assumptions.map(({ code }) => code)

describe('tables one under the other', () => {
  test('payments to come above the booked ones are left out and counted', () => {
    const read = readGood(
      [
        'Pending transactions',
        'Date|Description|Amount',
        '19/01/2024|Hotel|-72.00',
        'Completed transactions',
        'Date|Description|Amount|Balance',
        '14/01/2024|Rent|-12.00|88.00',
        '15/01/2024|Client|7.00|95.00',
      ].join('\n'),
    )
    expect(shortly(read)).toEqual(['2024-01-14 -1200 Rent', '2024-01-15 700 Client'])
    expect(read.skipped).toEqual([{ reason: 'pending', count: 1 }])
    expect(read.proof.kind).toBe('proved')
  })

  test('a page whose columns moved goes on in the columns of the first', () => {
    const read = readGood(
      [
        'Date|Details|Paid out|Paid in|Balance',
        '14/01/2024|Rent|12.00||88.00',
        '15/01/2024|Client||7.00|95.00',
        'Date|Details||Paid out|Paid in|Balance',
        '16/01/2024|Phone||5.00||90.00',
        '17/01/2024|Client|||10.00|100.00',
      ].join('\n'),
    )
    expect(shortly(read).slice(2)).toEqual(['2024-01-16 -500 Phone', '2024-01-17 1000 Client'])
    expect(read.proof.kind).toBe('proved')
  })
})

describe('the month of a table', () => {
  test('a title that names the month gives the days their year', () => {
    const read = readGood(
      'Bank account - January 2024\nDate|Details|Money in|Money out|Balance\n3 Jan|Rent||12.00|88.00\n15 Jan|Client|7.00||95.00',
    )
    expect(shortly(read)).toEqual(['2024-01-03 -1200 Rent', '2024-01-15 700 Client'])
  })

  test('numbers of days are days of the month that names the sheet', () => {
    const read = readGood([
      sheetOf('Day|Details|In|Out\n3|Rent||12.00\n15|Client|7.00|', 'Jan 2024'),
    ])
    expect(shortly(read)).toEqual(['2024-01-03 -1200 Rent', '2024-01-15 700 Client'])
  })
})

test('fees are taken off where the balance follows from that alone', () => {
  const read = readGood(
    [
      'Date|Type|Reference|Amount|Fee|Balance',
      '02/01/2024|Card payment|R1|48.00|0.84|47.16',
      '03/01/2024|Card payment|R2|129.50|2.27|174.39',
      '15/01/2024|Payout|P1|-174.39|0.00|0.00',
    ].join('\n'),
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([4716, 12723, -17439])
  expect(codes(read)).not.toContain('fees_left')
})

test('towns and shops with British names do not make amounts pounds', () => {
  const rows = 'Date|Details|Amount|Balance\n14/01/2024|LEEDS CAFE|-12.00|88.00\n15/01/2024|'
  expect(codes(readGood(`${rows}ASDA|-8.00|80.00`))).toContain('currency_assumed')
  expect(codes(readGood(`${rows}HMRC VAT|-8.00|80.00`))).toContain('currency_default')
})

test('the float that petty cash opens with is a balance, no payment', () => {
  const read = readGood(
    [
      'Date|Description|In|Out|Balance',
      '01/01/2024|Opening float|100.00||100.00',
      '03/01/2024|Milk||4.20|95.80',
      '15/01/2024|Top up|50.00||145.80',
    ].join('\n'),
  )
  expect(shortly(read)).toEqual(['2024-01-03 -420 Milk', '2024-01-15 5000 Top up'])
  expect(read.accounts[0]).toMatchObject({ opening: 10000, closing: 14580 })
})

test('the header of the amounts names their currency, not one beside them', () => {
  const read = readGood(
    'Date|Description|CAD$|USD$\n14/01/2024|Rent|-12.00|\n15/01/2024|Client|7.00|\n16/01/2024|Phone|-3.00|',
  )
  expect(read.transactions.map(({ currency }) => currency)).toEqual(['CAD', 'CAD', 'CAD'])
})
