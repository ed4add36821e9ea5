// Payments that go on under another name, or at another price on another day: the old series has
// ended, but its money has not gone anywhere. Left among what no series explains it would be
// expected a second time.
import { daysBetween } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import { slotsOf } from '../occurrences/slots.ts'
import type { Series } from '../series.ts'

// A successor begins when the old series would have been paid next, or about half a period later.
const periodsMax = 1.6
// The same payee may have a new price; another name must be paid the very same.
const sameNameStep = 1.6
const newNameStep = 1.02

/**
 * The ended series that an active one has taken over from, each active one from a single series.
 */
export function succeeded(series: readonly Series[], nation: Nation): Set<Series> {
  const taken = new Set<Series>()
  const active = series.filter(({ state }) => state === 'active')
  for (const ended of series.filter(({ state }) => state === 'ended')) {
    const successor = active.find((each) => !taken.has(each) && isSuccessor(each, ended, nation))
    if (successor) taken.add(successor).add(ended)
  }
  return new Set([...taken].filter(({ state }) => state === 'ended'))
}

function isSuccessor(active: Series, ended: Series, nation: Nation): boolean {
  const first = active.evidence[0]
  const last = ended.evidence.at(-1)
  if (!first || !last || active.side !== ended.side || active.cadence !== ended.cadence)
    return false
  const { period } = slotsOf(ended.rule, nation)
  const gap = daysBetween(last.day, first.day)
  const sameName = active.merchantId === ended.merchantId
  const latest = sameName ? period * periodsMax : period + ended.toleranceDays
  const earliest = sameName ? 1 : period - ended.toleranceDays
  if (gap < earliest || gap > latest) return false
  const ratio = first.amount / last.amount
  const step = sameName ? sameNameStep : newNameStep
  return ratio <= step && ratio * step >= 1
}
