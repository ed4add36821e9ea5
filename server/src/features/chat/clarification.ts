// The reply to a question that was not understood whole.
import type { Interpretation } from '@plimsoll/domain/question/interpretation'
import type { Choice } from '@plimsoll/domain/question/tool-call'
import { type Answer, blank } from './answer.ts'
import { listed } from './listed.ts'
import { replyTo } from './replies.ts'

/** Says what was not understood, with questions to choose from. */
export function clarification(
  interpretation: Interpretation,
  plan: { reason: string; choices: readonly Choice[] },
): Answer {
  const { reading, frame } = interpretation
  const own = replyTo(plan.reason)
  // "Which of these do you mean?" wants something to choose from.
  const isBare = /^(names|remark|several)$/.test(plan.reason) && plan.choices.length === 0
  const reply = isBare ? replyTo('shape') : own
  const words = reading?.unused ?? []
  const response =
    plan.reason === 'goods'
      ? `I can’t see ${quoted(words)} in your books: the bank shows who was paid, not what for. Ask by supplier or category${plan.choices.length > 0 ? ', or did you mean this?' : '.'}`
      : plan.reason === 'unused'
        ? isPlain(words) && reading
          ? `I couldn’t follow ${quoted([fromWord(reading.text, words[0] ?? '')])} in that question${plan.choices.length > 0 ? '. Did you mean one of these?' : ', and I’d rather not guess at a figure. Could you put it another way?'}`
          : `I don’t know what you mean by ${quoted(words)}${plan.choices.length > 0 ? '. Did you mean one of these?' : ', and I’d rather not guess at a figure. Could you put it another way?'}`
        : reply.text
  return {
    ...blank,
    response,
    options: plan.choices.length > 0 ? plan.choices : plainChoices(interpretation, reply.choices),
    unused: words,
    reason: plan.reason || 'shape',
    frame,
  }
}

// Words that everybody knows: what was not followed is what they do in the question.
const plain =
  /^(since|not|never|no|nothing|none|once|twice|half|before|after|until|where|longest|by|card|four|five|six|three|two|or|than|without|every|each|\d+(st|nd|rd|th)?|\d+%|haven['’]t|hasn['’]t|didn['’]t|brings?|extra|happens?|leave|year|calendar)$/i

const isPlain = (words: readonly string[]) =>
  words.length > 0 && words.every((word) => plain.test(word))

// The word with what follows it: "since wilkes started".
function fromWord(text: string, word: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = new RegExp(
    `(?<![\\p{L}\\d])${escaped}(?:\\s+[\\p{L}\\d£'’.,%-]*[\\p{L}\\d%]){0,2}`,
    'iu',
  ).exec(text)
  return found?.[0] ?? word
}

// A question about days to come is offered what lies ahead.
function plainChoices({ reading }: Interpretation, choices: readonly Choice[]): readonly Choice[] {
  return reading?.looksAhead ? replyTo('ahead').choices : choices
}

const quotedMax = 30

// Words that may never have stood together are quoted apart.
function quoted(words: readonly string[]): string {
  const distinct = [...new Set(words)].slice(0, 3).map(cutShort)
  return listed(
    distinct.map((word) => `“${word}”`),
    'or',
  )
}

const cutShort = (text: string): string =>
  text.length > quotedMax ? `${text.slice(0, quotedMax)}…` : text
