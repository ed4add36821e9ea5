// What was put by for tax: paid into the pot for it, where the books have one. What should be put
// by is another question.
import { nameWords } from '../name-words.ts'
import type { NameIndex } from '../names.ts'
import type { Subject } from '../subject.ts'

const pots = ['pot', 'savings', 'reserve']
const put =
  '(?:put|paid|pay|moved?|stashed?|chuck(?:ed)?|bung(?:ed)?|st(?:ick|uck)|set|tucked|squirrell?ed|saved|transferred)'
const opening = `(?:how much|what)(?: money| cash)?(?: (?:have|has|did|do))? (?:we|i)(?: have| had)?(?: actually| already)? ${put}`
const byForTax = new RegExp(
  `\\b${opening}(?: (?:by|aside|away|up))(?: for)?(?: (?:the|our|my))? (?:tax|taxes|tax ?man|tax bill)\\b`,
  'i',
)
const intoPot = new RegExp(
  `\\b${opening}(?: (?:by|aside|away))? (?:in|into|in to|to|towards)(?: (?:the|our|my))? tax (?:pot|savings|reserve|account)\\b`,
  'i',
)

/** The question with the pot's own name, and the way in which money goes into it. */
export function withTaxPots(question: string, names: NameIndex): string {
  if (!byForTax.test(question) && !intoPot.test(question)) return question
  const isOfTax = ({ name }: Subject) => nameWords(name).includes('tax')
  const found = [...names.accounts, ...pots.flatMap((pot) => names.holding(pot))].filter(isOfTax)
  const [pot, ...others] = found
  if (!pot || others.length > 0) return question
  const lead =
    pot.kind === 'account'
      ? 'how much was moved into'
      : pot.kind === 'merchant'
        ? 'how much did we pay'
        : null
  if (!lead) return question
  return question.replace(byForTax, `${lead} ${pot.name}`).replace(intoPot, `${lead} ${pot.name}`)
}
