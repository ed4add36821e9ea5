// Payments on account by the law's arithmetic.
import { expect, test } from 'vitest'
import type { Day } from '../calendar.ts'
import { minor } from '../money.ts'
import type { SettledDate } from './match-payments.ts'
import { learnSelfAssessment } from './self-assessment-amount.ts'
import { taxPaymentDates } from './tax-dates.ts'

const dates = taxPaymentDates(
  { kind: 'self_assessment' },
  { from: '2024-01-01', to: '2027-12-31', nation: 'england_and_wales' },
)

function settled(due: Day, paid: number): SettledDate {
  const date = dates.find((each) => each.due === due)
  if (!date) throw new Error(`no such date: ${due}`)
  return { date, paid: minor(paid), payments: [] }
}

const january25 = settled('2025-01-31', -1_500_00)
const july25 = settled('2025-07-31', -600_00)

test.each([
  ['July is the half', [january25, july25], '2024-01', 600_00, 0.1],
  // January = bill - both on account + half the next: 1,800 = 2,000 - 1,200 + 1,000.
  ['with July before', [july25, settled('2026-01-31', -1_800_00)], '2024-01', 1_000_00, 0.1],
  // A first bill with half of the next: 1,500 is three halves.
  ['no July, seen to be absent', [january25], '2024-04', 500_00, 0.4],
  ['no July, not in the books', [january25], '2024-05', 750_00, 0.4],
  [
    'a January on which nothing was left to pay',
    [july25, settled('2026-01-31', 0)],
    '2024-01',
    600_00,
    0.1,
  ],
] as const)('%s', (_, past, firstFullMonth, half, error) => {
  const paid = past.filter((each) => each.paid < 0).length
  const model = { kind: 'on_account', half, error, sightings: paid }
  expect(learnSelfAssessment(past, firstFullMonth)).toEqual(model)
})

test.each([
  ['a bill below £1,000 is paid at once', [settled('2025-01-31', -999_99)], '2024-04', 999_99],
  [
    'two Januaries and no July between',
    [january25, settled('2026-01-31', -2_000_00)],
    '2024-04',
    2_000_00,
  ],
] as const)('%s', (_, past, firstFullMonth, amount) => {
  const model = { kind: 'level', amount, error: 0.4, sightings: past.length }
  expect(learnSelfAssessment(past, firstFullMonth)).toEqual(model)
})

test('nothing paid teaches nothing; a bill of £1,000 is paid on account', () => {
  expect(learnSelfAssessment([], '2024-01')).toBeNull()
  expect(learnSelfAssessment([settled('2025-01-31', 300_00)], '2024-01')).toBeNull()
  const first = learnSelfAssessment([settled('2025-01-31', -1_000_00)], '2024-05')
  expect(first).toMatchObject({ kind: 'on_account', half: 500_00 })
})
