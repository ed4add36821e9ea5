// Reads a what-if as one change of the forecast: more or less of something, an end, an extra
// payment, a delay. Each kind takes only words that it has a use for; anything else is asked back.
import { type Day, monthOf } from '../../calendar.ts'
import { negate } from '../../money.ts'
import type { FlowSide } from '../flow-arguments.ts'
import type { InterpretInput } from '../interpretation.ts'
import { salesIncome } from '../plan/flow-filter.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import type { Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { ToolCall } from '../tool-call.ts'
import type { WhatIf } from './what-if.ts'
import { type WhatIfParts, whatIfParts } from './what-if-parts.ts'

const wordsMax = 40

/** The call that a what-if asks for; null where it is none, or not understood whole. */
export function readWhatIf(
  question: string,
  { question: context, plan, before }: Pick<InterpretInput, 'question' | 'plan' | 'before'>,
): ToolCall | null {
  if (tokensIn(question).length > wordsMax) return null
  const earlier = before?.answeredBy?.tool === 'what_if' ? before.answeredBy.args : null
  const parts = whatIfParts(question, context)
  if (!parts || parts.periods.length > 1) return null
  const [days] = parts.periods
  if (days && days.period.to <= plan.today) return null
  // Whether a sum can be paid once has rules of its own.
  const isWhole = parts.has('condition') || (parts.has('afford') && parts.rhythms.length > 0)
  const whole = isWhole ? wholeOf(parts, plan) : null
  return whole ?? (earlier && changedWhatIf(parts, earlier, plan))
}

function wholeOf(parts: WhatIfParts, plan: Plan): ToolCall | null {
  return delayOf(parts, plan) ?? scaleOf(parts, plan) ?? endOf(parts, plan) ?? extraOf(parts, plan)
}

type Plan = InterpretInput['plan']

// Whom or what it is about: names, or everything on a side.
function aboutOf(
  parts: WhatIfParts,
  plan: Plan,
): { side: FlowSide; subjects: readonly Subject[] } | null {
  const { subjects } = parts
  const sides = new Set(subjects.map((subject) => sideOfSubject(subject, plan)))
  const [side] = sides
  if (subjects.length > 0) return side && sides.size === 1 ? { side, subjects } : null
  if (parts.has('everybody')) return { side: 'in', subjects: [] }
  if (parts.has('sales')) return { side: 'in', subjects: [salesIncome] }
  return parts.has('costs') ? { side: 'out', subjects: [] } : null
}

function hasFigures({ amounts, shares, rhythms, delays }: WhatIfParts): boolean {
  return amounts.length + shares.length + rhythms.length + delays.length > 0
}

// "If Northwind pays 30 days late".
function delayOf(parts: WhatIfParts, plan: Plan): ToolCall | null {
  const [days, ...more] = parts.delays
  const about = aboutOf(parts, plan)
  if (days === undefined || more.length > 0 || about?.side !== 'in') return null
  const isAlone = parts.amounts.length + parts.shares.length + parts.rhythms.length === 0
  if (!isAlone || parts.hasThing || parts.periods.length > 0) return null
  if (!parts.isOf('pay', 'in', 'late', 'sales', 'everybody', 'all_of')) return null
  return { tool: 'what_if', args: { change: 'delay', ...about, days } }
}

// "If sales drop 10%", "if wages go up by a fifth from April".
function scaleOf(parts: WhatIfParts, plan: Plan): ToolCall | null {
  const [share, ...more] = parts.shares
  const about = aboutOf(parts, plan)
  if (!share || more.length > 0 || !about || parts.hasThing) return null
  if (parts.amounts.length + parts.rhythms.length + parts.delays.length > 0) return null
  if (
    !parts.isOf('up', 'down', 'stop', 'from', 'sales', 'costs', 'everybody', 'all_of', 'pay', 'in')
  )
    return null
  const isDown = parts.has('down', 'stop')
  if (!share.signed && isDown === parts.has('up')) return null
  const percent = share.signed || !isDown ? share.percent : -share.percent
  // Pay and prices that go up in a month stay up.
  const { from, to } = monthsOf(parts)
  const stays = about.side === 'out' && from !== undefined && from === to
  const months = stays ? { from } : monthsOf(parts)
  return { tool: 'what_if', args: { change: 'scale', ...about, percent, ...months } }
}

// "If Northwind stops paying", "if nobody pays us in January".
function endOf(parts: WhatIfParts, plan: Plan): ToolCall | null {
  if (hasFigures(parts) || parts.hasThing) return null
  const isNot = parts.has('not')
  const own = aboutOf(parts, plan)
  const about =
    own ?? (isNot && parts.has('pay', 'in') ? ({ side: 'in', subjects: [] } as const) : null)
  if (!about || (parts.has('sales') && parts.subjects.length > 0)) return null
  if (!isNot && !parts.has('stop')) return null
  // "Not stop", and "if rent does not go up".
  if (isNot && (about.side !== 'in' || !parts.isOf('not', 'pay', 'in', 'sales', 'everybody')))
    return null
  if (!isNot && !parts.isOf('stop', 'pay', 'in', 'from', 'sales', 'everybody', 'costs', 'all_of'))
    return null
  return { tool: 'what_if', args: { change: 'scale', ...about, percent: -100, ...monthsOf(parts) } }
}

