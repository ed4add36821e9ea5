// What-ifs about one payment that never comes, a month in which the doors are shut, and figures
// that stand in place of others.
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

const northwind = ['Northwind Hotels']
const december = { from: '2026-12-01', to: '2026-12-31' }

test.each([
  ['what if Northwind’s next bill never gets paid?', {}],
  ['what if one of Northwind’s invoices is never paid', {}],
  ['suppose Northwind skip a payment', {}],
  ['if Northwind’s December payment never turns up, how low do we go?', { period: december }],
  ['suppose Northwind never pay what they owe in December', { period: december }],
])('“%s” is that payment alone', (prompt, days) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'missed', about: northwind, ...days })
})

test.each(['what if Northwind stop paying', 'what if no payments come in from Northwind'])(
  '“%s” is all that they pay',
  (prompt) => {
    expect(changeOf(prompt)).toMatchObject({ change: 'scale', about: northwind, percent: -100 })
  },
)

test.each(['what if we shut for all of January?', 'if we close in January what happens to cash'])(
  '“%s” takes that month’s sales',
  (prompt) => {
    expect(changeOf(prompt)).toMatchObject({
      change: 'scale',
      side: 'in',
      about: ['Sales income'],
      percent: -100,
      from: '2027-01',
      to: '2027-01',
    })
  },
)

test('so much instead of so much is the difference between the two', () => {
  expect(changeOf('what if wages went up to £1,500 a month instead of £1,300')).toMatchObject({
    change: 'extra',
    amount: 20_000,
    every: 'month',
  })
  expect(changeOf('what if we paid Adobe £30 a month rather than £45')).toMatchObject({
    amount: -1_500,
  })
})

test.each([
  ['what if Northwind pays two weeks late', '45', { days: 45 }],
  ['what if sales drop 10%', 'and 15?', { percent: -15 }],
  ['what if rent went up £1,300 a month?', 'instead of £1,300, say £900', { amount: 90_000 }],
  ['what if rent went up £1,300 a month?', '£900, not £1,300', { amount: 90_000 }],
  ['can we afford a £18,000 van', 'and if it was £12,000?', { amount: 1_200_000 }],
  ['what if Northwind paid 30 days late', 'and a fortnight early?', { days: -14 }],
])('after “%s”, “%s” changes the figure', (first, second, args) => {
  expect(changeOf(first, second)).toMatchObject(args)
})

const two = 'What if sales fell 10% and rent went up £300 a month?'

test.each([
  ['make it 20% on sales', { percent: -20 }, { amount: 30_000 }],
  ['and £400 on the rent?', { percent: -10 }, { amount: 40_000 }],
  ['and if it was £500?', { percent: -10 }, { amount: 50_000 }],
])('of two changes “%s” changes the one that it fits', (remark, one, other) => {
  expect(changeOf(two, remark)).toMatchObject({ change: 'several', all: [one, other] })
})

test('a figure that fits both of two changes is asked back', () => {
  const both = 'What if rent went up £300 a month and wages went up £200 a month?'
  expect(changeOf(both, 'and £400?')).not.toHaveProperty('both')
})

test.each([
  ['what if we took a £20k loan in January', { change: 'extra', side: 'in', amount: 2_000_000 }],
  ['what if we took out a loan of £15,000 in December', { side: 'in', amount: 1_500_000 }],
  ['could we take on two people at £2k each a month', { amount: 400_000, every: 'month' }],
  ['if we delayed the dividend until February', { change: 'delay', until: '2027-02-01' }],
  ['what if we skipped the December dividend', { change: 'missed', side: 'out', period: december }],
])('“%s” is read as it is meant', (prompt, change) => {
  expect(changeOf(prompt)).toMatchObject(change)
})
