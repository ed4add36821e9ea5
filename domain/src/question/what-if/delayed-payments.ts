// What-ifs about payments that come later: all of a payer's by so many days, those of some days, or
// one that is moved to another day.
import type { Day } from '../../calendar.ts'
import type { PlanContext } from '../plan/slots.ts'
import { aboutOf, hasFigures } from './about-change.ts'
import type { OneChange } from './what-if.ts'
import type { WhatIfParts } from './what-if-parts.ts'

/** "If Northwind pays 30 days late", "if its December money is a month late"; else null. */
export function delayOf(parts: WhatIfParts, plan: PlanContext): OneChange | null {
  const [days, ...more] = parts.delays
  const about = aboutOf(parts, plan)
  if (days === undefined || more.length > 0 || !about) return null
  if (days < 0 && about.side === 'out' && !parts.has('pay')) return null
  if (about.side === 'out' && !parts.has('pay', 'wait')) return null
  const isAlone = parts.amounts.length + parts.shares.length + parts.rhythms.length === 0
  if (!isAlone || parts.hasThing || parts.periods.some(({ until }) => until)) return null
  const used = ['pay', 'in', 'late', 'sales', 'everybody', 'all_of', 'from', 'wait'] as const
  if (!parts.isOf(...used, 'single', 'out', 'costs')) return null
  return { change: 'delay', ...about, days, ...dueWithin(parts) }
}

/** "If Northwind doesn't pay until the end of January": it is late, and not lost; else null. */
export function waitOf(parts: WhatIfParts, plan: PlanContext): OneChange | null {
  const target = parts.periods.find(({ until }) => until !== null)
  const about = aboutOf(parts, plan)
  if (!target?.until || !parts.has('not', 'wait') || !about) return null
  if (about.side === 'out' && !parts.has('pay', 'wait')) return null
  if (hasFigures(parts) || parts.hasThing) return null
  if (!parts.isOf('not', 'wait', 'pay', 'in', 'sales', 'everybody', 'all_of', 'to', 'single'))
    return null
  return { change: 'delay', ...about, until: target.until, ...dueWithin(parts) }
}

/** "If we moved the dividend to March": that payment alone, on another day; else null. */
export function movedOf(parts: WhatIfParts, plan: PlanContext): OneChange | null {
  const target = parts.periods.find(({ isTo }) => isTo)
  const [due, ...others] = parts.periods.filter(({ isTo }) => !isTo)
  const about = aboutOf(parts, plan)
  if (!target || !about || !parts.has('move') || others.length > 0) return null
  if (about.subjects.length !== 1 || hasFigures(parts) || parts.hasThing) return null
  if (!parts.isOf('move', 'to', 'pay', 'in', 'out', 'single', 'can', 'wait')) return null
  // What goes out is taken at the start of the days named, what comes in at their end.
  const { period } = target
  const to = target.until ?? (about.side === 'in' ? period.to : period.from)
  return { change: 'moved', ...about, to, ...(due ? { period: due.period } : {}) }
}

// The days in which what is late is expected; "from January" has no end.
function dueWithin({ periods }: WhatIfParts): { dueFrom?: Day; dueTo?: Day } {
  const days = periods.find(({ until, isTo }) => until === null && !isTo)
  if (!days) return {}
  const { from, to } = days.period
  return days.isFrom ? { dueFrom: from } : { dueFrom: from, dueTo: to }
}
