// A payment that did not come is named for what the bank data shows, not as if it had come.
import { minor } from '@plimsoll/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OccurrenceRow } from './OccurrenceRow.tsx'
import { movesOf } from './occurrence-words.ts'
import type { Occurrence } from './queries.ts'

afterEach(cleanup)

test('a missed payment is not in the bank data, and one to come is on its usual date', () => {
  const occurrence = {
    due: '2026-11-05',
    day: '2026-11-05',
    amount: minor(240_000),
    matched: minor(0),
    open: minor(0),
    transactions: [],
  }
  const row = (state: 'missed' | 'expected', words: string) => (
    <OccurrenceRow
      line={{ state: 'detected' }}
      occurrence={{ ...occurrence, state, words }}
      planned={undefined}
      onMove={() => undefined}
      onTakeBack={() => undefined}
    />
  )
  const { rerender } = render(row('missed', 'Missed'))
  expect(screen.getByText('Not in your bank data')).toBeTruthy()
  rerender(row('expected', 'Expected'))
  expect(screen.getByText('On its usual date')).toBeTruthy()
})

test('an estimated tax may be moved, and neither matched nor cancelled by hand', () => {
  const occurrence = { state: 'expected' } as Occurrence
  expect(movesOf(occurrence, { state: 'tax' })).toEqual(['redate'])
  expect(movesOf(occurrence, { state: 'detected' })).toEqual(['match', 'redate', 'cancel'])
})
