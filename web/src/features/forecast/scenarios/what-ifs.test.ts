// A scenario's changes in words, added and taken out one by one.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { lines } from '../testing/lines.ts'
import { countWords } from './count-words.ts'
import {
  mergeRefusal,
  moved,
  type Scaling,
  whatIfs,
  withDecision,
  withHidden,
  withOneOff,
  withScaling,
} from './what-ifs.ts'

const fifthLess: Scaling = { kind: 'side', side: 'in', percent: '-20', from: '2027-01' }
const line = lines[0]
if (!line) throw new Error('no line')

test('every kind of change is put into words, the widest first', () => {
  let changes = withScaling({}, { ...fifthLess, to: '2027-03' })
  changes = withHidden(changes, line.seriesId)
  changes = withDecision(changes, moved(line.seriesId, '2026-12-01', '2026-12-15'))
  changes = withOneOff(changes, {
    day: '2027-02-01',
    amount: minor(-900_000),
    sub_category: 'equipment',
    note: 'New lathe',
  })
  expect(whatIfs(changes, lines).map(({ about, words }) => `${about}: ${words}`)).toEqual([
    'All cash in: 20% less from January 2027 to March 2027',
    `${line.merchant}: Excluded from the forecast`,
    `${line.merchant}: Moved from 1 December 2026 to 15 December 2026`,
    'New lathe: −£9,000.00 on 1 February 2027, once',
  ])
  expect(countWords(changes)).toBe('4 changes')
  expect(countWords({})).toBe('No changes yet')
})

test('each change can be taken out by itself', () => {
  const changes = withHidden(withScaling({}, fifthLess), line.seriesId)
  const [scaling, hiding] = whatIfs(changes, lines)
  expect(scaling?.without).toEqual({ scalings: [], hidden: changes.hidden })
  expect(hiding?.without).toEqual({ scalings: changes.scalings, hidden: [] })
})

test('a later change of the same thing replaces the earlier one', () => {
  const twice = withScaling(withScaling({}, fifthLess), { ...fifthLess, percent: '12.50' })
  expect(whatIfs(twice, lines).map(({ words }) => words)).toEqual(['12.5% more from January 2027'])
  const redated = withDecision(
    withDecision({}, moved('s', '2026-12-01', '2026-12-15')),
    moved('s', '2026-12-01', '2026-12-20'),
  )
  expect(redated.decisions).toEqual([moved('s', '2026-12-01', '2026-12-20')])
})

test('a round percentage keeps its zero', () => {
  const changes = whatIfs(withScaling({}, { ...fifthLess, percent: '-10' }), lines)
  expect(changes[0]?.words).toBe('10% less from January 2027')
})

test('percentages keep a scenario from becoming the forecast, and it says why', () => {
  expect(mergeRefusal(withScaling({}, fifthLess))).toContain('percent')
  expect(mergeRefusal(withHidden({}, 's'))).toBeNull()
})
