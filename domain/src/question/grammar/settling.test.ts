// Questions about invoices that are not late, peaks to come and what is left after a payment, with
// their plans written out by hand.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const argsOf = (...prompts: string[]) => {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

// "Not late" must never be answered with what is late.
test.each([
  ['which invoices aren’t late', { side: 'in', state: 'current' }],
  ['sum of the invoices that aren’t late yet', { side: 'in', state: 'current' }],
  ['invoices still within terms', { side: 'in', state: 'current' }],
  ['what’s owed to us that isn’t due yet', { side: 'in', state: 'current' }],
  ['unpaid but not overdue invoices', { side: 'in', state: 'current' }],
  ['bills not yet due', { side: 'out', state: 'current' }],
  ['how much do we owe that’s late', { side: 'out', state: 'overdue' }],
  ['largest overdue invoice', { side: 'in', state: 'overdue', first: 'largest' }],
  ['number of open invoices', { side: 'in', state: 'open' }],
  ['average days late', { side: 'in', aspect: 'lateness' }],
  ['unpaid invoices by customer', { side: 'in', first: 'parties' }],
  ['who do we owe what', { side: 'out', first: 'parties' }],
  [
    'has Northwind paid yet',
    { side: 'in', state: 'open', subjects: [{ name: 'Northwind Hotels' }] },
  ],
  ['Northwind paid us £500 yet?', { side: 'in', amount: 50_000 }],
  ['total customers owe us excluding Northwind', { except: [{ name: 'Northwind Hotels' }] }],
])('“%s” asks for invoices %o', (prompt, expected) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'invoices', ...expected })
})

test('a lowest balance in months that have been and will be again is asked back', () => {
  const { plan } = interpreted('lowest balance between january and march')
  expect(plan).toMatchObject({ kind: 'clarify' })
  const prompts = plan.kind === 'clarify' ? plan.choices.map(({ prompt }) => prompt) : []
  const found = prompts.map((prompt) => argsOf(prompt))
  expect(found).toContainEqual({
    tool: 'forecast_low',
    from: '2027-01-01',
    until: '2027-03-31',
  })
  expect(found).toContainEqual(
    expect.objectContaining({
      tool: 'extreme',
      period: expect.objectContaining({ from: '2026-01-01', to: '2026-03-31' }),
    }),
  )
  expect(argsOf('lowest balance between june and september')).toMatchObject({
    tool: 'extreme',
    period: { from: '2026-06-01', to: '2026-09-30' },
  })
})

test('whether the firm itself pays on time is not what it paid', () => {
  expect(argsOf('do we pay Marlow Timber Yard on time')).toBe('clarify')
  expect(argsOf('does Northwind pay on time')).toMatchObject({ tool: 'payer_delays' })
})

test('the due day of an invoice is not the day on which it is expected to be paid', () => {
  const { plan } = interpreted('when’s Northwind’s invoice due')
  expect(plan).toMatchObject({ kind: 'call', call: { tool: 'invoices', args: { side: 'in' } } })
  expect(plan.kind === 'call' && plan.wider?.[1]?.call).toMatchObject({
    tool: 'upcoming',
    args: { side: 'in', next: true },
  })
})

test('an invoice that nobody keeps is asked of the latest payment', () => {
  const { plan } = interpreted('has Northwind paid yet')
  expect(plan.kind === 'call' && plan.wider?.[0]?.call).toMatchObject({
    tool: 'payment_when',
    args: { side: 'in', first: false },
  })
})

test.each([
  ['which month will we spend the most', { measure: 'out', interval: 'month', least: false }],
  [
    'which week between now and Christmas has the heaviest outgoings',
    { interval: 'week', period: { from: '2026-11-21', to: '2026-12-25' } },
  ],
  [
    'which day next week has the most going out',
    { interval: 'day', period: { from: '2026-11-23', to: '2026-11-29' } },
  ],
  ['which month will the most money come in', { measure: 'in', interval: 'month', least: false }],
  ['which month will we lose the most cash', { measure: 'net', least: true }],
  ['when will we have the most in the bank', { measure: 'balance', least: false }],
  [
    'what’s the highest the balance will get before March',
    { measure: 'balance', period: { from: '2026-11-21', to: '2027-02-28' } },
  ],
])('“%s” is a peak to come', (prompt, expected) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'forecast_peak', ...expected })
})

test.each([
  ['after the corporation tax goes out, what’s left in the bank?', ['Corporation tax']],
  [
    'once wages and VAT are paid what are we left with',
    ['Wages and salaries (net)', 'VAT payment'],
  ],
  ['how much will we have left after the rent', ['Rent and service charge']],
  ['what’s left once the VAT bill has gone', ['VAT payment']],
  ['balance after paying Adobe', ['Adobe']],
])('“%s” is the balance after %j', (prompt, names) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'forecast_after',
    subjects: names.map((name) => ({ name })),
  })
})

test.each([
  ['what could I safely take out of the business today', 'safe_to_spend'],
  ['what’s the most I could take out without going under the buffer', 'safe_to_spend'],
  ['how much of the balance is really ours to spend', 'safe_to_spend'],
  [
    'what’s the wages bill looking like at the end of this month',
    'upcoming out Wages and salaries (net) 2026-11-21/2026-11-30',
  ],
  [
    'what are we paying staff on Friday',
    'upcoming out Wages and salaries (net) 2026-11-27/2026-11-27',
  ],
  [
    'what’s the wage bill looking like for December',
    'forecast_total out Wages and salaries (net) 2026-12-01/2026-12-31',
  ],
  ['biggest receipt expected in December', 'upcoming in 2026-12-01/2026-12-31'],
  ['biggest bill next week', 'upcoming out 2026-11-23/2026-11-29'],
  ['is money tight in February', 'forecast_low'],
  ['what leaves the account on 7 December', 'upcoming out 2026-12-07/2026-12-07'],
  ['what will I owe the taxman at the end of January', 'tax_due 2027-01-01/2027-01-31'],
  ['how is December looking money wise', 'forecast_total net 2026-12-01/2026-12-31'],
  ['how much PAYE goes out in December', 'tax_due 2026-12-01/2026-12-31'],
  ['total tax payable between now and the end of March', 'tax_due 2026-11-20/2027-03-31'],
  ['what’s the damage when VAT goes out', 'tax_due'],
  [
    'what does the wage run on Friday come to',
    'upcoming out Wages and salaries (net) 2026-11-27/2026-11-27',
  ],
  ['tax due by Easter', 'tax_due 2026-11-20/2027-03-28'],
  ['what do we have to pay by Christmas', 'upcoming out 2026-11-21/2026-12-25'],
  ['what can I take as drawings this month', 'safe_to_spend'],
  ['balance after payday', 'forecast_after Wages and salaries (net)'],
  // Until payday is not what is paid on it.
  ['what goes out between now and payday', 'upcoming out 2026-11-21/2026-12-20'],
  // What came in and what was paid out of it is of the past.
  ['what was left after wages in October', 'net_of 2026-10-01/2026-10-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})
