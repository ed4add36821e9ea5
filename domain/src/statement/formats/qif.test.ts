// QIF as programs and banks write it: dates in any order, splits, several accounts, an opening
// balance.
import { describe, expect, test } from 'vitest'
import type { Answers, StatementRead } from '../statement.ts'
import { readQif } from './read-qif.ts'

const any = (text: string, answers: Answers = {}) => readQif(text, { answers, today: '2026-11-20' })
function good(text: string, answers: Answers = {}): StatementRead {
  const result = any(text, answers)
  if (result.kind === 'refused') throw new Error(`${result.code}: ${result.message}`)
  return result
}
const file = (...days: string[]) =>
  `!Type:Bank\n${days.map((day, at) => `D${day}\nT-${at + 1}.00\nPN${at}\n^\n`).join('')}`
const days = (read: StatementRead) => read.transactions.map((each) => each.day)

describe('QIF', () => {
  test.each([
    [
      ['14/01/2024', '3/2/2024'],
      ['2024-01-14', '2024-02-03'],
    ],
    [
      ["14/01'24", "15/ 1' 4"],
      ['2004-01-15', '2024-01-14'],
    ],
    [
      ['14.1.24', '3.2.24'],
      ['2024-01-14', '2024-02-03'],
    ],
    [
      ['01/14/2024', '02/03/2024'],
      ['2024-01-14', '2024-02-03'],
    ],
    [
      ['2024-01-14', '2024-02-03'],
      ['2024-01-14', '2024-02-03'],
    ],
    [
      ['1/14/98', '2/ 3/98'],
      ['1998-01-14', '1998-02-03'],
    ],
  ])('%j', (written, meant) => {
    expect(days(good(file(...written)))).toEqual(meant)
  })

  test('an order that nothing proves is British, with a notice that it is assumed', () => {
    const read = good(file('03/01/2024', '05/02/2024'))
    expect(days(read)).toEqual(['2024-01-03', '2024-02-05'])
    expect(read.assumptions.map(({ code }) => code)).toEqual(['dates_default', 'currency_assumed'])
    expect(days(good(file('03/01/2024', '05/02/2024'), { dateOrder: 'MDY' }))).toEqual([
      '2024-03-01',
      '2024-05-02',
    ])
  })

  test('pounds are a doubt unless payments say so, and a person may answer otherwise', () => {
    const text = '!Type:Bank\nD14/01/2024\nT-5.00\nPHMRC VAT\n^\n'
    expect(good(text).assumptions.map(({ code }) => code)).toContain('currency_default')
    const comma = good('!Type:Bank\nD14/01/2024\nT-5,00\nPRent\n^\n')
    expect(comma.transactions[0]).toMatchObject({ amount: -500, currency: 'EUR' })
    expect(comma.assumptions.map(({ code }) => code)).toContain('currency_assumed')
    const read = good(text, { currency: 'EUR' })
    expect(read.transactions[0]?.currency).toBe('EUR')
    expect(read.accounts[0]?.currency).toBe('EUR')
    expect(read.assumptions.map(({ code }) => code)).toEqual(['dates_proved'])
  })

  test('amounts without a single minus are a doubt until a person answers', () => {
    const text = file('14/01/2024', '15/01/2024', '16/01/2024').replaceAll('T-', 'T')
    expect(good(text).assumptions.map(({ code }) => code)).toContain('one_sided')
    const read = good(text, { amountSign: 'as_written' })
    expect(read.assumptions.map(({ code }) => code)).not.toContain('one_sided')
  })

  test('a date that does not exist is a bad row on its line', () => {
    const read = good(
      file('01/01/2024', '14/01/2024', '15/01/2024', '16/01/2024', '17/01/2024', '31/02/2024'),
    )
    expect(read.badRows).toMatchObject([{ line: 22, code: 'bad_date', value: '31/02/2024' }])
  })

  test('splits do not count, transfers are no category, numbers are references', () => {
    const read = good(
      '!Type:Bank\nD14/01/2024\nT-1,234.50\nCX\nN000123\nPACME\nMACME inv 7\nLOffice:Paper\nSOffice\n$-1,000.00\nSPost\n$-234.50\n^\nD15/01/2024\nT50.00\nNDEP\nPB\nL[Savings]\n^\n',
    )
    expect(read.transactions).toMatchObject([
      { amount: -123_450, text: 'ACME inv 7', category: 'Office:Paper', reference: '000123' },
      { amount: 5000, text: 'B', category: null, bankType: 'DEP' },
    ])
  })

  test('accounts by name, lists between them passed over', () => {
    const read = good(
      '!Option:AutoSwitch\n!Account\nNCurrent\nTBank\n^\nNVisa\nTCCard\n^\n!Clear:AutoSwitch\n!Type:Cat\nNFood\nE\n^\n!Account\nNCurrent\nTBank\n^\n!Type:Bank\nD14/01/2024\nT-5.00\nPA\n^\n!Account\nNVisa\nTCCard\n^\n!Type:CCard\nD15/01/2024\nT-6.00\nPB\n^\n',
    )
    expect(read.transactions.map(({ account, amount }) => [account, amount])).toEqual([
      ['Current', -500],
      ['Visa', -600],
    ])
  })

  test('card spending without a minus is asked about, and the answer turns it', () => {
    const card = '!Type:CCard\nD14/01/2024\nT5.00\nPSHOP\n^\nD15/01/2024\nT6.00\nPPUB\n^\n'
    expect(any(card)).toMatchObject({
      code: 'ambiguous_sign',
      questions: [{ code: 'amount_sign' }],
    })
    const read = good(card, { amountSign: 'inverted' })
    expect(read.transactions.map((each) => each.amount)).toEqual([-500, -600])
  })

  test('the last mark may be missing, but not half of the last record', () => {
    expect(good('!Type:Bank\nD14/01/2024\nT-5.00\nPA\n').transactions).toHaveLength(1)
    expect(any('!Type:Bank\nD14/01/2024\nT-5.00\nPA\n^\nD15/01/2024\nT-12')).toMatchObject({
      code: 'corrupt',
    })
  })

  test.each([
    ['!Type:Bank\n', 'no_transactions'],
    ['!Type:Invst\nD14/01/2024\nNBuy\n^\n', 'unsupported'],
    ['!Type:Bank\nD99/99/2024\nT-5\n^\n', 'no_valid_rows'],
  ])('%j is refused', (text, code) => {
    expect(any(text)).toMatchObject({ kind: 'refused', code })
  })
})
