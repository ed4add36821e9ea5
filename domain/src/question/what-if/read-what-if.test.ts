// What-ifs in people's words: what changes, by how much, from when; and those that are asked back.
import { expect, test } from 'vitest'
import { changeOf, interpreted } from '../../testing/question-books.ts'

const wages = ['Wages and salaries']
const northwind = ['Northwind Hotels']
const sales = ['Sales income']
const rent = ['Rent and service charge']

test.each([
  ['what if we hire someone at £2500 a month', wages, 250_000, 'month'],
  ['can we afford to hire someone on £2,000 a month', wages, 200_000, 'month'],
  ['what if we take on an apprentice at £18k a year', wages, 1_800_000, 'year'],
  ['if I take an extra £1,000 a month out', [], 100_000, 'month'],
  ['can we afford £500 a month', [], 50_000, 'month'],
  ['suppose rent goes up £200 a month', ['Rent and service charge'], 20_000, 'month'],
  ['what if we pay ourselves £500 less each month', [], -50_000, 'month'],
  ['what if we lease a van at £350 a month', [], 35_000, 'month'],
  ['what if a van was £350 a month', ['Vehicle purchases'], 35_000, 'month'],
  ['can I afford another part-timer at £180 a week', wages, 18_000, 'week'],
  ['what if we spend £20k on a van', ['Vehicle purchases'], 2_000_000, 'once'],
])('“%s” is more going out', (prompt, about, amount, every) => {
  expect(changeOf(prompt)).toEqual({
    tool: 'what_if',
    change: 'extra',
    side: 'out',
    about,
    amount,
    every,
  })
})

test.each([
  ['what if we got an extra £5,000 in January', { amount: 500_000, day: '2027-01-31' }],
  ['what if we borrow £10,000', { amount: 1_000_000 }],
  ['what if we win a £2,000 a month contract', { amount: 200_000, every: 'month' }],
])('“%s” is more coming in', (prompt, args) => {
  expect(changeOf(prompt)).toEqual({
    tool: 'what_if',
    change: 'extra',
    side: 'in',
    about: [],
    every: 'once',
    ...args,
  })
})

test.each([
  ['what if sales drop 10%', sales, -10, {}],
  ['what if turnover halves', sales, -50, {}],
  ['how would it look if we lost 20% of our sales', sales, -20, {}],
  ['what if sales fall by a fifth from January', sales, -20, { from: '2027-01' }],
  ['what if sales rise 5% in January', sales, 5, { from: '2027-01', to: '2027-01' }],
  ['what if our costs go up by 10 percent', [], 10, {}],
  ['what if wages go up 5% in April', ['Wages and salaries (net)'], 5, { from: '2027-04' }],
  ['what if fuel doubles', ['Fuel'], 100, {}],
  ['what happens if Northwind stops paying', northwind, -100, {}],
  ['what if we lost Northwind', northwind, -100, {}],
  ['what if Northwind does not pay', northwind, -100, {}],
  ['what if we stopped paying dividends', ['Dividends and drawings'], -100, {}],
  ['what if Northwind left in March', northwind, -100, { from: '2027-03' }],
  ['what if Northwind stopped for March', northwind, -100, { from: '2027-03', to: '2027-03' }],
  [
    'What if Adobe, Shell and Costa all put their prices up 8% from January?',
    ['Adobe', 'Shell', 'Costa'],
    8,
    { from: '2027-01' },
  ],
  [
    'what would happen to our cash if nobody paid us in January',
    [],
    -100,
    { from: '2027-01', to: '2027-01' },
  ],
])('“%s” scales what is expected', (prompt, about, percent, months) => {
  expect(changeOf(prompt)).toMatchObject({
    tool: 'what_if',
    change: 'scale',
    about,
    percent,
    ...months,
  })
})

test.each([
  ['if Northwind paid 30 days late what would happen', 30],
  ['what if Northwind pays us two weeks late', 14],
  ['What if Northwind pay two weeks late?', 14],
  ['If Northwind start paying a month late', 30],
])('“%s” is a delay of %i days', (prompt, days) => {
  expect(changeOf(prompt)).toEqual({
    tool: 'what_if',
    change: 'delay',
    side: 'in',
    about: northwind,
    days,
  })
})

test.each([
  ['what if Northwind does not pay until the end of January', '2027-01-31'],
  ['what if Northwind does not pay until march', '2027-03-01'],
  ['if Northwind pay nothing until 15 January where would we be', '2027-01-15'],
  ['what if northwind havent paid by march', '2027-03-01'],
])('“%s” is late, and not lost', (prompt, until) => {
  expect(changeOf(prompt)).toEqual({
    tool: 'what_if',
    change: 'delay',
    side: 'in',
    about: northwind,
    until,
  })
})

