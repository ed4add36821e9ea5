// The names that a business's books hold (merchants, categories, accounts) and where a question
// mentions them. Short names must be written exactly; longer ones may have a typing error or two
// and are then quoted back. Two names that fit equally are a choice for the user, never a guess.
import { categoryLabelOf, subCategoryOf } from '../taxonomy.ts'
import { categoryWords, subCategoryWords } from './category-words.ts'
import { smallWordSet } from './concepts.ts'
import { editDistance, editsAllowed } from './edit-distance.ts'

/** What the books of one business are called by. */
export type BookNames = {
  readonly merchants: readonly {
    readonly id: string
    readonly name: string
    readonly aliases: readonly string[]
  }[]
  readonly subCategories: readonly { readonly code: string; readonly label: string }[]
  readonly accounts: readonly {
    readonly id: string
    readonly name: string
    readonly kind: string
  }[]
}

/** Something a question is about. Merchants of one family ("HMRC") stand together. */
export type Subject =
  | {
      readonly kind: 'merchant'
      readonly ids: readonly string[]
      readonly name: string
      readonly names: readonly string[]
    }
  | { readonly kind: 'category'; readonly code: string; readonly name: string }
  | { readonly kind: 'sub_category'; readonly code: string; readonly name: string }
  | { readonly kind: 'account'; readonly id: string; readonly name: string }

/** A name found in a question; several subjects mean that the words fit more than one. */
export type FoundName = {
  readonly start: number
  readonly end: number
  readonly subjects: readonly Subject[]
  /** What was written, where it is not quite the name. */
  readonly written: string | null
}

type Entry = { readonly words: readonly string[]; readonly subject: Subject }

// Endings that people leave away, and openings that are not part of a name.
const endings = new Set([
  'ltd',
  'limited',
  'plc',
  'llp',
  'co',
  'company',
  'inc',
  'uk',
  'group',
  'services',
  'com',
  'wages',
  'salary',
  'rent',
  'retainer',
  'dividend',
  'freelance',
  'directors',
  'payments',
  'payment',
])
// Brands whose several names in the books are one payee in people's minds.
const families = new Set([
  'hmrc',
  'google',
  'amazon',
  'microsoft',
  'apple',
  'barclays',
  'lloyds',
  'natwest',
  'hsbc',
  'tesco',
  'virgin',
  'paypal',
  'adobe',
])
const otherNames: Record<string, string> = {
  taxman: 'hmrc',
  'tax man': 'hmrc',
  'the revenue': 'hmrc',
  'inland revenue': 'hmrc',
  'revenue and customs': 'hmrc',
  aws: 'amazon web services',
  'b and q': 'bq',
  facebook: 'meta',
  'facebook ads': 'meta ads',
  adwords: 'google ads',
  'google adwords': 'google ads',
  'office 365': 'microsoft',
  'british telecom': 'bt',
  'costa coffee': 'costa',
  'the council': 'city council',
  'g suite': 'google workspace',
}

/**
 * The names of a business, ready to be looked for. Built once for the books, used for every
 * question.
 */
export class NameIndex {
  readonly #entries: readonly Entry[]
  readonly #byFirst = new Map<string, Entry[]>()
  readonly #single = new Map<string, Subject[]>()
  readonly #byWord = new Map<string, Subject[]>()

