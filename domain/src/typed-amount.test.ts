// Amounts as people type and paste them, and the ones that have two readings.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, short } from './amount-words.ts'
import { minor } from './money.ts'
import { aboveZeroRefusal, amountRefusal, readTypedAmount, typedAmount } from './typed-amount.ts'

test.each([
  ['5000', 500_000],
  ['£5,000', 500_000],
  ['£ 5,000.5', 500_050],
  ['£20k', 2_000_000],
  ['20K', 2_000_000],
  ['£1.5K', 150_000],
  ['1.25k', 125_000],
  ['2m', 200_000_000],
  ['£1.2M', 120_000_000],
  ['1,250.00', 125_000],
  ['1 250.00', 125_000],
  ['1\u00a0250.00', 125_000],
  ["1'250.00", 125_000],
  ['1.250,00', 125_000],
  ['12.345.678,90', 1_234_567_890],
  ['GBP 80', 8_000],
  ['80.00 GBP', 8_000],
  ['-80', -8_000],
  ['−£80.10', -8_010],
  ['£-80', -8_000],
  ['(80.00)', -8_000],
  ['80.00-', -8_000],
  ['0', 0],
])('%s is %d pence', (text, pence) => {
  expect(readTypedAmount(text)).toBe(pence)
})

test.each([
  ['1,5', 'Is that £1.50 or £1,500? Write it like one of these.'],
  ['1,50', 'Is that £1.50 or £1,500? Write it like one of these.'],
  ['1.250', 'Is that £1.25 or £1,250? Write it like one of these.'],
  ['1,5k', 'Write £1.5K with a full stop, for example £1.5K.'],
  ['', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['a few', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['12,34,56', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['1.2345', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['£5 000 000 000 000 000', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['1.000001k', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['$50', 'Enter an amount, for example £1,250.00 or £2K.'],
])('%s is refused: %s', (text, sentence) => {
  expect(typedAmount(text)).toBeNull()
  expect(amountRefusal(text)).toBe(sentence)
})

test('an amount above zero is none that is zero, below or open to doubt', () => {
  expect(['0.01', '20k'].map(aboveZeroRefusal)).toEqual([null, null])
  expect(['0', '-5'].map(aboveZeroRefusal)).toEqual(
    Array.from({ length: 2 }, () => 'Enter an amount above zero.'),
  )
  expect(aboveZeroRefusal('1,5')).toBe('Is that £1.50 or £1,500? Write it like one of these.')
})

test('every amount that is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (pence) => {
      expect(typedAmount(money(minor(pence)))).toBe(minor(pence))
      // A shortened one is read as the rounded figure that it shows.
      const shown = short(minor(pence))
      expect(short(typedAmount(shown) ?? minor(1))).toBe(shown)
    }),
  )
})
