// A rule is tried only once it can mean something, and sends only what was typed.
import { minor } from '@plimsoll/domain/money'
import { describe, expect, test } from 'vitest'
import { emptyRule, type RuleForm, ruleErrors, shareLeft, toRuleInput } from './rule-form.ts'

const form = (changes: Partial<RuleForm>): RuleForm => ({
  ...emptyRule('screwfix'),
  name: 'Screwfix',
  subCategory: 'stock_materials',
  ...changes,
})

describe('a rule being typed', () => {
  test('sends its words, amounts and direction, and nothing that was left empty', () => {
    expect(toRuleInput(form({ from: '5', to: '1,000', direction: 'out' }))).toEqual({
      name: 'Screwfix',
      conditions: {
        text: [{ how: 'contains', words: 'screwfix' }],
        amount_from: minor(500),
        amount_to: minor(100_000),
        direction: 'out',
      },
      actions: { sub_category: 'stock_materials' },
    })
  })

  test('needs a name, something to look for, and something to do', () => {
    expect(ruleErrors(form({}))).toEqual({})
    expect(ruleErrors(form({ name: ' ' })).name).toBeDefined()
    expect(ruleErrors(form({ texts: [] })).conditions).toMatch(/at least one/)
    expect(ruleErrors(form({ subCategory: null })).actions).toMatch(/category/)
    expect(ruleErrors(form({ does: 'merchant', merchant: ' ' })).actions).toMatch(/merchant/)
    expect(ruleErrors(form({ does: 'merchant', merchant: 'Screwfix' }))).toEqual({})
  })

  test('is not made of what a transaction must lack alone: it would fit nearly everything', () => {
    const texts = [{ key: 'a', how: 'lacks' as const, words: 'rent' }]
    expect(ruleErrors(form({ texts })).conditions).toMatch(/at least one condition|must match/)
    expect(ruleErrors(form({ texts, direction: 'in' })).conditions).toBeUndefined()
  })

  test('refuses amounts that are none or stand the wrong way round', () => {
    expect(ruleErrors(form({ from: 'x' })).conditions).toMatch(/1,250/)
    expect(ruleErrors(form({ from: '-5' })).conditions).toMatch(/minus/)
    expect(ruleErrors(form({ from: '20', to: '10' })).conditions).toMatch(/above/)
  })

  test('shares are whole hundredths of a percent and must come to 100', () => {
    const shares = (...percents: string[]) =>
      percents.map((percent, at) => ({ key: String(at), percent, subCategory: 'fuel' }))
    expect(shareLeft(shares('33.33', '33.33', '33.34'))).toBe(0)
    expect(shareLeft(shares('60', '25.5'))).toBe(1450)
    expect(ruleErrors(form({ does: 'split', shares: shares('60', '30') })).actions).toMatch(/100%/)
    expect(ruleErrors(form({ does: 'split', shares: shares('60', '40.001') })).actions).toMatch(
      /share/,
    )
    expect(ruleErrors(form({ does: 'split', shares: shares('60', '40') }))).toEqual({})
  })
})
