// "The hall" is what is hired, and not N Hall who works here: a surname that is a thing as well.
import { isPerson } from './name-words.ts'
import type { NameIndex } from './names.ts'
import { type FoundName, keyOf } from './subject.ts'
import type { Token } from './tokens.ts'

/** The name with the payees that its word names as a thing, in place of or beside the person. */
export function withThings(name: FoundName, tokens: readonly Token[], names: NameIndex): FoundName {
  const [person, ...others] = name.subjects
  const isSurname = person?.kind === 'merchant' && isPerson(person.name) && others.length === 0
  if (!isSurname || name.end - name.start > 1) return name
  const { text = '', raw = '' } = tokens[name.start] ?? {}
  const things = names
    .holding(text)
    .filter((each) => !isPerson(each.name) && keyOf(each) !== keyOf(person))
  if (things.length === 0) return name
  if (/^(?:the|our|my|a|that)$/.test(tokens[name.start - 1]?.text ?? ''))
    // With its article, which distinguishes it from the person wherever the name is put again.
    return { ...name, start: name.start - 1, subjects: things }
  const isCapital = name.start > 0 && /^\p{Lu}\p{Ll}/u.test(raw)
  return isCapital ? name : { ...name, subjects: [person, ...things] }
}
