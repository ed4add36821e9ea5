// What the words and types of a reading's payments say about the directions that they were given.
import { fold } from './fold.ts'
import { voicesOn } from './sign-evidence.ts'
import type { StatementTransaction } from './statement.ts'
import { typeSenses } from './type-words.ts'

// Folding words is dear, and so many speak for the rest.
const rowsMax = 2000

/**
 * How many payments' types, or else their words as `wayOf` reads them, agree with their direction,
 * and how many do not.
 */
export function voicesOf(
  all: readonly StatementTransaction[],
  wayOf: (folded: string) => 1 | -1 | null,
): { agree: number; disagree: number } {
  const transactions = all.slice(0, rowsMax)
  const types = typeSenses(
    transactions.map(({ line, bankType }) => ({ row: { line, cells: [bankType] } })),
    0,
  )
  const amounts = transactions.map(({ amount }) => amount)
  return voicesOn(amounts, {
    directionOf: (at) => types[at] ?? wayOf(fold(transactions[at]?.text ?? '')),
  })
}
