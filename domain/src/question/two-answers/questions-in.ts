// Where a message that asks two things is cut: between its sentences, at an "and" before a
// question, or before what is less than one: a name or some days.
import type { Interpretation } from '../interpretation.ts'
import { bothWaysOf, endsBare, endsInPart, halvesOf } from '../phrasing/halves.ts'
import { plainWords } from '../phrasing/plain-words.ts'
import { sentencesIn } from '../phrasing/sentences.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'

const besideDays =
  /^(?:in |for |over )?the (?:day|week|month|quarter|year|fortnight|one) (?:before|after|following)(?: that| it)?[\s?.!]*$/i

// A name, some days, or both.
function isBare(words: string, context: QuestionContext): boolean {
  const { included, periods, unused, choices, amounts, concepts } = readQuestion(
    plainWords(words, context),
    context,
  )
  if (besideDays.test(words)) return true
  const isHeld = included.length + periods.length > 0 && included.length < 2 && periods.length < 2
  return isHeld && unused.length + choices.length + amounts.length + concepts.size === 0
}

/** The two questions of a message, or what it asks beside a question; none where it asks one. */
export function questionsIn(
  question: string,
  { plan }: Interpretation,
  context: QuestionContext,
): readonly string[] {
  const { questions, remarks } = sentencesIn(question)
  if (questions.length > 1 && remarks.length === 0) return questions
  const isOpen = plan.kind === 'clarify'
  const half = endsInPart(question)
  const isAnother = half && anotherEnd.test(half[1])
  const whole = bothWaysOf(question) ?? halvesOf(question)
  // "What in 2025 and what so far in 2026?"
  const [opening, again] = whole ?? []
  const bare = again && /^(?:what|how much)(?: so far)? (?!about\b)(?=\S)/i.exec(again)
  if (opening && again && bare && isBare(again.slice(bare[0].length), context))
    return [opening, `and ${again.slice(bare[0].length)}`]
  if (whole) return whole
  // "The worst?" follows up as "and the worst?" does.
  if (half && (isOpen || isAnother)) return [half[0], `and ${half[1]}`]
  const [first, rest] = (isOpen && endsBare(question)) || []
  // The last of a list of names is of one question.
  const names = first ? readQuestion(plainWords(first, context), context).included.length : 0
  return first && rest && names < 2 && isBare(rest, context) ? [first, `and ${rest}`] : []
}

// "… and the biggest payment out": as much of a question as what stands before it.
const anotherEnd =
  /^(?:the |our |my )?(?:highest|lowest|biggest|smallest|largest|best|worst|dearest|cheapest)(?: \w+|[\s?.!]*$)/i
