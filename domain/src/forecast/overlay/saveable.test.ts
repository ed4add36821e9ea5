import { describe, expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { Problem } from '../../problem.ts'
import type { Configuration, Rule } from './rule.ts'
import { ruleDays } from './rule-days.ts'
import { refuseCircles, saveable } from './saveable.ts'

const rule = (overrides: Partial<Rule> = {}): Rule => ({
  id: 'r1',
  side: 'out',
  amount: { kind: 'fixed', amount: minor(90_000) },
  cadence: 'monthly',
  dayRule: { kind: 'dates', dates: [17] },
  roll: 'next',
  start: '2026-03-17',
  paymentDay: null,
  end: null,
  step: null,
  subCategory: 'rent',
  merchantId: null,
  ...overrides,
})
const about = (...rules: Rule[]): Configuration => ({
  id: 'c1',
  target: { kind: 'series', seriesId: 's1' },
  rules,
})
const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (problem) {
    return problem instanceof Problem ? `${problem.code}: ${problem.message}` : problem
  }
  return 'accepted'
}

describe('what is kept', () => {
  test('a rule starts on the first day of its month, and its start says nothing of the first payment (R-123)', () => {
    const [saved] = saveable(about(rule())).rules
    expect(saved).toMatchObject({ start: '2026-03-01', paymentDay: null })
  })

  test('R-123 a payment due before the day that was typed as the start is not lost', () => {
    const [saved] = saveable(about(rule({ dayRule: { kind: 'dates', dates: [8] } }))).rules
    const window = { from: '2026-03-01', until: '2026-04-30', nation: 'england_and_wales' } as const
    // 8 March 2026 is a Sunday, 8 April a Wednesday.
    expect(saved && ruleDays(saved, window).map(({ day }) => day)).toEqual([
      '2026-03-09',
      '2026-04-08',
    ])
  })

  test('saving twice changes nothing more', () => {
    const once = saveable(about(rule()))
    expect(saveable(once)).toEqual(once)
  })

  test('a start on the first names no day of payment', () => {
    expect(saveable(about(rule({ start: '2026-03-01' }))).rules[0]?.paymentDay).toBeNull()
  })

  test('no rules at all are kept: what was found counts again', () => {
    expect(saveable(about()).rules).toEqual([])
  })
})

describe('what is refused, in words that say what to do', () => {
  const refused: [string, Partial<Rule>, string][] = [
    ['a minus', { amount: { kind: 'fixed', amount: minor(-1) } }, 'without a minus'],
    ['too much', { amount: { kind: 'fixed', amount: minor(1e11 + 1) } }, 'at most £1 billion'],
    ['income as rent', { side: 'in' }, 'This category is for money out'],
    ['an unknown category', { subCategory: 'holidays' }, 'Choose a category from the list.'],
    ['an end before the start', { end: '2026-02-28' }, 'end before it starts'],
    ['a month without a day', { dayRule: { kind: 'weekday', weekday: 1 } }, 'day of the month'],
    ['a week without a weekday', { cadence: 'weekly' }, 'Choose the weekday'],
    ['the 32nd', { dayRule: { kind: 'dates', dates: [32] } }, 'a day that exists'],
    ['a fifth Monday', { dayRule: { kind: 'nth_weekday', nth: 5, weekday: 1 } }, 'that exists'],
    ['one date for two', { cadence: 'twice_a_month' }, 'two different days'],
    ['another month’s payment', { paymentDay: '2026-04-02' }, 'in the month in which'],
    [
      'a step of what comes once',
      { cadence: 'once', step: { kind: 'amount', everyMonths: 1, amount: minor(5) } },
      'comes once can’t grow',
    ],
    [
      'a step of no months',
      { step: { kind: 'percentage', everyMonths: 0, basisPoints: 100 } },
      'every 1 to 60 months',
    ],
    [
      'half a hundredth of a percent',
      { amount: { kind: 'percentage', basisPoints: 0.5, base: { kind: 'side', side: 'in' } } },
      'Choose a percentage',
    ],
    [
      'a share of a line that is not there',
      {
        amount: {
          kind: 'percentage',
          basisPoints: 500,
          base: { kind: 'sub_category', side: 'in', subCategory: 'gifts' },
        },
      },
      'Choose the line',
    ],
    [
      'a share of its own side',
      { amount: { kind: 'percentage', basisPoints: 500, base: { kind: 'side', side: 'out' } } },
      'a percentage of a line that it is itself a part of',
    ],
  ]
  test.each(refused)('%s', (_, overrides, words) => {
    const message = refusal(() => saveable(about(rule(overrides))))
    expect(message).toMatch(/^invalid: /)
    expect(message).toContain(words)
  })

  test('a new line without a name', () => {
    const target = { kind: 'new_line', name: ' ', subCategory: 'rent' } as const
    expect(refusal(() => saveable({ id: 'c', target, rules: [rule()] }))).toBe(
      'invalid: Enter a name for the new line.',
    )
  })

  test('the refusal points at the field', () => {
    try {
      saveable(about(rule(), rule({ id: 'r2', side: 'in' })))
    } catch (problem) {
      expect((problem as Problem).details[0]?.path).toBe('rules.1.side')
    }
    expect.assertions(1)
  })

  test('two rules that are shares of each other', () => {
    const share = (id: string, subCategory: string, base: string) =>
      rule({
        id,
        subCategory,
        amount: {
          kind: 'percentage',
          basisPoints: 100,
          base: { kind: 'sub_category', side: 'out', subCategory: base },
        },
      })
    const rent = about(share('a', 'rent', 'software'))
    const software = { ...about(share('b', 'software', 'rent')), id: 'c2' }
    expect(refusal(() => refuseCircles([rent, software]))).toContain('itself a part of')
    const fixed = { ...about(rule({ id: 'c', subCategory: 'software' })), id: 'c3' }
    expect(refusal(() => refuseCircles([rent, fixed]))).toBe('accepted')
  })
})
