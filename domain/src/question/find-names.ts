// Where the words of a question name merchants, categories and accounts, and where a phrase of
// questions stands instead.
import { conceptAt } from './concepts.ts'
import { constructionAt } from './constructions.ts'
import type { FoundName, NameIndex, Subject } from './names.ts'
import type { Token } from './tokens.ts'

type Correction = { readonly written: string; readonly read: string }

/** Every name among the words, with what was read otherwise than it was written. */
export function findNames(
  tokens: readonly Token[],
  names: NameIndex,
): { found: FoundName[]; corrections: Correction[] } {
  const found: FoundName[] = []
  const corrections: Correction[] = []
  const words = tokens.map(({ text }) => text)
  for (let at = 0; at < words.length; ) {
    const joined = joinedName(words, at, names)
    if (joined) {
      found.push(joined)
      at = joined.end
      continue
    }
    const exact = names.exactAt(words, at)
    const phrase = constructionAt(words, at) ?? conceptAt(words, at)
    const isLonger =
      exact &&
      (!phrase ||
        exact.end > phrase.end ||
        isOwnWord(exact) ||
        (exact.end === phrase.end && isWrittenAsName(tokens, exact)))
    if (exact && isLonger) {
      found.push(names.withHolders(exact))
      corrections.push(...correctionOf(exact))
      at = exact.end
      continue
    }
    at = phrase ? phrase.end : at + 1
  }
  return { found, corrections }
}

// "Slack" with a capital within a sentence is the merchant, "slack" may be leeway.
function isWrittenAsName(tokens: readonly Token[], { start, end, subjects }: FoundName): boolean {
  const raws = tokens.map(({ raw }) => raw)
  const isShouted = raws.every((raw) => raw === raw.toUpperCase())
  return (
    start > 0 &&
    !isShouted &&
    subjects.every(({ kind }) => kind === 'merchant') &&
    raws.slice(start, end).every((raw) => /^\p{Lu}/u.test(raw))
  )
}

// "Harbour & Finch": a name of two words that only holders of both can have.
function joinedName(words: readonly string[], at: number, names: NameIndex): FoundName | null {
  const [first, joint, second] = words.slice(at, at + 3)
  if (joint !== 'and' || !first || !second || names.exactAt(words, at + 1)) return null
  const exact = names.exactAt(words, at)
  if (exact && exact.end > at + 1) return null
  const isCompany = /^(ltd|limited|llp|plc|co|inc)$/.test(words[at + 3] ?? '')
  const subjects = names.joinedParts(first, second, isCompany)
  return subjects && { start: at, end: at + 3, subjects, written: null }
}

function correctionOf({ written, subjects }: FoundName): Correction[] {
  const [only] = subjects
  const isOther = (subject: Subject) =>
    written?.replace(/\W/g, '') !== subject.name.toLowerCase().replace(/\W/g, '')
  return written && only && subjects.length === 1 && isOther(only)
    ? [{ written, read: only.name }]
    : []
}

// A name that is also a word of questions is the name only where it says more: "sales income", not
// "sales".
function isOwnWord({ subjects, end, start }: FoundName): boolean {
  return (
    end - start === 1 &&
    subjects.every(({ kind }) => kind === 'sub_category' || kind === 'category')
  )
}
