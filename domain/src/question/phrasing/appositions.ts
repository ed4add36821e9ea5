// A name with what it is beside it: "Harbour Estates, our landlord," and "our landlord, Harbour
// Estates,". What it is narrows nothing.
import { conceptAt } from '../concepts.ts'
import type { NameIndex } from '../names.ts'
import { tokensIn } from '../tokens.ts'

// Nouns for people and firms by their endings, and what ends alike and is a thing.
const agent =
  '(?!(?:water|paper|timber|power|order|number|quarter|computer|printer|summer|winter|december|october|november|september|rent)s?\\b)[a-z]*(?:er|or|ant|ist|ian|man|woman|lord|lady|ee|agency|company|firm|bank|people|lot|lads|guy|bloke|client|chef|council|school)s?'
const role = new RegExp(
  `^(?:who(?:['’]s| is| are)? )?(?:our|my|the|an?) (?:[a-z]+[ -]){0,3}${agent}$`,
  'i',
)
const roleBefore = new RegExp(`\\b(?:our|my|the) (?:[a-z]+[ -]){0,2}${agent}$`, 'i')

const beforeDash = /^([a-z][a-z ,&]{2,60}?)\s+[-–—]\s+(.+)$/i

/**
 * The question without the goods that stand for the merchants it names, one for each: "sausage
 * rolls and lattes – how much has gone to Greggs and Costa?"
 */
export function withoutGoods(text: string, names: NameIndex): string {
  const [, before = '', question = ''] = beforeDash.exec(text.trim()) ?? []
  const goods = before.split(/\s*(?:,|&|\band\b)\s*/i).filter(Boolean)
  const areGoods = goods.every((each) => /^[a-z]+(?: [a-z]+){0,2}s$/i.test(each))
  const words = wordsOf(before)
  const saysMore = words.some(
    (word, at) =>
      word !== 'and' &&
      (conceptAt(words, at) !== null ||
        names.holding(word).length > 0 ||
        names.exactAt(words, at) !== null),
  )
  const merchants = merchantsIn(wordsOf(question), names)
  return goods.length > 1 && areGoods && !saysMore && merchants === goods.length ? question : text
}

function merchantsIn(words: readonly string[], names: NameIndex): number {
  let count = 0
  for (let at = 0; at < words.length; at++) {
    const name = names.exactAt(words, at)
    if (!name || !isMerchant(name.subjects)) continue
    count++
    at = name.end - 1
  }
  return count
}

/** The question without the role of a merchant that it names between commas. */
export function withoutAppositions(question: string, names: NameIndex): string {
  const text = question.replace(wholeWeek, '')
  const parts = text.split(/\s*,\s*/)
  if (parts.length < 2) return text
  const kept: string[] = []
  for (const part of parts) {
    const latest = kept.at(-1)
    if (latest === undefined) kept.push(part)
    else if (role.test(part.replace(/[?.!]+$/, '')) && endsInName(latest, names)) continue
    else if (roleBefore.test(latest) && opensWithName(part, names))
      kept[kept.length - 1] = `${latest.replace(roleBefore, '')}${part}`
    else kept.push(part)
  }
  return kept.length === parts.length ? text : kept.join(' ')
}

// "Which week, Monday to Sunday, …": what a week is.
const wholeWeek =
  /(?<=\bweeks?),? ?[(,]? ?(?:from )?mon(?:day)?s? (?:to|till|until|through|-|–) sun(?:day)?s?\)?,?/i

function opensWithName(text: string, names: NameIndex): boolean {
  const words = wordsOf(text)
  const name = names.exactAt(words, 0)
  return name !== null && isMerchant(name.subjects)
}

function endsInName(text: string, names: NameIndex): boolean {
  const words = wordsOf(text)
  return words.some((_, at) => {
    const name = names.exactAt(words, at)
    return name !== null && name.end === words.length && isMerchant(name.subjects)
  })
}

function isMerchant(subjects: readonly { readonly kind: string }[]): boolean {
  return subjects.length > 0 && subjects.every(({ kind }) => kind === 'merchant')
}

function wordsOf(text: string): string[] {
  return tokensIn(text).map(({ text: word }) => word)
}
