// The names that a business's books hold and where a question mentions them. Short names must be
// written exactly; longer ones may have a typing error or two and are then quoted back. Two names
// that fit equally are a choice for the user, never a guess.
import { accountEntries, accountsByDigits, isNumberOfAccount } from './account-entries.ts'
import { ClippedNames } from './clipped-names.ts'
import { smallWordSet } from './concepts.ts'
import { editDistance, editsAllowed } from './edit-distance.ts'
import { everyday } from './everyday-words.ts'
import { isOtherInitials } from './initials.ts'
import { categoryEntries, type Entry, merchantEntries } from './name-entries.ts'
import { mostLike } from './name-likeness.ts'
import { bareWords, isPerson, nameWords, stemOf, withoutLegalEnding } from './name-words.ts'
import { preferred } from './preferred-names.ts'
import { SharedWords } from './shared-words.ts'
import { type BookNames, type FoundName, keyOf, type Subject } from './subject.ts'
import { Trades } from './trades.ts'

/** The names of a business, ready to be looked for. Built once for the books. */
export class NameIndex {
  readonly #entries: readonly Entry[]
  readonly #byFirst = new Map<string, Entry[]>()
  readonly #single = new Map<string, Subject[]>()
  readonly #byWord = new Map<string, Subject[]>()
  readonly #byEveryday = new Map<string, Subject[]>()
  readonly #trades: Trades
  /** Merchants by the words that they share: "the labs". */
  readonly shared: SharedWords
  /** Merchants by what their names were before a bank clipped them. */
  readonly clipped: ClippedNames
  readonly #usedCodes: BookNames['usedCodes']
  readonly #calledOnly = new Map<string, Subject>()
  readonly #byDigits: ReadonlyMap<string, readonly Subject[]>
  /** The sub-categories of each merchant's payments, by its id. */
  readonly codes: ReadonlyMap<string, readonly string[]>
  /** The accounts of the books. */
  readonly accounts: readonly Extract<Subject, { kind: 'account' }>[]

  /** How many accounts the books have. */
  get accountCount() {
    return this.accounts.length
  }

