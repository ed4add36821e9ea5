// What-ifs of what something comes to: in place of what is forecast for it, and not on top.
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

const vat = ['VAT payment']
const rent = ['Rent and service charge']
const year = { from: '2026-11-21', to: '2027-11-20' }

test.each([
  ['What if the VAT bill is £6,000?', vat, 600_000, year],
  ['What if VAT comes in at £6,000 instead?', vat, 600_000, year],
  ['what if the vat was £8,000', vat, 800_000, year],
  ['what if VAT comes to £8k', vat, 800_000, year],
  ['What if the January VAT is £5,000?', vat, 500_000, { from: '2027-01-01', to: '2027-01-31' }],
  ['what if the rent is £7,500', rent, 750_000, year],
  ['what if Adobe costs us £900', ['Adobe'], 90_000, year],
])('“%s” is what the next payment comes to', (prompt, about, amount, nextWithin) => {
  expect(changeOf(prompt)).toMatchObject({
    tool: 'what_if',
    change: 'extra',
    side: 'out',
    about,
    amount,
    every: 'once',
    becomes: true,
    nextWithin,
  })
})

test.each([
  ['What if Adobe costs £1,000 a month?', ['Adobe'], 100_000, 'month', {}],
  ['What if the rent was £7,500 a quarter?', rent, 750_000, 'quarter', {}],
  ['what if wages are £8,000 a month', ['Wages and salaries (net)'], 800_000, 'month', {}],
  ['what if rent comes in at £900 a month from April', rent, 90_000, 'month', { from: '2027-04' }],
  [
    'what if the December rent is £7,500',
    rent,
    750_000,
    'month',
    { from: '2026-12', to: '2026-12' },
  ],
])('“%s” is what it comes to each time', (prompt, about, amount, every, months) => {
  expect(changeOf(prompt)).toEqual({
    tool: 'what_if',
    change: 'level',
    side: 'out',
    about,
    amount,
    every,
    ...months,
  })
})

test.each([
  ['what if Adobe costs £500 more a month', 50_000],
  ['what if Adobe costs £500 a month more', 50_000],
  ['what if the rent is an extra £500 a month', 50_000],
  ['what if rent costs another £500 a month', 50_000],
  ['what if the rent increase is £200 a month', 20_000],
])('“%s” stays an addition', (prompt, amount) => {
  const change = changeOf(prompt)
  expect(change).toMatchObject({ change: 'extra', amount, every: 'month' })
  expect(change).not.toHaveProperty('becomes')
})

test('“what if it’s £6,000?” is of what was asked about before', () => {
  for (const remark of ['what if it’s £6,000?', 'What if it is £6,000', 'if it came in at £6,000?'])
    expect(changeOf('When is VAT due?', remark)).toMatchObject({
      change: 'extra',
      about: vat,
      amount: 600_000,
      becomes: true,
    })
  const changed = changeOf('What if the VAT bill is £6,000?', 'what if it’s £7,000?')
  expect(changed).toMatchObject({ about: vat, amount: 700_000, becomes: true })
})
