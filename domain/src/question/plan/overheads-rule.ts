// Overheads are no category of a bank's books: what counts among them differs from firm to firm.
import { spanLabel } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** "What are our overheads?": the costs that may be meant, to choose from. */
export function overheads(p: Planner): Plan | null {
  if (!/\boverheads?\b/.test(p.text) || p.payees.length > 0 || p.isAhead()) return null
  const period = p.pastPeriod(p.lastYear())
  if (!period) return null
  const days = `from ${spanLabel(period.from, period.to)}`
  return p.asksBack([
    `What did we spend by category ${days}?`,
    'What do regular payments cost a month?',
    `How much went out ${days} excluding stock and materials, wages and tax?`,
  ])
}
