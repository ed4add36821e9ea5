// A whole that is named with some of its parts: "staff costs: wages, PAYE and pension".
import { subCategoryOf } from '../../taxonomy.ts'
import type { Frame } from '../frame.ts'
import type { Subject } from '../subject.ts'

// "Staff costs: wages, PAYE and pension" is its parts, which say which of them are meant.
/** The names without a whole whose parts say which of them are meant, or without such parts. */
export function withoutWhole({ included, concepts, words }: Frame): Frame['included'] {
  const narrow = withoutFamilies(included)
  if (narrow.length < included.length && !concepts.has('share')) return narrow
  const parts = included.flatMap((each) => (each.kind === 'sub_category' ? [each.code] : []))
  const isWhole = (each: Subject) =>
    each.kind === 'category' && parts.some((code) => subCategoryOf(code).category === each.code)
  if (parts.length < 2 || concepts.has('share')) return included
  // "Staff costs including pension and PAYE" are all of them.
  const [whole] = included.filter(isWhole)
  const isIncluded = /\b(including|include|included|incl|inclusive)\b/.test(words.join(' '))
  if (whole && isIncluded)
    return included.filter((each) => each === whole || !isPartOf(each, whole))
  return included.filter((each) => !isWhole(each))
}

// "VAT back from HMRC" is of HMRC's VAT alone: a payee beside the family that it belongs to.
function withoutFamilies(included: Frame['included']): Frame['included'] {
  const idsOf = (each: Subject) => (each.kind === 'merchant' ? each.ids : [])
  return included.filter(
    (each) =>
      !included.some(
        (other) =>
          idsOf(other).length > 0 &&
          idsOf(other).length < idsOf(each).length &&
          idsOf(other).every((id) => idsOf(each).includes(id)),
      ),
  )
}

const isPartOf = (each: Subject, whole: Subject) =>
  each.kind === 'sub_category' &&
  whole.kind === 'category' &&
  subCategoryOf(each.code).category === whole.code
