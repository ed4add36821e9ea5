// The words of example sentences and of questions as the two are compared: without endings, and
// with marks in the place of what is named.

/** A mark in the place of what a question names; after a stroke what is known of it. */
export type Mark = 'NAME' | 'ACCOUNT' | 'PROJECT' | 'PERIOD' | 'AMOUNT' | 'COUNT' | 'PERCENT'

const markOfSlot: Readonly<Record<string, `${Mark}` | `${Mark}/${string}`>> = {
  any: 'NAME/OUT',
  cat: 'NAME/OUT',
  payee: 'NAME/OUT',
  payer: 'NAME/IN',
  account: 'ACCOUNT',
  project: 'PROJECT',
  past: 'PERIOD/PAST',
  ahead: 'PERIOD/AHEAD',
  day: 'PERIOD/AHEAD',
  amount: 'AMOUNT',
  n: 'COUNT',
  percent: 'PERCENT',
}

/** The mark for a slot such as "payee" or "payee2". */
export function markOf(slot: string): Mark {
  return baseOf(markOfSlot[slot.replace(/\d$/, '')] ?? '') as Mark
}

const baseOf = (word: string) => word.replace(/\/.*$/, '')

/** Whether a word is a mark. */
export const isMark = (word: string) => /^[A-Z]{4}/.test(word)

/** A slot of a meaning; "{past|last month}" holds what stands there where the question has none. */
export type Slot = { readonly name: string; readonly otherwise?: string }

const slotPattern = /\{(\w+)(?:\|([^}]*))?\}/g

/** The slots of a sentence in their order. */
export function slotsIn(line: string): readonly Slot[] {
  return [...line.matchAll(slotPattern)].map(([, name = '', otherwise]) =>
    otherwise === undefined ? { name } : { name, otherwise },
  )
}

/** The sentence with words in the place of each slot. */
export function withSlots(line: string, textOf: (slot: Slot) => string): string {
  return line.replace(slotPattern, (_, name: string, otherwise?: string) =>
    textOf(otherwise === undefined ? { name } : { name, otherwise }),
  )
}

/** The words of an example, with marks for its slots. */
export function wordsOfExample(line: string): readonly string[] {
  return line
    .replace(/[’]/g, "'")
    .replace(slotPattern, '{$1}')
    .split(/[\s/]+/)
    .flatMap((part) => {
      const [, slot] = /\{(\w+)\}/.exec(part) ?? []
      if (slot) return [markOfSlot[slot.replace(/\d$/, '')] ?? slot]
      return part
        .toLowerCase()
        .replace(/'s?$/, '')
        .replace(/[^a-z0-9'&£%-]/g, '')
        .split('-')
        .filter(Boolean)
        .map(stemOf)
    })
}

const narrowing =
  /^(?:each|every|per|by|account|card|customer|client|supplier|people|instalments?|day|week|month|quarter|year|first|only|single|new|before|after|without|except|net|not|never|more|less|most|least|average|often|again|still)$/

/** Whether a word narrows what is meant: "by account", "each", "on the card". */
export const narrows = (word: string) => narrowing.test(word)

/** A word of a sentence with each of its neighbours. */
export function pairsAt(words: readonly string[], at: number): readonly string[] {
  const wordAt = (place: number) => baseOf(words[place] ?? '')
  return [`${wordAt(at - 1)} ${wordAt(at)}`, `${wordAt(at)} ${wordAt(at + 1)}`]
}

/** The pairs of all words of a sentence that narrow what is meant. */
export function narrowingPairs(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => (narrows(word) ? pairsAt(words, at) : []))
}

/** What two sentences are compared by: words, pairs of neighbours, and pairs with one between. */
export function featuresOf(words: readonly string[]): readonly string[] {
  const bare = words.map((word) => (isMark(word) ? baseOf(word) : word))
  const features = new Set<string>([`first ${bare[0] ?? ''}`])
  for (const [at, word] of bare.entries()) {
    features.add(word)
    features.add(words[at] ?? word)
    if (at > 0) features.add(`${bare[at - 1]} ${word}`)
    if (at > 1) features.add(`${bare[at - 2]} _ ${word}`)
  }
  return [...features]
}

const irregular: Readonly<Record<string, string>> = {
  paid: 'pay',
  payment: 'pay',
  payments: 'pay',
  spent: 'spend',
  came: 'come',
  went: 'go',
  gone: 'go',
  goes: 'go',
  did: 'do',
  does: 'do',
  done: 'do',
  was: 'is',
  were: 'is',
  are: 'is',
  be: 'is',
  been: 'is',
  has: 'have',
  had: 'have',
  got: 'get',
  bought: 'buy',
  sold: 'sell',
  made: 'make',
  took: 'take',
  taken: 'take',
  fell: 'fall',
  rose: 'rise',
  risen: 'rise',
  i: 'we',
  my: 'our',
  me: 'us',
}

/** A word without its ending: "paying", "pays" and "payments" are "pay". */
export function stemOf(word: string): string {
  if (isMark(word)) return word
  const own = irregular[word]
  if (own) return own
  const bare = word
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{2})([bdgmnprt])\1$/, '$1')
  return irregular[bare] ?? bare
}
