import { describe, expect, it } from 'vitest'
import { currencyOf, splitAmount } from './amount-text.ts'

describe('an amount taken apart', () => {
  it.each([
    ['12', '12', false, null, null],
    ['-12.50', '12.50', true, null, null],
    ['£1,234.50', '1,234.50', false, null, 'GBP'],
    ['(12.50)', '12.50', true, null, null],
    ['£(12.50)', '12.50', true, null, 'GBP'],
    ['12.50-', '12.50', true, null, null],
    ['\u221212,50 €', '12,50', true, null, 'EUR'],
    ['+12.50 CR', '12.50', false, 'credit', null],
    ['12.50 DR', '12.50', false, 'debit', null],
    ['12.50 OD', '12.50', false, 'debit', null],
    ['12,50 S', '12,50', false, 'debit', null],
    ['12,50 H', '12,50', false, 'credit', null],
    ['USD 12', '12', false, null, 'USD'],
    ['12 US$', '12', false, null, 'USD'],
    ['.50', '.50', false, null, null],
    ['12.', '12', false, null, null],
    ["'12.50", '12.50', false, null, null],
    ['\u00c2£12.50', '12.50', false, null, 'GBP'],
    ['\ufffd12.50', '12.50', false, null, null],
    ['1, 234.50', '1,234.50', false, null, null],
    ['1\u00a0234,50', '1 234,50', false, null, null],
  ])('"%s" is %s, negative %s, flag %s, in %s', (text, body, negative, flag, currency) => {
    expect(splitAmount(text)).toEqual({ body, negative, flag, currency })
  })

  it.each(['', ' ', '-', '—', '–'])('"%s" is blank', (text) => {
    expect(splitAmount(text)).toBe('blank')
  })

  it.each([
    '--12',
    '-(12)',
    '12..',
    '12 S', // a size: pence stand before the letter of a German bank
    'abc',
    '12 payment',
    '£12 €',
    '12 DR CR',
    `${'1'.repeat(37)}.123`,
  ])('"%s" is none', (text) => {
    expect(splitAmount(text)).toBeNull()
  })

  it('of forty signs is one, of forty-one none', () => {
    expect(splitAmount(`${'1'.repeat(36)}.123`)).not.toBeNull()
  })

  it.each([
    ['£', 'GBP'],
    [' eur ', 'EUR'],
    ['Zł', 'PLN'],
    ['pounds', null],
    ['', null],
  ])('"%s" is the currency %s', (printed, code) => {
    expect(currencyOf(printed)).toBe(code)
  })
})
