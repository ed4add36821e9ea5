// Rules for what can be paid: what is afforded, covered, safe to spend, and the buffer.
import { addDays, type Day } from '../../calendar.ts'
import type { Period } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

const affordWords = [
  'afford',
  'enough',
  'have',
  'will',
  'out',
  'balance',
  'payment',
  'upcoming',
] as const

export function afford(p: Planner): Plan | null {
  const [amount, keep, ...others] = p.frame.amounts
  const isKept = keep !== undefined && p.has('keep_above')
  if (!p.has('afford', 'enough') || !amount || others.length > 0 || (keep && !isKept)) return null
  // "Assuming Northwind stops paying", "from the reserve account": more than the price is changed.
  if (p.accounts.length > 0 || (p.has('scenario') && p.payees.length > 0)) return null
  if (p.sideOfSubjects() === 'in') return null
  // These name who pays, how often or how, and would be passed over as small words.
  if (/\b(third|times?|anyone|anybody|nobody|own use|card|cheque|plus|half)\b/.test(p.text))
    return null
  if (
    !p.usesOnly(
      ...affordWords,
      'over',
      'exactly',
      'scenario',
      'new',
      'hire',
      'tax_due',
      'end_of',
      ...(isKept ? (['keep_above'] as const) : []),
    ) ||
    !p.fits({ amounts: 2, subjects: 1 })
  )
    return null
  const [period] = p.frame.periods
  if (period && period.to < p.context.today) return null
  return p.call({
    tool: 'afford',
    args: {
      amount: amount.amount,
      ...(isKept ? { keep: keep.amount } : {}),
      ...(period && period.to > p.context.today ? { day: dayOfPayment(p, period) } : {}),
    },
  })
}

// "Before Christmas" may be tomorrow; "at the end of March" is its last day.
function dayOfPayment(p: Planner, { from, to }: Period): Day {
  const { today } = p.context
  if (/\b(before|by|until|till|this side of|between now)\b/.test(p.text)) return addDays(today, 1)
  if (p.has('end_of')) return to
  // "This month" may be tomorrow as well.
  return from > today ? from : addDays(today, 1)
}

// "Will we be all right for wages?": the forecast already counts them, so the lowest balance
// answers.
export function cover(p: Planner): Plan | null {
  if (!p.has('afford', 'enough') || p.frame.amounts.length > 0 || p.payees.length === 0) return null
  if (
    !p.usesOnly(...affordWords, 'end_of') ||
    !p.fits({ subjects: 2 }) ||
    p.accounts.length > 0 ||
    !p.agrees('out')
  )
    return null
  // "Are we paying our staff enough?" wants an opinion.
  if (/\b(pay|pays|paying|charge|charging|spend|spending)\b.*\benough$/.test(p.text)) return null
  const { today } = p.context
  const [period] = p.frame.periods
  if (period && period.to <= today) return null
  return p.call({
    tool: 'forecast_cover',
    args: {
      ...(period && period.from < period.to && period.from > today ? { from: period.from } : {}),
      ...(period ? { until: period.to } : {}),
      subjects: p.payees,
      ...(p.frame.joinsNames ? { any: true } : {}),
    },
  })
}

export function safe(p: Planner): Plan | null {
  const [keep, ...others] = p.frame.amounts
  const isKept = keep !== undefined && others.length === 0 && p.has('keep_above')
  if (
    !p.has('safe') ||
    !p.usesOnly(
      'safe',
      'have',
      'out',
      'balance',
      'upcoming',
      'over',
      'buffer',
      ...(isKept ? (['keep_above'] as const) : []),
    ) ||
    !p.fits({ amounts: isKept ? 1 : 0 })
  )
    return null
  const [period] = p.frame.periods
  if (period && period.to <= p.context.today) return null
  return p.call({
    tool: 'safe_to_spend',
    args: {
      ...(isKept ? { keep: keep.amount } : {}),
      ...(period ? { day: dayOfPayment(p, period) } : {}),
    },
  })
}

export function buffer(p: Planner): Plan | null {
  if (
    /\bset (to|at)\b/.test(p.text) &&
    p.has('buffer') &&
    p.usesOnly('buffer', 'will', 'have', 'balance') &&
    p.fits({ periods: 0 })
  )
    return p.call({ tool: 'cash_buffer', args: {} })
  const asksWhether = p.has('buffer') && p.has('will', 'under', 'when', 'less', 'low')
  if (
    asksWhether &&
    p.usesOnly(
      'buffer',
      'will',
      'under',
      'when',
      'earliest',
      'have',
      'balance',
      'out',
      'less',
      'low',
      'upcoming',
    ) &&
    p.fits({ periods: 0 })
  )
    return p.call({ tool: 'forecast_low', args: {} })
  if (!p.has('buffer') || !p.usesOnly('buffer', 'have', 'balance') || !p.fits({ periods: 0 }))
    return null
  return p.call({ tool: 'cash_buffer', args: {} })
}
