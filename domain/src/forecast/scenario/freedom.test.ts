import { expect, test } from 'vitest'
import { subCategories } from '../../taxonomy.ts'
import { freedomOf, lockedReason } from './freedom.ts'

test('wages, HMRC, rent, loans and pensions are locked with a reason; drawings and stock are free', () => {
  for (const code of ['net_wages', 'vat_payment', 'paye_ni', 'rent', 'loan_repayment', 'pension'])
    expect([code, freedomOf(code), (lockedReason(code) ?? '').length > 40]).toEqual([
      code,
      'locked',
      true,
    ])
  for (const code of ['dividends_drawings', 'stock_materials']) expect(freedomOf(code)).toBe('free')
  expect([freedomOf('software'), lockedReason('software')]).toEqual(['agreed', null])
})

test('every locked kind is a sub-category that exists, and every tax is locked', () => {
  const codes = subCategories.map(({ subCategory }) => subCategory as string)
  for (const { subCategory: code, category } of subCategories)
    if (category === 'taxes') expect([code, freedomOf(code)]).toEqual([code, 'locked'])
  expect(codes).toContain('business_rates')
})
