// What happens to a firm, as its owner puts it: prices, a frozen account, a refund, another place,
// a month that goes better, and fears put without an "if".
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

const sales = ['Sales income']
const northwind = ['Northwind Hotels']
const tidewater = ['Tidewater Brewing Co']
const rent = ['Rent and service charge']

test.each([
  ['what if we dropped our prices 10% to get more work', 'in', sales, -10],
  ['what if december is 15% better than forecast', 'in', sales, 15],
  ['if we did 20% more in december would we be ok in january', 'in', sales, 20],
  ['what if we offer 10% off in january', 'in', sales, -10],
  ['what happens to cash if Etsy shuts our shop down for a month', 'in', ['Etsy'], -100],
  ['we might lose Tidewater after christmas, how bad would that be', 'in', tidewater, -100],
  ['how exposed are we if northwind goes bust', 'in', northwind, -100],
  ['what’s the damage if Northwind goes under', 'in', northwind, -100],
  [
    'if minimum wage goes up 6% in april what does that do to us',
    'out',
    ['Wages and salaries (net)'],
    6,
  ],
  ['what does a 3% pay rise for the staff do to the low point', 'out', ['Wages and salaries'], 3],
  ['staff want a 5% rise from january, can we cover it', 'out', ['Wages and salaries'], 5],
  ['what if insurance doubles at renewal', 'out', ['Insurance'], 100],
  ['what if we moved out of the unit in march', 'out', rent, -100],
  ['would we be better off without Adobe', 'out', ['Adobe'], -100],
])('“%s” is a share', (prompt, side, about, percent) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'scale', side, about, percent })
})

test.each([
  [
    'what would happen if stripe froze our account until february',
    'in',
    ['Stripe'],
    { until: '2027-02-01' },
  ],
  [
    'Northwind just said they can’t pay till the new year. Are we going to be ok?',
    'in',
    northwind,
    { until: '2027-01-01' },
  ],
  [
    'Northwind have said they’ll pay two weeks late, does that hurt us',
    'in',
    northwind,
    { days: 14 },
  ],
  ['what if customers all take an extra two weeks', 'in', sales, { days: 14 }],
  [
    'what if we hold back marlow’s payment a fortnight',
    'out',
    ['Marlow Timber Yard'],
    { days: 14 },
  ],
])('“%s” is late', (prompt, side, about, args) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'delay', side, about, ...args })
})

test.each([
  ['what if we have to refund Etsy £2,000', { amount: 200_000, every: 'once' }],
  ['what if Northwind wants £3,000 back', { amount: 300_000, every: 'once' }],
  ['what if HMRC chases us for another £5k', { amount: 500_000, every: 'once' }],
  ['if we bought the van on finance at £310 a month instead', { amount: 31_000, every: 'month' }],
  ['what if we both take an extra £250 a month', { amount: 50_000, every: 'month' }],
  [
    'thinking of taking on an apprentice at £800 a month from January. Would we stay above the buffer?',
    { amount: 80_000, asks: 'above' },
  ],
])('“%s” goes out', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'extra', side: 'out', ...args })
})

test.each([
  ['could we cope with rent going up to £2,500 a month', { amount: 250_000 }],
  [
    'what if we move to a smaller unit at £900 a month from april',
    { amount: 90_000, from: '2027-04' },
  ],
])('“%s” is another rent', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'level', about: rent, every: 'month', ...args })
})

test.each([
  'what if two people get £100 a month each',
  'what if we gave everyone another £100 a month each',
])('“%s” is asked back', (prompt) => {
  expect(changeOf(prompt)).toBe('clarify')
})
