// The names that a question is about and those that it leaves out, once its words are settled.
import type { InterpretInput } from './interpretation.ts'
import { withoutOwnCategory } from './own-category.ts'
import { ofSamePerson } from './people-names.ts'
import type { Reading } from './read-question.ts'
import { type RefundBooks, refundingSubjects } from './refunds.ts'
import { type FoundName, inOrder, type Subject } from './subject.ts'

type Settled = { readonly choice: FoundName; readonly subjects: readonly Subject[] }

/** The names that are meant; null where what somebody gave back is asked and has no total. */
export function namesMeant(
  reading: Reading,
  settled: readonly Settled[],
  input: InterpretInput,
): Pick<Reading, 'included' | 'excluded'> | null {
  const { names } = input.question
  const isLeftOut = ({ choice }: Settled) => choice.isLeftOut === true
  const named = inOrder(
    reading,
    settled.filter((each) => !isLeftOut(each)),
  )
  const included = withoutOwnCategory(named, reading, names)
  const refunding = refundingSubjects(reading, included, refundsIn(input))
  if (refunding === null) return null
  const excluded = settled.filter(isLeftOut).flatMap(({ subjects }) => subjects)
  return {
    included: ofSamePerson(refunding, input.before?.included ?? [], names),
    excluded: [...reading.excluded, ...excluded],
  }
}

/** What refunds are looked for by. */
export function refundsIn({ question, plan }: InterpretInput): RefundBooks {
  return { names: question.names, sideOf: plan.sideOfMerchant }
}
