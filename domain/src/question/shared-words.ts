// Several payers or payees named by what they share: "the labs", "lawn jobs", "garages". They are
// one subject, whose name says who was taken.
import { subCategoryOf } from '../taxonomy.ts'
import { conceptAt, smallWordSet } from './concepts.ts'
import { isPerson, nameWords } from './name-words.ts'
import { monthNumbers } from './periods/words.ts'
import type { BookNames, FoundName, Subject } from './subject.ts'

type Merchant = BookNames['merchants'][number]
type Words = readonly (string | null)[]

type PayeeTrade = {
  /** What such firms are called together. */
  readonly called: readonly string[]
  readonly known: readonly string[]
  /** What the name of such a firm holds. */
  readonly holding?: readonly string[]
  /** What one of them is called where the trade is named after the thing. */
  readonly noun?: string
  /** Categories in which such firms are meant: a supermarket's petrol is no groceries. */
  readonly codes?: readonly string[]
}

const list = (text: string) => text.split('|')

const payeeTrades: readonly PayeeTrade[] = [
  {
    called: list('garages|petrol stations|filling stations|service stations|fuel stations'),
    known: list('shell|bp|esso|jet|texaco|gulf|applegreen|murco|mfg|euro garages|tesco|asda'),
    codes: ['fuel', 'uncategorised_out'],
  },
  {
    called: list(
      'couriers|courier firms|courier companies|parcel firms|parcel companies|parcel people|carriers|delivery firms',
    ),
    known: list(
      'royal mail|parcelforce|evri|hermes|dpd|dhl|ups|fedex|yodel|tnt|apc|tuffnells|dx|interlink|parcel2go|post office',
    ),
  },
  {
    called: list('builders merchants|builder merchants|building merchants|trade merchants'),
    known: list(
      'travis perkins|jewson|mkm|buildbase|selco|wickes|huws gray|bradfords|howdens|city plumbing|plumb center|wolseley',
    ),
  },
  // "Tool hire" is no more Brandon Tool Hire's than it is HSS Hire's.
  {
    called: list(
      'tool hire|tools hire|hire of tools|plant hire|equipment hire|kit hire|machinery hire|tool and plant hire|plant and tool hire|tool and equipment hire|hire of plant|hired tools|hire shops|hire firms|hire companies|hire centres|tool hire shops|tool hire firms|tool hire companies|plant hire firms|plant hire companies',
    ),
    known: list(
      'hss|speedy hire|speedy asset|speedy services|brandon hire|sunbelt rentals|sunbelt|a plant|gap group|gap hire|hire station|nationwide platforms|1st choice hire',
    ),
    holding: list('tool hire|plant hire|tools hire|equipment hire|plant and tool hire|access hire'),
    noun: 'tool hire firm',
  },
  {
    called: list('supermarkets'),
    known: list(
      'tesco|asda|sainsburys|morrisons|aldi|lidl|waitrose|marks and spencer|co op|iceland|spar|booths',
    ),
  },
]
const longestTrade = 4

const classNoun = /^(?:jobs?|suppliers?|firms?|companies|lot|work|places?)$/
/** What somebody is paid, as a noun behind the name. */
const payNoun = /^(?:fees|bills|charges|wages|salaries)$/
const namesOne = /^(?:the|our|my|a|an|that|this)$/

/** Merchants by the words that they share. */
export class SharedWords {
  readonly #merchants: readonly Merchant[]
  readonly #byWord = new Map<string, Merchant[]>()

