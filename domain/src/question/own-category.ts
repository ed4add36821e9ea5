// Several payees named beside what they are all paid for: "food shop last month, Booker, Aldi and
// Asda", "Lombard and Siemens for the ovens". The category narrows none of them, so it goes.
import { subCategoryOf } from '../taxonomy.ts'
import type { NameIndex } from './names.ts'
import type { Reading } from './read-question.ts'
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

const isCategory = ({ kind }: Subject) => kind === 'category' || kind === 'sub_category'

const belongsTo = (code: string, category: Subject) =>
  category.kind === 'category'
    ? subCategoryOf(code).category === category.code
    : category.kind === 'sub_category' && code === category.code

// A category that a payee is set against, or added to, is meant itself.
const setsBeside =
  /\b(?:than|versus|vs|v|against|compared?|comparison|of which|including|include[ds]?|incl?|plus|as well as|along with|besides|part of|out of|all|other|rest|else)\b/
