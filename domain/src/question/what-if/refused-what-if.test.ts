// What-ifs that can’t be tried as they are put: why, and the nearest with the same names.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

test.each([
  ['if HMRC let us pay VAT in 3 instalments', 'change_instalments', 'late'],
  ['what if we spread the VAT over three months', 'change_instalments', 'the VAT'],
  [
    'what if we shut for two weeks over christmas',
    'change_part_month',
    'sales drop 46% in December',
  ],
  ['what if we close on mondays', 'change_part_month', 'sales drop 15%'],
  ['what if fuel went up by 15p a litre', 'change_unit_price', 'Fuel goes up 10%'],
  ['what if the bank cut our overdraft', 'change_overdraft', 'Will we go overdrawn?'],
  ['if sales were as bad as last February’s', 'change_as_before', 'sales drop'],
  ['what if the lads get another £50 a week each', 'change_each', 'wages went up £150 a week'],
  ['how far can sales drop before we hit the buffer', 'change_backwards', 'sales drop 20%'],
  ['could we pay the loan off in january', 'change_payoff', 'safe to spend'],
  ['what if we lost our top two customers', 'change_top_customers', 'top five customers'],
  ['what if Marlow gives us a discount', 'change_unclear', 'Marlow Timber Yard'],
  ['what if Northwind go doolally in january', 'unused', 'lose Northwind Hotels from January'],
])('“%s” is refused for what it is', (prompt, reason, offered) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({ kind: 'clarify', reason })
  const choices = plan.kind === 'clarify' ? plan.choices.map((each) => each.prompt) : []
  expect(choices.join(' | ')).toContain(offered)
  for (const choice of choices) expect(planned(choice)).not.toMatch(/^(?:clarify|unavailable)/)
})

test.each([
  'how much can i pay myself a month without running out',
  'how much can we safely draw each month',
])('“%s” has no figure for every month', (prompt) => {
  expect(interpreted(prompt).plan).toMatchObject({ kind: 'clarify', reason: 'monthly_most' })
})

test.each([
  ['can we afford to give ourselves a 3k bonus at christmas', 300_000, '2026-12-25'],
  ['is there room for a £4,000 trip in february', 400_000, '2027-02-01'],
  ['would a £7,500 van in January break us', 750_000, '2027-01-01'],
  ['will 8 grand on a new kitchen in spring leave us short', 800_000, '2027-03-01'],
  ['have we got enough for a new boiler at 3 and a half grand', 350_000, undefined],
  ['can i have an extra £1,000 out in december', 100_000, '2026-12-01'],
])('“%s” is whether it can be afforded', (prompt, amount, day) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({ call: { tool: 'afford', args: { amount } } })
  expect((plan as { call: { args: { day?: string } } }).call.args.day).toBe(day)
})

test.each([
  ['what’s the most I can draw and stay above the buffer', {}],
  [
    'whats the most we could spend in january without going under 5k',
    { keep: 500_000, day: '2027-01-01' },
  ],
  ['what’s the max we can spend and keep 10k in the bank', { keep: 1_000_000 }],
  ['how big a bonus can we afford', {}],
  ['what is the biggest van we could afford in march', { day: '2027-03-01' }],
])('“%s” is what is safe to spend', (prompt, args) => {
  expect(interpreted(prompt).plan).toMatchObject({ call: { tool: 'safe_to_spend' } })
  const { plan } = interpreted(prompt)
  expect(plan.kind === 'call' && plan.call.args).toEqual(args)
})
