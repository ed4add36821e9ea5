import { expect, test } from 'vitest'
import { servedMethodOf } from './served-method.ts'

test('young books are served by the engine, with the reason', () => {
  const { method } = servedMethodOf(new Float64Array(5).fill(100))
  expect(method.served).toBe('engine')
  expect(method.why).toContain('too few whole months')
})

test('where the last months always forecast best, they are served, and the reason names no second set of amounts', () => {
  // A surplus that turns round every ten months: last month knows it at once, the mean of a year
  // never does.
  const net = Float64Array.from(
    { length: 36 },
    (_, i) => (Math.floor(i / 10) % 2 ? -1 : 1) * 500_000,
  )
  const { method, drift } = servedMethodOf(net)
  expect(method.served).not.toBe('engine')
  expect(method.why).toBe(
    'Tried on 24 of your own months, repeating last month came clearly closer than our own trend',
  )
  expect(Math.abs(drift(0))).toBe(0)
})

test('a plain method that is no better is named, but not served', () => {
  const net = Float64Array.from({ length: 30 }, (_, i) => ((i * 7919) % 13) * 1000 - 6000)
  expect(servedMethodOf(net).method).toMatchObject({ served: 'engine' })
})
