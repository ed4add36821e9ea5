// A message of several sentences: remarks beside a question, or several questions. A remark that
// may narrow the question is never passed over.

import { frameOf } from '../frame.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import type { Period } from '../period.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import { keyOf } from '../subject.ts'
import type { Choice } from '../tool-call.ts'
import { bindsQuestion, continuesQuestion, daysIn, sentencesIn } from './sentences.ts'

type InterpretOne = (
  question: string,
  input: InterpretInput,
  given?: readonly Period[],
) => Interpretation

/** Interprets the question of a message; several questions are put one by one. */
export function interpretMessage(
  text: string,
  input: InterpretInput,
  interpretOne: InterpretOne,
): Interpretation {
  const { questions, remarks } = sentencesIn(text)
  const [question = text] = questions
  if (questions.length > 1)
    return open(
      'several',
      questions.slice(0, 4).map((each) => ({ label: each, prompt: each })),
    )
  if (remarks.length === 0) return interpretOne(question, input)
  const dated = withDaysOf(question, remarks, input)
  if (dated) return interpretOne(dated, input)
  const readings = remarks.map((remark) => readQuestion(remark, input.question))
  const own = readQuestion(question, input.question)
  // "I'm looking at Premier Paper. How much did we pay them?"
  const [only] = readings
  const pointsBack = /\b(it|they|them|him|her|that|those|these|there)\b/i.test(question)
  if (only && readings.length === 1 && pointsBack && only.included.length === 1)
    return only.unused.length === 0 || remarks.every((remark) => !bindsQuestion(remark))
      ? interpretOne(question, { ...input, before: frameOf(withoutMeasures(only)) })
      : open('remark', [{ label: question, prompt: question }])
  if (readings.some((reading, at) => narrows(reading, own, remarks[at] ?? '')))
    return open('remark', [{ label: question, prompt: question }, ...withNames(question, readings)])
  return interpretOne(
    question,
    input,
    readings.flatMap(({ periods }) => periods),
  )
}

// "Use April to October 2026.", "september and october will do": the days of the question.
function withDaysOf(
  question: string,
  remarks: readonly string[],
  input: InterpretInput,
): string | null {
  const [remark, ...others] = remarks
  if (remark === undefined || others.length > 0) return null
  if (readQuestion(question, input.question).periods.length > 0) return null
  const days = daysIn(remark)
  const { periods, concepts, included, choices, excluded, amounts, unused, weekdays } =
    readQuestion(days, input.question)
  const holdsMore =
    concepts.size + included.length + choices.length + excluded.length + amounts.length > 0 ||
    unused.length + weekdays.length > 0
  if (periods.length === 0 || holdsMore) return null
  const lead = /^(?:in|from|since|for|between|over|during|on|until|up to)\b/i.test(days)
    ? ''
    : /\b(?:to|until|till|through)\b/i.test(days)
      ? 'from '
      : 'in '
  return `${question.replace(/[\s?.!]+$/, '')} ${lead}${days}?`
}

// Only what a remark is about is taken over, not what it says of it.
function withoutMeasures(reading: Reading): Reading {
  return { ...reading, concepts: new Set() }
}

function narrows(reading: Reading, own: Reading, remark: string): boolean {
  const names = new Set(own.included.map(keyOf))
  return (
    bindsQuestion(remark) ||
    // Whom a question names itself, a remark on something else narrows no further.
    (own.included.length === 0 && reading.included.some((subject) => !names.has(keyOf(subject)))) ||
    (reading.unused.length > 0 && continuesQuestion(remark)) ||
    reading.excluded.length > 0 ||
    reading.choices.length > 0 ||
    reading.amounts.length > 0 ||
    reading.count !== null ||
    reading.weekdays.length > 0 ||
    reading.concepts.has('exclude') ||
    reading.concepts.has('scenario') ||
    (own.periods.length === 0 && reading.periods.length > 1)
  )
}

function withNames(question: string, readings: readonly Reading[]): Choice[] {
  const bare = question.replace(/[\s?.!]+$/, '')
  return readings
    .flatMap(({ included }) => included)
    .slice(0, 3)
    .map(({ name }) => ({ label: `${bare}: ${name}`, prompt: `${bare} for ${name}?` }))
}

function open(reason: string, choices: readonly Choice[]): Interpretation {
  return { plan: { kind: 'clarify', reason, choices }, frame: null, reading: null }
}
