// A row of the books as learning sees it: the dictionary's word stands beside the bank's.
import { lookUpDictionary } from '@plimsoll/domain/dictionary/look-up'
import type { Example, Seen } from '@plimsoll/domain/learning/seen'
import type { LearningRow } from '../../../books/labels/labelled.store.ts'

/** What the shipped dictionary says of a row, with its own confidence. */
export function hintFor(row: LearningRow): { label: string; chance: number } | null {
  const found = lookUpDictionary({
    key: row.merchant_key ?? '',
    text: row.text,
    amount: row.amount,
  })
  return found && { label: found.subCategory, chance: found.confidence }
}

/** The row as the model takes it. */
export function seenOf(row: LearningRow): Seen {
  const { day, amount, text, rail } = row
  return {
    day,
    amount,
    text,
    rail,
    payee: row.merchant_key ?? '',
    hint: hintFor(row)?.label ?? null,
  }
}

/** The row as an example of its label. */
export function exampleOf(row: LearningRow): Example {
  return { ...seenOf(row), label: row.label }
}
