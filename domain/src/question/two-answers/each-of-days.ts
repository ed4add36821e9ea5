// The same asked of several stretches of days that don't adjoin: an answer for each.
import { type Interpretation, type InterpretInput, interpretedCall } from '../interpretation.ts'
import { inDays } from '../period.ts'
import { readPeriods } from '../periods/read-periods.ts'
import { readQuestion } from '../read-question.ts'
import { tokensIn } from '../tokens.ts'
import type { Understands } from './figure-words.ts'

const joins = /\b(?:and|n|&)\b|,/i

/** "What will the balance be at the end of December and of January?": the same of each. */
export function eachOfDays(
  question: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  if (!joins.test(question) || /\b(?:between|or|than|total|together|combined)\b/i.test(question))
    return null
  const tokens = tokensIn(question)
  const words = tokens.map(({ text }) => text)
  const looksAhead = readQuestion(question, input.question).looksAhead
  const found = readPeriods(words, { ...input.question, looksAhead })
  if (
    found.length < 2 ||
    found.length > 3 ||
    found.length !== new Set(found.map(({ period }) => period.from)).size
  )
    return null
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return null
  // Nothing but joining words stands between the days.
  const between = words.slice(first.start, last.end).filter((_, at) => {
    const place = at + first.start
    return !found.some(({ start, end }) => place >= start && place < end)
  })
  if (between.some((word) => !fillers.test(word))) return null
  const lead = words
    .slice(0, first.start)
    .join(' ')
    .replace(/(?: (?:in|for|on|at|over|during|from|both|the|end|of|by))+$/, '')
  const rest = words
    .slice(last.end)
    .filter((word) => !/^(each|both|respectively|separately)$/.test(word))
  const isEnd = /\b(?:at|by) the end of\b/.test(words.slice(0, first.start).join(' '))
  const steps = found.map(({ period }) =>
    understands(
      [lead, ...rest, isEnd ? `at the end of ${period.label}` : inDays(period)].join(' '),
    ),
  )
  const [one] = steps
  const tool = one && interpretedCall(one)?.tool
  if (!tool || steps.some((step) => interpretedCall(step)?.tool !== tool)) return null
  return steps.reduceRight<Interpretation | null>(
    (next, step) => (next ? { ...step, next } : step),
    null,
  )
}

const fillers = /^(and|n|in|at|on|for|the|end|of|by|over|during|then|also|,)$/
