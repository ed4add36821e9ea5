// The chance beside a plain "no", on a path whose range is known.
import { minor, zero } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { hedged, riskBeside, shortAfter } from './ahead-risk.ts'

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
  const openings = (isEven: boolean) => ['No', 'Yes', ''].map((each) => hedged(each, { isEven }))
  expect(openings(false)).toEqual(['Probably not', 'Probably', ''])
  // Six in ten is not “probably not”.
  expect(openings(true)).toEqual(['On the expected path, no', 'On the expected path, yes', ''])
  expect([hedged('No', null), hedged('Yes', null)]).toEqual(['No', 'Yes'])
})

test('five in ten and more is even', () => {
  const isEven = (closing: number) => {
    const low80 = minor(closing - 2_000_00)
    const day = { day: '2026-12-10', closing: minor(closing), low80 }
    const days = [{ ...day, high80: minor(closing + 2_000_00) }]
    return riskBeside(days, { line: zero, what: 'zero', until })?.isEven
  }
  // A deviation is £1,561; £10 above zero is half of all, £1,000 a quarter.
  expect([isEven(10_00), isEven(1_000_00)]).toEqual([true, false])
})

test('what can be paid on its day is no plain yes where cash falls below zero after it', () => {
  const path = [
    { day: '2027-01-07', closing: minor(237_21) },
    { day: '2027-01-08', closing: minor(-418_31) },
    { day: '2027-01-11', closing: minor(-500_00) },
    { day: '2027-01-12', closing: minor(900_00) },
  ]
  const short = shortAfter(path, { from: '2027-01-07', until: '2027-05-31' })
  expect(short?.words).toBe(
    ' After that cash is expected to fall below zero on {{short_day}}, and to {{short}} by {{short_low_day}}.',
  )
  expect(short?.facts.map(({ value, minor: pence }) => value ?? pence)).toEqual([
    '2027-01-08',
    '-50000',
    '2027-01-11',
  ])
  expect(shortAfter(path, { from: '2027-01-11', until: '2027-05-31' })).toBeNull()
  expect(shortAfter(path, { from: '2027-01-07', until: '2027-01-07' })).toBeNull()
})
