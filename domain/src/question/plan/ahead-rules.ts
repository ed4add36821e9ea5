// Rules for balances of days to come: the lowest point, when cash runs out, and how good the
// forecast was.
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { monthPeriod, type Period, spanPeriod } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { isWholeMonths, noPlan } from './plan-words.ts'
import type { Planner } from './planner.ts'

// Days ahead come first: "will" decides what "spend" means.
export function runOut(p: Planner): Plan | null {
  if (!p.has('run_out')) return null
  if (
    /\b(are|am) (we|i) (currently )?(overdrawn|in the red)\b/.test(p.text) &&
    p.fits({ periods: 0 })
  )
    return p.call({ tool: 'cash_balance', args: {} })
  if (
    /\bburn\b/.test(p.text) &&
    p.usesOnly('run_out', 'trend', 'average', 'have', 'how_much') &&
    p.fits({})
  ) {
    const [named] = p.frame.periods
    const last = addMonths(monthOf(p.asOf), -1)
    const usual = spanPeriod(firstDayOf(addMonths(last, -2)), lastDayOf(last))
    if (!named) return p.call({ tool: 'burn', args: { period: usual } })
    return named.to < p.context.today && isWholeMonths(named)
      ? p.call({ tool: 'burn', args: { period: named } })
      : null
  }
  if (
    !p.usesOnly(
      'run_out',
      'when',
      'will',
      'have',
      'balance',
      'upcoming',
      'low',
      'out',
      'month_noun',
      'day_noun',
      'week_noun',
    ) ||
    !p.fits({})
  )
    return null
  const [period] = p.frame.periods
  if (!period) return p.call({ tool: 'run_out', args: {} })
  return period.to > p.context.today
    ? p.call({ tool: 'forecast_low', args: { until: period.to } })
    : null
}

/** "Will we dip below £10,000?": the first day below it, and the lowest point. */
export function belowAmount(p: Planner): Plan | null {
  const [amount] = p.frame.amounts
  const isBalance =
    p.has('low', 'balance', 'less', 'have', 'run_out') || /\b(cash|go|stay)\b/.test(p.text)
  const isLimit =
    amount !== undefined &&
    p.frame.amounts.length === 1 &&
    (amount.relation === 'under' ||
      (amount.relation === 'over' && /\b(stay|remain|keep)\b/.test(p.text)))
  if (!isLimit || !isBalance || !p.isAhead()) return null
  if (
    !p.usesOnly('low', 'balance', 'less', 'have', 'under', 'over', 'will', 'when', 'run_out') ||
    !p.fits({ amounts: 1 })
  )
    return null
  const [period] = p.frame.periods
  if (period && period.to <= p.context.today) return null
  return p.call({
    tool: 'forecast_low',
    args: { below: amount.amount, ...(period ? { until: period.to } : {}) },
  })
}

export function lowPoint(p: Planner): Plan | null {
  // Why the low is where it is: its causes stand beside it.
  const isWhy = p.has('why') && p.frame.periods.length === 0
  if (p.splitsAccounts()) return null
  // "The lowest balance we had in 2026" is one of the past.
  const [days] = p.frame.periods
  const isPast = /\b(had|was|were|did|got|went|been|ever)\b/.test(p.text)
  if (isPast && (!days || days.from <= p.context.today)) return null
  const isLowest =
    p.has('low') ||
    (p.has('bottom') &&
      (p.has('balance', 'have') ||
        (p.has('will') && (p.has('when') || /\b(cash|balance|account|bank)\b/.test(p.text))) ||
        (p.isAhead() && /\b(cash|money|account|bank|funds)\b/.test(p.text))))
  if (!isLowest) return null
  const [period] = p.frame.periods
  if (period && period.to <= p.context.today) return null
  if (
    !p.usesOnly(
      'low',
      'bottom',
      'balance',
      'will',
      'when',
      'have',
      'day_noun',
      'account_noun',
      'upcoming',
      'latest',
      ...(isWhy ? (['why'] as const) : []),
    ) ||
    !p.fits({}) ||
    // A habit, which no forecast of one month shows.
    /\b(time|part|point|stage) (of|in) (the|a|each|every) month\b/.test(p.text)
  )
    return null
  return p.call({ tool: 'forecast_low', args: period ? lowWithin(p, period) : {} })
}

// "The lowest in December" is of December alone, "before Christmas" of all days up to it.
function lowWithin(p: Planner, { from, to }: Period): { from?: Day; until: Day } {
  // A follow-up that names days of its own says itself whether they begin anywhere.
  const latest = p.frame.latest.join(' ')
  const text = /\b(from|between|in|over|during|by|before|until|till)\b/.test(latest)
    ? latest
    : p.text
  const isUpTo = /\b(by|before|until|till|up to|between now|from now|this side of)\b/.test(text)
  const begins = !isUpTo && from > addDays(p.context.today, 1)
  return { ...(begins ? { from } : {}), until: to }
}

