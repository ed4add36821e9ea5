// Codes of own categories: they say what pure code needs, and nothing else passes for one.
import { expect, test } from 'vitest'
import { minor } from './money.ts'
import { ownCodeOf, readOwnCode } from './own-category.ts'
import {
  activityInCash,
  isShipped,
  isSubCategory,
  sideOf,
  subCategories,
  subCategoryOf,
} from './taxonomy.ts'

const code = ownCodeOf({
  activity: 'investing',
  direction: 'out',
  category: 'premises',
  mark: '1a2b3c4d',
})

test('a code reads back as what it was made of, and every figure can tell its side and activity', () => {
  expect(code).toBe('own:investing:out:premises:1a2b3c4d')
  expect(readOwnCode(code)).toEqual({
    activity: 'investing',
    direction: 'out',
    category: 'premises',
  })
  expect(isSubCategory(code)).toBe(true)
  expect(isShipped(code)).toBe(false)
  expect(subCategoryOf(code)).toMatchObject({
    subCategory: code,
    category: 'premises',
    direction: 'out',
  })
  expect(sideOf({ subCategory: code, amount: minor(5) })).toBe('out')
  expect(activityInCash(code)).toBe('investing')
})

test.each([
  'own:neutral:out:premises:1a2b3c4d',
  'own:operating:out:nowhere:1a2b3c4d',
  'own:operating:out:premises:xyz',
  'own:operating:out:premises:1a2b3c4d:',
  'premises',
])('%s is no sub-category', (text) => {
  expect(isSubCategory(text)).toBe(false)
  expect(() => subCategoryOf(text)).toThrow(RangeError)
})

test('no shipped code looks like an own one, and a mark must be one', () => {
  for (const { subCategory } of subCategories) expect(readOwnCode(subCategory)).toBeNull()
  const wrong = {
    activity: 'operating',
    direction: 'in',
    category: 'premises',
    mark: 'no',
  } as const
  expect(() => ownCodeOf(wrong)).toThrow(RangeError)
})
