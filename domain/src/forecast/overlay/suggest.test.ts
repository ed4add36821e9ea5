import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { suggestionsFor } from './suggest.ts'

const when = { firstFullMonth: '2025-09', currentMonth: '2026-03', startMonth: '2026-04' }

test('the four suggestions, with nothing in a month counted as nothing', () => {
  const history = [
    { month: '2025-09', amount: minor(60_000) },
    { month: '2026-01', amount: minor(10_001) },
    { month: '2026-02', amount: minor(10_000) },
    { month: '2026-03', amount: minor(99_999) },
  ]
  expect(suggestionsFor(history, when).map(({ key, amount }) => [key, amount])).toEqual([
    ['last_month', 10_000],
    ['three_months', 6667],
    ['six_months', 13_334],
    ['last_year', null],
  ])
})

test('books that are too short suggest nothing, rather than zero', () => {
  const short = suggestionsFor([], { ...when, firstFullMonth: '2026-02' })
  expect(short.map(({ amount }) => amount)).toEqual([0, null, null, null])
})

test('the same month of last year is that of the month in which the rule starts', () => {
  const [, , , lastYear] = suggestionsFor([{ month: '2025-04', amount: minor(7) }], {
    ...when,
    firstFullMonth: '2025-01',
  })
  expect(lastYear).toMatchObject({ months: ['2025-04'], amount: 7 })
})
