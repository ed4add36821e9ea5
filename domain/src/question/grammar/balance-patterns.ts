// Questions about balances, now and in the past.
import type { PhrasePattern } from './pattern.ts'

export const balancePatterns: readonly PhrasePattern[] = [
  {
    says: ['balance a year ago today'],
    means: 'what was the balance on this day last year',
  },
]
