// Which of several names that a word fits is meant in a question.
import { besidePayees, inUse, sideOfName, writtenWhole } from './choices.ts'
import type { PlanContext } from './plan/slots.ts'
import type { Reading } from './read-question.ts'
import { isRefundName } from './refunds.ts'
import { type FoundName, keyOf, type Subject } from './subject.ts'

/** Those of a name's subjects that its question can mean. */
export function subjectsMeant(
  choice: FoundName,
  reading: Reading,
  context: PlanContext,
): readonly Subject[] {
  const ofSide = writtenWhole(choice.subjects, reading).filter((subject) =>
    sideOfName(subject, { reading, place: choice }, context),
  )
  // "Did anything come in from Tinies?" is asked of the firm that is paid.
  const mayBeRefund = choice.subjects.some(({ name }) => isRefundName(name))
  const meant = withoutRefundNames(ofSide.length === 0 && mayBeRefund ? choice.subjects : ofSide)
  return namedAlready(besidePayees(inUse(meant, context), reading), reading)
}

// Where "Tinies" may be Tinies Temp or Tinies Refund the firm is meant; what it gave back is added
// where that is asked.
function withoutRefundNames(subjects: readonly Subject[]): readonly Subject[] {
  const firms = subjects.filter((each) => each.kind !== 'merchant' || !isRefundName(each.name))
  return subjects.length > 1 && firms.length > 0 ? firms : subjects
}

// "What have we paid Lombard for the oven?": Lombard Oven Lease is named already, so the oven is
// theirs, and no equipment beside it.
function namedAlready(
  subjects: readonly Subject[],
  { included, joinsNames }: Pick<Reading, 'included' | 'joinsNames'>,
): readonly Subject[] {
  const keys = new Set(included.map(keyOf))
  const own = subjects.filter((each) => each.kind === 'merchant' && keys.has(keyOf(each)))
  return own.length === 1 && !joinsNames ? own : subjects
}
