// What-ifs of a bill that comes in higher, of what ends or is kept, and of two of them at once.
import { expect, test } from 'vitest'
import { changeOf, interpreted } from '../../testing/question-books.ts'

const northwind = 'Northwind Hotels'
const rent = ['Rent and service charge']

test.each([
  ['If the January VAT came in £5,000 higher than expected', { from: '2027-01-01' }],
  ['what if VAT was £5,000 more than planned', { from: '2026-11-21', to: '2027-11-20' }],
])('“%s” comes with the VAT that is due', (prompt, nextWithin) => {
  expect(changeOf(prompt)).toMatchObject({
    change: 'extra',
    side: 'out',
    about: ['VAT payment'],
    amount: 500_000,
    every: 'once',
    nextWithin,
  })
})

test.each([
  'What if we lost Northwind as a client?',
  'what if Northwind didn’t renew',
  'if Northwind doesn’t come back any more',
  'if Northwind took their business elsewhere',
])('“%s” is an end', (prompt) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'scale', about: [northwind], percent: -100 })
})

test.each([
  ['what if we gave up the rent from January', { from: '2027-01' }],
  ['what if we kept the rent until March', { from: '2027-03' }],
])('“%s” ends a cost in a month', (prompt, months) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'scale', about: rent, percent: -100, ...months })
})

test('what is kept longer after all ends later', () => {
  const prompts = ['What if we gave up the rent from January?', 'and if I kept it until March?']
  expect(changeOf(...prompts)).toMatchObject({ about: rent, percent: -100, from: '2027-03' })
})

test.each([
  ['If Northwind and Tidewater both pay a month late', { change: 'delay', days: 30 }],
  ['what if Northwind and Tidewater both stopped paying', { change: 'scale', percent: -100 }],
])('“%s” is of both', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ about: [northwind, 'Tidewater Brewing Co'], ...args })
})

test('two changes of different sizes share the days that are said of both', () => {
  const prompt = 'What if rent goes up 10% and Northwind drops 5%, both from January?'
  expect(changeOf(prompt)).toMatchObject({
    change: 'several',
    all: [
      { side: 'out', percent: 10, from: '2027-01' },
      { side: 'in', percent: -5, from: '2027-01' },
    ],
  })
})

test.each([
  ['what if rent went up £200', ''],
  ['what if rent went up £200 from January', ' from January 2027'],
])('“%s” may be a month or a quarter', (prompt, start) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({ kind: 'clarify', reason: 'how_often' })
  const labels = plan.kind === 'clarify' ? plan.choices.map(({ label }) => label) : []
  expect(labels[0]).toBe(`What if Rent and service charge went up £200 a month${start}?`)
})

// What would be is no figure of the past, however the condition is put.
test.each([
  'if Adobe was halfway sorted from Feb would that help',
  'and if Adobe went to the moon?',
  'how would we be fixed if Adobe went to the moon',
])('“%s” is not answered with what was paid', (prompt) => {
  expect(interpreted('How much did we pay Adobe this year?', prompt).plan.kind).not.toBe('call')
  expect(interpreted(prompt).plan.kind).not.toBe('call')
})

const wages = ['Wages and salaries (net)']
test.each([
  ['if the takings fell by a quarter in January how low would we go', { percent: -25 }],
  [
    'another 250 a week on wages from february, can we stand it',
    { about: wages, amount: 25_000, every: 'week', from: '2027-02' },
  ],
  [
    'adobe’s after another 500 a month from jan, will it stretch',
    { about: ['Adobe'], amount: 50_000, every: 'month', from: '2027-01' },
  ],
  [
    'If Northwind never paid, would we still manage the VAT in January?',
    { about: [northwind], percent: -100, keep: 0, at: '2027-01-31' },
  ],
  [
    'If we lost the Northwind contract what would that do to the balance by the end of February?',
    { about: [northwind], percent: -100, at: '2027-02-28' },
  ],
  ['If the VAT is £3,000 more than you think, how low do we get?', { amount: 300_000 }],
  [
    'What happens if we delay the Adobe bill by two weeks?',
    { change: 'delay', side: 'out', about: ['Adobe'], days: 14 },
  ],
  ['What if I dropped Adobe altogether?', { about: ['Adobe'], percent: -100 }],
  [
    'If I took an extra 500 a month for myself from the new year, when would we go under 10 grand?',
    { amount: 50_000, from: '2027-01', keep: 1_000_000 },
  ],
  [
    'If Adobe puts the price up by £40 a month, where does that leave us in March?',
    { about: ['Adobe'], amount: 4_000, every: 'month', at: '2027-03-31' },
  ],
])('“%s” is one change', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ tool: 'what_if', ...args })
})

test.each(['and Tidewater too', 'and Tidewater as well?'])('“%s” is lost as well', (remark) => {
  expect(changeOf('what if we lose Northwind?', remark)).toMatchObject({
    change: 'several',
    all: [
      { percent: -100, subjects: [{ name: northwind }] },
      { percent: -100, subjects: [{ name: 'Tidewater Brewing Co' }] },
    ],
  })
})
