// Questions about money in and out: totals, rankings, shapes and lists.
import type { PhrasePattern } from './pattern.ts'

export const flowPatterns: readonly PhrasePattern[] = [
  {
    says: [
      '{which} {interval} (saw|had|was) the {extreme} [money|cash] (go|going|went) out',
      '{which} {interval} (did|do|have) {we} (spend|spent|pay out|paid out) the {extreme}',
    ],
    means: 'which {interval} had the {extreme} spending',
  },
]