test.each([
  ['what if we don’t pay Screwfix until March', { until: '2027-03-01' }],
  ['what if Screwfix doesn’t get paid until March', { until: '2027-03-01' }],
  ['what if we pay Screwfix a month late', { days: 30 }],
])('“%s” moves what goes out', (prompt, when) => {
  const args = { change: 'delay', side: 'out', about: ['Screwfix'] }
  expect(changeOf(prompt)).toEqual({ tool: 'what_if', ...args, ...when })
})

test('what is paid off goes out, although its lender has paid more', () => {
  const args = { side: 'out', about: ['Northwind Hotels'], amount: 300_000 }
  expect(changeOf('what if we pay off £3,000 of the Northwind loan')).toMatchObject(args)
})

test.each([
  ['what if I gave all the staff 5% more from January', ['Wages and salaries'], 5],
  ['what if we gave everyone a 5% pay rise from January', ['Wages and salaries'], 5],
  ['what if we put prices up 3% from January', sales, 3],
])('“%s” says who without a name', (prompt, about, percent) => {
  expect(changeOf(prompt)).toMatchObject({ change: 'scale', about, percent, from: '2027-01' })
})

test('“£3,000 off the loan” is paid once, to whom it is owed', () => {
  const about = ['Loan and finance repayments']
  const args = { change: 'extra', side: 'out', amount: 300_000, every: 'once', day: '2027-01-01' }
  const prompt = 'what if we paid £3,000 off the loan in January'
  expect(changeOf(prompt)).toEqual({ tool: 'what_if', about, ...args })
})

test.each([
  ['what if rent goes up to £2,000 a month', rent, 200_000, 'month', {}],
  ['what if rent was £2,500 a month', rent, 250_000, 'month', {}],
  [
    'what if the rent goes to about £6k a quarter from April',
    rent,
    600_000,
    'quarter',
    { from: '2027-04' },
  ],
  ['suppose wages go up to £200,000 a year', ['Wages and salaries (net)'], 20_000_000, 'year', {}],
])('“%s” is another level', (prompt, about, amount, every, months) => {
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
  [
    'what if sales drop 10% and wages go up 5%',
    { change: 'scale', side: 'in', percent: -10 },
    { change: 'scale', side: 'out', percent: 5 },
  ],
  [
    'how low would we go if we lost Northwind and hired someone on £28k',
    { change: 'scale', percent: -100 },
    { change: 'extra', side: 'out', amount: 2_800_000, every: 'year' },
  ],
  [
    'what if Northwind pays two weeks late, and we spend £20k on a van in January',
    { change: 'delay', days: 14 },
    { change: 'extra', amount: 2_000_000, every: 'once', day: '2027-01-01' },
  ],
  [
    'what if sales dropped by 15% and we lost Northwind',
    { change: 'scale', percent: -15, subjects: [{ code: 'sales_income' }] },
    { change: 'scale', percent: -100, subjects: [{ name: 'Northwind Hotels' }] },
  ],
])('“%s” is two changes', (prompt, one, other) => {
  const { plan } = interpreted(prompt)
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'what_if',
    args: { change: 'several', all: [one, other] },
  })
})

test.each([
  [
    'what if rent goes up to £2000',
    'how_often',
    ['month', 'quarter', 'year'].map(
      (unit) => `What if Rent and service charge goes to £2,000 a ${unit}?`,
    ),
  ],
  [
    'what if I paid myself 3k a month',
    'on_top',
    [
      'What if we pay ourselves an extra £3,000 a month?',
      'What if Dividends and drawings goes to £3,000 a month?',
    ],
  ],
])('“%s” is asked back with what it may mean', (prompt, reason, choices) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({ kind: 'clarify', reason })
  expect(plan.kind === 'clarify' && plan.choices.map(({ label }) => label)).toEqual(
    expect.arrayContaining(choices),
  )
  for (const choice of choices) expect(changeOf(choice)).toMatchObject({ tool: 'what_if' })
})

// A size that is missing, a condition on another: none of them is guessed.
test.each([
  'what if rent goes up to £2000',
  'what if sales drop',
  'what if we hire 2 people at £2000 a month',
  'what if we hire someone every other month at £2000',
  'what if Northwind pays half',
  'what if Northwind pays late',
  'what if sales do not drop 10%',
  'what if we only hire someone at £2500 a month until March',
  'what if we pay £500 a month instead of £700',
  'what if Stripe’s fees go up 5%',
])('“%s” is asked back', (prompt) => {
  expect(changeOf(prompt)).not.toHaveProperty('tool')
})

test('“what does rent cost a month” is no what-if', () => {
  expect(changeOf('what does rent cost a month')).toMatchObject({ tool: 'average' })
})

test('everyone whom we pay is a cost, everyone who pays us an income', () => {
  expect(changeOf('what if we pay everyone a week later')).toMatchObject({
    tool: 'what_if',
    side: 'out',
    days: 7,
  })
  expect(changeOf('what if everyone pays us a week later')).toMatchObject({ side: 'in', days: 7 })
})