  constructor(names: BookNames) {
    this.#trades = new Trades(names)
    this.shared = new SharedWords(names)
    this.clipped = new ClippedNames(names)
    this.codes = new Map(names.merchants.map(({ id, codes = [] }) => [id, codes]))
    this.#usedCodes = names.usedCodes
    this.#byDigits = accountsByDigits(names)
    this.accounts = names.accounts.map(({ id, name }) => ({ kind: 'account', id, name }))
    this.#entries = [...categoryEntries(names), ...accountEntries(names), ...merchantEntries(names)]
    for (const entry of this.#entries) {
      const [first = ''] = entry.words
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), entry])
      const joined = entry.words.join('')
      // A slip is never taken for goods: there are too many short words among them.
      if (joined.length >= 4 && !entry.isGoods)
        this.#single.set(joined, [...(this.#single.get(joined) ?? []), entry.subject])
    }
    for (const { id, name } of names.merchants) {
      const [only = '', ...others] = nameWords(name)
      if (others.length === 0 && everyday.has(only))
        this.#calledOnly.set(only, { kind: 'merchant', ids: [id], name, names: [name] })
      for (const word of nameWords(name)) {
        if (word.length < 3 || smallWordSet.has(word)) continue
        const stem = stemOf(word)
        const subject: Subject = { kind: 'merchant', ids: [id], name, names: [name] }
        const holders = everyday.has(word) ? this.#byEveryday : this.#byWord
        holders.set(stem, [...(holders.get(stem) ?? []), subject])
      }
    }
  }

  /** Names written exactly, the longest first at each place. */
  exactAt(words: readonly (string | null)[], start: number): FoundName | null {
    const first = words[start]
    if (!first) return null
    const ending = this.#byDigits.get(first)
    if (ending && isNumberOfAccount(words, start))
      return { start, end: start + 1, subjects: ending, written: null }
    const fits = (this.#byFirst.get(first) ?? []).filter(({ words: own }) =>
      own.every((word, at) => words[start + at] === word),
    )
    const longest = Math.max(0, ...fits.map(({ words: own }) => own.length))
    if (longest === 0) return this.#joinedAt(words, start)
    const name = words.slice(start, start + longest).join(' ')
    // "Groomers Ltd" is Groomers, too, where only Groomers Ltd Refund is written so.
    const firm = withoutLegalEnding(name)
    const subjects = preferred(
      this.#inUse(
        fits.flatMap(({ words: own, subject }) =>
          own.length === longest || own.join(' ') === firm ? [subject] : [],
        ),
      ),
      name,
    )
    const payees = this.#payeesCalled(subjects, fits[0]?.words.slice(0, longest) ?? [])
    if (payees.length > 0) return { start, end: start + longest, subjects: payees, written: name }
    const goods = fits.some(({ words: own, isGoods }) => own.length === longest && isGoods === true)
    return {
      start,
      end: start + longest,
      subjects,
      written: null,
      ...(goods ? { goods: name.split(' ') } : {}),
    }
  }

  // "Room hire" is a payee's name, and "coffee" is stock, where the other category is empty.
  #inUse(subjects: readonly Subject[]): readonly Subject[] {
    const used = subjects.filter((each) => !this.#isEmpty(each))
    return used.length > 0 ? used : subjects
  }

  #isEmpty(subject: Subject): boolean {
    return subject.kind === 'sub_category' && this.#usedCodes?.has(subject.code) === false
  }

  // "The rates" are the council's where no payment stands under that category; "the mortgage" is
  // its lender's by that name before it is every loan.
  #payeesCalled(subjects: readonly Subject[], words: readonly string[]): Subject[] {
    const areEmpty = subjects.every((each) => this.#isEmpty(each))
    const cash = areEmpty ? this.shared.cashPaidIn(subjects) : []
    if (cash.length > 0) return cash
    const [telling, ...others] = words.filter((word) => !sayingLittle.test(word))
    if (!telling || (!areEmpty && !/^mortgages?$/.test(telling))) return []
    return [...this.holding(telling), ...(this.#byEveryday.get(stemOf(telling)) ?? [])].filter(
      ({ name }) => {
        const own = new Set(nameWords(name).map(stemOf))
        return others.every((word) => own.has(stemOf(word)))
      },
    )
  }

  // "screw fix", "royalmail": spaces do not matter.
  #joinedAt(words: readonly (string | null)[], start: number): FoundName | null {
    for (const length of [3, 2, 1]) {
      const parts = words.slice(start, start + length)
      if (parts.length < length || parts.some((part) => !part)) continue
      // "Cost a month" is not Costa: a small word is no half of a name.
      const hasSmall = parts.some((part) => part && part.length <= 2 && smallWordSet.has(part))
      if (length > 1 && hasSmall) continue
      const joined = parts.join('')
      const isLong = joined.length >= (length === 1 ? 4 : 5)
      const subjects = isLong ? this.#single.get(joined) : undefined
      if (subjects)
        return {
          start,
          end: start + length,
          subjects: preferred(subjects),
          written: length > 1 ? parts.join(' ') : null,
        }
    }
    return null
  }

  /**
   * The names nearest to a word that nothing else explains, with their distance; none where nothing
   * is near.
   */
  nearest(word: string): { subjects: Subject[]; distance: number } | null {
    const max = editsAllowed(word)
    if (max === 0) return null
    let best: { subjects: Subject[]; distance: number } | null = null
    for (const [name, subjects] of this.#single) {
      // A slip seldom falls on the first letter: "getting" is no "heating".
      const atFirst = name[0] === word[0] ? max : word.length < 7 ? 0 : 1
      const allowed = Math.min(max, editsAllowed(name), atFirst)
      if (allowed === 0 || isOtherInitials(word, name, subjects)) continue
      const distance = editDistance(word, name, allowed)
      if (distance > allowed) continue
      if (!best || distance < best.distance) best = { subjects: [...subjects], distance }
      else if (distance === best.distance) best.subjects.push(...subjects)
    }
    return best && { ...best, subjects: preferred(best.subjects) }
  }

  /**
   * The merchants with a word in their name that is written, but for an ending: "wedding" of
   * "Islington Weddings". Words that many names may have are left out.
   */
  holding(word: string): Subject[] {
    return this.#byWord.get(stemOf(word)) ?? []
  }

  /** The one merchant with a word in its name that begins so: "NHS" of "Nhsbsa Dental". */
  beginningSo(word: string): Subject[] {
    if (word.length < 3) return []
    const found = [...this.#byWord].flatMap(([own, some]) => (own.startsWith(word) ? some : []))
    const [first] = found
    return first && found.every((each) => keyOf(each) === keyOf(first)) ? [first] : []
  }

  /** The merchant whose whole name is an everyday word: "Three". */
  calledOnly = (word: string): Subject | null => this.#calledOnly.get(word) ?? null

  /** The one merchant whose name begins with some words. */
  beginningWith(words: string): Subject | null {
    return this.#onlyMerchant((name) => name.startsWith(words.toLowerCase()))
  }

  /** The payee that a merchant's refunds stand under, where they have one of their own. */
  refundsOf({ name }: Subject): Subject | null {
    const own = bareWords(name).join(' ')
    return this.#onlyMerchant(
      (each) =>
        /\b(?:refunds?|credit notes?)\b/.test(each) &&
        bareWords(each.replace(/^refunds? (?:from )?/, ''))
          .join(' ')
          .startsWith(own),
    )
  }

  #onlyMerchant(fits: (name: string) => boolean): Subject | null {
    const [first, ...others] = this.#entries.filter(
      ({ subject }) => subject.kind === 'merchant' && fits(subject.name.toLowerCase()),
    )
    return first && others.every(({ subject }) => keyOf(subject) === keyOf(first.subject))
      ? first.subject
      : null
  }

  /** "Hannah's drawings" are those of H Wren, where nobody else with an H draws any. */
  personCalled(firstName: string, kind: string): Subject | null {
    if (kind.length < 4) return null
    return this.#onlyMerchant((name) => {
      const own = nameWords(name)
      return (
        isPerson(name) &&
        own[0] === firstName[0] &&
        own.some((word) => stemOf(word) === stemOf(kind))
      )
    })
  }

  /** The one merchant with an everyday word in its name: "the council". */
  onlyHolderOf(word: string): Subject | null {
    const [only, ...others] = this.#byEveryday.get(stemOf(word)) ?? []
    return only && others.length === 0 ? only : null
  }

  /**
   * What two words joined by "and" mean where neither is a whole name: merchants that hold both, or
   * nobody. "Harbour & Finch" is not Harbour Museum and not Alder and Finch; two names by which
   * merchants begin, "Northwind and Tidewater", are two merchants. Null where the words are no
   * parts of names.
   */
  joinedParts(first: string, second: string, isOneName = false): Subject[] | null {
    const holding = (word: string) =>
      this.holding(word).filter(({ name }) => bareWords(name).length > 1)
    const [one, other] = [holding(first), holding(second)]
    if (one.length === 0 || other.length === 0) return null
    const both = one.filter((subject) => other.some((each) => keyOf(each) === keyOf(subject)))
    if (both.length > 0) return both
    const begins = (subjects: readonly Subject[], word: string) =>
      subjects.some(
        ({ name }) => stemOf(nameWords(name)[isPerson(name) ? 1 : 0] ?? '') === stemOf(word),
      )
    return !isOneName && begins(one, first) && begins(other, second) ? null : []
  }

  /** What the words of goods may mean besides their category: merchants named after them. */
  withHolders(found: FoundName): FoundName {
    const [only] = found.subjects
    if (!found.goods || !only) return found
    const holders = found.goods.flatMap((word) => this.holding(word))
    const subjects = [...holders, ...found.subjects].filter(
      (subject, at, all) => all.findIndex((each) => keyOf(each) === keyOf(subject)) === at,
    )
    return { ...found, subjects }
  }

  /**
   * The merchants that a word for a part of a category means: "the water bill" is South East
   * Water's where the books have one payee in that trade.
   */
  inTrade(word: string, code: string): Subject[] {
    return this.#trades.payees(word, code)
  }

  /** "Income from insurers": the payers in a trade; nobody where the books have none in it. */
  payersAt(words: readonly string[], start: number): FoundName | null {
    const found = this.#trades.payersAt(words, start)
    const isName = this.exactAt(words, start)?.subjects.some(({ kind }) => kind === 'merchant')
    return isName && found?.subjects.length === 0 ? null : found
  }

  /** Merchants whose name is least unlike a word: offered where a name is unknown. */
  suggestions(word: string, count: number): string[] {
    const merchants = this.#entries.filter(({ subject }) => subject.kind === 'merchant')
    return mostLike(
      word,
      merchants.map(({ subject }) => subject.name),
    ).slice(0, count)
  }
}

// What stands beside the telling word of a category: "business rates", "water bill".
const sayingLittle =
  /^(business|the|our|my|of|and|for|on|costs?|bills?|payments?|fees?|charges?|spend|spending|paid|expenses)$/
