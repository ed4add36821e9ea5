// Rules for averages of payments, of stretches of time and of the balance.
import { byInterval } from '../concepts.ts'
import type { Interval, Plan } from '../tool-call.ts'
import { type Planner, tookWhich } from './planner.ts'

type Per = Interval | 'payment' | 'fortnight'

/** "What was our average balance in October?": the mean of the closing balances of its days. */
export function averageBalance(p: Planner): Plan | null {
  if (
    !p.has('average') ||
    !p.has('balance') ||
    !p.usesOnly('average', 'balance', 'have', 'by_day', 'day_noun', 'account_noun', 'end_of') ||
    !p.fits({})
  )
    return null
  const period = p.pastPeriod(p.fullYear())
  return period && p.call({ tool: 'average_balance', args: { period } })
}

export function average(p: Planner): Plan | null {
  const per: Per | null = p.has('by_fortnight')
    ? 'fortnight'
    : p.has('per_payment') ||
        (p.has('payment') && p.has('average') && !p.has(...byInterval)) ||
        (p.has('average') &&
          p.interval() === null &&
          /\b(average|typical|usual|mean|normal) (\w+ ){0,2}(purchases?|invoices?|orders?|receipts?|bills?|payouts?|sales? value|fill ups?|trips?|visits?|hires?|bookings?|stays?|fares?|meals?|deliver(?:y|ies)|repairs?)\b/.test(
            p.text,
          ))
      ? 'payment'
      : p.interval()
  const isOfOne =
    /\bhow much (is|does|was) (a|one) \w+( \w+)?( cost)?$|\b(average|typical|usual) (cost|price) (of|for) (a|an|one)\b/.test(
      p.text,
    )
  if (isOfOne && per !== 'payment') return averageOfOne(p)
  const isMonthlyBill =
    per === 'payment' && /\b(wages?|salary|payroll|rent|pay|staff) bills?\b/.test(p.text)
  // "In each quarter of 2026" wants every one, not their mean.
  const isOfEach = !p.has('average', 'per_payment') && /\b(in|for|by) (each|every)\b/.test(p.text)
  if (isOfEach) return null
  if (
    !p.has('average', 'per_payment', 'by_fortnight') &&
    !(
      (p.has('how_much') ||
        /\bwhat (does|do|did|is|are) .*\b(cost|costs|costing|spend|pay|come to|run to)\b/.test(
          p.text,
        ) ||
        /^(so |and )?what (is|was) (the|our|my|that|this|it)\b.* (a|per|each|every) \w+$/.test(
          p.frame.latest.join(' '),
        )) &&
      /\b(a|per|each|every) (month|week|day|quarter|year)\b(?! (ago|later|after|before|earlier|on)\b)|\b(monthly|weekly|daily|quarterly|yearly|annually|per annum)\b/.test(
        p.text,
      )
    )
  )
    return null
  if (
    !p.usesOnly(
      'average',
      'by_fortnight',
      'per_payment',
      'payment',
      'trend',
      ...byInterval,
      'out',
      'in',
      'sales',
      'went_on',
      'customers',
      'month_noun',
      'week_noun',
      'day_noun',
      'have',
      'latest',
      'net',
      'upcoming',
      ...(p.payees.length > 0 ? (['recurring'] as const) : []),
    ) ||
    !p.fits({ subjects: 2, except: true, weekdays: true })
  )
    return null
  // "What day do we usually pay rent?" wants a day, no amount.
  const isBill = per === 'payment' && /\bbills?\b/.test(p.text) && !p.isAhead()
  if (
    p.has('net', 'latest') ||
    (p.has('upcoming') && !isBill) ||
    /\b(what|which) (day|date|month|week)\b/.test(p.text)
  )
    return null
  // An order may be a customer's or our own.
  if (p.side() === null && p.payees.length === 0 && /\b(orders?|baskets?|tickets?)\b/.test(p.text))
    return p.asksBack(['What is the average sales payment?', 'What is the average payment out?'])
  const side = p.side() ?? (p.has('payment') && p.payees.length === 0 ? 'out' : null)
  if (!side || !p.agrees(side)) return null
  // An invoice that is received as money goes to a customer: interest and refunds are none.
  if (
    side === 'in' &&
    /\binvoices?\b/.test(p.text) &&
    p.payees.length === 0 &&
    !p.has('customers', 'sales')
  )
    return null
  const isNamed = p.frame.periods.length > 0
  const period = isNamed ? p.pastPeriod() : per === 'payment' ? p.lastYear() : p.fullYear()
  if (!period) return null
  if (!isNamed) p.assumptions.push(tookWhich(period, p.context))
  // A month's mean over a single month is its total: "is that normal?" sets it against others.
  const unit = perOf(p, { per, isMonthlyBill })
  const isAlone = unit === period.unit && p.frame.weekdays.length === 0
  if (isAlone && isNamed) return null
  return p.call({
    tool: 'average',
    args: { ...p.filter(side, period), per: perOf(p, { per, isMonthlyBill }) },
  })
}

// "How much is a skip?", "the average cost of a skip": of one payment.
function averageOfOne(p: Planner): Plan | null {
  const side = p.side() ?? p.sideOfSubjects()
  if (
    side !== 'out' ||
    !p.usesOnly('out', 'average', 'have') ||
    !p.fits({ subjects: 1 }) ||
    p.payees.length === 0
  )
    return null
  const period = p.pastPeriod(p.lastYear())
  return period && p.call({ tool: 'average', args: { ...p.filter(side, period), per: 'payment' } })
}

// "On an average Friday" is the mean over Fridays.
function perOf(
  { frame }: Planner,
  { per, isMonthlyBill }: { per: Per | null; isMonthlyBill: boolean },
): Per {
  if (frame.weekdays.length > 0 && per !== 'payment') return 'day'
  return isMonthlyBill ? 'month' : (per ?? 'month')
}
