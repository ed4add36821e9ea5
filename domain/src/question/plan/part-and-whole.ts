// What a share is a part of: everything that moved, sales, a category, or several names together.
import { subCategoryOf } from '../../taxonomy.ts'
import type { Subject } from '../subject.ts'
import type { Planner } from './planner.ts'

type Parts = {
  readonly subjects: readonly Subject[]
  /** Null where it is all money that moved. */
  readonly whole: readonly Subject[] | null
}

/** The part that a question asks for, and the whole; null where neither is plain. */
export function partAndWhole(p: Planner): Parts | null {
  const { payees } = p
  if (p.frame.repeated?.length)
    // "Between A and B, what share of October's income was it": they are not the whole.
    return /\bbetween\b/.test(p.text) && ofMoney.test(p.text)
      ? { subjects: payees, whole: p.has('sales', 'customers') ? p.sales : null }
      : partOfNamed(p)
  // "What share of everything went on wages and drawings": both together, of everything.
  if (payees.length > 1 && p.frame.joinsNames && ofEverything.test(p.text))
    return { subjects: payees, whole: null }
  // "What share of marketing is Google Ads": a part of the category, not of everything.
  const [category] = payees.filter(({ kind }) => kind === 'category')
  const merchants = payees.filter(({ kind }) => kind === 'merchant')
  const subs = payees.filter(({ kind }) => kind === 'sub_category')
  // Of what came in, a category of costs is no whole.
  const isOfReceipts = p.has('in', 'sales', 'customers') && p.sideOfSubjects() === 'out'
  if (!isOfReceipts && merchants.length > 0 && merchants.length === payees.length - 1) {
    const whole = category ?? subs[0]
    if (whole) return { subjects: payees, whole: [whole] }
  }
  const [sub] = subs
  const isWithin =
    category?.kind === 'category' &&
    sub?.kind === 'sub_category' &&
    subCategoryOf(sub.code).category === category.code
  if (payees.length === 2 && category && sub && isWithin)
    return { subjects: [sub], whole: [category] }
  // "What percentage of wages is PAYE": neither holds the other, and one is set against the other.
  const [first, second] = payees
  const isOfFirst = payees.length === 2 && !p.frame.joinsNames && ofWhole.test(p.text)
  if (isOfFirst && first && second) return { subjects: [second], whole: [first] }
  return { subjects: payees, whole: p.has('sales', 'customers') ? p.sales : null }
}

const ofWhole =
  /\b(?:share|percentage|percent|proportion|fraction) of (?!.*\b(?:spending|spend|costs|outgoings|expenses|money|everything|sales|takings|income|turnover)\b).{3,40} (?:is|are|was|were|goes|go|went)\b/

const ofMoney =
  /\b(?:share|fraction|proportion|part|percentage|percent|much) of (?:\S+ ){0,4}?(?:income|sales|takings|turnover|revenue|money in|receipts|spending|spend|costs|outgoings|money out)\b/

const ofEverything =
  /\bof (everything|(all|total) (our |the |my |of )?(spending|spend|outgoings|costs|expenses|money out)|(our|the|my) (total |overall )?(outgoings|spending|spend|expenses|money out))\b/

// "What part of A and B came from B": what is named again is the part, and the names are the whole.
function partOfNamed({ frame, payees }: Planner): Parts | null {
  const [part, ...others] = frame.repeated ?? []
  const areAlike = payees.every(({ kind }) => kind === part?.kind)
  const isOfSeveral = payees.length > 1 && frame.joinsNames
  return part && others.length === 0 && areAlike && isOfSeveral
    ? { subjects: [part], whole: payees }
    : null
}
