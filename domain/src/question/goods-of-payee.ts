// What was bought from a payee, beside its name: "Rolawn turf" is paid to Rolawn, and no other
// payee with turf in its name is meant.
import { findNames } from './find-names.ts'
import { nameWords } from './name-words.ts'
import type { NameIndex } from './names.ts'
import type { FoundName, Subject } from './subject.ts'
import type { Token } from './tokens.ts'

type Place = { readonly at: number; readonly englishWords: ReadonlySet<string> }

/**
 * Whether a common word follows right on the name of one of these merchants, as "turf" in "Rolawn
 * turf", "for turf" behind Jewson and "for the hall" behind "Slimming World pay us".
 */
export function isBoughtFrom(
  payees: readonly Pick<FoundName, 'subjects'>[],
  words: readonly (string | null)[],
  { at, englishWords }: Place,
): boolean {
  if (!englishWords.has(words[at] ?? '')) return false
  const last = words[placeBefore(words, at)]
  const isBefore = (payee: Subject) =>
    payee.kind === 'merchant' &&
    typeof last === 'string' &&
    payee.names.some((name) => nameWords(name).includes(last))
  return payees.some(({ subjects }) => subjects.some(isBefore))
}

// Where the name stands that a word is "for".
function placeBefore(words: readonly (string | null)[], at: number): number {
  let place = at - 1
  if (/^(?:the|our|their|an?|my)$/.test(words[place] ?? '')) place--
  if (words[place] !== 'for') return at - 1
  place--
  while (/^(?:pay|pays|paid|paying|give|gave|send|sent|us|me)$/.test(words[place] ?? '')) place--
  return place
}

/** The names that a question holds, but for those that say what was bought from one before them. */
export function namesFound(
  tokens: readonly Token[],
  { names, englishWords }: { names: NameIndex; englishWords: ReadonlySet<string> },
): ReturnType<typeof findNames> {
  const { found, corrections } = findNames(tokens, names)
  const words = tokens.map(({ text }) => text)
  const isOwn = ({ start, end, subjects: [own] }: FoundName, place: number) => {
    const [payee, ...others] = found[place - 1]?.subjects ?? []
    // "Turf" is some of Turf Online, and Shell is all of Shell.
    const isPart = own?.kind === 'merchant' && own.names.every((each) => nameWords(each).length > 1)
    if (!isPart || end - start > 1 || !payee || others.length > 0 || payee === own) return true
    return !isBoughtFrom([{ subjects: [payee] }], words, { at: start, englishWords })
  }
  return { found: found.filter(isOwn), corrections }
}
