// Which of several names that fit a word can be meant, by the way the money of the question goes.
import { subCategoryOf } from '../taxonomy.ts'
import type { Subject } from './names.ts'
import type { PlanContext } from './plan/planner.ts'
import type { Reading } from './read-question.ts'

/**
 * Whether a subject's money goes the way that the question names; true where the question names
 * none.
 */
export function sideOfName(subject: Subject, reading: Reading, context: PlanContext): boolean {
  const isOut = reading.concepts.has('out') || /\bbills?\b/.test(reading.words.join(' '))
  const isIn = reading.concepts.has('in') || reading.concepts.has('sales')
  if (isOut === isIn || subject.kind === 'account' || subject.kind === 'category') return true
  const side =
    subject.kind === 'merchant'
      ? context.sideOfMerchant(subject.ids)
      : subCategoryOf(subject.code).direction
  return side === null || side === 'both' || side === (isOut ? 'out' : 'in')
}

/** Of several that fit, those that the books have payments of, if there are any. */
export function inUse(subjects: readonly Subject[], { usedCodes }: PlanContext): Subject[] {
  const used = subjects.filter(
    (subject) => subject.kind !== 'sub_category' || !usedCodes || usedCodes.has(subject.code),
  )
  return used.length > 0 ? used : [...subjects]
}
