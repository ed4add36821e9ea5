// Keys between the press that opens the palette and its field.
import { afterEach, expect, test } from 'vitest'
import { awaitPalette, endTypedAhead, keepsTyped, typedAhead } from './typed-ahead.ts'

const key = (key: string, timeStamp: number) =>
  Object.defineProperty(new KeyboardEvent('keydown', { key }), 'timeStamp', { value: timeStamp })

afterEach(endTypedAhead)

test('letters are kept until the field stands', () => {
  awaitPalette(key('/', 100))
  expect(keepsTyped(key('g', 150))).toBe(true)
  expect(keepsTyped(key('Shift', 160))).toBe(true)
  expect(keepsTyped(key('C', 200))).toBe(true)
  expect(typedAhead.letters).toBe('gC')
  endTypedAhead()
  expect(typedAhead.letters).toBe('')
  expect(keepsTyped(key('g', 250))).toBe(false)
})

test('Escape and a palette that never comes give the keys back', () => {
  awaitPalette(key('/', 100))
  keepsTyped(key('Escape', 150))
  expect(keepsTyped(key('g', 200))).toBe(false)
  awaitPalette(key('/', 300))
  expect(keepsTyped(key('g', 5301))).toBe(false)
})
