// Reading a chart by keyboard.
import { expect, test } from 'vitest'
import { keyTarget } from './chart-keys.ts'

test('arrows go one period, pages a year, Home and End to the ends', () => {
  const from = (key: string) => keyTarget(key, 14, 30)
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(from)).toEqual([15, 15, 13, 13])
  expect(['PageUp', 'PageDown', 'Home', 'End'].map(from)).toEqual([26, 2, 0, 29])
})

test('no key leads out of the chart, and other keys lead nowhere', () => {
  expect(keyTarget('ArrowLeft', 0, 3)).toBe(0)
  expect(keyTarget('PageUp', 1, 3)).toBe(2)
  expect(keyTarget('a', 1, 3)).toBeNull()
  expect(keyTarget('Tab', 1, 3)).toBeNull()
})
