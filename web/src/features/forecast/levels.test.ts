// What a place means among the lines, and the query for its forecast.
import { expect, test } from 'vitest'
import { levelAt, levelQueryOf, merchantPart, placeOf, placeOfLevel } from './levels.ts'
import { lineOf, lines } from './testing/lines.ts'

const at = (
  category: string | null,
  merchant: string | null = null,
  series: string | null = null,
) => levelAt({ category, merchant, series }, lines)

test('R-007 with 0, 1, 2 and 3 parts everything, a category, a merchant and a line is shown', () => {
  expect(at(null)?.kind).toBe('all')
  expect(at('all')?.kind).toBe('all')
  expect(at('in')?.kind).toBe('side')
  expect(at('out.people')).toMatchObject({ kind: 'category', category: 'people', side: 'out' })
  expect(at('people')).toMatchObject({ kind: 'category', category: 'people', side: 'out' })
  expect(at('out.people', 'Wages')?.lines).toHaveLength(2)
  expect(at('out.people', 'Wages', 's-wage-2')).toMatchObject({
    kind: 'series',
    line: { seriesId: 's-wage-2' },
  })
})

test('R-007 a part that answers to no line shows nothing rather than something else', () => {
  expect(at('nowhere')).toBeNull()
  expect(at('out.people', 'Nobody')).toBeNull()
  expect(at('out.people', 'Wages', 's-rent')).toBeNull()
  expect(at('all', 'Nobody')).toBeNull()
  expect(at('all', 'Wages', 'none')).toBeNull()
  expect(at('out', 'Wages')).toBeNull()
})

test('R-007 a link from another page finds a line by its id alone, under everything', () => {
  expect(at('all', 'Wages', 's-wage-2')).toMatchObject({
    kind: 'series',
    side: 'out',
    line: { seriesId: 's-wage-2' },
  })
  expect(at('all', 'Wages', 'gone')).toBeNull()
})

test('every line is found again at its own place, hidden and ended ones too', () => {
  for (const line of lines)
    expect(levelAt(placeOf(line, lines), lines)).toMatchObject({ kind: 'series', line })
})

test('a line is found by its id alone, a merchant by its name, and each has one place in the tree', () => {
  const byId = at('all', 'whoever', 's-wage-2')
  expect(byId).toMatchObject({ kind: 'series', line: { seriesId: 's-wage-2' } })
  expect(at('all', 'Wages')).toMatchObject({ kind: 'merchant', category: 'people' })
  expect(byId && placeOfLevel(byId, lines)).toEqual({
    category: 'out.people',
    merchant: 'Wages',
    series: 's-wage-2',
  })
  const byCode = at('people')
  expect(byCode && placeOfLevel(byCode, lines)).toEqual({ category: 'out.people' })
  const all = at(null)
  expect(all && placeOfLevel(all, lines)).toEqual({ category: 'all' })
})

test('two merchants of one name in a category are distinguished by their ids', () => {
  const twin = lineOf({
    seriesId: 's-twin',
    merchant_id: '00000000-0000-4000-8000-0000000000b1',
  })
  const both = [lineOf(), twin]
  expect(merchantPart(twin, both)).toBe(twin.merchant_id)
  expect(levelAt(placeOf(twin, both), both)).toMatchObject({ kind: 'series', line: twin })
  expect(merchantPart(twin, [twin])).toBe('Bright Offices')
})

test('R-124 a line without a merchant is queried by its sub-category', () => {
  const level = at('in.sales_income', 'Product sales')
  expect(level && levelQueryOf(level)).toEqual({ side: 'in', category: 'product_sales' })
  const wages = at('out.people', 'Wages')
  expect(wages && levelQueryOf(wages)).toMatchObject({ side: 'out', category: 'people' })
  expect(levelQueryOf({ kind: 'all', lines })).toEqual({})
})
