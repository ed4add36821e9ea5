// What-ifs in an owner's words: drawings left out, one month's money that is late, a payment moved
// to another month, somebody taken on, and changes put without an "if".
import { expect, test } from 'vitest'
import { changeOf, interpreted, plannedAwkward } from '../../testing/question-books.ts'

const drawings = ['Dividends and drawings']
const owners = ['Director’s salary', ...drawings]
const northwind = ['Northwind Hotels']
const rent = ['Rent and service charge']
const wages = ['Wages and salaries']

test.each([
  ['what if we take no drawings in December and January', drawings, '2026-12', '2027-01'],
  ['if I didnt take any drawings in january how low would we go', drawings, '2027-01', '2027-01'],
  ['what if i stopped taking drawings for two months', drawings, '2026-12', '2027-01'],
  ['what if we have no dividend in december', drawings, '2026-12', '2026-12'],
  ['what if I skip my drawings till February', drawings, undefined, '2027-01'],
  ['suppose we pay ourselves nothing until March', owners, undefined, '2027-02'],
  ['if I don’t pay myself in December, how low do we get', owners, '2026-12', '2026-12'],
  ['what if the directors went without pay in January', owners, '2027-01', '2027-01'],
  ['what if we don’t buy any fuel in January', ['Fuel'], '2027-01', '2027-01'],
  ['what if the landlord gives us a rent holiday for 3 months', rent, '2026-12', '2027-02'],
  ['what if we were rent free until March', rent, undefined, '2027-02'],
])('“%s” leaves that out', (prompt, about, from, to) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'scale', side: 'out', about, percent: -100 })
  expect(changeOf(prompt)).toMatchObject({ ...(from ? { from } : {}), to })
})

const december = { dueFrom: '2026-12-01', dueTo: '2026-12-31' }
test.each([
  ['what if Northwind pays December’s money a month late', { days: 30, ...december }],
  ['if Northwind’s December payment came two weeks late', { days: 14, ...december }],
  ['what if northwind were a fortnight behind from January', { days: 14, dueFrom: '2027-01-01' }],
  ['what if northwind drag their feet and pay 3 weeks late', { days: 21 }],
  ['what if Northwind hold our money for 2 weeks', { days: 14 }],
  ['what if northwind slips by a month', { days: 30 }],
  ['if the Northwind invoice doesn’t come until February', { until: '2027-02-01' }],
  ['Northwind might be a month late paying in December, are we ok?', { days: 30, ...december }],
])('“%s” is late', (prompt, args) => {
  const found = changeOf(prompt)
  expect(found).toEqual({ tool: 'what_if', change: 'delay', side: 'in', about: northwind, ...args })
})

test.each([
  ['if we moved the dividend to March', 'out', drawings, '2027-03-01', undefined],
  ['can we push the rent back to jan wud it help', 'out', rent, '2027-01-01', undefined],
  ['could we put off the december rent until january', 'out', rent, '2027-01-01', '2026-12-01'],
  ['would it help to delay the rent to february', 'out', rent, '2027-02-01', undefined],
  [
    'what if we paid the rent in february instead of january',
    'out',
    rent,
    '2027-02-01',
    '2027-01-01',
  ],
  ['if northwind’s december payment slips to january', 'in', northwind, '2027-01-31', '2026-12-01'],
  [
    'what if Northwind paid in january rather than december',
    'in',
    northwind,
    '2027-01-31',
    '2026-12-01',
  ],
])('“%s” moves one payment', (prompt, side, about, to, due) => {
  const found = changeOf(prompt)
  expect(found).toMatchObject({ tool: 'what_if', change: 'moved', side, about, to })
  expect((found as { period?: { from: string } }).period?.from).toBe(due)
})

test.each([
  ['what if we took on a nurse at £28k plus on-costs', 2_800_000, 'year'],
  ['what would a new starter on £30k do to our cash', 3_000_000, 'year'],
  ['what if we got a second chef on 26 grand a year', 2_600_000, 'year'],
  ['someone part time on 1200 a month from Feb, what does that do', 120_000, 'month'],
  ['what if i took on a receptionist 3 days a week on £950 a month', 95_000, 'month'],
  ['what if we had a driver at £12 an hour for 20 hours a week', 24_000, 'week'],
  ['could we stretch to a part timer on £800 a month', 80_000, 'month'],
])('“%s” is pay', (prompt, amount, every) => {
  const found = changeOf(prompt)
  expect(found).toMatchObject({ change: 'extra', side: 'out', about: wages, amount, every })
  const { plan } = interpreted(prompt)
  expect(plan.kind === 'call' && plan.assumptions.join()).toContain('National Insurance')
})

test.each([
  ['what if i put 5 grand of my own in', { side: 'in', amount: 500_000 }],
  ['what if we sold the van for £6k', { side: 'in', amount: 600_000 }],
  ['what if we get hit with a £4k bill in february', { side: 'out', amount: 400_000 }],
])('“%s” comes or goes once', (prompt, args) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'extra', every: 'once', ...args })
})

test.each([
  ['what if northwind only pay half of what they owe in december', northwind, -50, '2026-12'],
  ['what if business picks up by 10% in january', ['Sales income'], 10, '2027-01'],
  ['what if it’s a quiet january, say 30% down', ['Sales income'], -30, '2027-01'],
  ['what if rent goes up 8% in the spring', rent, 8, undefined],
  ['If Northwind paid us nothing for the next three months', northwind, -100, '2027-02'],
])('“%s” is a share', (prompt, about, percent, to) => {
  const found = changeOf(prompt)
  expect(found).toMatchObject({ change: 'scale', about, percent })
  expect((found as { to?: string }).to).toBe(to)
})

test.each([
  ['if we moved okafors dividend to march', 'what_if out S Okafor Dividend'],
  [
    'can we push okafors dec divi back to jan wud it help',
    'what_if out S Okafor Dividend 2026-12-01/2026-12-31',
  ],
  ['what if we stop okafor’s salary', 'what_if out S Okafor Directors Salary'],
])('“%s” is of one of two that somebody is paid', (prompt, expected) => {
  expect(plannedAwkward(prompt)).toBe(expected)
})
