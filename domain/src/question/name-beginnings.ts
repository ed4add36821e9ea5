// Payees whose names begin alike and end in what each payment was for: "Denise Rickard Cleans X1",
// "Penzance Roofing Dep" and "Penzance Roofing Final" are one payee in people's minds.
import { everyday } from './everyday-words.ts'
import type { Entry } from './name-entries.ts'
import { bareWords, isPerson } from './name-words.ts'
import { isRefundName } from './refunds.ts'
import type { BookNames, Subject } from './subject.ts'

type Merchant = BookNames['merchants'][number]

const sharedMin = 2
// Half of Britain's firms begin with where they are.
const places =
  /^(?:north|south|east|west|northern|southern|eastern|western|great|new|old|royal|british|united|national|london|city|st|saint|mount|port|the|of|and)$/

/** Ways to name those that begin alike; `people` are named by their initial and surname already. */
export function sharedBeginnings(
  merchants: readonly Merchant[],
  people: readonly Entry[],
): readonly Entry[] {
  const taken = new Set(people.flatMap(({ subject }) => idsOf(subject)))
  const named = merchants.flatMap((merchant) => {
    const words = bareWords(merchant.name)
    const isOpen = words.length > 0 && !taken.has(merchant.id) && !isRefundName(merchant.name)
    return isOpen ? [{ merchant, words }] : []
  })
  const byBeginning = new Map<string, typeof named>()
  for (const each of named) {
    const beginning = each.words.slice(0, sharedMin).join(' ')
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), each])
  }
  return [...byBeginning.values()].flatMap((own): Entry[] => {
    const [first, ...others] = own
    if (!first || others.length === 0) return []
    const shared = others.reduce<readonly string[]>(
      (words, each) => beginningOf(words, each.words),
      first.words,
    )
    // One of them has no more words than they share, so it is meant by them alone, unless it is
    // known from its invoices only and what was paid stands under the longer names.
    const isWhole = ({ merchant, words }: (typeof own)[number]) =>
      words.length === shared.length && merchant.codes?.length !== 0
    if (shared.length < sharedMin || own.some(isWhole)) return []
    if (shared.every((word) => places.test(word) || everyday.has(word))) return []
    const subject: Subject = {
      kind: 'merchant',
      ids: own.map(({ merchant }) => merchant.id),
      name: first.merchant.name.split(' ').slice(0, shared.length).join(' '),
      names: own.map(({ merchant }) => merchant.name),
    }
    const isTheirs = (words: readonly string[], at: number) =>
      named.every((each) => own.includes(each) || each.words[at] !== words[0])
    const ways = shared.map((_, at) => shared.slice(0, at + 1))
    const surname = isPerson(first.merchant.name) ? shared.slice(1, 2) : []
    return [
      ...ways.filter((words) => words.length > 1 || (isTelling(words) && isTheirs(words, 0))),
      ...(surname.length > 0 && isTelling(surname) && isTheirs(surname, 1) ? [surname] : []),
    ].map((words) => ({ words, subject }))
  })
}

const idsOf = (subject: Subject) => (subject.kind === 'merchant' ? subject.ids : [])

function isTelling([word = '']: readonly string[]): boolean {
  return word.length > 2 && !everyday.has(word) && !places.test(word)
}

function beginningOf(words: readonly string[], others: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => word !== others[at])
  return end < 0 ? words : words.slice(0, end)
}
