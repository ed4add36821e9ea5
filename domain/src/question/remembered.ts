// Readings that are worked out once: on its way to a plan a question is read many times, whole and
// in parts, by the same words and the same books.
import type { QuestionContext } from './read-question.ts'

const textsMax = 64
const contextsMax = 8
const noWords: ReadonlySet<string> = new Set()

type Read<R> = (text: string, context: QuestionContext) => R
type OfContext<R> = { readonly context: QuestionContext; readonly byText: Map<string, R> }

/** The same reader, which keeps its latest readings with the names of the books they are of. */
export function remembered<R>(read: Read<R>): Read<R> {
  const byNames = new WeakMap<QuestionContext['names'], OfContext<R>[]>()
  return (text, context) => {
    const known = byNames.get(context.names) ?? []
    byNames.set(context.names, known)
    let own = known.find((other) => isSame(other.context, context))
    if (!own) {
      own = { context, byText: new Map() }
      known.push(own)
      if (known.length > contextsMax) known.shift()
    }
    const { byText } = own
    if (byText.has(text)) return byText.get(text) as R
    const found = read(text, context)
    byText.set(text, found)
    const [oldest] = byText.keys()
    if (byText.size > textsMax && oldest !== undefined) byText.delete(oldest)
    return found
  }
}

/** The same for a rewording, which depends on its text alone. */
export function rememberedText(reword: (text: string) => string): (text: string) => string {
  const byText = new Map<string, string>()
  return (text) => {
    const known = byText.get(text)
    if (known !== undefined) return known
    const found = reword(text)
    byText.set(text, found)
    const [oldest] = byText.keys()
    if (byText.size > textsMax && oldest !== undefined) byText.delete(oldest)
    return found
  }
}

/** The same for a reader that also depends on `words`, a set that is never changed. */
export function rememberedWith<R>(
  read: (text: string, context: QuestionContext, words: ReadonlySet<string>) => R,
): (text: string, context: QuestionContext, words?: ReadonlySet<string>) => R {
  const byWords = new WeakMap<ReadonlySet<string>, Read<R>>()
  return (text, context, words = noWords) => {
    const own = byWords.get(words) ?? remembered((each, books) => read(each, books, words))
    byWords.set(words, own)
    return own(text, context)
  }
}

// Contexts are often copied with one setting changed.
function isSame(context: QuestionContext, other: QuestionContext): boolean {
  const keys = new Set([...Object.keys(context), ...Object.keys(other)]) as Set<
    keyof QuestionContext
  >
  return [...keys].every((key) => context[key] === other[key])
}
