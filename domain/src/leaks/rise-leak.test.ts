import { describe, expect, it } from 'vitest'
import { riseLeak } from './rise-leak.ts'

describe('a rise in words', () => {
  const facts = {
    id: 'x',
    merchantId: 'kinver',
    name: 'Kinver',
    before: 1000,
    now: 1050,
    steps: 1,
    times: 12,
    each: 'a month',
    since: '2026-10-01',
    evidence: [],
  }

  it('costs six pounds a year at least', () => {
    expect(riseLeak(facts)).toMatchObject([
      {
        kind: 'price_rise',
        figures: '1000 1050 2026-10-01',
        yearly: 600,
        amount: 50,
        sentence: 'Kinver went from £10.00 to £10.50 a month on 1 October 2026: £6.00 more a year.',
      },
    ])
    expect(riseLeak({ ...facts, now: 1049 })).toEqual([])
  })

  it.each([
    [2, 'in two steps, the last on'],
    [5, 'in five steps, the last on'],
    [6, 'in 6 steps, the last on'],
  ])('counts %i steps', (steps, words) => {
    expect(riseLeak({ ...facts, steps })[0]?.sentence).toContain(words)
  })
})