  constructor(names: BookNames) {
    this.#entries = [...categoryEntries(names), ...accountEntries(names), ...merchantEntries(names)]
    for (const entry of this.#entries) {
      const [first = ''] = entry.words
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), entry])
      const joined = entry.words.join('')
      if (joined.length >= 4)
        this.#single.set(joined, [...(this.#single.get(joined) ?? []), entry.subject])
    }
    for (const { id, name } of names.merchants)
      for (const word of nameWords(name)) {
        if (word.length < 4 || everyday.has(word) || smallWordSet.has(word)) continue
        const stem = stemOf(word)
        const subject: Subject = { kind: 'merchant', ids: [id], name, names: [name] }
        this.#byWord.set(stem, [...(this.#byWord.get(stem) ?? []), subject])
      }
  }

  /** Names written exactly, the longest first at each place. */
  exactAt(words: readonly (string | null)[], start: number): FoundName | null {
    const first = words[start]
    if (!first) return null
    const fits = (this.#byFirst.get(first) ?? []).filter(({ words: own }) =>
      own.every((word, at) => words[start + at] === word),
    )
    const longest = Math.max(0, ...fits.map(({ words: own }) => own.length))
    if (longest === 0) return this.#joinedAt(words, start)
    const name = words.slice(start, start + longest).join(' ')
    const subjects = preferred(
      fits.filter(({ words: own }) => own.length === longest).map(({ subject }) => subject),
      name,
    )
    return { start, end: start + longest, subjects, written: null }
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
      const subjects = joined.length >= 5 ? this.#single.get(joined) : undefined
      if (subjects && length > 1)
        return {
          start,
          end: start + length,
          subjects: preferred(subjects),
          written: parts.join(' '),
        }
      if (subjects)
        return { start, end: start + length, subjects: preferred(subjects), written: null }
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
      const allowed = Math.min(
        max,
        editsAllowed(name),
        name[0] === word[0] ? max : word.length < 7 ? 0 : 1,
      )
      if (allowed === 0) continue
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

  /**
   * What two words joined by "and" mean where neither is a whole name: merchants that hold both, or
   * nobody. "Harbour & Finch" is not Harbour Museum and not Alder and Finch; two names by which
   * merchants begin, "Northwind and Tidewater", are two merchants. Null where the words are no
   * parts of names.
   */
  joinedParts(first: string, second: string): Subject[] | null {
    const holding = (word: string) =>
      this.holding(word).filter(({ name }) => bareWords(name).length > 1)
    const [one, other] = [holding(first), holding(second)]
    if (one.length === 0 || other.length === 0) return null
    const both = one.filter((subject) => other.some((each) => keyOf(each) === keyOf(subject)))
    if (both.length > 0) return both
    const begins = (subjects: readonly Subject[], word: string) =>
      subjects.some(({ name }) => stemOf(nameWords(name)[0] ?? '') === stemOf(word))
    return begins(one, first) && begins(other, second) ? null : []
  }

  /** Merchants whose name is least unlike a word: offered where a name is unknown. */
  suggestions(word: string, count: number): string[] {
    const scored = this.#entries
      .filter(({ subject }) => subject.kind === 'merchant')
      .map(({ subject }) => ({
        name: subject.name,
        score: shared(word, subject.name.toLowerCase()),
      }))
    const best = new Map<string, number>()
    for (const { name, score } of scored) best.set(name, Math.max(score, best.get(name) ?? 0))
    return [...best]
      .filter(([, score]) => score >= likenessMin)
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([name]) => name)
  }
}

// Less alike than this, an offer would look like mockery.
const likenessMin = 0.35

function shared(a: string, b: string): number {
  const pairs = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
  const [one, other] = [pairs(a), pairs(b)]
  const both = [...one].filter((pair) => other.has(pair)).length
  return (2 * both) / Math.max(1, one.size + other.size)
}

