// Another day of the balance that a what-if gave: "and at the end of April?", "the month after?".
import { addMonths, type Day, lastDayOf, monthOf } from '../../calendar.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'

const lead =
  /^(?:and |so |ok(?:ay)? |but |then |what about |how about |where (?:would|will) (?:we|that|it) be )*/i
const joint = /^(?:by|at|come|on|as of|up to) /i
const ofMonth = /^(?:the )?(?:end|close|start|middle|beginning) of /i
const nextMonth =
  /^(?:at |by |in )?(?:the )?(?:(?:end of )?the )?(?:month after(?: (?:that|it))?|following month|next month(?: end)?|one after(?: that)?)$/i

/** The day that a remark names and nothing else; `was` is the day answered before. */
export function dayAskedAlone(
  question: string,
  context: QuestionContext,
  was: Day | undefined,
): Day | null {
  const text = question
    .trim()
    .replace(/[\s?.!]+$/, '')
    .replace(lead, '')
  if (was !== undefined && nextMonth.test(text)) return lastDayOf(addMonths(monthOf(was), 1))
  const days = text.replace(joint, '')
  // "From April" and "in April" are days of the change, unless a balance was answered.
  const isOfBalance = ofMonth.test(days) || joint.test(text) || was !== undefined
  if (!isOfBalance || /^(?:from|since|for|until|till|during|if|in case)\b/i.test(text)) return null
  const { periods, unused, included, amounts, concepts } = readQuestion(
    `by ${days.replace(/^in /i, '')}`,
    { ...context, assumesAhead: true },
  )
  const [only, ...others] = periods
  const isAlone = others.length + unused.length + included.length + amounts.length === 0
  return only && isAlone && [...concepts].every((each) => each === 'end_of') ? only.to : null
}
