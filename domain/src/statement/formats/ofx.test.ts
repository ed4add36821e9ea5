// OFX as banks write it: several accounts, tags left open, odd dates and signs, ids that repeat.
import { describe, expect, test } from 'vitest'
import type { Answers, StatementRead } from '../statement.ts'
import { readOfx } from './read-ofx.ts'

const today = '2026-11-20'
const entry = (fields: string) => `<STMTTRN>${fields}</STMTTRN>`
const bank = (entries: string, more = '') =>
  `<STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>309174<ACCTID>12345678</BANKACCTFROM><BANKTRANLIST><DTSTART>20240101<DTEND>20240131${entries}</BANKTRANLIST>${more}</STMTRS>`
const card = (entries: string) =>
  `<CCSTMTRS><CURDEF>EUR<CCACCTFROM><ACCTID>5500XX</CCACCTFROM><BANKTRANLIST>${entries}</BANKTRANLIST></CCSTMTRS>`
const file = (inside: string) => `OFXHEADER:100\n\n<OFX>\n${inside}\n</OFX>`
const any = (text: string, answers: Answers = {}) => readOfx(text, { answers, today })

function good(text: string, answers: Answers = {}): StatementRead {
  const result = any(text, answers)
  if (result.kind === 'refused') throw new Error(`${result.code}: ${result.message}`)
  return result
}
const shortly = (read: StatementRead) =>
  read.transactions.map((each) => `${each.day} ${each.amount} ${each.currency} ${each.text}`)

