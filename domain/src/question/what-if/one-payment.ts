// What-ifs about a single payment that never comes, and about a month in which the doors are shut.
import { monthOf } from '../../calendar.ts'
import { salesOf } from '../plan/flow-filter.ts'
import { isWholeMonths } from '../plan/plan-words.ts'
import type { PlanContext } from '../plan/slots.ts'
import { aboutOf, hasFigures } from './about-change.ts'
import type { OneChange } from './what-if.ts'
import type { WhatIfParts } from './what-if-parts.ts'

/** "If Northwind never pays its next bill", "if we skip the December rent": that payment alone. */
export function missedOf(parts: WhatIfParts, plan: PlanContext): OneChange | null {
  const isMissed = parts.has('miss')
  if (!isMissed && !(parts.has('not') && parts.has('single'))) return null
  // "No payment from Northwind" is none at all.
  if (parts.has('nobody', 'stop', 'stay', 'hire') || hasFigures(parts) || parts.hasThing)
    return null
  const about = aboutOf(parts, plan)
  const [subject, ...others] = about?.subjects ?? []
  if (!about || !subject || others.length > 0) return null
  const [days, ...more] = parts.periods
  if (more.length > 0 || days?.isFrom || days?.until) return null
  // "Skip the drawings in December and January" is more than one of them.
  if (days && monthOf(days.period.from) !== monthOf(days.period.to)) return null
  const used = ['not', 'miss', 'single', 'pay', 'in', 'out', 'to', 'late'] as const
  if (!parts.isOf(...used)) return null
  return {
    change: 'missed',
    side: about.side,
    subjects: [subject],
    ...(days ? { period: days.period } : {}),
  }
}

/** "If we shut for January": no sales come in for as long. */
export function shutOf(parts: WhatIfParts, plan: PlanContext): OneChange | null {
  const months = shutMonths(parts)
  if (!months || !isWholeMonths(months)) return null
  return {
    change: 'scale',
    side: 'in',
    subjects: salesOf(plan),
    percent: -100,
    from: monthOf(months.from),
    to: monthOf(months.to),
  }
}

/** The days for which the doors are shut; null where that isn't what is asked. */
export function shutMonths(parts: WhatIfParts) {
  const [days, ...more] = parts.periods
  if (!parts.has('shut') || parts.subjects.length > 0 || hasFigures(parts)) return null
  if (!days || more.length > 0 || days.isFrom || days.until || parts.hasThing) return null
  return parts.isOf('shut', 'not', 'all_of', 'to', 'sales', 'in', 'out', 'pay') ? days.period : null
}
