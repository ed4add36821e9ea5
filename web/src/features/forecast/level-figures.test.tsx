// The strip of a level's figures names only what the books hold.
import { minor } from '@plimsoll/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LevelFigures } from './LevelFigures.tsx'
import { levelOf } from './testing/lines.ts'
import type { PlaceHandle } from './use-place.ts'

afterEach(cleanup)

const place = { openMonth: () => undefined, openSpan: () => undefined } as unknown as PlaceHandle
const show = (change: object) =>
  render(<LevelFigures level={levelOf(change)} side={null} place={place} />)

test('books without a full month show what there is since their first day, and no forecast', () => {
  show({ since: '2026-11-02', unknown: 'no_forecast', next_12_months: null, now: minor(50_000) })
  expect(screen.getByText('Net, since 2 Nov')).toBeTruthy()
  expect(screen.queryByText('Net, next 12 months')).toBeNull()
  expect(screen.getByText('Balance')).toBeTruthy()
})

test('without a stated balance none is shown', () => {
  show({ balance: null, unknown: 'no_balance' })
  expect(screen.queryByText('Balance')).toBeNull()
})

test('books that ended name the year they know, and expect nothing', () => {
  show({ as_of: '2025-11-14', unknown: 'old_data', next_12_months: null })
  expect(screen.getByText('Net, 12 months to Oct 2025')).toBeTruthy()
  expect(screen.queryByText('Net, next 12 months')).toBeNull()
})
