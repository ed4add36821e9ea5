// A bill that was due in the period and has not been paid yet is no good news, on its row and in
// the totals; one that cost less is.
import { thresholdOf } from '@plimsoll/domain/commentary/materiality'
import { minor } from '@plimsoll/domain/money'
import { varianceLines } from '@plimsoll/domain/variance/variance'
import { expect, test } from 'vitest'
import type { VarianceFacts } from './variance.ts'
import { varianceReply } from './variance-reply.ts'

const week = { from: '2026-11-16', to: '2026-11-22' }
const bill = (subCategory: string, merchantId: string | null, day: string, amount: number) => {
  return { side: 'out' as const, subCategory, merchantId, day, amount: minor(amount), count: 1 }
}

/** As of Tuesday: PAYE of £2,298 and the pension's £384 were due on Sunday and are not paid. */
function replyOf(paid: ReturnType<typeof bill>[], paidOn = '2026-11-20') {
  const due = [
    bill('paye_ni', null, '2026-11-22', 229_800),
    bill('pension', 'nest', '2026-11-22', 38_400),
  ]
  const facts: VarianceFacts = {
    asOf: '2026-11-24',
    ended: null,
    period: week,
    running: false,
    compare: 'forecast',
    baseline: week,
    basis: 'snapshot',
    madeOn: '2026-11-15',
    lines: varianceLines({
      period: week,
      actual: paid.map((each) => ({ ...each, day: paidOn })),
      expected: due
        .filter(({ subCategory }) => paid.every((each) => each.subCategory !== subCategory))
        .map((each) => ({ ...each, day: '2026-11-25' })),
      expectedUndated: [],
      baseline: [...due, bill('rent', 'landlord', '2026-11-20', 100_000)],
      baselineUndated: [],
      history: [],
    }),
    trend: [],
    trendMonths: [],
    names: new Map(),
    categoryNames: {},
    leftOut: { in: minor(0), out: minor(0) },
    threshold: thresholdOf(minor(1_500_000)),
  }
  const query = { timeframe: 'custom', flow: 'net', level: 'category', category: null } as const
  return varianceReply(facts, { ...query, compare: 'forecast', custom: week })
}

test('a bill that is late has no effect, and is named as not yet paid', () => {
  const { data, meta } = replyOf([bill('rent', 'landlord', '2026-11-20', 90_000)])
  const [people, premises] = data
  expect(people).toMatchObject({ variance: -268_200, effect: 'neutral', not_yet_paid: true })
  expect(premises).toMatchObject({ variance: -10_000, effect: 'favourable', not_yet_paid: false })
  // £2,682 of the £2,782 that stayed.
  expect(meta.totals.out).toMatchObject({ variance: -278_200, effect: 'neutral' })
  expect(meta.totals.net).toMatchObject({ variance: 278_200, not_yet_paid: true })
  expect(meta.totals.in).toMatchObject({ effect: 'neutral', not_yet_paid: false })
})

test('a bill that came to less than was due is favourable', () => {
  const { data } = replyOf([
    bill('rent', 'landlord', '2026-11-20', 100_000),
    bill('paye_ni', null, '2026-11-20', 129_800),
    bill('pension', 'nest', '2026-11-20', 38_400),
  ])
  expect(data[0]).toMatchObject({ variance: -100_000, effect: 'favourable', not_yet_paid: false })
})

test('a bill of Sunday that was paid on Monday has no effect either, and is paid', () => {
  const bills = [
    bill('rent', 'landlord', '2026-11-20', 100_000),
    bill('paye_ni', null, '2026-11-22', 229_800),
    bill('pension', 'nest', '2026-11-22', 38_400),
  ]
  const { data, meta } = replyOf(bills, '2026-11-23')
  const people = data.find(({ category }) => category === 'people')
  expect(people).toMatchObject({ variance: -268_200, effect: 'neutral', not_yet_paid: false })
  expect(meta.totals.out).toMatchObject({ effect: 'neutral', not_yet_paid: false })
})
