// A rule in a form: what is typed becomes the rule, an error is shown at its field, and a rule
// comes back as it was.
import type { Rule } from '@plimsoll/contract/forecast-lines'
import { minor } from '@plimsoll/domain/money'
import { describe, expect, test } from 'vitest'
import { readRule } from './read-rule.ts'
import { emptyForm, formOf, type RuleForm, withField } from './rule-form.ts'
import { ruleWords } from './rule-words.ts'

const filled = (change: Partial<RuleForm>): RuleForm => ({
  ...emptyForm('2027-01', 'out'),
  amount: '1,250',
  ...change,
})
const ruleIn = (form: RuleForm): Rule => {
  const read = readRule(form)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.rule
}
const errorsIn = (change: Partial<RuleForm>) => {
  const read = readRule(filled(change))
  return 'errors' in read ? read.errors : {}
}

describe('reading', () => {
  test('R-123 a rule starts on the first of its month; the day of payment stands apart', () => {
    const rule = ruleIn(filled({ start: '2027-03', date: '17' }))
    expect(rule).toMatchObject({
      start_date: '2027-03-01',
      payment_day: { kind: 'date', date: 17 },
      amount: minor(125_000),
      end_date: null,
    })
  })

  test('the last day of a month, the last working day and a weekday of the month', () => {
    expect(ruleIn(filled({ dayKind: 'last_day' })).payment_day).toEqual({ kind: 'date', date: 31 })
    expect(ruleIn(filled({ dayKind: 'last_working_day' })).payment_day).toEqual({
      kind: 'last_working_day',
    })
    const nth = filled({ dayKind: 'nth_weekday', nth: '-1', weekday: '5' })
    expect(ruleIn(nth).payment_day).toEqual({ kind: 'nth_weekday', nth: -1, weekday: 5 })
  })

  test('a weekly rule has a weekday, whatever stood there before', () => {
    const weekly = withField(filled({ dayKind: 'last_day', weekday: '3' }), { cadence: 'weekly' })
    expect(ruleIn(weekly).payment_day).toEqual({ kind: 'weekday', weekday: 3 })
  })

  test('a percentage of another line has no amount of its own', () => {
    const rule = ruleIn(
      filled({ amountKind: 'percent', percent: '12.5 %', target: 'merchant:in:a:b', amount: '' }),
    )
    expect(rule.amount).toBeNull()
    expect(rule.percent_of).toEqual({ kind: 'merchant', side: 'in', of: 'a:b', percent: '12.5' })
  })

  test('it ends with a month and grows by pounds or per cent', () => {
    const rule = ruleIn(
      filled({ end: '2027-12', stepKind: 'percent', stepBy: '3', stepEvery: '12' }),
    )
    expect(rule.end_date).toBe('2027-12-31')
    expect(rule.step).toEqual({ every_months: 12, percent: '3' })
    expect(ruleIn(filled({ stepKind: 'amount', stepBy: '-10', stepEvery: '1' })).step).toEqual({
      every_months: 1,
      amount: minor(-1_000),
    })
  })
})

describe('what is wrong', () => {
  test('stands under its field', () => {
    expect(errorsIn({ amount: 'lots' })).toEqual({
      amount: 'Enter an amount, for example £1,250.00 or £2K.',
    })
    expect(Object.keys(errorsIn({ amount: '0' }))).toEqual(['amount'])
    expect(Object.keys(errorsIn({ amountKind: 'percent', percent: '' }))).toEqual(['percent'])
    expect(Object.keys(errorsIn({ date: '32' }))).toEqual(['date'])
    expect(errorsIn({ start: '2027-05', end: '2027-04' })).toEqual({
      end: 'The last month can’t be before the first.',
    })
    expect(Object.keys(errorsIn({ stepKind: 'amount', stepBy: '', stepEvery: '0' }))).toEqual([
      'stepEvery',
      'stepBy',
    ])
  })

  test('a first payment outside its first month is refused where it decides on the others', () => {
    const first = { first: '2027-02-05', start: '2027-01' }
    expect(Object.keys(errorsIn({ ...first, cadence: 'fortnightly' }))).toEqual(['first'])
    expect(errorsIn({ ...first, cadence: 'monthly' })).toEqual({})
  })
})

test('a rule that is opened and sent unchanged stays as it was', () => {
  const rules: Rule[] = [
    ruleIn(filled({ end: '2027-12', stepKind: 'amount', stepBy: '12.50', stepEvery: '3' })),
    ruleIn(filled({ cadence: 'twice_a_month', date: '1', secondDate: '15' })),
    ruleIn(filled({ amountKind: 'percent', percent: '-5', target: 'side:out' })),
    ruleIn({
      ...filled({ cadence: 'four_weekly', dayKind: 'weekday', weekday: '2' }),
      first: '2027-01-12',
    }),
  ]
  for (const rule of rules) expect(ruleIn(formOf(rule))).toEqual(rule)
})

test('rules are put into words', () => {
  expect(ruleWords(ruleIn(filled({ date: '3' })))).toBe(
    '£1,250.00 out, every month on the 3rd, from January 2027',
  )
  expect(
    ruleWords(ruleIn(filled({ amountKind: 'percent', percent: '20', dayKind: 'last_day' }))),
  ).toBe('20% of all money in out, every month on the last day, from January 2027')
  expect(ruleWords(ruleIn(filled({ cadence: 'once', date: '21' })))).toBe(
    '£1,250.00 out, once on the 21st, in January 2027',
  )
})
