// What comes on top of a change that was answered: one more change, the same of somebody else, or
// the same for more months.
import { addMonths } from '../../calendar.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import type { ToolCall } from '../tool-call.ts'
import { hasFigures } from './about-change.ts'
import { monthsOf } from './change-months.ts'
import { partsOf, readWhatIf, type WhatIfInput } from './read-what-if.ts'
import { changesMax } from './several-changes.ts'
import type { OneChange, WhatIf } from './what-if.ts'

/** "And if we also lost Tidewater?": one change more, laid beside the one before. */
export function whatIfBeside(question: string, input: WhatIfInput): ToolCall | null {
  const earlier = changeBefore(input.before?.answeredBy)
  const rest = earlier && withoutAddition(question)
  if (!earlier || rest === null || changesOf(earlier).length >= changesMax) return null
  const found = readWhatIf(`what if ${rest}`, input)
  if (found?.tool === 'what_if') return besides(earlier, inSameMonths(earlier, found.args))
  const longer = found ? null : withMoreMonths(rest, earlier, input)
  if (longer) return longer
  const same = found ? null : sameOfOther(rest, earlier, input)
  return same && besides(earlier, same)
}

// Who is lost as well is lost from the same month on, where no other is named.
function inSameMonths(earlier: WhatIf, later: WhatIf): WhatIf {
  const before = changesOf(earlier).at(-1)
  if (before?.change !== 'scale' || later.change !== 'scale' || later.from || later.to) return later
  if (before.percent !== later.percent || before.side !== later.side) return later
  const { from, to } = before
  return { ...later, ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

// "And January too" after a change of December.
function withMoreMonths(rest: string, earlier: WhatIf, input: WhatIfInput): ToolCall | null {
  if (earlier.change !== 'scale' || !earlier.from || !earlier.to) return null
  const parts = partsOf(rest.replace(/^(?:and |so |but )+/i, 'in '), input)
  const [days, ...others] = parts?.periods ?? []
  if (!parts || !days || others.length > 0 || parts.subjects.length > 0 || hasFigures(parts))
    return null
  if (!parts.isOf('in', 'from')) return null
  const { from, to } = monthsOf(parts)
  if (!from || !to) return null
  return addMonths(earlier.to, 1) === from
    ? { tool: 'what_if', args: { ...earlier, to } }
    : besides(earlier, { ...earlier, from, to })
}

// "And Tidewater too" after a payer that was lost is lost as well.
function sameOfOther(rest: string, earlier: WhatIf, input: WhatIfInput): OneChange | null {
  const last = changesOf(earlier).at(-1)
  if (last?.change !== 'scale' && last?.change !== 'delay') return null
  const { included, unused, periods, amounts, concepts, choices } = readQuestion(
    rest.replace(/^(?:and |so |but )+/i, ''),
    { ...input.question, assumesAhead: true },
  )
  const [subject, ...others] = included
  const holdsMore = unused.length + periods.length + amounts.length + choices.length + concepts.size
  if (!subject || others.length + holdsMore > 0 || subject.kind === 'account') return null
  if (sideOfSubject(subject, input.plan) !== last.side) return null
  return { ...last, subjects: [subject] }
}

/** The change that was answered; what was to be afforded is money that goes out once. */
export function changeBefore(call: ToolCall | undefined): WhatIf | null {
  if (call?.tool === 'what_if') return call.args
  if (call?.tool !== 'afford') return null
  return { ...call.args, change: 'extra', side: 'out', every: 'once' }
}

/** Both at once: what was asked of the one before is asked of all. */
export function besides(earlier: WhatIf, later: WhatIf): ToolCall {
  const { at = earlier.at, keep = earlier.keep } = later
  return {
    tool: 'what_if',
    args: {
      change: 'several',
      all: [...changesOf(earlier), ...changesOf(later)],
      ...(at === undefined ? {} : { at }),
      ...(keep === undefined ? {} : { keep }),
    },
  }
}

/** The changes by themselves, without what is asked of them. */
function changesOf(args: WhatIf): readonly OneChange[] {
  if (args.change === 'several') return args.all
  const {
    at: _,
    keep: __,
    lowFrom: ___,
    lowUntil,
    total,
    free,
    cost,
    belowBuffer,
    asks,
    ...change
  } = args
  return [change as OneChange]
}

const addition =
  /\b(?:as well(?: as (?:that|this))?|also|too|on top(?: of (?:that|this|it))?|at the same time|in addition(?: to (?:that|this))?)\b/i
/** What stands before a change that is added or put in place of one. */
export const opening =
  /^(?:and |so |ok(?:ay)? |but |then )*(?:(?:what|how) (?:about|if) |(?:what )?if |suppose |supposing |say )?(?:we |i )?/i

// "And with Drayton gone as well?" is a payer that is lost.
const gone =
  /\bwith (.{2,40}?) (?:gone|out(?: of the (?:picture|way))?|lost|away|off|not there)(?=[\s?.!]*$)/i

function withoutAddition(text: string): string | null {
  if (!addition.test(text)) return null
  const question = text.replace(addition, ' ').replace(gone, 'we lose $1')
  const rest = question.replace(/\s+/g, ' ').trim()
  const [lead = ''] = opening.exec(rest) ?? []
  const isOurs = /\b(we|i) $/i.test(lead)
  return `${isOurs ? 'we ' : ''}${rest.slice(lead.length)}`
}

const begunBefore = /^(?:ok(?:ay)? |so )?(?:and|plus|but) /i

/** Words that try something out. */
export const condition = /\b(?:if|suppose|supposing|assuming|imagine|say)\b/i

/** "And if sales fell 10% as well?" after a change that was not read: half is no answer. */
export function lacksChangeBefore(question: string, { before }: WhatIfInput): boolean {
  const isAddition = begunBefore.test(question) && addition.test(question)
  return isAddition && condition.test(question) && changeBefore(before?.answeredBy) === null
}
