// Reads a what-if as a change of the forecast, or two: more or less of something, an end, an extra
// payment, another level, a delay. Each kind takes only words that it has a use for; anything else
// is asked back.
import { addMonths, monthOf } from '../../calendar.ts'
import type { InterpretInput } from '../interpretation.ts'
import { numberIn } from '../periods/words.ts'
import { tokensIn } from '../tokens.ts'
import type { ToolCall } from '../tool-call.ts'
import { aboutOf, hasFigures } from './about-change.ts'
import { becomesOf } from './becomes.ts'
import { monthsOf } from './change-months.ts'
import { multiplied } from './changed-what-if.ts'
import { delayOf, movedOf, waitOf } from './delayed-payments.ts'
import { extraOf } from './extra-payment.ts'
import { withoutInstead } from './instead-of.ts'
import { missedOf, shutOf } from './one-payment.ts'
import { projectChange } from './project-change.ts'
import { severalOf } from './several-changes.ts'
import type { OneChange } from './what-if.ts'
import { type WhatIfParts, whatIfParts } from './what-if-parts.ts'

const wordsMax = 40

/** What a what-if is read with. */
export type WhatIfInput = Pick<InterpretInput, 'question' | 'plan' | 'before'>

/** The call that a what-if asks for; null where it is none, or not understood whole. */
export function readWhatIf(question: string, input: WhatIfInput): ToolCall | null {
  if (tokensIn(question).length > wordsMax) return null
  if (ofEachOfStaff.test(question) && !each.test(question)) return null
  const risen = withoutInstead(question, input.question)
  const parts = partsOf(risen ?? question, input)
  if (risen !== null && parts?.subjects.length !== 1) return null
  // "Sales drop 15% and we lose Northwind" is no drop of Northwind's: two come before one.
  const several = severalEach(question)
  if (several) {
    const single = readWhatIf(several.question, input)
    const isOfPay = single?.tool === 'what_if' && single.args.change === 'extra'
    const args = isOfPay ? multiplied(single.args, several.count) : null
    return args && { tool: 'what_if', args }
  }
  const found =
    severalOf(question, input.question, (half) => oneOf(half, input)) ??
    projectChange(question, input.question) ??
    (parts && wholeOf(parts, input.plan))
  return found && { tool: 'what_if', args: found }
}

// "Two people at £2,000 each a month": so many times what one is paid.
const each =
  /\b(two|three|four|five|six|[2-6]) (?:more |new |extra |other |further |saturday |sunday |weekend |part[- ]time |full[- ]time |temporary |seasonal |christmas |young |junior )*(?:people|persons|staff|members of staff|employees|apprentices|part timers|part-timers|assistants|drivers|lads|lasses|girls|boys|kids|students|helpers|temps|workers|hands)\b(?=.*\beach\b)/i

// "The lads get £50 a week each": of how many?
const ofEachOfStaff =
  /\b(?:staff|lads|team|everyone|everybody|employees|girls|guys|workers|of (?:us|them))\b.*\b(?:each|apiece|a head|per head|per person)\b(?! (?:month|week|quarter|year))/i

// "We both take an extra £250" is twice that; of "each" without a number nobody knows.
const bothOfUs =
  /\b(?:we|the) (?:both|two of us) (?=(?:take|took|draw|drew|pay|paid|give|gave|have|had|get|got)\b)/i

function severalEach(question: string): { question: string; count: number } | null {
  const ours = bothOfUs.exec(question)
  if (ours && /£|\d/.test(question))
    return { question: question.replace(ours[0], 'we ').replace(/\beach\b ?/i, ''), count: 2 }
  const found = each.exec(question)
  const count = numberIn(found?.[1]?.toLowerCase())
  if (!found || !count) return null
  const text = question.replace(found[0], 'somebody').replace(/\beach\b ?/i, '')
  return { question: text, count }
}

function oneOf(question: string, input: WhatIfInput): OneChange | null {
  const parts = partsOf(question, input)
  return projectChange(question, input.question) ?? (parts && wholeOf(parts, input.plan))
}

/** The parts of a what-if about days to come; null where it isn't understood. */
export function partsOf(
  question: string,
  { question: context, plan }: WhatIfInput,
): WhatIfParts | null {
  const parts = whatIfParts(question, context)
  if (!parts) return null
  const { periods } = parts
  // "The December rent in January": one is when it was due, the other when it comes.
  const isMoved = periods.length === 2 && periods.filter(({ isTo }) => isTo).length === 1
  if (periods.length > 1 && !isMoved) return null
  return periods.some(({ period }) => period.to <= plan.today) ? null : parts
}

function wholeOf(parts: WhatIfParts, plan: Plan): OneChange | null {
  // Whether a sum can be paid once has rules of its own.
  const isRegular = parts.rhythms.length > 0
  // "Could Ella go up to £2,000 a month?", "can we take on somebody at £2,000 a month?"
  const isPutOff = parts.delays.length > 0 && parts.has('wait', 'pay')
  const isPossible =
    parts.has('can') &&
    (isPutOff ||
      parts.has('move', 'miss') ||
      (isRegular && (parts.isLevel || parts.has('hire', 'out', 'own_pay'))))
  const isWhole = parts.has('condition') || (parts.has('afford') && isRegular) || isPossible
  if (!isWhole) return null
  if (parts.periods.length > 1) return movedOf(parts, plan) ?? waitOf(parts, plan)
  return (
    movedOf(parts, plan) ??
    delayOf(parts, plan) ??
    waitOf(parts, plan) ??
    missedOf(parts, plan) ??
    shutOf(parts, plan) ??
    scaleOf(parts, plan) ??
    endOf(parts, plan) ??
    keptOf(parts, plan) ??
    becomesOf(parts, plan) ??
    levelOf(parts, plan) ??
    extraOf(parts, plan)
  )
}

