// The pieces of a message that asks several things, by what they do: name what it is about, give
// its days, or ask.
import type { Interpretation } from '../interpretation.ts'
import { isAddOn } from '../phrasing/add-ons.ts'
import type { Subject } from '../subject.ts'
import type { Piece } from './masked.ts'

/** Only a pause or a joint can part one piece from another. */
export const mayHoldSeveral = /[,;:.?!–—…-]+\s+\S|\s-|\b(?:and|plus|then|but|n)\b|&/i

/** Words that ask nothing. */
export const talk = /^(?:(?:ok|okay|right|so|and|now|please|thanks|then|well|hi|hello) ?)+$/
const lead =
  '(?:(?:about|on|re|regarding|out|of|between|for|with|looking|at|each|both|all|just|so|and|ok|right|now|the|our|my|as) )*'
const tail = '(?: (?:then|together|combined|both|all|please|three|two|four))*'
const topic = new RegExp(
  `^${lead}N(?: (?:bills?|spend|spending|costs?|thing|stuff|payments?))?${tail}(?: (?:in|for|over|during|since|from|across) D| D)?$`,
)
const days =
  /^(?:(?:use|over|just|for|in|during|since|from|across|and|so|the) )*D(?: (?:please|only|will|do))*$/
/** Whether a piece only names what is asked about. */
export const isTopic = ({ words }: Piece) => topic.test(words) || ofThem.test(words)
const ofThem = /^(?:for |of |and )*each(?: (?:one )?of (?:them|these|those))?$/
/** Whether a piece only gives days. */
export const isDays = ({ words, periods }: Piece) => days.test(words) && periods.length === 1
/** Words that point at what was named before. */
export const points =
  /\b(?:it|they|them|their|its|each|those|these|he|she|him|her|his|both|two|three)\b/
// "Who work nights" says more of somebody, and asks nothing.
const opens =
  /^(?:(?:and|so|then|also|on|by) )*(?:how|what|when|why|whether|is|are|was|were|did|do|does|has|have|its|their|the|(?:who|which|where) (?:N|is|was|are|were|has|have|had|did|do|does|of|month|week|year|quarter|one|gets?|got|pays?|paid|rose|grew))\b/

/**
 * Whether a piece may be named as not understood: a condition that is not read changes the rest.
 */
export const mayAsk = ({ words }: Piece) =>
  opens.test(words) && !/\b(?:if|except|excluding|without|ignoring|apart|only|not)\b/.test(words)

/** "And what did we spend last month?" after a question about fuel may be of everything. */
export const standsAlone = ({ words, names }: Piece) =>
  names.length === 0 &&
  /\b(?:we|i)\b.*\b(?:spend|spent|pay|paid|make|made)\b/.test(words) &&
  !points.test(words)

/** Whether a name is a tax, which has returns and quarters of its own. */
export const isTax = (name: Subject) =>
  'code' in name && /^(?:taxes|vat_|corporation_tax|paye)/.test(name.code)

/** "…, and how much?" of the last payment stands in the answer to that. */
export function isAmountOf(earlier: Interpretation | undefined, { words }: Piece): boolean {
  const second = words.replace(/^(?:and|n) /, '')
  return earlier !== undefined && /^how much\b/.test(second) && isAddOn(second, earlier.plan)
}
