// The forms that a word takes: "guzzles" is "guzzle", "dearer" is "dear". A word that is not in the
// lists is looked for by the form that is, so that a list needs only one of them.

const irregular: Record<string, string> = {
  spent: 'spend',
  paid: 'pay',
  bought: 'buy',
  cost: 'cost',
  went: 'go',
  gone: 'go',
  came: 'come',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  got: 'get',
  made: 'make',
  sold: 'sell',
  earnt: 'earn',
  rose: 'rise',
  risen: 'rise',
  fell: 'fall',
  fallen: 'fall',
  grew: 'grow',
  grown: 'grow',
  shrank: 'shrink',
  shrunk: 'shrink',
  blew: 'blow',
  blown: 'blow',
  ate: 'eat',
  eaten: 'eat',
  drew: 'draw',
  drawn: 'draw',
  sent: 'send',
  brought: 'bring',
  threw: 'throw',
  thrown: 'throw',
  forked: 'fork',
  crept: 'creep',
  shot: 'shoot',
  sank: 'sink',
  sunk: 'sink',
}

/** The form under which a dictionary lists a word: without the ending of a verb or a comparison. */
export function lemmaOf(word: string): string {
  const known = irregular[word]
  if (known) return known
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const stem = word.slice(0, -ending.length) + instead
    // "Dropped" is "drop", but "spelled" keeps both letters of "spell".
    return /([bdgmnprt])\1$/.test(stem) && instead === '' ? stem.slice(0, -1) : stem
  }
  return word.replace(/e$/, '')
}

// A silent "e" is left away everywhere, so that "charging" and "charge" meet.
const endings: readonly (readonly [string, string])[] = [
  ['iest', 'y'],
  ['ied', 'y'],
  ['ies', 'y'],
  ['ier', 'y'],
  ['ing', ''],
  ['est', ''],
  ['ed', ''],
  ['es', ''],
  ['er', ''],
  ['s', ''],
]

/** Words by their lemma; a lemma that stands for several meanings is left out. */
export function byLemma(meanings: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, { word: string; meaning: string } | null>()
  for (const [word, meaning] of meanings) {
    const lemma = lemmaOf(word)
    const before = found.get(lemma)
    if (before === undefined) found.set(lemma, { word, meaning })
    else if (before && before.meaning !== meaning) found.set(lemma, null)
  }
  return new Map([...found].flatMap(([lemma, one]) => (one ? [[lemma, one.word] as const] : [])))
}
