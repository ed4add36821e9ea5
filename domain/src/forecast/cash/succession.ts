// Payments that go on under another name, or at another price on another day: the old series has
// ended, but its money has not gone anywhere. Left among what no series explains it would be
// expected a second time.
import { daysBetween } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import { slotsOf } from '../occurrences/slots.ts'
import type { Series } from '../series.ts'

// A successor begins when the old series would have been paid next, or about half a period later.
const periodsMax = 1.6
// The same payee may have a new price. Another name must be paid the very same, or on the very day
// at a price that rose with it.
const sameNameStep = 1.6
const newNameStep = 1.02
const newNameRise = 1.15

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
  if (!first || !last || active.side !== ended.side) return false
  const periods = [active, ended].map(({ rule }) => slotsOf(rule, nation).period)
  const [newPeriod = 1, period = 1] = periods
  const gap = daysBetween(last.day, first.day)
  // Per day, so that 500 a week and 2,170 a month are the same.
  const ratio = first.amount / newPeriod / (last.amount / period)
  const isWithin = (step: number) => ratio <= step && ratio * step >= 1
  const isSoon = gap >= 1 && gap <= Math.max(...periods) * periodsMax
  const isSamePayee = active.merchantId === ended.merchantId
  const isSameKind = active.subCategory === ended.subCategory
  if (active.cadence !== ended.cadence)
    return (
      isSamePayee && isSoon && isWithin(active.merchantId === null ? newNameRise : sameNameStep)
    )
  if (isSamePayee) return isSoon && isWithin(sameNameStep)
  const isNextDue = Math.abs(gap - period) <= ended.toleranceDays
  if (isNextDue && isWithin(newNameStep)) return true
  // What the payments are for has to be the same where only one of day and price is.
  if (!isSameKind) return false
  return (isNextDue && isWithin(newNameRise)) || (isSoon && isWithin(newNameStep))
}
