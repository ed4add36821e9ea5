// Rules for questions about days to come: the lowest point, what can be paid, what is late.
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { monthPeriod, spanPeriod } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { isWholeMonths, noPlan, type Planner } from './planner.ts'

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
    const last = addMonths(monthOf(p.context.today), -1)
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
    !p.fits({})
  )
    return null
  return p.call({ tool: 'forecast_low', args: period ? { until: period.to } : {} })
}

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
  const [amount] = p.frame.amounts
  if (!p.has('afford', 'enough') || !amount || p.frame.amounts.length > 1) return null
  // "Assuming Northwind stops paying", "from the reserve account": more than the price is changed.
  if (p.accounts.length > 0 || (p.has('scenario') && p.payees.length > 0)) return null
  if (p.sideOfSubjects() === 'in') return null
  // Said of whom, how often or how it is paid, and passed over as small words.
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
    ) ||
    !p.fits({ amounts: 1, subjects: 1 })
  )
    return null
  const [period] = p.frame.periods
  if (period && period.to < p.context.today) return null
  return p.call({
    tool: 'afford',
    args: {
      amount: amount.amount,
      ...(period && period.to > p.context.today
        ? {
            day: period.from > p.context.today && !p.has('end_of') ? period.from : period.to,
          }
        : {}),
    },
  })
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
    args: { until: period?.to ?? addDays(today, isOfTax(p) ? 91 : 35), subjects: p.payees },
  })
}

// VAT falls due once a quarter, other bills once a month.
function isOfTax({ payees }: Planner): boolean {
  return payees.every(
    (subject) =>
      subject.kind === 'sub_category' &&
      /^(vat_payment|corporation_tax|self_assessment)$/.test(subject.code),
  )
}

export function safe(p: Planner): Plan | null {
  if (
    !p.has('safe') ||
    !p.usesOnly('safe', 'have', 'out', 'balance', 'upcoming', 'over', 'buffer') ||
    !p.fits({ periods: 0 })
  )
    return null
  return p.call({ tool: 'safe_to_spend', args: {} })
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

/** "Which customers pay late?": a habit, where "who is late?" wants what is missing now. */
export function latePayers(p: Planner): Plan | null {
  const isHabit =
    /\b(pays?|paying|payers?|settles?) (us |me |up )?(late|slow(ly)?|on time)\b|\b(late|slow|slowest|worst|bad|tardy|latest) pay(ers?|ing)\b|\b(always|usually|often|normally|regularly|tends? to (be|pay)) (\w+ )?late\b/.test(
      p.text,
    )
  if (!isHabit || p.payees.length > 0) return null
  if (
    !p.usesOnly(
      'late',
      'who',
      'customers',
      'in',
      'out',
      'list',
      'have',
      'top',
      'worst',
      'average',
      'latest',
      'count',
      'payment',
    ) ||
    !p.fits({ periods: 0, count: true })
  )
    return null
  return p.call({ tool: 'payer_delays', args: {} })
}

export function late(p: Planner): Plan | null {
  if (!p.has('late')) return null
  // "Which invoices did they pay late?" is over.
  if (/\bdid\b.*\bpay\b.*\blate\b|\bpaid\b.*\blate\b/.test(p.text)) return null
  if (
    !p.usesOnly(
      'late',
      'who',
      'customers',
      'in',
      'out',
      'payment',
      'upcoming',
      'list',
      'count',
      'have',
      'owe',
      'top',
      'will',
    ) ||
    !p.fits({ periods: 0, subjects: 1 }) ||
    p.accounts.length > 0
  )
    return null
  const subjects = p.payees
  const side = p.has('customers', 'in', 'owe')
    ? 'in'
    : p.has('out') || /\bbills?\b/.test(p.text)
      ? 'out'
      : null
  return p.call({
    tool: 'late',
    args: subjects.length > 0 ? { subjects } : side ? { side } : {},
  })
}

export function owed(p: Planner): Plan | null {
  const isOurs = /\b(do|did|must) (we|i) (still |currently )?owe\b|\b(we|i) owe\b/.test(p.text)
  const [subject] = p.payees
  // What is owed to one supplier, or by one customer, stands on the invoices that were added.
  if (
    subject?.kind === 'merchant' &&
    p.has('owe') &&
    p.accounts.length === 0 &&
    p.usesOnly('owe', 'out', 'in', 'have') &&
    p.fits({ periods: 0, subjects: 1 })
  )
    return p.call({
      tool: 'invoices',
      args: { side: isOurs ? 'out' : 'in', state: 'open', aspect: 'total', subjects: [subject] },
    })
  // What is owed to suppliers stands on invoices that no bank has; the bills that are expected can
  // be shown.
  if (
    p.has('owe') &&
    p.accounts.length === 0 &&
    isOurs &&
    p.usesOnly('owe', 'who', 'out', 'have', 'upcoming', 'list', 'customers') &&
    p.fits({ subjects: 1 })
  )
    return p.payees.length === 0 && p.frame.periods.length === 0 && !p.has('upcoming')
      ? p.call({ tool: 'invoices', args: { side: 'out', state: 'open', aspect: 'total' } })
      : { kind: 'unavailable', topic: 'debts' }
  if (!p.has('owe') || !p.usesOnly('owe', 'who', 'customers', 'list') || !p.fits({ periods: 0 }))
    return null
  return /\b(owes|owe us|owe me|owed to us|owed to me|are we owed|am i owed)\b/.test(p.text)
    ? p.call({ tool: 'invoices', args: { side: 'in', state: 'open', aspect: 'owed' } })
    : null
}

export function forecastBalance(p: Planner): Plan | null {
  const [period] = p.frame.periods
  // "The forecast for the end of January" is the balance that is forecast.
  const isOfEnd = p.has('will') && p.has('end_of') && period !== undefined
  // "What bills have we got to pay by the end of the month?" asks for what is due.
  if (/\b(bills?|pay|paid|payments?|owe|owed|cost|costs)\b/.test(p.text)) return null
  if (
    p.splitsAccounts() ||
    !p.isAhead() ||
    !(p.has('balance', 'have') || isOfEnd) ||
    p.has('in', 'out', 'sales', 'net')
  )
    return null
  if (
    !period ||
    !p.usesOnly('balance', 'have', 'will', 'end_of', 'upcoming', 'account_noun', 'month_noun') ||
    !p.fits({ amounts: 1 })
  )
    return null
  const [amount] = p.frame.amounts
  // "Will the balance be £20,000 at the end of February?" is of one day.
  const isOfOneDay = p.has('end_of') || period.from === period.to
  if (amount && (!isOfOneDay || !/\bwill the balance be\b/.test(p.text))) return null
  const isOpening = /\b(start|beginning|opening|begin) (of|balance)\b/.test(p.text)
  const day = isOpening ? addDays(period.from, -1) : period.to
  return p.call(
    day <= p.context.today
      ? { tool: 'cash_balance', args: { day } }
      : {
          tool: 'forecast_balance',
          args: { day, ...(amount ? { atLeast: amount.amount } : {}) },
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
