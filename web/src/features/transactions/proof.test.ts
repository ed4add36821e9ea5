// The proof under a figure: claimed only with every row there, and only to the penny.
import type { Transaction } from '@plimsoll/contract/transactions'
import { minor } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proveSum } from './proof.ts'

const row = (pence: number, change: Partial<Transaction> = {}): Transaction => ({
  id: '00000000-0000-7000-8000-000000000001',
  day: '2026-10-02',
  amount: minor(pence),
  text: 'CARD PAYMENT',
  merchant: null,
  account: { id: '00000000-0000-7000-8000-000000000002', name: 'Current', currency: 'GBP' },
  category: 'people',
  category_label: 'People',
  sub_category: 'net_wages',
  subcategory_label: 'Net wages',
  label_source: 'file',
  label_confidence: 1,
  transfer: false,
  excluded: false,
  note: null,
  state: 'actual',
  ...change,
})

const prove = (rows: Transaction[], pence: number, total = rows.length) =>
  proveSum({ rows, total, figure: minor(pence), figureWords: 'the table' })

describe('the proof', () => {
  test('says how many transactions come to the figure', () => {
    const rows = [row(-312_000), row(-55)]
    expect(prove(rows, -312_055)).toEqual({
      state: 'equal',
      words: '2 transactions, −£3,120.55, equals the table',
    })
  })

  test('is not claimed before every row is there, even if the sum is right already', () => {
    expect(prove([row(-100), row(100)], 0, 3).state).toBe('open')
  })

  test('a penny apart is a difference', () => {
    expect(prove([row(-100)], -101)).toEqual({
      state: 'different',
      words: '1 transaction, −£1.00, but the table shows −£1.01: a difference of £0.01',
    })
  })

  test('what is left out, between own accounts or in other money does not count', () => {
    const rows = [
      row(-100),
      row(-7, { excluded: true }),
      row(-7, { transfer: true }),
      row(-7, { account: { ...row(0).account, currency: 'EUR' } }),
    ]
    expect(prove(rows, -100).state).toBe('equal')
  })

  test('any rows equal their own sum and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 })),
        fc.integer({ min: -5, max: 5 }),
        (amounts, off) => {
          const come = amounts.reduce((total, pence) => total + pence, 0)
          const { state } = prove(
            amounts.map((pence) => row(pence)),
            come + off,
          )
          expect(state).toBe(off === 0 ? 'equal' : 'different')
        },
      ),
    )
  })
})
