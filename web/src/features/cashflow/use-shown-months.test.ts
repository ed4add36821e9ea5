// As many months as fit, the current one first; the others a step away, also beyond the six.

import { addMonths, monthsFrom } from '@plimsoll/domain/calendar'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TableMonth } from './six-months.ts'
import { fitting, useShownMonths } from './use-shown-months.ts'

const monthsOf = (start: string): TableMonth[] =>
  monthsFrom(start, addMonths(start, 5)).map((month) => ({
    month,
    kind: 'none',
    record: null,
    soFar: null,
  }))

test.each([
  // The width of the page's content, that of the screen, months, trend and remark.
  [1140, 1440, 6, true, true],
  [960, 1260, 6, false, false],
  [656, 720, 4, false, false],
  [358, 390, 2, false, false],
  [288, 320, 1, false, false],
  [0, 1024, 6, true, true],
] as const)('into %i pixels of a screen of %i fit %i months', (width, screen, months, ...fits) => {
  const [hasTrend, hasRemark] = fits
  expect(fitting(width, screen)).toEqual({ months, hasTrend, hasRemark })
})

function shown(fits: number, start = '2026-09') {
  const onStart = vi.fn()
  const { result, rerender } = renderHook(
    (from: string) =>
      useShownMonths({
        months: monthsOf(from),
        fits,
        start: from,
        current: '2026-11',
        firstMonth: '2025-05',
        onStart,
      }),
    { initialProps: start },
  )
  const months = () => result.current.shown.map(({ month }) => month)
  return { result, rerender, months, onStart }
}

test('on a wide screen all six are shown, and a step moves the six', () => {
  const { result, months, onStart } = shown(6)
  expect(months()).toHaveLength(6)
  expect([result.current.back?.month, result.current.ahead?.month]).toEqual(['2026-08', '2027-03'])
  act(() => result.current.back?.go())
  expect(onStart).toHaveBeenCalledExactlyOnceWith('2026-08')
})

test('on a phone the current month comes first, and steps lead within the six and beyond', () => {
  const { result, rerender, months, onStart } = shown(2)
  expect(months()).toEqual(['2026-11', '2026-12'])
  act(() => result.current.ahead?.go())
  act(() => result.current.ahead?.go())
  expect(months()).toEqual(['2027-01', '2027-02'])
  expect(onStart).not.toHaveBeenCalled()
  act(() => result.current.ahead?.go())
  expect(onStart).toHaveBeenCalledExactlyOnceWith('2026-10')
  rerender('2026-10')
  expect(months()).toEqual(['2027-02', '2027-03'])
  act(() => result.current.reset())
  expect(months()).toEqual(['2026-11', '2026-12'])
})

test('of six months that are all over, a phone shows the latest first', () => {
  expect(shown(2, '2026-05').months()).toEqual(['2026-09', '2026-10'])
})

test('there is no step before the books begin', () => {
  const { result, months } = shown(2, '2025-05')
  for (let steps = 0; steps < 4; steps++) act(() => result.current.back?.go())
  expect(months()).toEqual(['2025-05', '2025-06'])
  expect(result.current.back).toBeNull()
  expect(shown(6, '2025-05').result.current.back).toBeNull()
})
