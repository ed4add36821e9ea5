// Says where a category came from and how sure it is, so that the user knows how far to trust it.
import type { Transaction } from '@plimsoll/contract/transactions'

/** The words for each source. */
export const labelSourceWords: Record<Transaction['label_source'], string> = {
  user: 'set by you',
  rule: 'by your rule',
  memory: 'based on your earlier choices',
  file: 'from your file',
  model: 'learned from your edits',
  dictionary: 'recognised',
  transfer: 'paired with your other account',
  none: 'not categorised yet',
}

const steps = [
  [0.95, 'almost certain'],
  [0.8, 'very likely'],
  [0.6, 'likely'],
  [0.35, 'possible'],
] as const

/** How sure a suggestion is, in words: a number would claim more than it knows. */
export function confidenceWords(confidence: number): string {
  return steps.find(([least]) => confidence >= least)?.[1] ?? 'a guess'
}
