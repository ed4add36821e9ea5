// A new rule begins with what was found: sent unchanged, it says what the line does already.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import type { LineSettings } from '../evidence/queries.ts'
import { lineOf } from '../testing/lines.ts'
import { foundForm } from './found-form.ts'
import { readRule } from './read-rule.ts'

const found = (cadence: NonNullable<LineSettings['detected']>['cadence']) => ({
  cadence,
  words: '',
  amount: minor(-594_000),
  amount_words: '',
  probability: 1,
  first_day: '2025-06-02',
  last_day: '2026-09-01',
  sightings: 6,
  verdict: 'none' as const,
})

test('it starts in the month of the next payment, on its day, with its amount as a magnitude', () => {
  const read = readRule(foundForm(lineOf(), found('quarterly'), '2026-11'))
  expect(read).toMatchObject({
    rule: {
      start_date: '2026-12-01',
      cadence: 'quarterly',
      direction: 'out',
      amount: 594_000,
      payment_day: { kind: 'date', date: 1 },
      first_day: null,
    },
  })
})

test('every second week counts from the next payment, on its weekday', () => {
  const read = readRule(foundForm(lineOf(), found('fortnightly'), '2026-11'))
  expect(read).toMatchObject({
    rule: { payment_day: { kind: 'weekday', weekday: 2 }, first_day: '2026-12-01' },
  })
})

test('a line that is no regular payment begins with an empty amount', () => {
  expect(foundForm(lineOf({ side: 'in' }), null, '2026-11')).toMatchObject({
    amount: '',
    direction: 'in',
    start: '2026-11',
  })
})
