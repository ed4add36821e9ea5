// What somebody means to buy: "a second hand pizza oven". It changes nothing about whether its
// price can be paid, so its words may be passed over; a word that could is no part of it.
import { conceptAt, smallWordSet } from './concepts.ts'
import { monthNumbers, periodWords } from './periods/words.ts'

// Words that restrict, divide or repeat, or that say how it is paid or what the forecast counts.
const restricting = new Set(
  `not no only just and or if but unless until till before after by without with less more than instead from per each every monthly weekly
  yearly daily quarterly annually vat tax taxes paye cis hmrc wages wage salary salaries payroll rent bill bills a an the what who when how
  which why is are was were do does did will would can could should for at in on of to this that these those next last over under below
  above its our my your their he she they we i it you nobody everyone somebody anyone first third time times nearest outside inside half
  worst best case divided twice once people head employee average share euros dollars ago again ever never always also too except besides
  both all any same other others later sooner left net gross plus minus alternate alternating thrice annual quarter quarters fortnightly
  biweekly bimonthly occasionally own use savings reserve overdraft buffer card cheque cheques cash credit instalment instalments
  installments touching dipping sales income customer customers budget pretax either neither while whilst when whenever wherever
  because since provided providing given despite regardless already almost nearly barely versus vs alone apart aside otherwise`.split(
    /\s+/,
  ),
)
const dayWords = new Set([
  ...[...Object.keys(monthNumbers), ...periodWords].flatMap((word) => [word, `${word}s`]),
  'weekend',
  'weekends',
  'midweek',
])
// "A second hand oven", "a new van".
const describing =
  /^(new|newer|used|second|hand|secondhand|bigger|larger|smaller|better|replacement|refurbished|extra|spare|decent|proper|electric)$/
const trades =
  /^(train|cater|floor|cloth|build|tool|plumb|light|heat|shelv|fenc|print|roof|scaffold|clean|rebrand|market|advertis|pav|fitt|vend|bak|wash|refurbish|rac|fram)ing$/
// Words of questions that also name what is bought.
const goodsDespiteConcept = /^(delivery|trip|ticket|tickets|sub|order)$/

const wordsMax = 3

/** Where the words of a thing end that may begin at a word; the same place where none does. */
export function thingEnd(words: readonly string[], start: number): number {
  let at = start
  while (at < start + wordsMax && describing.test(words[at] ?? '') && isDescription(words, at)) at++
  const noun = at
  while (at < noun + wordsMax && isThingWord(words[at])) at++
  return at > noun ? at : start
}

// "Second" is no number only before "hand".
function isDescription(words: readonly string[], at: number): boolean {
  if (words[at] === 'second') return words[at + 1] === 'hand'
  return words[at] !== 'hand' || words[at - 1] === 'second'
}

function isThingWord(word = ''): boolean {
  return (
    /^[a-z][a-z'-]*$/.test(word) &&
    !restricting.has(word) &&
    !smallWordSet.has(word) &&
    !dayWords.has(word) &&
    (conceptAt([word], 0) === null || goodsDespiteConcept.test(word)) &&
    (!word.endsWith('ing') || trades.test(word)) &&
    !/(?<!^(?:sh|b|s|fe|he|we|sl|cr))ed$/.test(word) &&
    !/(?<!^(?:supp|assemb|f))ly$/.test(word)
  )
}
