// A what-if of what one payment comes to: "if the VAT bill is £6,000", "if the December rent was
// £7,500". It stands in place of what is expected.
import { addDays, monthOf } from '../../calendar.ts'
import { spanPeriod } from '../period.ts'
import { isWholeMonths } from '../plan/plan-words.ts'
import type { PlanContext } from '../plan/slots.ts'
import { isTax } from '../plan/tax-rules.ts'
import { aboutOf } from './about-change.ts'
import type { OneChange } from './what-if.ts'
import type { WhatIfParts } from './what-if-parts.ts'

// What is paid at all is paid at least once in it.
const yearDays = 365

/** The next payment for something, or that of some days, with another amount; else null. */
export function becomesOf(parts: WhatIfParts, plan: PlanContext): OneChange | null {
  const [amount, ...more] = parts.amounts
  const about = aboutOf(parts, plan)
  const [subject, ...others] = parts.subjects
  if (!parts.isLevel || !amount || !about || !subject || parts.hasThing) return null
  const figures = [...more, ...others, ...parts.rhythms, ...parts.shares, ...parts.delays]
  // "If rent goes up to £2,000" lasts, and a tax is another sum each time.
  const isOnce = parts.isPriced || isTax(subject) || parts.has('single')
  if (figures.length > 0 || !isOnce) return null
  if (!parts.isOf('up', 'down', 'to', 'pay', 'in', 'out', 'costs', 'single', 'can')) return null
  const [days] = parts.periods
  if (days && (days.isFrom || days.isTo || days.until)) return null
  const { side } = about
  const within = days?.period ?? spanPeriod(addDays(plan.today, 1), addDays(plan.today, yearDays))
  const month = monthOf(within.from)
  const isOfMonth = days !== undefined && isWholeMonths(within) && month === monthOf(within.to)
  // The wages of a month may be paid in more than one go.
  if (isOfMonth && side === 'out' && !isTax(subject) && month > monthOf(plan.today))
    return {
      change: 'level',
      side,
      amount: amount.amount,
      every: 'month',
      subject,
      from: month,
      to: month,
    }
  return {
    change: 'extra',
    side,
    amount: amount.amount,
    every: 'once',
    subject,
    nextWithin: within,
    becomes: true,
  }
}