  constructor({ merchants }: BookNames) {
    this.#merchants = merchants
    for (const merchant of merchants)
      for (const word of new Set(nameWords(merchant.name).map(singular)))
        this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), merchant])
  }

  /** Those meant at a word; null where it names no group. */
  at(words: Words, start: number): FoundName | null {
    const found = this.#tradeAt(words, start) ?? this.#labelAt(words, start)
    return found && { ...found, isGroup: true }
  }

  /**
   * What the bank calls cash that is paid in ("Cash Dep Thirsk BR"), where it has no category;
   * nobody where another category is meant.
   */
  cashPaidIn([only]: readonly Subject[]): Subject[] {
    if (only?.kind !== 'sub_category' || only.code !== 'cash_banked') return []
    const found = this.#merchants.filter(({ name }) =>
      /^(?:cash|branch) (?:dep|deposits?|paid in|credit|lodge?ments?|banked)\b/i.test(name),
    )
    return found.length > 0 ? [groupOf(found)] : []
  }

  #tradeAt(words: Words, start: number): FoundName | null {
    for (let end = Math.min(words.length, start + longestTrade); end > start; end--) {
      const written = words.slice(start, end).join(' ')
      const trade = payeeTrades.find(({ called }) => called.includes(written))
      const found = trade ? this.#merchants.filter((each) => isIn(trade, each)) : []
      if (found.length > 0)
        return {
          start,
          end,
          subjects: [groupOf(found, trade?.noun ?? written)],
          written: null,
          isTrade: true,
        }
    }
    return null
  }

  #labelAt(words: Words, start: number): FoundName | null {
    const [word, next] = [words[start] ?? '', words[start + 1] ?? '']
    const way = wayOf(words)
    const own = this.#holders(word, way)
    const ofNext = this.#holders(next, way)
    // "Lab fees" are what the labs are paid and "Kapadia's fees" what she is, and not what is paid
    // to those with fees in their names.
    if (payNoun.test(next) && own.length > 0 && !payNoun.test(word)) {
      const isOne = own.length === 1 && !ofNext.some((each) => own.includes(each))
      return isOne
        ? null
        : { start, end: start + 2, subjects: [groupOf(own, singular(word))], written: null }
    }
    // "Host families": both words side by side in the names of several.
    const side = own.filter(({ name }) => holdsPair(name, word, next))
    if (side.length > 1 && (isPlural(next) || asksWhich(words, start))) {
      const subject = groupOf(side, `${word} ${singular(next)}`)
      return { start, end: start + 2, subjects: [subject], written: null }
    }
    const isPair = own.length > 0 && ofNext.length > 1
    // "Dental labs": each of them is a lab, and not all have "dental" in their names.
    if (isPair && (asksWhich(words, start) || this.#areMany(next, words, start + 1))) {
      const both = own.filter((each) => ofNext.includes(each))
      const subject = groupOf(both.length > 1 ? both : ofNext, singular(next))
      return { start, end: start + 2, subjects: [subject], written: null }
    }
    // "The xmas temp" is the one person with that beside the name.
    const [temp, ...others] = own.filter((each) => isBeside(each, word, next))
    if (temp && others.length === 0)
      return { start, end: start + 2, subjects: [groupOf([temp])], written: `${word} ${next}` }
    if (!this.#areMany(word, words, start)) return null
    const end = classNoun.test(next) ? start + 2 : start + 1
    return { start, end, subjects: [groupOf(own, singular(word))], written: null }
  }

  // Where money comes in, they are those who pay: "turf" is no shop that sells it.
  #holders(word: string, way: Way): readonly Merchant[] {
    const isTelling = /^\p{L}{3,}$/u.test(word) && !smallWordSet.has(word)
    const all = isTelling && !conceptAt([word], 0) ? (this.#byWord.get(singular(word)) ?? []) : []
    return way === null
      ? all
      : all.filter(
          ({ codes }) => !codes || codes.some((code) => isReceipt(code) === (way === 'in')),
        )
  }

  // A word beside the names of people ("Lawn" of N Garrow Lawn), a family ("the Threlfalls"), or
  // what several firms are ("labs"); "the lab" is one of them.
  #areMany(word: string, words: Words, at: number): boolean {
    const own = this.#holders(word, wayOf(words))
    if (own.length < 2) return false
    const wordsOf = (each: Merchant) => nameWords(each.name).map(singular)
    const place = (each: Merchant) => wordsOf(each).indexOf(singular(word))
    if (own.every(({ name }) => isPerson(name))) {
      if (own.every((each) => place(each) > 1)) return true
      return isPlural(word) && words[at - 1] === 'the' && own.every((each) => place(each) === 1)
    }
    // Behind the word a bank may name the month of the pay: "Priya Nair Tutor Oct".
    const isEnd = (each: Merchant) =>
      place(each) > 0 &&
      wordsOf(each)
        .slice(place(each) + 1)
        .every((other) => monthNumbers[other] !== undefined)
    const isOwnPlural = own.every(({ name }) => nameWords(name).includes(word))
    return own.every(isEnd) && (asksWhich(words, at) || (isPlural(word) && !isOwnPlural))
  }
}

