// Whether somebody still pays or is still paid: "is the museum still paying its retainer or has
// that dried up?", "do we still use DPD?", "when did the retainer stop?".

import type { FlowFilter } from './flow-arguments.ts'
import { frameOf } from './frame.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from './interpretation.ts'
import { spanPeriod } from './period.ts'
import { sideOfSubject } from './plan/subject-side.ts'
import { readQuestion } from './read-question.ts'
import type { Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'

const they = '(?:it|that|this|she|he|they|we|the lot|them)'
const ended =
  '(?:stopped|finished|ended|left|gone|quit|dried up|packed (?:it )?in|packed up|fizzled out|petered out|run out|died (?:off|out|a death)|gone quiet|given up|called it a day|moved on|been (?:let go|cancelled|stopped|dropped)|knocked (?:it )?on the head|jacked (?:it )?in|done a runner)'
const orElse = new RegExp(
  `[\\s,–-]*\\bor (?:has|have|had|did|is|are|was)n?['’]?t? ?(?:${they} )?(?:all |now |just |finally )*(?:${ended}|stop|finish|end|leave|pack (?:it )?in|over|done|finished|not)(?: (?:now|altogether|completely|paying|us|ordering|yet|it))*(?=[\\s?.!]*$)`,
  'i',
)
const doing =
  '(?:pay(?:ing|s)?(?: (?:us|me|up|in|out|back|off|for))*|buy(?:ing)?(?: from)?|order(?:ing)?(?: from)?|us(?:e|ing)|trad(?:e|ing)(?: with)?|deal(?:ing)? with|employ(?:ing)?|sell(?:ing)? to|work(?:ing|s)?(?: (?:here|for))*|rent(?:ing)?|hav(?:e|ing)|go(?:ing)?(?: to)?|com(?:e|ing) in(?: from)?|subscrib(?:e|ing) to|shop(?:ping)? (?:at|with)|gett?(?:ing)?(?: (?:paid|money|anything|any money|income|payments?|payouts?|orders))?(?: (?:by|from|off|through))?|receiv(?:e|ing)(?: (?:money|anything|payments?))?(?: from)?|being (?:paid|charged|billed)(?: (?:by|for))?|spend(?:ing)? (?:money )?(?:on|with|at)|(?:a|our) (?:customer|client|supplier|tenant)|active|around|current|live|with|on (?:the |our )?(?:books|payroll|staff|wage bill|go)|employed|here|tak(?:e|ing) (?:money|payments?|a cut)(?: (?:off|from|out of) (?:us|me|the account))?|going strong|coming in|going out|leaving the account)'
const still = new RegExp(
  `\\b(?:is|are|do|does|am|r) (?:we |i |you |the |our |that |they )*(?:.{0,40}?)\\bstill\\b(?: actually| even| all)*(?: ${doing})?`,
  'i',
)
const stillDoing = new RegExp(`\\bstill\\b(?: actually| even| all)*(?: ${doing})?`, 'i')
const stopped = new RegExp(
  `^(?:and |so |hey )?(?:has|have|did|is|are) (?:.{2,40}?) (?:now |just |finally |all )*(?:${ended}|stop|finish)(?: (?:ordering|paying|buying|using|trading|dealing))?(?: (?:from|with|us|me|now|yet|altogether|completely))*[\\s?.!]*$`,
  'i',
)
const finishedPaying =
  /^(?:and |so )?(?:did|have|has|are) (?:we|i) (?:all |now |finally )*(?:finish(?:ed)?|done|stop(?:ped)?)(?: with)? (?:paying|repaying)(?: (?:back|off|up|down))? /i
const whenStopped =
  /^(?:and |so )?when did (?:the |our |that )?(.{2,40}?) (?:dry up|stop|end|finish|run out|pack (?:it )?in|leave|go quiet)(?: (?:paying|ordering|coming in|us|buying))*[\s?.!]*$/i
const lastAsked =
  /[\s,]*(?:and |n |& )?(?:when|how much) (?:was|were|did) (?:the |their |its )?(?:last|latest)(?: (?:one|payment|time))?(?: (?:we paid|they paid|it|them))?(?=[\s?.!]*$)/i
const ofLoan = /\b(?:paying|repaying) (?:back|off)|\brepaying\b/i
const fillers =
  /\b(?:still|paying|buying|ordering|using|or|so|and|hey|has|have|had|did|do|does|is|are|we|i|the|our|its|their|his|her|that|retainer|now|from|us|me|to|with|on|by|for|at)\b/gi

// Words before and behind it that ask nothing more.
const lead =
  /^(?:(?:and|so|but|hey|hi|hiya|hello|oh|ok|okay|well|right|now|then|also|just|actually|by the way|quick (?:one|question))[\s,:;.!–-]+)+/i
const tail =
  /(?:[\s,–-]+(?:these days|nowadays|now|right now|currently|at (?:all|present|the moment)|any ?more|then|though|or not|or what|anyway|by the way))+(?=[\s?.!]*$)/i

// Whether something is still worth its money no payment says, and how late it comes is another
// question.
const isJudged =
  /\b(?:on time|late|promptly|needed|worth|necessary|useful|essential|any good|good value)\b/i

/** What such a question comes to; null for any other. */
export function interpretGoesOn(
  question: string,
  input: InterpretInput,
  understands: (question: string) => Interpretation,
): Interpretation | null {
  if (question.length > lengthMax || isJudged.test(question)) return null
  const whole = question.trim().replace(lead, '').replace(orElse, '').replace(lastAsked, '')
  const text = whole.replace(tail, '')
  const isStill = still.test(text) && /^(?:is|are|do|does|am|r)\b/i.test(text)
  const when = whenStopped.exec(text)
  const isOf = isStill || stopped.test(text) || finishedPaying.test(text) || when !== null
  if (
    !isOf ||
    /\b(?:who|going to|gonna|which|what|how|any|anyone|anybody|everyone|all)\b/i.test(text)
  )
    return null
  const named = when
    ? (when[1] ?? '')
    : finishedPaying.test(text)
      ? text.replace(finishedPaying, '')
      : isStill
        ? text.replace(stillDoing, ' ')
        : text.replace(new RegExp(`\\b(?:${ended}|stop|finish)\\b`, 'i'), ' ')
  const name = named.replace(fillers, ' ').replace(/\s+/g, ' ').trim()
  const reading = readQuestion(name, input.question)
  const { included, unused, periods, amounts, choices, excluded, concepts } = reading
  if (name === '' || concepts.size + periods.length + amounts.length + excluded.length > 0)
    return null
  const isPlain = choices.length + unused.length === 0
  const subject = isPlain ? onlyOne(included) : null
  const side = subject && sideOfSubject(subject, input.plan)
  const { today } = input.plan
  const args =
    subject && side
      ? { side, subjects: [subject], period: spanPeriod(input.question.firstDay ?? today, today) }
      : latestOf(name, question, understands)
  // A category has no end; whether a loan is paid off has words of its own.
  const isPayee = (args?.subjects ?? []).every(({ kind }) => kind === 'merchant')
  if (!args || !(isPayee || isStill)) return null
  const goesOn = when ? 'when' : stopped.test(text) || finishedPaying.test(text) ? 'ended' : 'still'
  const call: ToolCall = { tool: 'payment_when', args: { ...args, first: false, goesOn } }
  const assumptions = ofLoan.test(question) ? [stillOwed] : []
  return {
    plan: { kind: 'call', call, assumptions, choices: [] },
    frame: frameOf({ ...reading, included: [...(args.subjects ?? [])] }),
    reading: null,
  }
}

const comesIn =
  /\b(?:order|buy)(?:ing|s|ed)?\b|\bpay(?:ing|s)? (?:us|me|(?:its|their|his|her) )|\b(?:from|customer|client|retainer)\b/i

// A name that may be several payees is the one that the latest payment of its side is of.
function latestOf(
  name: string,
  question: string,
  understands: (question: string) => Interpretation,
): FlowFilter | null {
  const isOurs = /\b(?:we|i) (?:still|all|now|finish|finished|done|stop|stopped)\b/i.test(question)
  const isIn = comesIn.test(question) || !isOurs
  const sides = [
    (whom: string) => `when did ${whom} last pay us`,
    (whom: string) => `when did we last pay ${whom}`,
  ]
  const prompts = (isIn ? sides : sides.reverse()).flatMap((put) => [put(name), put(`the ${name}`)])
  for (const prompt of prompts) {
    const call = interpretedCall(understands(prompt))
    if (call?.tool === 'payment_when' && call.args.subjects?.length === 1) {
      const { side, subjects, period } = call.args
      return { side, subjects, period }
    }
  }
  return null
}

const lengthMax = 160

/** What the bank's payments can't say of a loan or lease. */
export const stillOwed =
  'What is still owed on a loan isn’t in your bank transactions, so that may not be all of it.'

// One name; a payee beside its category is the payee.
function onlyOne(included: readonly Subject[]): Subject | null {
  const payees = included.filter(({ kind }) => kind === 'merchant')
  const [only, ...others] = payees.length > 0 ? payees : included
  return only && others.length === 0 && only.kind !== 'account' ? only : null
}
