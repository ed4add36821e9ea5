import { describe, expect, it } from 'vitest'
import type { Columns } from './columns.ts'
import { tiedAmount } from './tied-amount.ts'

describe('columns that add up', () => {
  const rows = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 1, cells }))
  const columns: Columns = { date: [0] }
  const tied = (headers: string[], lines: string[][], more: Columns = {}) =>
    tiedAmount(['Date', ...headers], rows(...lines.map((line) => ['01/02/2024', ...line])), {
      ...columns,
      ...more,
    })
  const fees = [
    ['100.00', '2.00', '98.00'],
    ['50.00', '1.00', '49.00'],
    ['10.00', '0.20', '9.80'],
  ]

  it.each([
    [fees, { amount: 3 }],
    // Two rows may add up by chance.
    [fees.slice(0, 2), null],
    // A penny of rounding passes, two do not.
    [[...fees.slice(0, 2), ['10.00', '0.20', '9.81']], { amount: 3 }],
    [[...fees.slice(0, 2), ['10.00', '0.20', '9.82']], null],
    [fees.map(([gross = '']) => [gross, '0.00', gross]), null],
  ])('gross less a fee is what came: %j', (lines, amount) => {
    expect(tied(['Gross', 'Fee', 'Received'], lines)).toEqual(amount)
  })

  it('net and VAT are what was paid', () => {
    const lines = [
      ['100.00', '20.00', '120.00'],
      ['50.00', '10.00', '60.00'],
      ['10.00', '2.00', '12.00'],
    ]
    expect(tied(['Goods', 'VAT', 'Sum'], lines)).toEqual({ amount: 3 })
  })

  it('what was paid over is gross less all its parts', () => {
    const lines = [
      ['100.00', '-10.00', '2.00', '88.00'],
      ['50.00', '0.00', '1.00', '49.00'],
    ]
    expect(tied(['Sales', 'Refunds', 'Charges', 'Payout'], lines)).toEqual({ amount: 4 })
    expect(tied(['Sales', 'Refunds', 'Charges', 'Other'], lines)).toBeNull()
    expect(tied(['Sales', 'Refunds', 'Charges', 'Payout'], lines.slice(0, 1))).toBeNull()
    const off = [...lines, ['10.00', '0.00', '1.00', '8.00']]
    expect(tied(['Sales', 'Refunds', 'Charges', 'Payout'], off)).toBeNull()
  })

  it('the one that moves the balance is the amount', () => {
    const lines = [
      ['5.00', '1.00', '100.00'],
      ['6.00', '2.00', '98.00'],
      ['7.00', '3.00', '95.00'],
      ['8.00', '4.00', '91.00'],
    ]
    const balance = { balance: [3] }
    expect(tied(['Goods', 'Paid', 'Balance'], lines, balance)).toEqual({ amount: 2 })
    expect(tied(['Goods', 'Paid', 'Balance'], lines.slice(0, 3), balance)).toBeNull()
  })

  it('is not asked where money stands in two columns', () => {
    expect(tied(['Gross', 'Fee', 'Received'], fees, { money_in: [1], money_out: [2] })).toBeNull()
  })
})
