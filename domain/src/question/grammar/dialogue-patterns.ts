// Remarks on the answer before: corrections, and what else is wanted.
import type { PhrasePattern } from './pattern.ts'

export const dialoguePatterns: readonly PhrasePattern[] = [
  {
    says: ['sorry [but] [no] i (meant|mean) {name}'],
    means: 'what about {name}',
  },
]