// "If we hire someone at £2,500 a month", "if rent goes up £200 a month".
function extraOf(parts: WhatIfParts, plan: Plan): ToolCall | null {
  const [amount, ...more] = parts.amounts
  const [every = 'once', ...others] = parts.rhythms
  // "Lease a van" names two categories, and either is the same cost.
  const [first, ...subjects] = parts.subjects
  const isOne = subjects.length === 0 || parts.subjects.every(({ kind }) => kind === 'sub_category')
  const subject = subjects.length === 0 ? first : undefined
  const isAlone = more.length + others.length + parts.delays.length === 0
  if (!amount || !isOne || !isAlone || parts.shares.length > 0 || parts.isLevel) return null
  if (parts.has('not', 'late')) return null
  const isLess = parts.has('down')
  const side = sideOfExtra(parts, plan)
  if (!side || (parts.hasThing && side === 'in')) return null
  if (!parts.isOf('up', 'down', 'hire', 'out', 'in', 'pay', 'from', 'sales', 'costs', 'everybody'))
    return null
  const [days] = parts.periods
  if (every === 'once' && parts.has('hire')) return null
  // What comes again and again begins with the first whole month.
  if (every !== 'once' && days && !days.isFrom && monthOf(days.period.to) === monthOf(plan.today))
    return null
  const about = subject ?? (parts.has('hire') ? wages : null)
  return {
    tool: 'what_if',
    args: {
      change: 'extra',
      side,
      amount: isLess ? negate(amount.amount) : amount.amount,
      every,
      ...(about ? { subject: about } : {}),
      ...(every === 'once' ? dayOf(parts, side) : monthsOf(parts)),
    },
  }
}

const wages: Subject = { kind: 'sub_category', code: 'net_wages', name: 'Wages and salaries' }

// Which way the money goes: by what it is about, else by the words where they agree.
function sideOfExtra(parts: WhatIfParts, plan: Plan): FlowSide | null {
  if (parts.has('hire')) return 'out'
  const sides = new Set(parts.subjects.map((each) => sideOfSubject(each, plan)))
  const [own = null] = sides
  if (sides.size > 0) return sides.size === 1 ? own : null
  const isIn = parts.has('in', 'everybody') || (parts.has('sales') && !parts.has('out'))
  const isOut = parts.has('out', 'costs', 'pay')
  if (isIn === isOut) return null
  return isIn ? 'in' : 'out'
}

// What comes counts from the end of its days, what goes from their start.
function dayOf({ periods }: WhatIfParts, side: FlowSide): { day?: Day } {
  const [days] = periods
  return days ? { day: side === 'in' ? days.period.to : days.period.from } : {}
}

// "From April" has no end; "in January" and "for three months" have.
function monthsOf({ periods }: WhatIfParts): { from?: string; to?: string } {
  const [days] = periods
  if (!days) return {}
  const from = monthOf(days.period.from)
  return days.isFrom ? { from } : { from, to: monthOf(days.period.to) }
}

// "And 20%?", "what about £3,000?", "from March?": the same change with another figure.
function changedWhatIf(parts: WhatIfParts, earlier: WhatIf, plan: Plan): ToolCall | null {
  if (parts.hasThing || parts.isLevel || !parts.isOf('from', 'up', 'down', 'late', 'in', 'pay'))
    return null
  const { amounts, shares, delays, rhythms, subjects, periods } = parts
  const named = [amounts, shares, delays, subjects, periods].filter(({ length }) => length > 0)
  if (named.length !== 1 || named[0]?.length !== 1) return null
  const changed =
    changedFigure(parts, earlier) ??
    (rhythms.length === 0
      ? (changedSubject(parts, earlier, plan) ?? changedDays(parts, earlier))
      : null)
  return changed && { tool: 'what_if', args: changed }
}

function changedFigure(parts: WhatIfParts, earlier: WhatIf): WhatIf | null {
  const [amount] = parts.amounts
  const [share] = parts.shares
  const [days] = parts.delays
  const [every] = parts.rhythms
  const isDown = (was: number) =>
    parts.has('up') === parts.has('down') ? was < 0 : parts.has('down')
  if (share && earlier.change === 'scale' && !every)
    return {
      ...earlier,
      percent: share.signed || !isDown(earlier.percent) ? share.percent : -share.percent,
    }
  if (amount && earlier.change === 'extra')
    return {
      ...earlier,
      amount: isDown(earlier.amount) ? negate(amount.amount) : amount.amount,
      ...(every ? { every } : {}),
    }
  return days !== undefined && earlier.change === 'delay' && !every ? { ...earlier, days } : null
}

function changedSubject(
  { subjects: [subject] }: WhatIfParts,
  earlier: WhatIf,
  plan: Plan,
): WhatIf | null {
  if (!subject || sideOfSubject(subject, plan) !== earlier.side) return null
  return earlier.change === 'extra' ? { ...earlier, subject } : { ...earlier, subjects: [subject] }
}

function changedDays(parts: WhatIfParts, earlier: WhatIf): WhatIf | null {
  const [days] = parts.periods
  if (!days || earlier.change === 'delay') return null
  if (earlier.change === 'extra' && earlier.every === 'once')
    return { ...earlier, ...dayOf(parts, earlier.side) }
  const { from: _, to: __, ...rest } = earlier as WhatIf & { from?: string; to?: string }
  return { ...rest, ...monthsOf(parts) } as WhatIf
}
