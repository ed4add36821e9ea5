// Questions about days to come: the forecast, what is due, taxes, and what can be afforded.
import type { PhrasePattern } from './pattern.ts'

export const aheadPatterns: readonly PhrasePattern[] = [
  {
    says: ['(what|which) are the {count} {extreme} payments due'],
    means: 'the {count} {extreme} payments due',
  },
]
