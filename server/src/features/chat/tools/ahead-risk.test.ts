// The chance beside a plain "no", on a path whose range is known.
import { minor, zero } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { hedged, riskBeside } from './ahead-risk.ts'

// £1,000 expected on one day, and 8 times in 10 within so much of it.
const oneDay = (within: number) => [
  {
    day: '2026-12-10',
    closing: minor(1_000_00),
    low80: minor(1_000_00 - within),
    high80: minor(1_000_00 + within),
  },
]
const until = '2026-12-31'

test('the chance is named from one in ten on', () => {
  // Zero is 2.56 deviations away where the range ends at £500, 0.43 where it ends at −£2,000.
  expect(riskBeside(oneDay(500_00), { line: zero, what: 'zero', until })).toBeNull()
  // A normal spread falls 0.43 deviations below its middle 33 times in 100.
  const risk = riskBeside(oneDay(3_000_00), { line: zero, what: 'zero', until })
  expect(risk?.words).toBe(' Still, there’s {{risk_words}} of dipping below zero in that time.')
  expect(risk?.facts[1]).toMatchObject({ value: 'a 3 in 10 chance' })
})

test('days after the end, and before the start, are left out', () => {
  const days = oneDay(2_000_00)
  const query = { line: zero, what: 'zero' }
  expect(riskBeside(days, { ...query, until: '2026-12-09' })).toBeNull()
  expect(riskBeside(days, { ...query, from: '2026-12-11', until })).toBeNull()
})

test('a plain yes or no is hedged only where there is a chance of the other', () => {
  expect([hedged('No', true), hedged('Yes', true)]).toEqual(['Probably not', 'Probably'])
  expect([hedged('No', false), hedged('', true)]).toEqual(['No', ''])
})