/** "After the VAT has gone out, what's left?": the balance once the next payments have left. */
export function leftAfter(p: Planner): Plan | null {
  const [period] = p.frame.periods
  if (
    !p.has('left_after') ||
    !p.usesOnly('left_after', 'upcoming', 'will', 'tax_due') ||
    !p.fits({ subjects: 3 }) ||
    p.payees.length === 0 ||
    p.accounts.length > 0 ||
    p.payees.some((subject) => p.sideOf(subject) === 'in') ||
    (period !== undefined && period.to <= p.context.today)
  )
    return null
  return p.call({
    tool: 'forecast_after',
    args: { subjects: p.payees, ...(period ? { period } : {}) },
  })
}

/** "When will we be back above £40,000?" */
export function reach(p: Planner): Plan | null {
  const [amount] = p.frame.amounts
  if (!p.has('reaches') || !p.usesOnly('reaches', 'buffer') || !p.fits({ periods: 0, amounts: 1 }))
    return null
  return p.call({ tool: 'forecast_reach', args: amount ? { amount: amount.amount } : {} })
}

export function forecastBalance(p: Planner): Plan | null {
  const [period] = p.frame.periods
  // "The forecast for the end of January" is the balance that is forecast.
  const isOfEnd = p.has('will') && p.has('end_of') && period !== undefined
  // "What bills have we got to pay by the end of the month?" asks for what is due.
  if (/\b(bills?|pay|paid|payments?|owe|owed|cost|costs)\b/.test(p.text)) return null
  // At the end of a month that ends today, the balance is the one of now.
  const endsToday = p.has('will') && period?.to === p.context.today
  if (
    p.splitsAccounts() ||
    !(p.isAhead() || endsToday) ||
    !(p.has('balance', 'have', 'above_now', 'below_now') || isOfEnd) ||
    p.has('in', 'out', 'sales', 'net')
  )
    return null
  if (
    !period ||
    !p.usesOnly(
      'balance',
      'have',
      'will',
      'end_of',
      'upcoming',
      'account_noun',
      'month_noun',
      'above_now',
      'below_now',
    ) ||
    !p.fits({ amounts: 1 })
  )
    return null
  const [amount] = p.frame.amounts
  // "Will the balance be £20,000 at the end of February?" is of one day.
  const isOfOneDay = p.has('end_of') || period.from === period.to
  if (amount && (!isOfOneDay || !/\bwill the balance be\b/.test(p.text))) return null
  const thanNow = p.has('above_now') ? 'more' : p.has('below_now') ? 'less' : null
  if (thanNow && period.to <= p.context.today) return null
  const isOpening = /\b(start|beginning|opening|begin) (of|balance)\b/.test(p.text)
  const day = isOpening ? addDays(period.from, -1) : period.to
  return p.call(
    day <= p.context.today
      ? { tool: 'cash_balance', args: { day } }
      : {
          tool: 'forecast_balance',
          args: {
            day,
            ...(amount ? { atLeast: amount.amount } : {}),
            ...(thanNow ? { thanNow } : {}),
          },
        },
  )
}

/** "How accurate was the forecast last month?": what happened beside what was expected. */
export function accuracy(p: Planner): Plan | null {
  if (
    !p.has('accuracy') ||
    !p.has('will', 'baseline') ||
    !p.usesOnly('accuracy', 'will', 'baseline', 'have', 'out', 'in', 'net') ||
    !p.fits({})
  )
    return null
  const [named] = p.frame.periods
  const period = named ?? monthPeriod(addMonths(monthOf(p.context.today), -1))
  if (period.to >= p.context.today) return null
  if (!named) p.assumptions.push(`You named no period, so I took ${period.label}.`)
  const measure = p.has('in') === p.has('out') ? 'net' : p.has('in') ? 'in' : 'out'
  return p.call({ tool: 'variance', args: { measure, period, compare: 'forecast' } })
}

export function ahead(p: Planner): Plan | null {
  // Anything else about days to come is no total of the past.
  const [period] = p.frame.periods
  const speaksOfPast = /\b(had|was|were|did|got|went|been|ever)\b/.test(p.text)
  const isPast =
    period !== undefined &&
    (period.to <= p.context.today || (speaksOfPast && period.from <= p.context.today))
  if (p.has('low') && isPast) return null
  return p.has('will', 'low', 'run_out', 'afford', 'safe', 'buffer') ||
    (period && period.from > p.context.today)
    ? noPlan
    : null
}
