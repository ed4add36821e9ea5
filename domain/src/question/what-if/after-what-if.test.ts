// What-ifs that hang on the answer before: a figure changed, a name kept, one change more.
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

const wages = ['Wages and salaries']
const northwind = ['Northwind Hotels']
const sales = ['Sales income']
const rent = ['Rent and service charge']

test.each([
  ['what if sales drop 10%', 'and 20%?', { about: sales, percent: -20 }],
  ['what if sales drop 10%', 'and if they went up 10%', { about: sales, percent: 10 }],
  ['what if sales drop 10%', 'from March?', { about: sales, percent: -10, from: '2027-03' }],
  ['what if we hire someone at £2500 a month', 'and £3,000?', { about: wages, amount: 300_000 }],
  ['what if Northwind pays two weeks late', 'and a month late?', { about: northwind, days: 30 }],
  [
    'what if Northwind pays two weeks late',
    'and if it was 60 days?',
    { about: northwind, days: 60 },
  ],
  ['what if sales drop 20%', 'what about half that', { about: sales, percent: -10 }],
  ['what if we hire someone at £2500 a month', 'two of them?', { about: wages, amount: 500_000 }],
  [
    'what if we bought a £28,000 van in January',
    'and if we left it till April?',
    { amount: 2_800_000, day: '2027-04-01' },
  ],
])('after “%s”, “%s” changes the figure alone', (first, second, args) => {
  expect(changeOf(first, second)).toMatchObject({ tool: 'what_if', ...args })
})

test('a customer who packs us in pays no more', () => {
  expect(changeOf('If Etsy packed us in from December, how low would the bank go?')).toMatchObject({
    about: ['Etsy'],
    percent: -100,
    from: '2026-12',
  })
})

test('one more change is not answered alone where the change before it wasn’t read', () => {
  expect(changeOf('if Etsy flummoxed us from December', 'and if sales fell 10% on top?')).toBe(
    'clarify',
  )
  expect(changeOf('what if Etsy stopped', 'and if sales fell 10% on top?')).toMatchObject({
    change: 'several',
  })
  expect(changeOf('and if sales fell 10%?')).toMatchObject({ about: sales, percent: -10 })
})

// The name in the answer before.
test.each([
  [
    'How much has Northwind paid this year?',
    'if they stopped',
    { about: northwind, percent: -100 },
  ],
  ['How much is the rent?', 'what if it went up 10%', { about: rent, percent: 10 }],
  ['How much has Etsy paid this year?', 'if they paid a month late', { about: ['Etsy'], days: 30 }],
])('after “%s”, “%s” is of the same name', (first, second, args) => {
  expect(changeOf(first, second)).toMatchObject({ tool: 'what_if', ...args })
})

test('after a sum that was to be afforded, another day is that of the sum', () => {
  const prompts = ['can we afford £1,850 next week', 'or should I wait til after xmas']
  expect(changeOf(...prompts)).toEqual({
    tool: 'afford',
    about: [],
    amount: 185_000,
    day: '2026-12-26',
  })
})

test.each([
  [['what if we lost Northwind', 'and if we also lost Tidewater?']],
  [['what if we lost Northwind', 'what if we lost Tidewater?', 'and if both happened?']],
])('%j is both changes at once', (prompts) => {
  expect(changeOf(...prompts)).toMatchObject({
    change: 'several',
    all: [
      { percent: -100, subjects: [{ name: 'Northwind Hotels' }] },
      { percent: -100, subjects: [{ name: 'Tidewater Brewing Co' }] },
    ],
  })
})

test.each([
  ['what if we buy a van for £12,000?', 'what if we spread it over 12 months', 100_000],
  ['can we afford a £6,000 oven?', 'and if we paid it over 2 years', 25_000],
])('after “%s”, “%s” is so much a month', (first, second, amount) => {
  expect(changeOf(first, second)).toMatchObject({ tool: 'what_if', amount, every: 'month' })
})

const december = { dueFrom: '2026-12-01', dueTo: '2026-12-31' }
test.each([
  [
    ['what if Northwind pays a month late', 'just the december one'],
    { about: northwind, days: 30, ...december },
  ],
  [
    ['what if we take no drawings in December', 'and January too'],
    { percent: -100, from: '2026-12', to: '2027-01' },
  ],
  [['what if sales drop 10%', 'only in january'], { percent: -10, from: '2027-01', to: '2027-01' }],
  [['what if we moved the dividend to March', 'or april'], { change: 'moved', to: '2027-04-01' }],
  [['can we afford a £9k van', 'what about 12'], { tool: 'afford', amount: 1_200_000 }],
  [
    ['can we afford a £9k van in december', 'when could we'],
    { tool: 'afford', amount: 900_000, first: true },
  ],
])('%j changes one part', (prompts, args) => {
  expect(changeOf(...prompts)).toMatchObject(args)
})

test('a payment that was moved isn’t moved to a month before', () => {
  expect(changeOf('what if we moved the dividend to March', 'just the december one')).toBe(
    'clarify',
  )
})
