// The rule that sets days of the week side by side.
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** "Do we take more on Mondays or Fridays?": two days of the week side by side. */
export function weekdaysApart(p: Planner): Plan | null {
  const { weekdays: only } = p.frame
  if (!p.has('weekdays_apart') || only.length < 2) return null
  if (
    !p.usesOnly('weekdays_apart', 'out', 'in', 'sales', 'customers', 'more', 'less', 'trend') ||
    !p.fits({ subjects: 1, weekdays: true })
  )
    return null
  const side = p.side() ?? 'in'
  const period = p.pastPeriod(p.fullYear())
  if (!period || !p.agrees(side)) return null
  const { weekdays: _, subjects, ...filter } = p.filter(side, period)
  const own = subjects ?? (p.side() === null ? p.sales : undefined)
  const least = p.has('less')
  return p.call({
    tool: 'by_weekday',
    args: { ...filter, ...(own ? { subjects: own } : {}), only, ...(least ? { least } : {}) },
  })
}
