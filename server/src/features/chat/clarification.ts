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
  const reply = replyTo(plan.reason)
  const words = reading?.unused ?? []
  const response =
    plan.reason === 'goods'
      ? `I can’t see ${quoted(words)} in your books: the bank shows who was paid, not what for. Ask by supplier or category${plan.choices.length > 0 ? ', or did you mean this?' : '.'}`
      : plan.reason === 'unused'
        ? `I don’t know what you mean by ${quoted(words)}${plan.choices.length > 0 ? '. Did you mean one of these?' : ', and I’d rather not guess at a figure. Could you put it another way?'}`
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
