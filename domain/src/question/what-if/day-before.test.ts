// A what-if after an answer about days to come is of what that answer was about.
import { expect, test } from 'vitest'
import { changeOf, planOf } from '../../testing/question-books.ts'

const balance = 'what will cash be at the end of January?'

test.each([
  [balance, 'what if Northwind paid a month late', { at: '2027-01-31', days: 30 }],
  ['where will we be by the end of March', 'and if sales fell 10%?', { at: '2027-03-31' }],
  ['how much is safe to spend', 'what if we lost Northwind', { free: true, percent: -100 }],
  ['will we run out of cash', 'what if Etsy stopped', { keep: 0, percent: -100 }],
  [
    'when is cash lowest before the end of February',
    'suppose sales drop by a fifth',
    { lowUntil: '2027-02-28', percent: -20 },
  ],
  [
    'how much will come in in January',
    'what if sales drop 20%',
    { total: { measure: 'in', period: { from: '2027-01-01', to: '2027-01-31' } } },
  ],
  [
    'can we afford £9,000 on 15 January',
    'what if Northwind paid a month late',
    {
      change: 'several',
      all: [
        { change: 'extra', amount: 900_000, day: '2027-01-15' },
        { change: 'delay', days: 30 },
      ],
    },
  ],
  [
    'can we afford £9,000 on 15 January',
    'what if it cost £11,000',
    { change: 'extra', amount: 1_100_000, day: '2027-01-15' },
  ],
])('after “%s”, “%s” keeps what was asked', (first, second, args) => {
  expect(changeOf(first, second)).toMatchObject({ tool: 'what_if', ...args })
})

test('a cost changes no total of what comes in, and a day of its own stays', () => {
  expect(
    changeOf('how much will come in in January', 'what if rent goes up 10%'),
  ).not.toHaveProperty('total')
  expect(
    changeOf(balance, 'what if we lost Northwind, where would we be at the end of March?'),
  ).toMatchObject({ at: '2027-03-31' })
})

test('the day stays through a chain of changes, and another one takes its place', () => {
  const late = 'what if Northwind pays two weeks late'
  expect(changeOf(balance, late, 'and a month late')).toMatchObject({ at: '2027-01-31', days: 30 })
  expect(changeOf(balance, late, 'and at the end of April?')).toMatchObject({
    at: '2027-04-30',
    days: 14,
  })
  expect(changeOf(balance, late, 'and the month after')).toMatchObject({ at: '2027-02-28' })
  expect(changeOf('what if sales drop 10%', 'from March?')).toMatchObject({ from: '2027-03' })
})

test.each([
  [
    'If we bought a mower for £9,000 on 15 January, would we still be above our buffer up to the end of May?',
    { change: 'extra', day: '2027-01-15', lowUntil: '2027-05-31', asks: 'above' },
  ],
  [
    'say we spend £4,000 on a new mixer on 10 January - does that take us under the buffer before the end of May?',
    { change: 'extra', amount: 400_000, lowUntil: '2027-05-31', asks: 'below' },
  ],
  [
    'If Northwind Hotels paid everything two weeks late, would we go below our buffer, and when?',
    { change: 'delay', days: 14, belowBuffer: true, asks: 'below' },
  ],
  [
    'what if Northwind paid late by a month, do we breach the buffer? when?',
    { change: 'delay', days: 30, belowBuffer: true },
  ],
])('“%s” asks whether the buffer is kept', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'what_if', ...args })
})

test('a kind of supplier that the books do not hold is asked back with the nearest change', () => {
  const found = planOf('What if all our fabric suppliers raised prices by 10% from January?')
  expect(found).toMatchObject({ kind: 'clarify', reason: 'kind_of_supplier' })
})
