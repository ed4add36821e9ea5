// Puts a question into words that the reader knows, where a pattern fits it whole.
import type { QuestionContext } from '../read-question.ts'
import { aheadPatterns } from './ahead-patterns.ts'
import { balancePatterns } from './balance-patterns.ts'
import { dialoguePatterns } from './dialogue-patterns.ts'
import { flowPatterns } from './flow-patterns.ts'
import { type Captures, matchWhole, type SlottedWords } from './match.ts'
import { compilePattern, type Node, type PhrasePattern } from './pattern.ts'
import { slotsOf } from './slots.ts'
import { wordClasses } from './word-classes.ts'

/** Every pattern, in the order in which they are tried. */
export const patterns: readonly PhrasePattern[] = [
  ...dialoguePatterns,
  ...aheadPatterns,
  ...balancePatterns,
  ...flowPatterns,
]

const compiled: readonly { readonly nodes: readonly Node[]; readonly means: string }[] =
  patterns.flatMap(({ says, means }) =>
    says.map((text) => ({
      nodes: compilePattern(`[{opening}] [{opening}] ${text} [{closing}] [{closing}]`, wordClasses),
      means,
    })),
  )

/** The question in plain words; null where no pattern fits. */
export function rephrased(question: string, context: QuestionContext): string | null {
  const { whole, timeless } = slotsOf(question, context)
  const own = meaningOf(whole)
  if (own !== null) return own
  const bare = timeless ? meaningOf(timeless.words) : null
  return bare === null || !timeless ? null : `${bare} ${timeless.days}`
}

function meaningOf(words: SlottedWords): string | null {
  for (const { nodes, means } of compiled) {
    const captures = matchWhole(nodes, words)
    if (captures) return filled(means, captures)
  }
  return null
}

function filled(means: string, captures: Captures): string {
  return means
    .replace(/\{(\w+)\}/g, (_, label: string) => captures[label] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
