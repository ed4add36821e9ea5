// How a finished answer reads: curly apostrophes, days that are named once, and choices written as
// questions, however the user typed theirs.
import type { Choice } from '@plimsoll/domain/question/tool-call'

/** Apostrophes within words as they are printed: "Director’s salary". */
export const withCurlyApostrophes = (text: string): string =>
  text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')

const took = /^You named no period, so I took (.+?)\.$/

/** What was assumed, without the days that the sentence names already. */
export function withoutDaysTwice(sentence: string, assumptions: readonly string[]): string[] {
  return assumptions.map((each) => {
    const [, days] = took.exec(each) ?? []
    const isNamed = days && /\d/.test(days) && sentence.includes(days)
    return isNamed ? 'You named no period, so I chose that one.' : each
  })
}

const asks =
  /^(?:(?:by )?how|what|when|which|who|whom|why|where|is|are|was|were|did|do|does|has|have|had|will|would|can|could|should|am|if)\b/i

/** A choice as a question of ours: its capitals, thousands and mark; its prompt stays. */
export function asQuestion({ label, prompt }: Choice): Choice {
  const text = withCurlyApostrophes(label)
    .replace(/\bi\b(?!['’.])/g, 'I')
    .replace(/(?<=£)\d{4,}(?=\.\d\d\b|\b)/g, (digits) => Number(digits).toLocaleString('en-GB'))
  const first = text.charAt(0).toUpperCase() + text.slice(1)
  return { label: asks.test(first) && !/[?.!]$/.test(first) ? `${first}?` : first, prompt }
}
