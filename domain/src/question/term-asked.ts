// Questions for the meaning of a word on the pages: "what does safe to spend mean?"
import { helpTerms } from '../help/terms.ts'

const forms: readonly RegExp[] = [
  /^what (?:do|does|is|are) (.{3,40}?) (?:mean|means|meant to mean|supposed to mean)(?: (?:here|exactly|in plimsoll|on (?:the|my) \w+))?$/,
  /^what(?: is|s)? (?:meant by|the meaning of|the definition of) (.{3,40})$/,
  /^(?:please )?(?:explain|define)(?: (?:to me|the (?:word|term|phrase)))? (.{3,40})$/,
  /^what (?:is|are) (?:a |an |the )?(?:word|term|phrase|figure|number) (.{3,40}?) (?:mean|stand for|for)$/,
  /^(?:the )?(?:meaning|definition) of (.{3,40})$/,
]

/** The help topic of the word that is asked for; null for any other question. */
export function termAsked(question: string): string | null {
  const text = question
    .toLowerCase()
    .replace(/['"‘’“”?!.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and|so|ok|sorry|hi|hello|please) /, '')
    .replace(/^(?:can|could) you (?:please )?(?:tell me |explain )/, '')
  const terms = forms
    .flatMap((form) => form.exec(text)?.[1] ?? [])
    .map((term) => term.replace(/^(?:the|my|our|your) /, '').replace(/ (?:figure|number)$/, ''))
  const found = helpTerms.find(({ names }) => terms.some((term) => names.test(term)))
  return found?.id ?? null
}
