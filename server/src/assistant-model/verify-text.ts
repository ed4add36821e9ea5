// Whether a text that a model wrote may be shown: every figure in it must be a fact that a tool
// found, put in by its reference. In doubt the text is refused, because there is always an answer
// without a model.

/** What a text may refer to. */
export type TextFact = { readonly id: string; readonly rendered: string }

const reference = /\{\{(\w+)\}\}/g
const charactersMax = 900
const numberWords =
  /\b(twice|thrice|double|doubled|triple|tripled|half|halved|quarter|third|dozen|hundred|thousand|million|billion|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|per cent|percent)\b/i
const directions =
  /\b(more|less|higher|lower|rose|risen|fell|fallen|grew|dropped|increased?|decreased?|up|down|above|below|profit|loss|owe|owed)\b/gi
const markup = /https?:|www\.|<[a-z/!]|\]\(|```|!\[/i
const totality = /\b(all|none|every|always|never|only)\b/i

/**
 * What is wrong with a text; null where nothing is. `ownWords`: the tools' own sentences, whose
 * directions were worked out.
 */
export function faultInText(
  text: string,
  known: { facts: readonly TextFact[]; ownWords: string; isTruncated: boolean },
): string | null {
  const ids = new Set(known.facts.map(({ id }) => id))
  const used = [...text.matchAll(reference)].map(([, id = '']) => id)
  const plain = text.replace(reference, ' ')
  if (text.trim() === '' || text.length > charactersMax) return 'length'
  if (used.length === 0) return 'no_reference'
  if (used.some((id) => !ids.has(id))) return 'unknown_reference'
  if (/[\p{N}£$€%{}]/u.test(plain)) return 'unsupported_number'
  if (numberWords.test(plain)) return 'number_word'
  if (markup.test(plain)) return 'markup'
  if (known.isTruncated && totality.test(plain)) return 'totality'
  const allowed = known.ownWords.toLowerCase()
  const strays = (plain.match(directions) ?? []).filter(
    (word) => !new RegExp(`\\b${word}\\b`, 'i').test(allowed),
  )
  return strays.length > 0 ? 'direction' : null
}

/** The text with its facts put in. */
export function withFacts(text: string, facts: readonly TextFact[]): string {
  const byId = new Map(facts.map(({ id, rendered }) => [id, rendered]))
  return text.replace(reference, (whole, id: string) => byId.get(id) ?? whole)
}