describe('OFX', () => {
  test('several accounts and cards, each in its currency, days in order', () => {
    const read = good(
      file(
        bank(entry('<DTPOSTED>20240105<TRNAMT>-5.00<FITID>F1000<NAME>A')) +
          card(entry('<DTPOSTED>20240103<TRNAMT>-7.50<FITID>F1000<NAME>B')),
      ),
    )
    expect(shortly(read)).toEqual(['2024-01-03 -750 EUR B', '2024-01-05 -500 GBP A'])
    expect(read.accounts.map(({ account, currency }) => [account, currency])).toEqual([
      ['5500XX', 'EUR'],
      ['30-91-74 12345678', 'GBP'],
    ])
    expect(read.layout).toBe('OFX statement')
    expect(read.assumptions.map(({ code }) => code)).toEqual(['currencies'])
  })

  test('a file that names no currency is a doubt without a sort code, which an answer settles', () => {
    const british = file(bank(entry('<DTPOSTED>20240105<TRNAMT>-5.00<NAME>A'))).replace(
      '<CURDEF>GBP',
      '',
    )
    expect(good(british).assumptions.map(({ code }) => code)).toEqual(['currency_default'])
    const text = british.replace('<BANKID>309174', '')
    expect(good(text).assumptions.map(({ code }) => code)).toEqual(['currency_assumed'])
    const read = good(text, { currency: 'EUR' })
    expect(shortly(read)).toEqual(['2024-01-05 -500 EUR A'])
    expect(read.assumptions).toEqual([])
  })

  test('amounts without a single minus are a doubt unless their types say that they came in', () => {
    const typed = (type: string) =>
      good(
        file(bank(entry(`<TRNTYPE>${type}<DTPOSTED>20240105<TRNAMT>5.00<NAME>A`).repeat(3))),
      ).assumptions.map(({ code }) => code)
    expect(typed('OTHER')).toEqual(['one_sided'])
    expect(typed('CREDIT')).toEqual([])
  })

  test.each(['.', ','])('three decimals of dinars behind a %s are no thousands', (mark) => {
    const entries = entry(`<DTPOSTED>20240105<TRNAMT>-90${mark}120<FITID>F1<NAME>A`)
    const read = good(file(bank(entries).replace('GBP', 'KWD')))
    expect(shortly(read)).toEqual(['2024-01-05 -9012 KWD A'])
  })

  test('entries, lists and fields left open, all on one line', () => {
    const open = `<OFX><STMTRS><CURDEF>GBP<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240103<TRNAMT>-1.00<NAME>A<MEMO><STMTTRN><DTPOSTED>20240104<TRNAMT>2.00<NAME>B<CHECKNUM>100234<LEDGERBAL><BALAMT>9.00<DTASOF>20240105</STMTRS></OFX>`
    const read = good(open)
    expect(shortly(read)).toEqual(['2024-01-03 -100 GBP A', '2024-01-04 200 GBP B'])
    expect(read.transactions[1]?.reference).toBe('100234')
    expect(read.accounts[0]?.closing).toBe(900)
  })

  test('newest first within the file becomes oldest first, also within a day', () => {
    const read = good(
      file(
        bank(
          ['20240105', '20240104', '20240104', '20240103']
            .map((day, at) => entry(`<DTPOSTED>${day}<TRNAMT>-${at + 1}.00<NAME>N${at}`))
            .join(''),
        ),
      ),
    )
    expect(read.transactions.map((each) => each.text)).toEqual(['N3', 'N2', 'N1', 'N0'])
  })

  test('the payee, the name and the memo make one text without saying a thing twice', () => {
    const read = good(
      file(
        bank(
          entry('<DTPOSTED>20240103<TRNAMT>-1<NAME>ACME LTD<MEMO>ACME LTD INV 7') +
            entry(
              '<DTPOSTED>20240104<TRNAMT>-1<PAYEE><NAME>Bob &amp; Co<CITY>Leeds</PAYEE><MEMO>Rent',
            ) +
            entry('<DTPOSTED>20240105<TRNAMT>-1<NAME>C<BANKACCTTO><ACCTID>99</BANKACCTTO><MEMO>M'),
        ),
      ),
    )
    expect(read.transactions.map((each) => [each.text, each.counterparty])).toEqual([
      ['ACME LTD INV 7', null],
      ['Bob & Co Rent', 'Bob & Co'],
      ['C M', null],
    ])
    expect(read.transactions[2]?.account).toBe('30-91-74 12345678')
  })

  test('bad days and amounts are bad rows with their lines', () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
      entry(`<DTPOSTED>2024010${at}<TRNAMT>-1.00<NAME>N`),
    )
    const bad = [entry('<DTPOSTED>20240231<TRNAMT>-1.00'), entry('<DTPOSTED>20240103<TRNAMT>abc')]
    const read = good(file(bank([...lines, ...bad].join('\n'))))
    expect(read.transactions).toHaveLength(8)
    expect(read.badRows.map(({ line, code, message }) => [line, code, message])).toEqual([
      [12, 'bad_date', "Row 12: the date '20240231' does not exist or cannot be read."],
      [13, 'bad_amount', "Row 13: the amount 'abc' cannot be read."],
    ])
  })

  test('an id that a file repeats is kept, one that only counts rows is not', () => {
    const read = good(
      file(
        bank(
          entry('<DTPOSTED>20240103<TRNAMT>-1<FITID>ABC123<NAME>A') +
            entry('<DTPOSTED>20240104<TRNAMT>-2<FITID>ABC123<NAME>B') +
            entry('<DTPOSTED>20240105<TRNAMT>-3<FITID>17<NAME>C'),
        ),
      ),
    )
    expect(read.transactions.map((each) => each.bankId)).toEqual(['ABC123', 'ABC123', null])
  })

  test("decimal commas are the file's own; a lone comma before three digits is thousands", () => {
    const amounts = (...written: string[]) =>
      good(
        file(
          bank(written.map((each) => entry(`<DTPOSTED>20240103<TRNAMT>${each}<NAME>A`)).join('')),
        ),
      ).transactions.map((each) => each.amount)
    expect(amounts('-1234,56', '7,00')).toEqual([-123_456, 700])
    expect(amounts('-1,200', '3,400')).toEqual([-120_000, 340_000])
    expect(amounts('-100.000', '+5.5')).toEqual([-10_000, 550])
    expect(amounts('-1,234.56', '.50')).toEqual([-123_456, 50])
  })

  test('the ledger closes the account only when it is of its last day and within its range', () => {
    const single = entry('<DTPOSTED>20240120<TRNAMT>-1<NAME>A')
    const closing = (day: string) =>
      good(file(bank(single, `<LEDGERBAL><BALAMT>-12.34<DTASOF>${day}</LEDGERBAL>`))).accounts[0]
        ?.closing
    expect(closing('20240131')).toBe(-1234)
    expect(closing('20240119')).toBeNull()
    expect(closing('20241120')).toBeNull()
  })

  test('a card whose types contradict all of its signs is turned; an account is asked about', () => {
    const rows =
      entry('<TRNTYPE>DEBIT<DTPOSTED>20240103<TRNAMT>10.00<NAME>SHOP') +
      entry('<TRNTYPE>CREDIT<DTPOSTED>20240104<TRNAMT>-5.00<NAME>PAID')
    const turned = good(file(card(rows)))
    expect(turned.transactions.map((each) => each.amount)).toEqual([-1000, 500])
    expect(turned.assumptions.map(({ code }) => code)).toContain('sign_by_type')
    const statementResult = any(file(bank(rows)))
    expect(statementResult).toMatchObject({ kind: 'refused', code: 'ambiguous_sign' })
    const answered = good(file(bank(rows)), { amountSign: 'inverted' })
    expect(answered.transactions.map((each) => each.amount)).toEqual([-1000, 500])
  })

  test('amounts without any sign take it from their types', () => {
    const rows =
      entry('<TRNTYPE>DEBIT<DTPOSTED>20240103<TRNAMT>10.00<NAME>SHOP') +
      entry('<TRNTYPE>CREDIT<DTPOSTED>20240104<TRNAMT>5.00<NAME>PAID')
    expect(good(file(bank(rows))).transactions.map((each) => each.amount)).toEqual([-1000, 500])
  })

  test('pending entries are left out and counted', () => {
    const read = good(
      file(
        bank(
          entry('<DTPOSTED>20240103<TRNAMT>-1<NAME>A'),
          '<BANKTRANLISTP><STMTTRNP><DTTRAN>20240104<TRNAMT>-2<NAME>B</STMTTRNP></BANKTRANLISTP>',
        ),
      ),
    )
    expect(read.transactions).toHaveLength(1)
    expect(read.skipped).toEqual([{ reason: 'pending', count: 1 }])
  })

  test.each([
    ['nothing in it', file(bank('')), 'no_transactions'],
    [
      'a refused log-in',
      file('<SIGNONMSGSRSV1><STATUS><CODE>15500</STATUS></SIGNONMSGSRSV1>'),
      'no_transactions',
    ],
    ['investments', file('<INVSTMTRS><INVTRANLIST></INVTRANLIST></INVSTMTRS>'), 'unsupported'],
    ['no end', '<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20240103<TRNAMT>-1', 'corrupt'],
    [
      'a document type',
      `<!DOCTYPE x [<!ENTITY a "b">]>${file(bank(entry('<NAME>&a;')))}`,
      'unsafe',
    ],
    ['only bad rows', file(bank(entry('<DTPOSTED>0<TRNAMT>-1'))), 'no_valid_rows'],
  ])('%s', (_, text, code) => {
    expect(any(text)).toMatchObject({ kind: 'refused', code })
  })
})
