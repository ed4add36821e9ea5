// The ways in which each category, account and merchant of a business may be named: labels and
// other words, shortenings, brands in common.
import { categoryLabelOf, subCategoryOf } from '../taxonomy.ts'
import { goodsWords } from './category-words/goods.ts'
import { categoryWords, subCategoryWords } from './category-words.ts'
import { smallWordSet } from './concepts.ts'
import { everyday } from './everyday-words.ts'
import { sharedBeginnings } from './name-beginnings.ts'
import { bareWords, isDotted, isPerson, nameWords } from './name-words.ts'
import { peopleEntries } from './people-entries.ts'
import type { BookNames, Subject } from './subject.ts'

/** One way to name something. */
export type Entry = {
  readonly words: readonly string[]
  readonly subject: Subject
  /** Goods that are bought: a merchant named after them may be meant as well. */
  readonly isGoods?: boolean
}

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
  'fb ads': 'meta ads',
  instagram: 'meta',
  'instagram ads': 'meta ads',
  'insta ads': 'meta ads',
  adwords: 'google ads',
  'google adwords': 'google ads',
  'office 365': 'microsoft',
  'british telecom': 'bt',
  'costa coffee': 'costa',
  'the council': 'city council',
  'g suite': 'google workspace',
}

export function categoryEntries(names: BookNames): Entry[] {
  const own = ownCategoryEntries(names)
  const listed = new Map(own.map(({ words, subject }) => [words.join(' '), subject]))
  return [...own, ...goodsEntries(names, listed)]
}

// Goods of a category that is used, unless the word is the own one of another used category.
function goodsEntries(
  { subCategories, usedCodes }: BookNames,
  listed: ReadonlyMap<string, Subject>,
): Entry[] {
  const isUsed = (code: string) => !usedCodes || usedCodes.has(code)
  const isTaken = (text: string) => {
    const subject = listed.get(text)
    return subject !== undefined && (subject.kind !== 'sub_category' || isUsed(subject.code))
  }
  return subCategories.flatMap(({ code, label }) =>
    isUsed(code)
      ? (goodsWords[code] ?? []).flatMap((text): Entry[] =>
          isTaken(text)
            ? []
            : [
                {
                  words: nameWords(text),
                  subject: { kind: 'sub_category', code, name: label },
                  isGoods: true,
                },
              ],
        )
      : [],
  )
}

function ownCategoryEntries({ subCategories }: BookNames): Entry[] {
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

export function merchantEntries({ merchants }: BookNames): Entry[] {
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
  const people = peopleEntries(merchants)
  const own = withoutFamilyMembers([...entries, ...people, ...sharedBeginnings(merchants, people)])
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

/** The whole name, without its legal ending, by its first words, and a person by the surname. */
function shortenings(name: string): string[][] {
  if (isDotted(name)) return [nameWords(name), ...shortenings(name.replace('.', ''))]
  const words = nameWords(name)
  const bare = bareWords(name)
  if (isPerson(name)) return [words, bare, bare.slice(1), bare.slice(1, 2)]
  const firsts = bare.map((_, at) => bare.slice(0, at + 1))
  const lasts = bare.slice(1).map((_, at) => bare.slice(at + 1))
  const isTelling = (some: readonly string[]) =>
    some[0] !== 'and' && some.join('').length >= 6 && some.some((word) => !everyday.has(word))
  return [words, bare, ...firsts, ...lasts.filter(isTelling)]
}

// A single word of everyday English is no name by itself: "Business Stream" is not meant by
// "business", nor "So Market Place Rent", a standing order, by "so high".
function isDistinctive(words: readonly string[]): boolean {
  const [word = ''] = words
  return words.length > 1 || (word.length >= 2 && !everyday.has(word) && !smallWordSet.has(word))
}
