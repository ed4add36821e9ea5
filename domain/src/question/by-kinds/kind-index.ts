// Finds the words and phrases of kinds: a word says the same wherever it stands.

/** Phrases by kind, separated by bars. */
type KindTexts = Readonly<Record<string, string>>

/** A table of kinds, to look words up in. */
export type KindIndex<K extends string> = {
  /** The longest phrase that begins at a word, with what it says. */
  readonly kindAt: (
    words: readonly string[],
    at: number,
  ) => { readonly kind: K; readonly end: number } | null
  /** Every longer word of them: what a typing error may be mended to. */
  readonly words: ReadonlySet<string>
}

/** Indexes a table by the first words of its phrases. */
export function indexKinds<T extends KindTexts>(texts: T): KindIndex<keyof T & string> {
  type K = keyof T & string
  const byFirst = new Map<string, { kind: K; words: readonly string[] }[]>()
  for (const [kind, text] of Object.entries(texts))
    for (const phrase of text.split('|')) {
      const words = phrase.split(' ')
      const [first = ''] = words
      byFirst.set(first, [...(byFirst.get(first) ?? []), { kind: kind as K, words }])
    }
  for (const some of byFirst.values()) some.sort((a, b) => b.words.length - a.words.length)
  return {
    kindAt: (words, at) => {
      const found = byFirst
        .get(words[at] ?? '')
        ?.find((phrase) => phrase.words.every((word, offset) => words[at + offset] === word))
      return found ? { kind: found.kind, end: at + found.words.length } : null
    },
    words: new Set(
      Object.values(texts).flatMap((text) =>
        text.split(/[| ]/).filter((word) => /^[a-z]{4,}$/.test(word)),
      ),
    ),
  }
}
