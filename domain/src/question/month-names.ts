// People and firms called after a month: "what do I pay April each month?" is about somebody, where
// "what did we pay in April?" is about days.
import type { NameIndex } from './names.ts'
import type { Reading } from './read-question.ts'
import type { Choice } from './tool-call.ts'

const month = '(march|april|may|june|august)'

// Where nobody would name a month so.
const standsAsName: readonly RegExp[] = [
  new RegExp(
    `\\b(?:pay|paid|paying|give|gave|owe|employ|employing) ${month}(?= (?:each|every|a (?:month|week|year)|per|monthly|weekly|in|on average|so far|altogether|since|this (?:month|year|week|quarter)|last month|typically|usually|normally)\\b)`,
    'i',
  ),
  new RegExp(
    `\\b(?:does|did|has|is|was) ${month}(?= (?:earn|get|make|take|cost|charge|had|been|got|receive|have|paid|still|usually|normally|bring)\\b)`,
    'i',
  ),
  new RegExp(`\\b${month}(?= (?:earns|earned|gets paid|got paid|is paid|was paid)\\b)`, 'i'),
  new RegExp(`\\b(?:to|for|on) ${month}(?=,? (?:in|during|last|this|since|so far)\\b)`, 'i'),
  new RegExp(
    `\\b${month}(?=['’]?s (?:wages?|salary|pay|hours|drawings?|invoices?)(?: bill)? (?:in|for|during|last|this|since|so far|each|every|a|per)\\b)`,
    'i',
  ),
]

/** The question with the whole name of whoever is called after the month that it names. */
export function withMonthNames(question: string, names: NameIndex): string {
  for (const pattern of standsAsName) {
    const [, word] = pattern.exec(question) ?? []
    const payee = word ? names.onlyHolderOf(word.toLowerCase()) : null
    if (!word || !payee) continue
    return question.replace(pattern, (found) => found.replace(new RegExp(word, 'i'), payee.name))
  }
  return question
}

/** What "what do I pay April?" may mean: the payee called after the month, or its days. */
export function monthNameChoices({ words, included }: Reading, names: NameIndex): Choice[] {
  const text = words.join(' ')
  const [, word] =
    /\b(?:pay|paid|paying) (march|april|may|june|august)\b(?! (?:bills?|rent|wages|payroll))/.exec(
      text,
    ) ?? []
  const payee = word && included.length === 0 ? names.onlyHolderOf(word) : null
  if (!payee || !word) return []
  const month = `${word[0]?.toUpperCase()}${word.slice(1)}`
  return [
    { label: payee.name, prompt: text.replace(word, payee.name) },
    { label: month, prompt: text.replace(word, `in ${month}`) },
  ]
}
