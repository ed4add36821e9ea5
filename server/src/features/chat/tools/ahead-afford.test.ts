// A payment beside what is safe to spend.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { affordWords } from './ahead-afford.ts'

test.each([
  [300_000, 309_490, 'Yes', ''],
  [
    1_500_000,
    309_490,
    'On the expected path, yes',
    ' To be on the safe side, spend no more than {{cautious}}.',
  ],
  [
    300_000,
    -50_000,
    'On the expected path, yes',
    ' To be on the safe side, spend nothing: one time in ten cash falls below your buffer anyway.',
  ],
])('%i pence where %i pence are safe', (amount, cautious, yes, caution) => {
  const words = affordWords(minor(amount), { cautious: minor(cautious), kept: 'your buffer' })
  expect(words).toEqual({ yes, caution })
})
