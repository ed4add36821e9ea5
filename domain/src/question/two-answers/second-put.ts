// A second question put by itself, with what it takes from the answer to the first.
import type { Reading } from '../read-question.ts'
import type { Plan } from '../tool-call.ts'
import { subjectsOf } from './given-already.ts'

/** "How much VAT have we paid this year and what's due next?" is of VAT twice. */
export function dueOf(
  second: string,
  earlier: Plan,
  { included, choices }: Reading,
): string | null {
  const [subject, ...more] = subjectsOf(earlier)
  const isNext =
    /^(?:what|when|how much)(?:['’]?s| is| are| will be)? (?:the )?(?:(?:still |coming )?due next|next(?: (?:one|payment|bill))?(?: due)?|coming up next|due)(?: and (?:when|how much))?[\s?.!]*$/i
  if (!subject || more.length + included.length + choices.length > 0) return null
  const noun = /payment$/i.test(subject.name) ? subject.name : `${subject.name} payment`
  return isNext.test(second.trim()) ? `when is the next ${noun} due?` : null
}

/** "How much has the director lent us and how much of it has been paid back?" */
export function backOf(second: string, earlier: Plan): string | null {
  const [subject] = subjectsOf(earlier)
  const isBack =
    /\b(?:paid|taken|given|drawn|had) (?:it )?(?:back|out again)\b|\brepaid\b|\bback out\b/i
  const isLoan = subject?.kind === 'sub_category' && subject.code === 'directors_loan_in'
  return isLoan && isBack.test(second)
    ? 'how much have we repaid on the director’s loan to date'
    : null
}

/** "When did we last pay Adobe and has the price changed?" is of Adobe's price. */
export function priceOf(second: string, earlier: Plan): string | null {
  const [subject, ...more] = subjectsOf(earlier)
  const moves =
    /^(?:and )?(?:has|have|did) (?:the |its |their |our )?(?:price|cost|bill|amount|charge|fee|subscription)s? (?:gone up|go up|changed?|risen|rise|increased?|been put up)[\s?.!]*$/i
  return subject && more.length === 0 && moves.test(second.trim())
    ? `has ${subject.name} gone up`
    : null
}
