// Two chances and the points between them, as they add up on the screen.
import { expect, test } from 'vitest'
import { fallOf } from './chance-words.ts'

test.each([
  [0.34, 0.28, ['34%', '28%', '−6 points']],
  [0.034, 0.022, ['3%', '2%', '−1 point']],
  // Whole per cents would not show it, or show another difference.
  [0.034, 0.026, ['3.4%', '2.6%', '−0.8 points']],
  [0.034, 0.016, ['3.4%', '1.6%', '−1.8 points']],
  [0.012, 0.004, ['1.2%', '0.4%', '−0.8 points']],
  [0.012, 0, ['1%', '0%', '−1 point']],
  [0.012, 0.0003, ['1.2%', 'under 0.1%', '−1.2 points']],
  // As the sum of the chance and its effect comes out.
  [0.026 + 0.009, 0.026, ['4%', '3%', '−1 point']],
])('%d to %d: %j', (from, to, words) => {
  const fall = fallOf(from, to)
  expect([fall.from, fall.to, fall.points]).toEqual(words)
})
