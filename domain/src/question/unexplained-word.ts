// The last resort for a word that nothing else explains: a name with a typing error, more of a name
// already read, or the one name that holds the word.
import { isBoughtFrom } from './goods-of-payee.ts'
import type { Mended } from './mend-words.ts'
import { nameWords, stemOf } from './name-words.ts'
import type { NameIndex } from './names.ts'
import type { FoundName, Subject } from './subject.ts'

/** What an unexplained word turned out to be; a correction is shown to whoever asked. */
export type Explanation =
  | { readonly kind: 'name'; readonly name: FoundName; readonly correctedTo: string | null }
  | { readonly kind: 'more of a name'; readonly written?: string }

/** What the word at this place means; null where it stays unexplained. */
export function explain(
  tokens: readonly Mended[],
  at: number,
  input: {
    readonly names: NameIndex
    readonly englishWords: ReadonlySet<string>
    readonly latest: Subject | undefined
  },
): Explanation | null {
  const { text = '', raw = '' } = tokens[at] ?? {}
  const named = (subjects: readonly Subject[], correctedTo: string | null): Explanation => ({
    kind: 'name',
    name: { start: at, end: at + 1, subjects: [...subjects], written: raw },
    correctedTo,
  })
  const mayBeSlip = /^\p{L}/u.test(text) && !input.englishWords.has(text)
  const person = /s$/i.test(raw) ? input.names.personCalled(text, tokens[at + 1]?.text ?? '') : null
  if (mayBeSlip && person) return named([person], person.name)
  const clipped = input.names.clipped.at(
    tokens.map((token) => token.text),
    at,
  )
  if (clipped && clipped.subjects.length <= 4) {
    const [one] = clipped.subjects
    const written = tokens.slice(at, clipped.end).map((token) => token.raw)
    return {
      kind: 'name',
      name: { start: at, end: clipped.end, subjects: clipped.subjects, written: written.join(' ') },
      correctedTo: one && clipped.subjects.length === 1 ? one.name : null,
    }
  }
  const near = mayBeSlip ? input.names.nearest(text) : null
  const [only] = near?.subjects ?? []
  if (near && only && near.subjects.length === 1) return named([only], only.name)
  if (near && near.subjects.length > 1 && near.subjects.length <= 4)
    return named(near.subjects, null)
  if (isPartOf(input.latest, text)) return { kind: 'more of a name' }
  const words = tokens.map((token) => token.text)
  if (
    isBoughtFrom(input.latest ? [{ subjects: [input.latest] }] : [], words, {
      at,
      englishWords: input.englishWords,
    })
  ) {
    const beside = tokens[at - 1]?.raw ?? ''
    return beside.toLowerCase() === 'for'
      ? null
      : { kind: 'more of a name', written: `${beside} ${raw}` }
  }
  const holding = input.names.holding(text)
  const [holder] = holding
  if (holder && holding.length <= 4)
    return named(holding, holding.length === 1 ? holder.name : null)
  const [beginning] = mayBeSlip ? input.names.beginningSo(text) : []
  if (beginning) return named([beginning], beginning.name)
  const isMeantAlone = /^(the|our)$/.test(tokens[at - 1]?.text ?? '')
  const onlyHolder = isMeantAlone ? input.names.onlyHolderOf(text) : null
  return onlyHolder ? named([onlyHolder], onlyHolder.name) : null
}

// "Marlow estate" is Marlow Estates Rent: its second word says no more than its first.
function isPartOf(latest: Subject | undefined, text: string): boolean {
  return (
    latest?.kind === 'merchant' &&
    latest.names.some((name) => {
      const own = nameWords(name)
      // "Adec" is A-Dec.
      const opening = `${own[0]}${own[1]}`
      return opening === text || own.some((word) => stemOf(word) === stemOf(text))
    })
  )
}