type Plan = InterpretInput['plan']

// "If sales drop 10%", "if wages go up by a fifth from April".
function scaleOf(parts: WhatIfParts, plan: Plan): OneChange | null {
  const [share, ...more] = parts.shares
  const about = aboutOf(parts, plan)
  if (!share || more.length > 0 || !about || parts.hasThing || parts.isRelative) return null
  // "If we lost Northwind and half of Etsy": the half is of one of them.
  if (parts.has('stop') && parts.subjects.length > 1) return null
  // What a payer charges is no part of what comes in from it.
  if (parts.has('prices') && about.side === 'in') return null
  if (parts.amounts.length + parts.rhythms.length + parts.delays.length > 0) return null
  if (
    !parts.isOf(
      'up',
      'down',
      'stop',
      'from',
      'sales',
      'costs',
      'everybody',
      'all_of',
      'pay',
      'in',
      'give',
      'staff',
      'prices',
    )
  )
    return null
  const isDown = parts.has('down', 'stop')
  if (!share.signed && isDown === parts.has('up')) return null
  const percent = share.signed || !isDown ? share.percent : -share.percent
  // Pay and prices that go up in a month stay up.
  const { from, to } = monthsOf(parts)
  const [days] = parts.periods
  const stays = about.side === 'out' && from !== undefined && (from === to || days?.isIn)
  const months = stays ? { from } : monthsOf(parts)
  return { change: 'scale', ...about, percent, ...months }
}

// "If Northwind stops paying", "if nobody pays us in January".
function endOf(parts: WhatIfParts, plan: Plan): OneChange | null {
  if (hasFigures(parts) || parts.hasThing) return null
  const [stretch] = parts.periods
  const isNot = parts.has('not')
  // "If Northwind didn't renew", "if we didn't keep the room on".
  const isLapse = isNot && parts.has('stay')
  const own = aboutOf(parts, plan)
  const about =
    own ??
    (isNot && parts.has('nobody') && parts.has('pay', 'in')
      ? ({ side: 'in', subjects: [] } as const)
      : null)
  if (!about || (parts.has('sales') && parts.subjects.length > 0)) return null
  // What isn't taken until March is taken again from then on.
  const isPause = stretch?.until != null && about.side === 'out' && !isNot
  if (stretch?.until && !isPause) return null
  if (!isNot && !parts.has('stop', 'miss')) return null
  // "Not stop", and "if rent does not go up".
  if (isLapse && !parts.isOf('not', 'stay', 'pay', 'in', 'out', 'to')) return null
  const isUnpaid =
    about.side === 'in'
      ? parts.isOf('not', 'pay', 'in', 'from', 'sales', 'everybody')
      : parts.isOf('not', 'pay', 'out', 'to', 'costs', 'single')
  if (isNot && !isLapse && !isUnpaid) return null
  const ending = ['stop', 'pay', 'in', 'from', 'sales', 'everybody', 'costs', 'all_of'] as const
  if (!isNot && !parts.isOf(...ending, 'owners', 'miss', ...(isPause ? (['to'] as const) : [])))
    return null
  // Who stops in a month is gone from then on, unless it is for that month.
  const hasEnd = parts.periods.some(({ isFor, period }) => isFor || period.ends !== undefined)
  const isForGood = (!isNot || isLapse) && !parts.has('pause', 'miss')
  const stays = isForGood && parts.subjects.length > 0 && !hasEnd && !isPause
  const { from } = monthsOf(parts)
  if (isPause && stretch?.until)
    return {
      change: 'scale',
      ...about,
      percent: -100,
      to: addMonths(monthOf(stretch.until), -1),
    }
  const months = stays && from !== undefined ? { from } : monthsOf(parts)
  return { change: 'scale', ...about, percent: -100, ...months }
}

// "If we kept the room until March": it ends there.
function keptOf(parts: WhatIfParts, plan: Plan): OneChange | null {
  const [days] = parts.periods
  const about = aboutOf(parts, plan)
  if (!days?.until || !about || about.subjects.length === 0 || hasFigures(parts)) return null
  if (!parts.has('stay') || parts.hasThing || !parts.isOf('stay', 'pay', 'out', 'to')) return null
  return { change: 'scale', ...about, percent: -100, from: monthOf(days.until) }
}

// "If rent goes up to £2,000 a month": in place of what is expected, from a month on.
function levelOf(parts: WhatIfParts, plan: Plan): OneChange | null {
  const [amount, ...more] = parts.amounts
  const [every, ...others] = parts.rhythms
  const about = aboutOf(parts, plan)
  const [subject, ...subjects] = about?.subjects ?? []
  if (!parts.isLevel || !amount || !every || more.length + others.length > 0) return null
  if (about?.side !== 'out' || !subject || subjects.length > 0 || parts.hasThing) return null
  if (parts.shares.length + parts.delays.length > 0) return null
  if (!parts.isOf('up', 'down', 'to', 'from', 'pay', 'in', 'out', 'costs', 'single', 'can'))
    return null
  const { from } = monthsOf(parts)
  return {
    change: 'level',
    side: 'out',
    amount: amount.amount,
    every,
    subject,
    ...(from === undefined ? {} : { from }),
  }
}