/** "Tool hire" is what all in the trade are paid, and no short name of the one called so. */
export function isOneInTrade(exact: FoundName | null, { subjects, isTrade }: FoundName): boolean {
  const [group] = subjects
  if (!isTrade || !exact || group?.kind !== 'merchant') return false
  return (
    exact.subjects.length < group.ids.length &&
    exact.subjects.every(
      (each) =>
        each.kind === 'merchant' &&
        group.ids.includes(each.ids[0] ?? '') &&
        nameWords(each.name).length > exact.end - exact.start,
    )
  )
}

function isBeside({ name }: Merchant, word: string, next: string): boolean {
  const own = nameWords(name)
  const at = own.indexOf(word)
  return isPerson(name) && at > 1 && next !== '' && own[at + 1] === next
}

function holdsPair(name: string, word: string, next: string): boolean {
  const own = nameWords(name).map(singular)
  const at = own.indexOf(singular(word))
  return at > 0 && next !== '' && own[at + 1] === singular(next)
}

const singular = (word: string) =>
  word.replace(/(?<=\p{L}{2})ies$/u, 'y').replace(/(?<=\p{L}{2}[^s\P{L}])s$/u, '')
const plural = (word: string) =>
  isPlural(word) ? word : /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`
const isPlural = (word: string) => singular(word) !== word

function asksWhich(words: Words, at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at)
  return before.some((word) => word === 'which') && !namesOne.test(before.at(-1) ?? '')
}

const paysOut = /\b(?:spen[dt]|spending|costs?|buy|bought|(?:we|i) (?:pay|paid))\b/
const paysIn =
  /\b(?:came in|come in|comes in|coming in|brought in|bring in|brings in|paid us|pay us|pays us|(?:did|have|do) we (?:take|taken|get|got|earn|earned|receive|received)|receipts|takings|income)\b/

type Way = 'in' | 'out' | null

function wayOf(words: Words): Way {
  const text = words.join(' ')
  return paysOut.test(text) ? 'out' : paysIn.test(text) ? 'in' : null
}

const isReceipt = (code: string) =>
  code === 'uncategorised_in' || subCategoryOf(code).direction === 'in'

function isIn(
  { known, holding = [], codes }: PayeeTrade,
  { name, codes: own = [] }: Merchant,
): boolean {
  const text = ` ${nameWords(name).join(' ')} `
  return (
    (known.some((each) => text.startsWith(` ${each} `)) ||
      holding.some((each) => text.includes(` ${each} `))) &&
    (codes === undefined || own.some((code) => codes.includes(code)))
  )
}

const withoutMonth = (name: string): string =>
  nameWords(name)
    .filter((word) => monthNumbers[word] === undefined)
    .join(' ')

// An answer cuts a long name short.
const longestName = 34

function groupOf(merchants: readonly Merchant[], word = ''): Subject {
  const names = merchants.map(({ name }) => name)
  const listed =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
  const isShort = listed.length <= longestName || word === ''
  const called = names.every(isPerson)
    ? `everyone marked ${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
    : `${new Set(names.map(withoutMonth)).size} ${plural(word)}`
  return {
    kind: 'merchant',
    ids: merchants.map(({ id }) => id),
    name: isShort ? listed : called,
    names,
  }
}
