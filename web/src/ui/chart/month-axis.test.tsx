// What stands below a chart by day.
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MonthAxis } from './MonthAxis.tsx'

afterEach(cleanup)

const wordsOf = (first: string, last: string) => {
  const { container } = render(
    <svg role="presentation">
      <MonthAxis
        first={first}
        last={last}
        frame={{ left: 0, right: 600, top: 0, bottom: 100 }}
        x={() => 0}
        y={0}
        room={50}
        word={(month) => month}
      />
    </svg>,
  )
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
}

test('months are named where they begin', () => {
  expect(wordsOf('2026-10-24', '2026-12-23')).toEqual(['2026-11', '2026-12'])
})

test('days of one month have their first and last day named, so that no axis is bare', () => {
  expect(wordsOf('2026-11-02', '2026-11-20')).toEqual(['2 Nov', '20 Nov'])
})
