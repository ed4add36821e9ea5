// A category beside the payees that are named.
//
// Several payees named beside what they are all paid for: "food shop last month, Booker, Aldi and
// Asda", "Lombard and Siemens for the ovens". The category narrows none of them, so it goes.
import { subCategoryOf } from '../taxonomy.ts'
import type { Frame } from './frame.ts'
import type { NameIndex } from './names.ts'
import type { Reading } from './read-question.ts'
import type { RefundBooks } from './refunds.ts'
import type { Subject } from './subject.ts'

/** The names without a category that all of the payees beside it belong to. */
export function withoutOwnCategory(
  included: readonly Subject[],
  { words, concepts }: Pick<Reading, 'words' | 'concepts'>,
  { codes }: NameIndex,
): readonly Subject[] {
  const payees = included.flatMap((each) => (each.kind === 'merchant' ? [each] : []))
  const [category, ...others] = included.filter(isCategory)
  if (payees.length < 2 || !category || others.length > 0) return included
  if (concepts.has('share') || setsBeside.test(words.join(' '))) return included
  const isWithin = ({ ids }: (typeof payees)[number]) => {
    const own = ids.flatMap((id) => codes.get(id) ?? [])
    return own.length > 0 && own.every((code) => belongsTo(code, category))
  }
  return payees.every(isWithin) ? included.filter((each) => each !== category) : included
}

/**
 * What is asked of a payee, where the category beside it is none that the payee is paid in: "which
 * month was dearest?" after "Tinies for temporary staff". Null where the category may narrow it.
 */
export function ofPayeeAlone(frame: Frame, { codes }: NameIndex): Frame | null {
  const [payee, ...more] = frame.included.flatMap((each) =>
    each.kind === 'merchant' ? [each] : [],
  )
  const [category, ...others] = frame.included.filter(isCategory)
  if (!payee || !category || more.length + others.length > 0 || frame.joinsNames) return null
  const own = payee.ids.flatMap((id) => codes.get(id) ?? [])
  if (own.length === 0 || own.some((code) => belongsTo(code, category))) return null
  if (frame.concepts.has('share') || setsBeside.test(frame.words.join(' '))) return null
  return { ...frame, included: frame.included.filter((each) => each !== category) }
}

/** What an answer says of a category that no payment of a payee is in. */
export function noteOnCategory(
  { included }: Frame,
  { sideOf }: Pick<RefundBooks, 'sideOf'>,
): string {
  const payee = included.find(({ kind }) => kind === 'merchant')
  const category = included.find(isCategory)
  const way = payee?.kind === 'merchant' && sideOf(payee.ids) === 'in' ? 'from' : 'to'
  return `No payment ${way} ${payee?.name} is categorised as ${category?.name}, so this is all of them.`
}

const isCategory = ({ kind }: Subject) => kind === 'category' || kind === 'sub_category'

const belongsTo = (code: string, category: Subject) =>
  category.kind === 'category'
    ? subCategoryOf(code).category === category.code
    : category.kind === 'sub_category' && code === category.code

// A category that a payee is set against, or added to, is meant itself.
const setsBeside =
  /\b(?:than|versus|vs|v|against|compared?|comparison|of which|including|include[ds]?|incl?|plus|as well as|along with|besides|part of|out of|all|other|rest|else)\b/
