// The address of the forecast page: any name comes back as it was.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf, readCategory, readPlace } from './address.ts'

test('R-007 each part of the address is encoded by itself, so that any name comes back', () => {
  const place = { category: 'out.people', merchant: '50% off / who?', series: 'rest.out.a.b-1' }
  expect(hrefOf(place)).toBe(
    '/cash-flow/forecast/out.people/50%25%20off%20%2F%20who%3F/rest.out.a.b-1',
  )
  expect(readPlace(hrefOf(place))).toEqual(place)
  const name = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(name, name, name, (category, merchant, series) => {
      expect(readPlace(hrefOf({ category, merchant, series }))).toEqual({
        category,
        merchant,
        series,
      })
    }),
  )
})

test('R-007 the three parts are optional, and a series id needs both before it', () => {
  expect(hrefOf({})).toBe('/cash-flow/forecast')
  expect(hrefOf({ series: 's' })).toBe('/cash-flow/forecast')
  expect(hrefOf({ category: 'in', series: 's' })).toBe('/cash-flow/forecast/in')
  expect(readPlace('/cash-flow/forecast')).toEqual({ category: null, merchant: null, series: null })
  expect(readPlace('/cash-flow/forecast/in/')).toEqual({
    category: 'in',
    merchant: null,
    series: null,
  })
})

test('a broken escape is taken as it stands', () => {
  expect(readPlace('/cash-flow/forecast/in/100%').merchant).toBe('100%')
})

test('a category may name its side', () => {
  expect(readCategory('out.people')).toEqual({ side: 'out', category: 'people' })
  expect(readCategory('in')).toEqual({ side: 'in', category: null })
  expect(readCategory('insurance')).toEqual({ side: null, category: 'insurance' })
})
