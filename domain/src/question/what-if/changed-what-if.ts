// A short remark on a what-if that was answered: the same change with one part of it replaced.
import { addMonths, firstDayOf, monthOf } from '../../calendar.ts'
import { minor, negate } from '../../money.ts'
import { salesOf } from '../plan/flow-filter.ts'
import type { PlanContext } from '../plan/slots.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { keyOf, type Subject } from '../subject.ts'
import { dayOf, monthsOf } from './change-months.ts'
import type { OneChange } from './what-if.ts'
import type { WhatIfParts } from './what-if-parts.ts'
import type { Share } from './what-if-words.ts'

/** "And 20%?", "what about £3,000?", "from March?": the same change with another figure. */
export function changedWhatIf(
  parts: WhatIfParts,
  earlier: OneChange,
  plan: PlanContext,
): OneChange | null {
  const isPlain = parts.isOf(
    'from',
    'to',
    'up',
    'down',
    'late',
    'in',
    'pay',
    'wait',
    'stay',
    'can',
    'out',
    'hire',
    'sales',
    'costs',
    'prices',
    'single',
    'stop',
    'only',
  )
  const holdsLevel = parts.isLevel && earlier.change !== 'extra' && earlier.change !== 'level'
  if (parts.hasThing || holdsLevel || !isPlain) return null
  const { amounts, shares, delays, rhythms, periods } = parts
  const own = subjectOf(parts, plan)
  // "And 20% on sales?" names what the change is about already.
  const isOfIt = own !== null && isAbout(own, earlier)
  const hasFigure = amounts.length + shares.length + delays.length > 0
  if (own && hasFigure && !isOfIt) return null
  const subjects = isOfIt && hasFigure ? [] : parts.subjects
  const isOfNothing = own !== null && parts.subjects.length === 0 && !hasFigure
  const named = [amounts, shares, delays, subjects, periods].filter(({ length }) => length > 0)
  if (isOfNothing || named.length !== 1 || named[0]?.length !== 1) return null
  const changed =
    changedFigure(parts, earlier) ??
    (rhythms.length === 0
      ? (changedSubject(parts, earlier, plan) ?? changedDays(parts, earlier))
      : null)
  return changed
}

function subjectOf(parts: WhatIfParts, plan: PlanContext): Subject | null {
  const [subject] = parts.subjects
  if (subject) return subject
  return parts.has('sales') ? (salesOf(plan)[0] ?? null) : null
}

function isAbout(subject: Subject, earlier: OneChange): boolean {
  const own =
    'subjects' in earlier ? earlier.subjects : 'subject' in earlier ? [earlier.subject] : []
  return own.some((each) => each && (keyOf(each) === keyOf(subject) || isPartOf(subject, each)))
}

// Wages are paid to people, and "the rent" may be the landlord.
function isPartOf(a: Subject, b: Subject): boolean {
  return (
    a.kind === 'sub_category' && b.kind === 'sub_category' && isOfPay(a.code) && isOfPay(b.code)
  )
}

function isOfPay(code: string): boolean {
  return /wages/.test(code)
}

function changedFigure(parts: WhatIfParts, earlier: OneChange): OneChange | null {
  const [amount] = parts.amounts
  const [share] = parts.shares
  const [days] = parts.delays
  const [every] = parts.rhythms
  if (share && parts.isRelative) return every ? null : multiplied(earlier, factorOf(share))
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
  if (amount && earlier.change === 'level')
    return { ...earlier, amount: amount.amount, ...(every ? { every } : {}) }
  if (days === undefined || earlier.change !== 'delay' || every) return null
  const { until: _, ...rest } = earlier
  return { ...rest, days }
}

// "Half that", "double it": so many times what was assumed.
function factorOf({ percent, signed }: Share): number {
  return (signed ? 100 + percent : percent) * 0.01
}

/** The same change, so many times as large; null where that says nothing: more than all of it. */
export function multiplied(earlier: OneChange, factor: number): OneChange | null {
  switch (earlier.change) {
    case 'scale': {
      const percent = earlier.percent * factor
      return percent < -100 ? null : { ...earlier, percent }
    }
    case 'missed':
    case 'project':
    case 'moved':
      return null
    case 'delay':
      return earlier.until === undefined
        ? { ...earlier, days: Math.round(earlier.days * factor) }
        : null
    default:
      return { ...earlier, amount: minor(Math.round(earlier.amount * factor)) }
  }
}

function changedSubject(
  { subjects: [subject] }: WhatIfParts,
  earlier: OneChange,
  plan: PlanContext,
): OneChange | null {
  // Somebody who is paid and pays is taken for what the change before was of.
  const side = subject && sideOfSubject(subject, plan)
  const isEither = side === null && subject?.kind === 'merchant'
  if (!subject || (side !== earlier.side && !isEither)) return null
  if (earlier.change === 'project') return null
  return earlier.change === 'extra' || earlier.change === 'level'
    ? { ...earlier, subject }
    : { ...earlier, subjects: [subject] }
}

function withoutNext({ nextWithin: _, ...rest }: Extract<OneChange, { change: 'extra' }>) {
  return rest
}

function changedDays(parts: WhatIfParts, earlier: OneChange): OneChange | null {
  const [days] = parts.periods
  if (!days || earlier.change === 'project') return null
  // "Just the December one" of all that is late.
  if (earlier.change === 'delay') {
    const { from, to } = days.period
    return days.until ? null : { ...earlier, dueFrom: from, ...(days.isFrom ? {} : { dueTo: to }) }
  }
  if (earlier.change === 'missed') return { ...earlier, period: days.period }
  if (earlier.change === 'moved') {
    // "Just the December one" is no day to move it to.
    if (!days.isTo && days.period.from < earlier.to) return null
    return { ...earlier, to: earlier.side === 'in' ? days.period.to : days.period.from }
  }
  const starts = days.until === null ? null : { from: monthOf(days.until) }
  if (earlier.change === 'extra' && earlier.every === 'once')
    return {
      ...withoutNext(earlier),
      ...(earlier.nextWithin ? { nextWithin: days.period } : {}),
      ...(days.until ? { day: days.until } : dayOf(parts, earlier.side)),
    }
  const dated = earlier as OneChange & { from?: string; to?: string }
  // "Just until Easter" is where it ends; "if we left it till April" begins then.
  if (days.until && !parts.has('wait', 'stay', 'move') && !days.isFrom) {
    const isFirst = days.until === firstDayOf(monthOf(days.until))
    return { ...dated, to: addMonths(monthOf(days.until), isFirst ? -1 : 0) } as OneChange
  }
  const { from: _, to: __, ...rest } = dated
  // Somebody who starts in April instead of February is paid from then on.
  const isOpen = dated.from !== undefined && dated.to === undefined && !days.isFor
  if (isOpen && (earlier.change === 'extra' || earlier.change === 'level'))
    return { ...rest, from: monthOf(days.period.from) } as OneChange
  // "If we left it till April" begins with April.
  return { ...rest, ...(starts ?? monthsOf(parts)) } as OneChange
}
