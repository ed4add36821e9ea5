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

test.each([
  'how much of every pound from Etsy in October went on fuel and rent',
  'what percentage of Etsy money went on fuel and rent in October',
])('“%s” is of both costs', (prompt) => {
  const { plan } = withoutChoices([prompt])
  expect(plan).toMatchObject({
    call: { args: { subjects: [{ code: 'fuel' }, { code: 'rent' }], whole: [{ name: 'Etsy' }] } },
  })
})

test('a payer that is not known is not passed over', () => {
  expect(planned('how much of every £1 from Zog and Etsy in October went on fuel')).toContain(
    'clarify',
  )
})

test('a list right after its number is that list', () => {
  expect(planned('total for our two couriers Adobe and Screwfix in October')).toBe(
    `flow_total out Adobe+Screwfix ${october}`,
  )
})

test('the best month leaves out what is to be left out', () => {
  const { plan } = withoutChoices([
    'leaving out VAT and fuel, which month of 2026 did we spend most in',
  ])
  expect(plan).toMatchObject({
    call: { tool: 'extreme', args: { except: [{ code: 'vat_payment' }, { code: 'fuel' }] } },
  })
  expect(planned('what did we spend in October excluding VAT')).toContain('unavailable')
})
