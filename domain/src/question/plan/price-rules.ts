// Rules for what somebody charges each time, as patterns put it.
import { monthOf } from '../../calendar.ts'
import { monthPeriod, type Period } from '../period.ts'
import type { FlowSide, Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** "Is Bupa always the same amount?" */
export function steadyPrice(p: Planner): Plan | null {
  if (!p.has('steady') || !p.usesOnly('steady', 'change') || !p.fits({ subjects: 1, amounts: 1 }))
    return null
  const [subject] = p.payees
  const side = subject && p.sideOf(subject)
  const [amount] = p.frame.amounts
  const period = p.frame.periods.length > 0 ? p.pastPeriod() : p.allRecords()
  if (!side || !period || p.isAhead()) return null
  return p.call({
    tool: 'price_change',
    args: {
      side,
      period,
      subjects: [subject],
      steady: p.has('change') ? 'changed' : 'same',
      ...(amount ? { claimed: amount.amount } : {}),
    },
  })
}

/** "Marlow cut our rent in July, how much has that saved us?": whether it did, and what of it. */
export function movedPrice(p: Planner): Plan | null {
  if (
    !p.has('price_moved') ||
    !p.usesOnly('price_moved', 'more', 'less', 'out', 'recurring', 'change')
  )
    return null
  const [subject] = p.payees
  const [named] = p.frame.periods
  // "The new year" and a day are looked for in their month.
  const period = named?.unit === 'day' ? monthPeriod(monthOf(named.from)) : named
  if (!p.fits({ subjects: 1 }) || !subject || !period || p.isAhead()) return null
  if (period.from <= p.context.firstDay || p.sideOf(subject) !== 'out') return null
  const way = p.has('more') ? 'more' : 'less'
  return p.call({
    tool: 'price_change',
    args: {
      side: 'out',
      period: p.allRecords(),
      subjects: [subject],
      moved: { way, period },
    },
  })
}

/**
 * "By how much did BT go up from 1 January to 31 October?": the price by each of two days, on which
 * nothing need have been paid. Null where no two days are compared.
 */
export function priceBetween(
  p: Planner,
  side: FlowSide,
  { period, against }: { period: Period; against: Period },
): Plan | null {
  const [subject] = p.payees
  const areDays = [period, against].every(({ from, to }) => from === to)
  // "Did we spend more on Monday than on Tuesday?" is of what was spent.
  const isOfSpending = p.has('than') && /\b(spen[dt]|spending|pay|paid)\b/.test(p.text)
  const isOfPrice = p.has('change', 'more', 'less') && !p.has('compare') && !isOfSpending
  if (!areDays || !isOfPrice || !p.fits({ periods: 2, subjects: 1 })) return null
  // What everybody was paid on a day is no price.
  if (!subject)
    return p.asksBack([`How much ${side === 'in' ? 'came in' : 'went out'} each month this year?`])
  const days = [period.from, against.from].sort()
  const [from = period.from, to = period.from] = days
  return p.call({
    tool: 'price_change',
    args: { side, period: p.allRecords(), subjects: [subject], between: { from, to } },
  })
}
