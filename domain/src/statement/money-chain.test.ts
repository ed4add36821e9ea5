// Which of several columns of money sums end in, worked out by hand.
import { describe, expect, test } from 'vitest'
import { endsOfChain, isAside, isOfPaidOver, madeOf } from './money-chain.ts'

const figures = (heads: string, ...rows: readonly (readonly number[])[]) =>
  heads.split('|').map((header, index) => ({
    header,
    index,
    pence: rows.map((row) => row[index] ?? null),
  }))
const endsOf = (...input: Parameters<typeof figures>) =>
  endsOfChain(figures(...input)).map(({ header }) => header)

describe('sums end in', () => {
  test('what is left of sales after cash, commission and its VAT', () => {
    const heads = 'total sales|of which cash|commission|vat|total charges|balance of the week'
    const rows = [
      [80_000, 20_000, 11_200, 2_240, 13_440, 46_560],
      [76_000, 15_500, 10_640, 2_128, 12_768, 47_732],
      [91_000, 22_000, 12_740, 2_548, 15_288, 53_712],
    ]
    expect(endsOf(heads, ...rows)).toEqual(['balance of the week'])
    expect(endsOf(heads, ...rows.slice(1))).toEqual([])
  })

  test('what was sent on, and not what it was before a loan was repaid', () => {
    const heads = 'takings|fees|after fees|loan repayment|sent to bank'
    const rows = [
      [50_000, 875, 49_125, 5_000, 44_125],
      [43_000, 753, 42_247, 4_300, 37_947],
      [90_000, 1_575, 88_425, 9_000, 79_425],
    ]
    expect(endsOf(heads, ...rows)).toEqual(['sent to bank'])
  })

  test('a net that stands before its gross, with refunds and payouts among the sales', () => {
    const heads = 'net amount|gross|final value fee'
    const rows = [
      [4_850, 5_000, -150],
      [-14_550, -14_550, 0],
      [-970, -1_000, 30],
      [19_400, 20_000, -600],
    ]
    expect(endsOf(heads, ...rows)).toEqual(['net amount'])
  })

  test('nothing where a fee was added to a price', () => {
    const rows = [
      [8_000, 800, 8_800],
      [4_000, 400, 4_400],
      [12_000, 1_200, 13_200],
    ]
    expect(endsOf('ticket|booking fee|customer paid', ...rows)).toEqual([])
  })

  test('no deposit that was paid with a charge', () => {
    const rows = [
      [6_000, 5_000, 11_000],
      [4_500, 5_000, 9_500],
      [2_500, 2_000, 4_500],
    ]
    expect(endsOf('hire charge|deposit|total paid', ...rows)).toEqual([])
  })

  test('nothing where one row is off by more than a penny', () => {
    const rows = (last: number) => [
      [10_000, 300, 9_700],
      [5_000, 150, 4_850],
      [8_000, 240, last],
    ]
    expect(endsOf('sold|fee|passed on', ...rows(7_761))).toEqual(['passed on'])
    expect(endsOf('sold|fee|passed on', ...rows(7_762))).toEqual([])
  })
})

describe('a column is made of', () => {
  const rows = [
    [2_000, 400, 350, 2_750],
    [1_000, 200, 0, 1_200],
  ]

  test('its price, its tax and its postage', () => {
    const all = figures('price|vat|postage|total', ...rows)
    expect([...madeOf(all[3] ?? { header: '', index: 0, pence: [] }, all)].sort()).toEqual([
      0, 1, 2,
    ])
  })

  test('nothing that was held back of it', () => {
    const all = figures('amount|hold|released', [10_000, 1_000, 9_000], [7_000, 700, 6_300])
    expect(madeOf(all[0] ?? { header: '', index: 0, pence: [] }, all).size).toBe(0)
    expect(madeOf(all[2] ?? { header: '', index: 0, pence: [] }, all)).toEqual(new Set([0, 1]))
  })
})

test.each([
  ['sales incl vat', false, false],
  ['vat on commission', true, false],
  ['payment to you', false, true],
  ['payout fee', true, false],
  ['card money to bank', false, true],
])('“%s” is a part: %s, was paid over: %s', (header, aside, paidOver) => {
  expect(isAside(header)).toBe(aside)
  expect(isOfPaidOver(header)).toBe(paidOver)
})
