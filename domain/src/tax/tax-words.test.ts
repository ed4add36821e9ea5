import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import type { AmountModel } from './amount-model.ts'
import type { TaxDate } from './tax-date.ts'
import type { TaxSchedule } from './tax-schedule.ts'
import { basisSentence, percent, periodInWords, rhythmInWords } from './tax-words.ts'

it.each([
  ['2026-01-01', '2026-12-31', '1 January to 31 December 2026'],
  ['2025-12-06', '2026-01-05', '6 December 2025 to 5 January 2026'],
])('%s to %s reads "%s"', (from, to, words) => {
  expect(periodInWords({ from, to })).toBe(words)
})

it.each<[TaxSchedule, string]>([
  [{ kind: 'vat', rhythm: { every: 'month' } }, 'paid each month'],
  [
    { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } },
    'paid each quarter, periods ending in March, June, September and December',
  ],
  [
    { kind: 'vat', rhythm: { every: 'quarter', stagger: 2 } },
    'paid each quarter, periods ending in January, April, July and October',
  ],
  [
    { kind: 'vat', rhythm: { every: 'quarter', stagger: 3 } },
    'paid each quarter, periods ending in February, May, August and November',
  ],
  [
    { kind: 'vat', rhythm: { every: 'year', endMonth: 9, interims: 'quarter' } },
    'paid by instalments each quarter, year ending in September',
  ],
  [
    { kind: 'vat', rhythm: { every: 'year', endMonth: 12, interims: 'month' } },
    'paid by instalments each month, year ending in December',
  ],
  [{ kind: 'paye', every: 'month' }, 'paid each month'],
  [{ kind: 'cis', every: 'quarter' }, 'paid each quarter'],
  [{ kind: 'corporation_tax', yearEnd: '03-31' }, 'paid once a year, year ending 31 March'],
  [{ kind: 'self_assessment' }, 'paid in January and July'],
])('%j is %s', (schedule, words) => {
  expect(rhythmInWords(schedule)).toBe(words)
})

describe('the sentence of an estimate', () => {
  const date: TaxDate = {
    kind: 'vat',
    duty: 'payment',
    period: { from: '2026-07-01', to: '2026-09-30' },
    due: '2026-11-07',
    payBy: '2026-11-06',
    directDebit: '2026-11-11',
    byPost: null,
  }
  const model = (sightings: number): AmountModel => ({
    kind: 'level',
    amount: minor(100),
    error: 0,
    sightings,
  })
  const sentence = (input: {
    parts: [string, number][]
    sightings: number
    averaged?: boolean
    duty?: TaxDate['duty']
  }) => {
    const parts = input.parts.map(([label, amount]) => ({ label, amount: minor(amount) }))
    return basisSentence({
      date: { ...date, duty: input.duty ?? 'payment' },
      amount: minor(parts.reduce((total, { amount }) => total + amount, 0)),
      parts,
      model: model(input.sightings),
      averaged: input.averaged ?? false,
    })
  }

  it('shows what is owed as positive, and leaves out the sum of one part', () => {
    expect(sentence({ parts: [['As the last payment', -120_000]], sightings: 1 })).toBe(
      'Estimate of VAT for 1 July to 30 September 2026. As the last payment: £1,200; learned from one past payment.',
    )
  })

  it('adds two parts up', () => {
    const parts: [string, number][] = [
      ['VAT in sales', -500_000],
      ['VAT in costs', 200_000],
    ]
    expect(sentence({ parts, sightings: 2 })).toBe(
      'Estimate of VAT for 1 July to 30 September 2026. VAT in sales: £5,000; VAT in costs: −£2,000; together £3,000; learned from 2 past payments.',
    )
  })

  it('says that a refund is one, and that months were averaged', () => {
    const parts: [string, number][] = [['VAT in costs', 30_000]]
    expect(sentence({ parts, sightings: 0, averaged: true })).toBe(
      'Estimate of VAT for 1 July to 30 September 2026. VAT in costs: £300; together a refund of £300; by the usual rates, as no payment has been seen to learn from. Months without a forecast count as the average of the past year.',
    )
  })

  it('that comes to nothing is no refund', () => {
    const parts: [string, number][] = [
      ['As past payments', -700],
      ['Paid already', 700],
    ]
    expect(sentence({ parts, sightings: 2 })).toBe(
      'Estimate of VAT for 1 July to 30 September 2026. As past payments: £7; Paid already: −£7; together £0; learned from 2 past payments.',
    )
  })

  it('names an instalment and a balance', () => {
    const parts: [string, number][] = [['Instalment', -100]]
    expect(sentence({ parts, sightings: 1, duty: 'interim' })).toContain('2026, an instalment. ')
    expect(sentence({ parts, sightings: 1, duty: 'balance' })).toContain('2026, the balance. ')
  })
})

it.each([
  [0.125, '12.5%'],
  [0.1249, '12.5%'],
  [0.2, '20%'],
  [1, '100%'],
])('%d is %s', (share, words) => {
  expect(percent(share)).toBe(words)
})