/** A word without the ending of its plural. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?<!s)s$/, '') : word
}

/** Cuts a name as questions are cut. */
export function nameWords(name: string): string[] {
  return (
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .replace(/['’]/g, '')
      .replaceAll('&', ' and ')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

// A category beats a merchant only where the word is the category's own name; the same subject
// counts once.
function preferred(subjects: readonly Subject[], written = ''): Subject[] {
  const keys = new Set<string>()
  const unique = subjects.filter((subject) => {
    const key = keyOf(subject)
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
  const categories = unique.filter(({ kind }) => kind === 'sub_category' || kind === 'category')
  const own = categories.filter(
    ({ kind, name }) => kind === 'category' && name.toLowerCase() === written,
  )
  if (own.length > 0) return own
  if (categories.length > 0) return categories
  const accounts = unique.filter(({ kind }) => kind === 'account')
  if (accounts.length > 0 && unique.length > accounts.length) return accounts
  return unique
}

/** What tells one subject from another. */
export function keyOf(subject: Subject): string {
  if (subject.kind === 'merchant') return `merchant ${[...subject.ids].sort().join(' ')}`
  if (subject.kind === 'account') return `account ${subject.id}`
  return `${subject.kind} ${subject.code}`
}

function categoryEntries({ subCategories }: BookNames): Entry[] {
  const entry = (words: string, subject: Subject): Entry => ({ words: nameWords(words), subject })
  const families = new Set(subCategories.map(({ code }) => subCategoryOf(code).category))
  return [
    ...subCategories.flatMap(({ code, label }) => {
      const subject: Subject = { kind: 'sub_category', code, name: label }
      const plain = label.replace(/\s*\(.*\)/, '')
      const words = new Set([label, plain, ...(subCategoryWords[code] ?? [])])
      return code === 'internal_transfer' ||
        code === 'credit_card_payment' ||
        code === 'savings_pot'
        ? []
        : [...words].map((text) => entry(text, subject))
    }),
    ...[...families].flatMap((code) => {
      const subject: Subject = { kind: 'category', code, name: categoryLabelOf(code) }
      if (code === 'neutral' || code === 'uncategorised') return []
      return [...new Set([categoryLabelOf(code), ...(categoryWords[code] ?? [])])].map((text) =>
        entry(text, subject),
      )
    }),
  ].filter(({ words }) => words.length > 0)
}

function accountEntries({ accounts }: BookNames): Entry[] {
  return accounts.flatMap(({ id, name, kind }) => {
    const subject: Subject = { kind: 'account', id, name }
    const same = accounts.filter((account) => account.kind === kind)
    const byKind: Record<string, string[]> = {
      current: [
        'current account',
        'main account',
        'bank account current',
        'business account',
        'current acc',
      ],
      savings: [
        'savings',
        'savings account',
        'reserve',
        'reserve account',
        'reserves',
        'deposit account',
        'rainy day account',
      ],
      card: [
        'credit card',
        'card',
        'company card',
        'business card',
        'card balance',
        'by card',
        'credit card account',
        'the card',
      ],
      cash: ['petty cash', 'till'],
    }
    const others = same.length === 1 ? (byKind[kind] ?? []) : []
    return [name, ...others].map((text) => ({ words: nameWords(text), subject }))
  })
}

function merchantEntries({ merchants }: BookNames): Entry[] {
  const entries: Entry[] = []
  const firsts = new Map<string, (typeof merchants)[number][]>()
  for (const merchant of merchants) {
    const subject: Subject = {
      kind: 'merchant',
      ids: [merchant.id],
      name: merchant.name,
      names: [merchant.name],
    }
    const seen = new Set<string>()
    for (const words of [merchant.name, ...merchant.aliases].flatMap(shortenings)) {
      const key = words.join(' ')
      if (seen.has(key) || !isDistinctive(words)) continue
      seen.add(key)
      entries.push({ words, subject })
    }
    const [first] = nameWords(merchant.name)
    if (first && first.length > 1) firsts.set(first, [...(firsts.get(first) ?? []), merchant])
  }
  for (const [first, own] of firsts)
    if (families.has(first) && own.length > 1)
      entries.push({
        words: [first],
        subject: {
          kind: 'merchant',
          ids: own.map(({ id }) => id),
          name: own[0]?.name.split(' ')[0] ?? first,
          names: own.map(({ name }) => name),
        },
      })
  const own = withoutFamilyMembers(entries)
  return [...own, ...otherNameEntries(own)]
}

// "Google" means the family, not whichever of its members is listed first.
function withoutFamilyMembers(entries: readonly Entry[]): Entry[] {
  const families = new Set(
    entries.flatMap(({ words, subject }) =>
      subject.kind === 'merchant' && subject.ids.length > 1 ? [words.join(' ')] : [],
    ),
  )
  return entries.filter(
    ({ words, subject }) =>
      !(families.has(words.join(' ')) && subject.kind === 'merchant' && subject.ids.length === 1),
  )
}

function otherNameEntries(entries: readonly Entry[]): Entry[] {
  return Object.entries(otherNames).flatMap(([other, name]) =>
    entries
      .filter(({ words }) => words.join(' ') === name)
      .map(({ subject }) => ({ words: nameWords(other), subject })),
  )
}

function bareWords(name: string): string[] {
  const bare = nameWords(name)
  while (bare.length > 1 && endings.has(bare.at(-1) ?? '')) bare.pop()
  return bare
}

/** The whole name, without its legal ending, by its first words, and a person by the surname. */
function shortenings(name: string): string[][] {
  const words = nameWords(name)
  const bare = bareWords(name)
  const isPerson = words[0]?.length === 1 && bare.length >= 2
  if (isPerson) return [words, bare, bare.slice(1), bare.slice(1, 2)]
  const firsts = bare.map((_, at) => bare.slice(0, at + 1))
  const lasts = bare.slice(1).map((_, at) => bare.slice(at + 1))
  const isTelling = (some: readonly string[]) =>
    some[0] !== 'and' && some.join('').length >= 6 && some.some((word) => !everyday.has(word))
  return [words, bare, ...firsts, ...lasts.filter(isTelling)]
}

// A single word of everyday English is no name by itself: "Business Stream" is not meant by
// "business".
function isDistinctive(words: readonly string[]): boolean {
  const [word = ''] = words
  return words.length > 1 || (word.length >= 2 && !everyday.has(word))
}

const everyday = new Set(
  `a and an at the of in on to for with from by my our your business company bank card account cash money pay payment payments paid monthly
  weekly daily annual fee fees gross net interest city town county council services service house trading ads group north south
  east west first national royal general direct online express shop store stores supplies systems solutions cleaning paper
  press print hotels hotel energy water gas waste travel insurance tax rent rates wages salary payroll office home local best good
  new old big small total balance transfer loan machinery mail accountants park corporation directors capital cycles
  lease street road green red blue black white gold silver star sun moon one two three may march april june king queen 12
  com companies workspace retainer dividend estates brewing museum freelance customs excise people work works time times start end`.split(
    /\s+/,
  ),
)
