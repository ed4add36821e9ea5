// "What will our balance be at the end of each of the next six months?": a balance for each of
// them, and not the one at the end of them all.
import { addDays } from '../calendar.ts'
import type { Concept } from './concepts.ts'
import type { InterpretInput } from './interpretation.ts'
import { spanPeriod } from './period.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { readQuestion } from './read-question.ts'
import type { ToolCall } from './tool-call.ts'

const known: ReadonlySet<Concept> = new Set<Concept>([
  'balance',
  'will',
  'have',
  'how_much',
  'list',
  'trend',
  'by_week',
  'each',
  'end_of',
  'upcoming',
  'month_noun',
  'week_noun',
])
const eachOfThem =
  /\b(?:each|every|per|by)(?: of the)?(?: next| coming)?(?: \w+)? (?:month|week)s?\b(?! end\b(?! to| until| till))|\b(?:each|every) (?:month|week)[ -]end\b|\b(?:month|week)(?:ly| by (?:week|month)|[ -]ends|[ -]end balances)\b/i
const ofCash = /\b(?:cash|money|bank|balances?|we be|we stand)\b/i
const upTo = /\b(?:until|till?|up to|to|through to|by|before)\b/i
const joints: ReadonlySet<string> = new Set(['until', 'till', 'where', 'look', 'like'])

/** The balance of each month or week to come; null for any other question. */
export function balancesAhead(
  question: string,
  { question: context }: InterpretInput,
): ToolCall | null {
  if (!eachOfThem.test(question) || !ofCash.test(question)) return null
  const plain = plainWords(question, context)
  const { looksAhead } = readQuestion(plain, context)
  const reading = readQuestion(plain, { ...context, assumesAhead: true })
  const [period, ...others] = reading.periods
  const isNarrowed =
    reading.included.length + reading.excluded.length + reading.choices.length > 0 ||
    reading.amounts.length + others.length > 0
  const isOfBalance = reading.concepts.has('balance') || /\bwill\b/i.test(plain)
  if (isNarrowed || !isOfBalance || ![...reading.concepts].every((each) => known.has(each)))
    return null
  const end = period?.label.toLowerCase() ?? ''
  if (!reading.unused.every((word) => joints.has(word) || isPartOf(word, end, plain))) return null
  const { today } = context
  // Of days that are partly over the past is meant, unless the words look ahead.
  if (period ? period.to <= today : !looksAhead) return null
  if (period && period.from <= today && !looksAhead) return null
  const isUpTo = period !== undefined && (upTo.test(question) || period.from <= today)
  const from = isUpTo || !period ? addDays(today, 1) : period.from
  return {
    tool: 'forecast_peak',
    args: {
      measure: 'balance',
      interval: /\bweek/i.test(question) ? 'week' : 'month',
      least: false,
      each: true,
      ...(period ? { period: spanPeriod(from, period.to) } : {}),
    },
  }
}

// "Until April": the month is read by its name again.
function isPartOf(word: string, label: string, plain: string): boolean {
  return label.includes(word) || new RegExp(`\\b(?:until|till) ${word}\\b`).test(plain)
}
