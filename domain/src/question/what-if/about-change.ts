// Whom or what a what-if is about.
import type { FlowSide } from '../flow-arguments.ts'
import { salesOf } from '../plan/flow-filter.ts'
import type { PlanContext } from '../plan/slots.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import type { Subject } from '../subject.ts'
import { wages } from './extra-payment.ts'
import type { WhatIfParts } from './what-if-parts.ts'

/** Whom or what a what-if is about: names, or everything on a side. */
export function aboutOf(
  parts: WhatIfParts,
  plan: PlanContext,
): { side: FlowSide; subjects: readonly Subject[] } | null {
  const { subjects } = parts
  const sides = new Set(subjects.map((subject) => sideOfSubject(subject, plan)))
  const [side] = sides
  if (subjects.length > 0) return side && sides.size === 1 ? { side, subjects } : null
  if (parts.has('owners')) return { side: 'out', subjects: ownersPay(plan) }
  if (parts.has('staff') && parts.has('give')) return { side: 'out', subjects: [wages] }
  if (parts.has('everybody')) return { side: 'in', subjects: [] }
  if (parts.has('sales')) return { side: 'in', subjects: salesOf(plan) }
  return parts.has('costs') ? { side: 'out', subjects: [] } : null
}

/** What owners are paid, in whichever of the ways the books have. */
export function ownersPay({ usedCodes }: PlanContext): readonly Subject[] {
  const used = ownersCodes.filter(({ code }) => !usedCodes || usedCodes.has(code))
  return (used.length > 0 ? used : ownersCodes).map(({ code, name }) => ({
    kind: 'sub_category',
    code,
    name,
  }))
}

const ownersCodes = [
  { code: 'directors_salary', name: 'Director’s salary' },
  { code: 'dividends_drawings', name: 'Dividends and drawings' },
] as const

/** Whether a what-if holds an amount, a share, a rhythm or a delay. */
export function hasFigures({ amounts, shares, rhythms, delays }: WhatIfParts): boolean {
  return amounts.length + shares.length + rhythms.length + delays.length > 0
}
