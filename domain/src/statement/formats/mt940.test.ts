// MT940 as banks write it: marks and reversals, the turn of the year, words in four manners, pages
// that must join.
import { describe, expect, test } from 'vitest'
import type { StatementRead } from '../statement.ts'
import { readMt940 } from './read-mt940.ts'

const any = (text: string) => readMt940(text, { today: '2026-11-20' })
function good(text: string): StatementRead {
  const result = any(text)
  if (result.kind === 'refused') throw new Error(`${result.code}: ${result.message}`)
  return result
}
const message = (inside: string, balances = ['C240101GBP100,00', 'C240131GBP90,00']) =>
  `:20:A\r\n:25:GB29NWBK60161331926819GBP\r\n:28C:1/1\r\n:60F:${balances[0]}\r\n${inside}\r\n:62F:${balances[1]}\r\n`
const entry = (fields: string, words = 'X') => `:61:${fields}NTRFNONREF\r\n:86:${words}`
const only = (inside: string) => good(message(inside)).transactions[0]

describe('MT940', () => {
  test.each([
    ['240103D10,', -1000],
    ['2401030103C10,5', 1050],
    ['240103RC10,00', -1000],
    ['240103RD10,00', 1000],
    ['240103DR10,00', -1000],
    ['240103CP1234,56', 123_456],
    ['240103D000000000000106,40', -10_640],
  ])('%s', (fields, amount) => {
    expect(only(entry(fields))?.amount).toBe(amount)
  })

  test('the day of entry, whose year is the nearest to the value date', () => {
    expect(only(entry('2401030105D10,00'))?.day).toBe('2024-01-05')
    expect(only(entry('2312290102D10,00'))?.day).toBe('2024-01-02')
    expect(only(entry('2401021229D10,00'))?.day).toBe('2023-12-29')
    expect(only(entry('2401030000D10,00'))?.day).toBe('2024-01-03')
  })

  test("references, the bank's id, and the currency taken off the account", () => {
    const read = good(message(':61:240103D10,00NDDTINV-7//BANKREF99\r\nsupplementary\r\n:86:WORDS'))
    expect(read.transactions[0]).toMatchObject({
      reference: 'INV-7',
      bankId: 'BANKREF99',
      bankType: 'NDDT',
      account: 'GB29NWBK60161331926819',
      text: 'WORDS',
    })
  })

  test('banks of the Netherlands: heads of their own, kinds in figures, parts of one side', () => {
    const read = good(
      'ABNANL2A\r\n940\r\nABNANL2A\r\n:20:ABN\r\n:25:NL50RABO0123456789 EUR\r\n:28:1/1\r\n:60F:C240101EUR10,\r\n:61:2401030103D9,N192EREF//00001005\r\n:86:/EREF/EV12//CNTP/NL32INGB0000012345/INGBNL2A/ING BANK N.V.///REMI/USTD//EV100/\r\n:62F:C240103EUR1,\r\n',
    )
    expect(read.proof.kind).toBe('proved')
    expect(read.transactions).toMatchObject([
      {
        account: 'NL50RABO0123456789',
        amount: -900,
        bankType: 'N192',
        counterparty: 'ING BANK N.V.',
        reference: 'EV12',
        text: 'ING BANK N.V. EV100',
      },
    ])
  })

  test('numbered words: the other side, the purpose, keywords', () => {
    const words =
      '166?00GUTSCHRIFT?109310?20EREF+RE-2024-77?21SVWZ+Rechnung 177 vom 2. Ja?22nuar?30BANKDEFF?31DE1234?32MUELLER GM?33BH'
    expect(only(entry('240103C10,00', words))).toMatchObject({
      text: 'MUELLER GMBH Rechnung 177 vom 2. Januar',
      counterparty: 'MUELLER GMBH',
      reference: 'RE-2024-77',
      bankType: 'GUTSCHRIFT',
    })
  })

  test('named words between slashes, cut at the width of a line', () => {
    const words =
      '/TRTP/SEPA OVERBOEKING/IBAN/NL00BANK0123456789/BIC/BANKNL2A/NAME/J.\r\n JANSEN/REMI/FACTUUR 12/EREF/NOTPROVIDED'
    expect(only(entry('240103D10,00', words))).toMatchObject({
      text: 'J. JANSEN FACTUUR 12',
      counterparty: 'J. JANSEN',
      reference: null,
    })
  })

  test('free words over several lines, and none at all', () => {
    expect(only(entry('240103D10,00', 'CARD PAYMENT\r\nTO ACME'))?.text).toBe(
      'CARD PAYMENT TO ACME',
    )
    expect(only(':61:240103D10,00NCHKREF77')?.text).toBe('REF77')
  })

  test('balances prove every message; a wrong sum and a missing message are reported', () => {
    expect(good(message(entry('240103D10,00'))).proof).toEqual({
      kind: 'proved',
      share: 1,
      breaks: [],
    })
    const wrong = good(message(entry('240103D11,00')))
    expect(wrong.proof).toMatchObject({ kind: 'unproved', breaks: [{ line: 7 }] })
    const gap = good(
      message(entry('240103D10,00')) +
        message(entry('240203D10,00'), ['C240201GBP80,00', 'C240229GBP70,00']),
    )
    expect(gap.proof).toMatchObject({ kind: 'unproved', breaks: [{ line: 11 }] })
    expect(gap.accounts).toMatchObject([{ opening: 10_000, closing: 7000 }])
  })

  test('pages of one statement join, envelopes and remarks are passed over', () => {
    const read = good(
      `{1:F01BANK}{2:I940BANK}{4:\r\n:20:A\r\n:25:1/2\r\n:60F:C240101EUR100,00\r\n${entry('240103D10,00')}\r\n:62M:C240103EUR90,00\r\n:86:REMARK\r\n-}{5:}\r\n{1:F01BANK}{4:\r\n:20:A\r\n:25:1/2\r\n:60M:C240103EUR90,00\r\n${entry('240104C5,00')}\r\n:62F:C240104EUR95,00\r\n-}`,
    )
    expect(read.proof).toMatchObject({ kind: 'proved' })
    expect(read.transactions.map((each) => `${each.amount} ${each.currency} ${each.text}`)).toEqual(
      ['-1000 EUR X', '500 EUR X'],
    )
  })

  test('an entry that cannot be read is a bad row, and breaks the proof', () => {
    const entries = [1, 2, 3, 4, 5].map((at) => entry(`24010${at}D2,00`)).join('\r\n')
    const read = good(message(`${entries}\r\n:61:garbage`))
    expect(read.badRows).toMatchObject([{ line: 15, code: 'bad_amount', value: 'garbage' }])
    expect(good(message(`${entries}\r\n${entry('240231D5,00')}`)).badRows).toMatchObject([
      { code: 'bad_date' },
    ])
  })

  describe('MT942, the interim report', () => {
    const report = (inside: string, sums: string) =>
      `:20:R\r\n:25:GB29NWBK60161331926819\r\n:28C:7/1\r\n:34F:GBPD0,\r\n:34F:GBPC0,\r\n:13D:2401051200+0000\r\n${inside}\r\n${sums}-\r\n`
    const entries = [
      entry('240105D10,00', 'RENT'),
      entry('240105C25,50', 'ACME'),
      entry('240105RC5,50', 'RETURNED'),
      entry('240105EC99,00', 'EXPECTED'),
    ].join('\r\n')

    test('is read where its counts and sums prove it whole', () => {
      const read = good(report(entries, ':90D:2GBP15,50\r\n:90C:1GBP25,50\r\n'))
      expect(read).toMatchObject({
        layout: 'MT942 statement',
        proof: { kind: 'proved', share: 1 },
        skipped: [{ reason: 'pending', count: 1 }],
        accounts: [{ opening: null, closing: null, currency: 'GBP' }],
      })
      expect(read.transactions.map((each) => `${each.amount} ${each.text}`)).toEqual([
        '-1000 RENT',
        '2550 ACME',
        '-550 RETURNED',
      ])
    })

    test('is reported as incomplete where they differ', () => {
      const read = good(report(entries, ':90D:3GBP20,50\r\n:90C:1GBP25,50\r\n'))
      expect(read.proof).toMatchObject({ kind: 'unproved', breaks: [{ line: 15 }] })
    })

    test('is refused without them', () => {
      expect(any(report(entries, ''))).toMatchObject({ code: 'unsupported' })
    })
  })

  test('type codes filled up with blanks, and a value date of 30 February beside a real entry date', () => {
    const read = good(
      message(
        [entry('1602300301DR6,00'), ':61:160301D4,00NOV NONREF', ':61:160301D1,00S   X'].join(
          '\r\n',
        ),
      ),
    )
    expect(read.badRows).toEqual([])
    expect(read.transactions.map((each) => `${each.day} ${each.amount} ${each.bankType}`)).toEqual([
      '2016-03-01 -600 NTRF',
      '2016-03-01 -400 NOV',
      '2016-03-01 -100 S',
    ])
  })

  test.each([
    [message(''), 'no_transactions'],
    [':20:A\n:25:1\n:60F:C240101GBP1,00\n:61:240103D10,00NTRF', 'corrupt'],
    [message(':61:garbage'), 'no_valid_rows'],
  ])('%j is refused', (text, code) => {
    expect(any(text)).toMatchObject({ kind: 'refused', code })
  })
})
