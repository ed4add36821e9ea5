import { expect, test } from 'vitest'
import { minor } from './money.ts'
import {
  activityInCash,
  categoryLabelOf,
  isSubCategory,
  sideOf,
  subCategories,
  subCategoryOf,
} from './taxonomy.ts'

test('the taxonomy has 86 rows: 81 sub-categories, 3 neutral and 2 uncategorised, 64 of them shown by default', () => {
  expect(new Set(subCategories.map((row) => row.subCategory)).size).toBe(86)
  expect(subCategories.filter((row) => row.activity === 'neutral')).toHaveLength(3)
  expect(subCategories.filter((row) => row.category === 'uncategorised')).toHaveLength(2)
  expect(subCategories.filter((row) => row.core)).toHaveLength(64)
})

test('every category has a label, and rows of one category stand together under one activity', () => {
  const activityOf = new Map<string, string>()
  let last = ''
  for (const row of subCategories) {
    expect(categoryLabelOf(row.category)).not.toBe('')
    if (row.category !== last) expect(activityOf.has(row.category), row.category).toBe(false)
    expect(activityOf.get(row.category) ?? row.activity).toBe(row.activity)
    activityOf.set(row.category, row.activity)
    last = row.category
  }
  expect(categoryLabelOf('sales_income')).toBe('Sales income')
  expect(categoryLabelOf('office_tech')).toBe('Office and technology')
})

test('a code that the taxonomy does not have is refused', () => {
  expect(() => subCategoryOf('magic_beans')).toThrow('not a sub-category')
  expect(() => categoryLabelOf('constructor')).toThrow('not a category')
  expect(isSubCategory('toString')).toBe(false)
  expect(subCategoryOf('vat_payment')).toMatchObject({ label: 'VAT payment', vat: 'O' })
})

test('a refund counts on the side of what it refunds', () => {
  expect(sideOf({ subCategory: 'software', amount: minor(1200) })).toBe('out')
  expect(sideOf({ subCategory: 'product_sales', amount: minor(-1200) })).toBe('in')
})

test('transfers and uncategorised money count by their sign', () => {
  expect(sideOf({ subCategory: 'internal_transfer', amount: minor(1) })).toBe('in')
  expect(sideOf({ subCategory: 'savings_pot', amount: minor(-1) })).toBe('out')
  expect(sideOf({ subCategory: 'uncategorised_out', amount: minor(1) })).toBe('in')
  expect(sideOf({ subCategory: 'uncategorised_in', amount: minor(-1) })).toBe('out')
})

test('an unpaired neutral sub-category enters cash under financing, all others under their own activity', () => {
  expect(activityInCash('internal_transfer')).toBe('financing')
  expect(activityInCash('credit_card_payment')).toBe('financing')
  expect(activityInCash('rent')).toBe('operating')
  expect(activityInCash('equipment')).toBe('investing')
})
