// Words that say nothing more where they stand: "the VAT man", "coffee runs", "the advertising
// side", "over the summer", "good morning".
import type { FoundName } from './subject.ts'

type Words = readonly (string | null)[]

// Who or what goes with a name and narrows it no further.
const attendantsOfCategories =
  /^(man|men|woman|women|lady|guy|guys|people|folk|folks|lot|bloke|blokes|chap|chaps|boys|side|front|department|dept|stuff|bits|related|wise|fees|fee|company|firm|supplier|provider)$/
const runs = /^(runs?|trips?|shops?|orders?|visits?|hauls?)$/

/** Where the words end that only accompany the name before them; null where none do. */
export function attendantEnd(words: Words, at: number, names: readonly FoundName[]): number | null {
  const name = names.find(({ end }) => end === at)
  const word = words[at] ?? ''
  if (!name || name.subjects.length === 0) return null
  const areCategories = name.subjects.every(
    ({ kind }) => kind === 'category' || kind === 'sub_category',
  )
  if (areCategories) return attendantsOfCategories.test(word) || runs.test(word) ? at + 1 : null
  return name.subjects.every(({ kind }) => kind === 'merchant') &&
    /^(man|men|woman|guy|guys|girl|girls|lad|lads|lass|boy|boys|couple|family|lady|people|folk|lot|bloke|stuff|gang|church|school|club|shop|place|office|pub|clinic|firm|outfit|fees|fee|dues|contributions?|contract|jobs?|gig)$/.test(
      word,
    )
    ? at + 1
    : null
}

/** Where words end that open a period, greet, or point at what follows; null where none stand. */
export function spareEnd(
  words: Words,
  at: number,
  input: { names: readonly FoundName[]; periods: readonly { readonly start: number }[] },
): number | null {
  const word = words[at] ?? ''
  const opens = (some: readonly { readonly start: number }[]) =>
    some.some(({ start }) => start === at + 1)
  // "Over the summer" names no amount.
  if (/^(over|within|under)$/.test(word) && opens(input.periods)) return at + 1
  // "The new machine" is the machine.
  if ((word === 'new' || word === 'plus') && opens(input.names)) return at + 1
  // "h wren" is H Wren.
  if (/^[a-z]$/.test(word) && isInitialOf(word, words[at + 1] ?? '', at + 1, input.names))
    return at + 1
  if (at === 0 && /^(morning|afternoon|evening)$/.test(word)) return at + 1
  if (word === 'good' && /^(morning|afternoon|evening|day)$/.test(words[at + 1] ?? ''))
    return at + 2
  return attendantEnd(words, at, input.names)
}

function isInitialOf(
  initial: string,
  word: string,
  at: number,
  names: readonly FoundName[],
): boolean {
  const name = names.find(({ start }) => start === at)
  return (
    name !== undefined &&
    name.subjects.length > 0 &&
    name.subjects.every(
      (subject) =>
        subject.kind === 'merchant' &&
        subject.names.some((own) => own.toLowerCase().includes(`${initial} ${word}`)),
    )
  )
}
