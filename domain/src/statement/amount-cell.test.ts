// Amounts in every dress, read into pence by their digits.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, printMinor } from '../money.ts'
import { readAmount, voteCell } from './amount-cell.ts'
import { type DecimalMark, electMark, noVotes } from './decimal-mark.ts'
import type { Cell } from './statement.ts'

const pence = (cell: Cell, mark: DecimalMark = '.') => {
  const read = readAmount(cell, mark)
  return read.kind === 'amount' ? read.pence : read.kind
}
const elected = (cells: readonly string[]) => {
  const votes = noVotes()
  for (const cell of cells) voteCell(votes, cell)
  return electMark(votes, '.')
}

describe('one amount', () => {
  test.each<[Cell, number | string]>([
    ['12.50', 1250],
    ['£1,234.50', 123_450],
    ['(£1,234.50)', -123_450],
    ['£(1,234.50)', -123_450],
    ['-£12', -1200],
    ['£-12.00', -1200],
    ['12.50-', -1250],
    ['\u221212.50', -1250],
    ['–12.50', -1250],
    ["'-12.00", -1200],
    ['1 234.50', 123_450],
    ['1\u00a0234.50', 123_450],
    ['1\u202f234.50', 123_450],
    ["1'234.56", 123_456],
    ['1’234.56', 123_456],
    ['12,34,567.00', 123_456_700],
    ['.5', 50],
    ['+7', 700],
    ['12.5000', 1250],
    ['GBP 12.50', 1250],
    ['12.50 EUR', 1250],
    ['-', 'blank'],
    ['  ', 'blank'],
    [null, 'blank'],
    ['12.345', 'bad'],
    ['1,23', 'bad'],
    ['12.50.30', 'bad'],
    ['--5', 'bad'],
    ['abc', 'bad'],
    ['-12.340000000000002', -1234],
    ['2.4999999999999996', 250],
    ['33.333333333333336', 'bad'],
    ['12.3400001', 'bad'],
    ['12 Jan', 'bad'],
    [true, 'bad'],
    [{ error: '#N/A' }, 'bad'],
    [{ uncached: true }, 'uncached'],
    ['1e5', 'bad'],
    ['99999999999999999', 'bad'],
  ])('%j is %s', (cell, expected) => {
    expect(pence(cell)).toBe(expected)
  })

  test('letters beside the amount are reported, not applied', () => {
    expect(readAmount('123.45 DR', '.')).toMatchObject({ pence: 12_345, flag: 'debit' })
    expect(readAmount('CR 123.45', '.')).toMatchObject({ pence: 12_345, flag: 'credit' })
    expect(readAmount('€5.00', '.')).toMatchObject({ currency: 'EUR' })
  })

  test('a float is rounded only where its noise lies far behind the pence', () => {
    expect(pence(0.1 + 0.2)).toBe(30)
    expect(pence(1234.56)).toBe(123_456)
    expect(pence(-4.35)).toBe(-435)
    expect(pence(1.005)).toBe('bad')
    expect(pence(33.333)).toBe('bad')
    expect(pence(2.9999999999999996)).toBe(300)
    expect(pence(-1e-13)).toBe(0)
    expect(pence(Number.NaN)).toBe('bad')
    expect(pence(1e14)).toBe('bad')
  })
})

describe('the decimal mark of a column', () => {
  test('one mark before three digits everywhere stays a thousands mark', () => {
    expect(pence('1,234', elected(['1,234', '500']))).toBe(123_400)
    expect(pence('1.234', elected(['1.234', '500']))).toBe(123_400)
  })

  test('one certain amount decides for the open ones', () => {
    expect(pence('1.234', elected(['1.234', '12,50']))).toBe(123_400)
    expect(pence('1,234', elected(['1,234', '12.50']))).toBe(123_400)
    expect(pence('1.234', elected(['1.234', '12.50']))).toBe('bad')
  })

  test('a single decimal is a decimal', () => {
    expect(pence('110.7', elected(['110.7']))).toBe(11_070)
  })
})

describe('any amount', () => {
  const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(minor)

  test('comes back from every way of printing it', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const plain = printMinor(minor(Math.abs(amount)))
        const commas = plain.replace(/\B(?=(\d{3})+(?=\.))/g, ',')
        const continental = commas.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
        const signed = (text: string) => (amount < 0 ? `-${text}` : text)
        expect(pence(signed(plain))).toBe(amount)
        expect(pence(signed(`£${commas}`))).toBe(amount)
        expect(pence(signed(continental), ',')).toBe(amount)
        expect(pence(signed(continental.replaceAll('.', '\u00a0')), ',')).toBe(amount)
        expect(pence(amount < 0 ? `(${commas})` : commas)).toBe(amount)
        expect(pence(amount < 0 ? `${commas}-` : commas)).toBe(amount)
        expect(pence(Number(signed(plain)))).toBe(amount)
      }),
    )
  })

  test('arbitrary text is an amount or is reported, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (text) => {
        const read = readAmount(text, '.')
        expect(['amount', 'blank', 'bad']).toContain(read.kind)
      }),
    )
  })
})
