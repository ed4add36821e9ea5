// Several names, and a name beside its category, in whatever order they are put.
import { expect, test } from 'vitest'
import { planned, withoutChoices } from '../../testing/question-books.ts'

const quarter = '2026-07-01/2026-09-30'
const october = '2026-10-01/2026-10-31'

test.each([
  'Etsy, Stripe or Northwind: which brought in the most in Q3?',
  'which of our payers brought in the most in Q3: Etsy, Stripe or Northwind?',
  'out of etsy, stripe n northwind which one paid us the most in q3',
])('“%s” ranks the three of them', (prompt) => {
  expect(planned(prompt)).toMatch(`top in `)
  for (const name of ['Etsy', 'Stripe', 'Northwind Hotels']) expect(planned(prompt)).toContain(name)
  expect(planned(prompt)).toContain(quarter)
})

test.each([
  'the three shops put together in October, Adobe, Screwfix and Shell',
  'gimme the total for the three suppliers combined in October pls, adobe, screwfix and shell',
  'adobe, screwfix n shell in october, total it up',
  'adobe n screwfix n shell, october, add it up',
])('“%s” is a sum', (prompt) => {
  expect(planned(prompt)).toMatch(/^flow_total out /)
  for (const name of ['Adobe', 'Screwfix', 'Shell']) expect(planned(prompt)).toContain(name)
  expect(planned(prompt)).toContain(october)
})

test('a group of another size than its list is asked back', () => {
  expect(planned('the four shops put together in October, Adobe, Screwfix and Shell')).toContain(
    'clarify',
  )
})

test('how many payments an exception was narrows nothing', () => {
  expect(planned('leaving out the two dividends and VAT, what went out in October')).toBe(
    planned('leaving out dividends and VAT, what went out in October'),
  )
  expect(planned('excluding the two biggest payments, what went out in October')).toContain(
    'clarify',
  )
})

test.each([
  ['how much of every £1 from Etsy and Stripe in October went on fuel', ['Etsy', 'Stripe']],
  ['what percentage of Stripe payouts went on fuel in October', ['Stripe']],
])('“%s” is a part of what those payers brought in', (prompt, payers) => {
  const { plan } = withoutChoices([prompt])
  expect(plan).toMatchObject({
    kind: 'call',
    call: {
      tool: 'share',
      args: {
        side: 'out',
        wholeSide: 'in',
        subjects: [{ name: 'Fuel' }],
        whole: payers.map((name) => ({ name })),
        period: { from: '2026-10-01', to: '2026-10-31' },
      },
    },
  })
})

test('a cost is no part of another cost in that way', () => {
  expect(planned('how much of every £1 from Adobe and Shell in October went on fuel')).toContain(
    'clarify',
  )
})

test('two taxes say what of the payments to HMRC is meant', () => {
  expect(planned('what did we pay to hmrc altogether in october, vat and paye')).toBe(
    planned('what did we pay altogether in october, vat and paye'),
  )
})
