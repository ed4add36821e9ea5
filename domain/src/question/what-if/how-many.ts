// So many of what was assumed before: "what about two of them?", "and a second one?" after somebody
// new or something to buy.
import { numberIn } from '../periods/words.ts'
import { multiplied } from './changed-what-if.ts'
import { people } from './plain-pay.ts'
import type { OneChange } from './what-if.ts'

const opening =
  /^(?:(?:go on|ok(?:ay)?|all ?right|right|fine|well|yeah|yes|hmm|so|and|but|then|or|now)[\s,]+)*(?:(?:what|how) about |what if |and if |if |suppose |say |make (?:it|that) )?(?:(?:could|can|would|do|should) (?:we|i)(?: ever)? )?(?:(?:we|i) )?(?:(?:had|have|took|take|taking|got|get|getting|hired|hire|hiring|employed|employ|bought|buy|buying|needed|need|wanted|want|went for|go for|stretch(?:ed)? to|afford|manage(?:d)?|did|do|ran to|run to)(?: on)? )?(?:for |on )?/i
const closing =
  /(?: (?:on|instead|then|though|tho|please|perhaps|maybe|at once|at the same time|together|not (?:just )?one))*[\s?.!]*$/i
const dozens: Readonly<Record<string, number>> = { pair: 2, couple: 2 }
const counted = new RegExp(
  `^(?:(?:an? )?(pair|couple|[a-z]+|\\d{1,2})(?: of (?:them|em|'em|those|these|the same))?|(?:an? )?(pair|couple|[a-z]+|\\d{1,2})(?: of)?(?: (?:new|more|such))? (?:${people})s?)$`,
  'i',
)
const another =
  /^(?:(?:an?|the) (?:second|other|extra)(?: one)?|another(?: one)?|one more)(?: (?:as well|too|on top))*$/i
const countMax = 20

/** The change before so many times over; null where the question says anything else. */
export function soMany(question: string, earlier: OneChange): OneChange | null {
  const count = countOf(question, earlier)
  return count === null ? null : multiplied(earlier, count)
}

function countOf(question: string, earlier: OneChange): number | null {
  if (earlier.change !== 'extra' || earlier.amount <= 0 || earlier.nextWithin) return null
  const text = question.trim().replace(closing, '').replace(opening, '').replace(/’/g, "'")
  const isPay = earlier.subject?.kind === 'sub_category' && earlier.subject.code === 'net_wages'
  if (another.test(text)) return earlier.side === 'out' ? 2 : null
  const [whole, bare, ofPeople] = counted.exec(text) ?? []
  const word = (bare ?? ofPeople)?.toLowerCase()
  if (whole === undefined || word === undefined) return null
  // A bare figure may be pounds, unless it is people who are counted.
  const isOfThem = / of /i.test(whole)
  if (ofPeople !== undefined && !isPay) return null
  if (/^\d/.test(word) && !isOfThem && !isPay) return null
  const count = dozens[word] ?? numberIn(word)
  return count && count > 1 && count <= countMax ? count : null
}
