// Rules for shapes of a flow: its peaks, shares, averages and course.
import { subCategoryOf } from '../../taxonomy.ts'
import type { Subject } from '../names.ts'
import { spanPeriod, untilToday } from '../period.ts'
import type { Interval, Measure, Plan } from '../tool-call.ts'
import { salesIncome } from './flow-filter.ts'
import { isOfEitherYear, ofEitherYear } from './peak-rules.ts'
import { isUnmeasured, type Planner } from './planner.ts'

export function extreme(p: Planner): Plan | null {
  const noun = p.has('month_noun')
    ? 'month'
    : p.has('week_noun')
      ? 'week'
      : p.has('quarter_noun')
        ? 'quarter'
        : p.has('day_noun')
          ? 'day'
          : null
  const isMost = p.has('top', 'best', 'more')
  const isLeast = p.has('bottom', 'worst', 'less')
  if (!noun || isMost === isLeast || p.has('average', 'share')) return null
  if (
    !p.usesOnly(
      'top',
      'bottom',
      'best',
      'worst',
      'month_noun',
      'week_noun',
      'day_noun',
      'quarter_noun',
      'out',
      'in',
      'sales',
      'net',
      'balance',
      'when',
      'have',
      'went_on',
      'trend',
      'customers',
      'second',
    ) ||
    !p.fits({ subjects: 1, count: true })
  )
    return null
  const isOfCash = p.has('best', 'worst') && /\bfor (cash|cash ?flow)\b/.test(p.text)
  const side = p.has('net') || isOfCash ? 'net' : p.has('balance') ? 'balance' : p.side()
  const isCost = /\b(expensive|costliest|dearest|priciest)\b/.test(p.text)
  const isOfTrade = !side && !isCost && p.has('best', 'worst')
  const measure: Measure | null = side ?? (isCost ? 'out' : isOfTrade ? 'in' : null)
  if (!measure || (measure !== 'net' && measure !== 'balance' && !p.agrees(measure))) return null
  const [named] = p.frame.periods
  if (named && isOfEitherYear(p, named)) return p.asksBack(ofEitherYear(p, named))
  const period = named
    ? untilToday(named, p.context.today)
    : spanPeriod(p.context.firstDay, p.context.today)
  if (!period) return null
  const ownSubjects =
    measure === 'in' || measure === 'out' ? (p.filter(measure, period).subjects ?? []) : []
  // A loan or the owner's own money makes no week a good one.
  const subjects = isOfTrade && ownSubjects.length === 0 ? [salesIncome] : ownSubjects
  // The worst month for spending is the one with the most of it.
  const least =
    p.has('worst') && measure === 'out'
      ? false
      : p.has('best') && measure === 'out'
        ? true
        : isLeast
  const n = p.frame.count ?? (p.has('second') ? 2 : 1)
  return p.call({
    tool: 'extreme',
    args: {
      measure,
      interval: noun,
      period,
      least,
      ...(n > 1 ? { n } : {}),
      ...(subjects.length > 0 ? { subjects } : {}),
    },
  })
}

export function balanceExtreme(p: Planner): Plan | null {
  const isPast = /\b(had|was|were|did|got|went|been|ever)\b/.test(p.text)
  const [named = isPast ? p.allRecords() : undefined] = p.frame.periods
  if (
    !(p.has('low') || (p.has('balance') && p.has('top', 'bottom'))) ||
    !named ||
    !p.usesOnly('low', 'balance', 'top', 'bottom', 'have', 'when', 'day_noun') ||
    !p.fits({ subjects: 1 }) ||
    p.payees.length > 0
  )
    return null
  const period = untilToday(named, p.context.today)
  const [account] = p.accounts
  return (
    period &&
    p.call({
      tool: 'extreme',
      args: {
        measure: 'balance',
        interval: 'day',
        period,
        least: p.has('bottom', 'low'),
        ...(account ? { account: account.id } : {}),
      },
    })
  )
}

export function share(p: Planner): Plan | null {
  const isShare =
    p.has('share') ||
    /\bhow much of (what )?(our|my|the|all|total|overall)?( \w+)? ?(spend|spending|outgoings|costs|expenses|income|sales|takings|revenue|turnover|receipts|money)\b.*\b(is|are|was|were|goes|go|went|come|comes|came)\b/.test(
      p.text,
    )
  if (
    !isShare ||
    !p.usesOnly('share', 'share_of', 'out', 'in', 'sales', 'went_on', 'customers', 'have') ||
    !p.fits({ subjects: 5 })
  )
    return null
  if (p.payees.length === 0 || p.accounts.length > 0) return null
  const side = p.sideOfSubjects()
  // "Wages as a share of takings" and "of money in" set a cost against what came in.
  const isOfReceipts = side === 'out' && p.has('in', 'sales', 'customers')
  if (!side || (!isOfReceipts && (p.side() ?? side) !== side)) return null
  // A month under way would leave out what is paid at its end.
  const period = p.pastPeriod(p.fullYear())
  if (!period) return null
  const { subjects, whole } = partAndWhole(p)
  const { subjects: _, any: __, ...filter } = p.filter(side, period)
  return p.call({
    tool: 'share',
    args: {
      ...filter,
      side,
      subjects,
      ...(whole ? { whole: [whole] } : {}),
      ...(isOfReceipts ? { wholeSide: 'in' as const } : {}),
    },
  })
}

// "What share of marketing is Google Ads": a part of the category, not of everything.
function partAndWhole(p: Planner): { subjects: readonly Subject[]; whole: Subject | null } {
  const { payees } = p
  const [category] = payees.filter(({ kind }) => kind === 'category')
  const merchants = payees.filter(({ kind }) => kind === 'merchant')
  const subs = payees.filter(({ kind }) => kind === 'sub_category')
  if (merchants.length > 0 && merchants.length === payees.length - 1) {
    const whole = category ?? subs[0]
    if (whole) return { subjects: payees, whole }
  }
  const [sub] = subs
  const isWithin =
    category?.kind === 'category' &&
    sub?.kind === 'sub_category' &&
    subCategoryOf(sub.code).category === category.code
  if (payees.length === 2 && category && sub && isWithin)
    return { subjects: [sub], whole: category }
  const sales = { kind: 'category', code: 'sales_income', name: 'Sales income' } as const
  return { subjects: payees, whole: p.has('sales', 'customers') ? sales : null }
}

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
  const per =
    p.has('per_payment') ||
    (p.has('payment') &&
      p.has('average') &&
      !p.has('by_week', 'by_day', 'by_quarter', 'by_year')) ||
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
    !p.has('average', 'per_payment') &&
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
      'per_payment',
      'payment',
      'trend',
      'by_week',
      'by_day',
      'by_quarter',
      'by_year',
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
  const period = isNamed ? p.pastPeriod() : p.fullYear()
  if (!period) return null
  if (!isNamed) p.assumptions.push(`You named no period, so I took ${period.label}.`)
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
  const period = p.pastPeriod(p.fullYear())
  return period && p.call({ tool: 'average', args: { ...p.filter(side, period), per: 'payment' } })
}

// "On an average Friday" is the mean over Fridays.
function perOf(
  { frame }: Planner,
  { per, isMonthlyBill }: { per: Interval | 'payment' | null; isMonthlyBill: boolean },
): Interval | 'payment' {
  if (frame.weekdays.length > 0 && per !== 'payment') return 'day'
  return isMonthlyBill ? 'month' : (per ?? 'month')
}

export function series(p: Planner): Plan | null {
  const interval = p.interval()
  if (
    !p.has('trend', 'by_week', 'by_day', 'by_quarter', 'by_year') ||
    !interval ||
    !p.usesOnly(
      'trend',
      'by_week',
      'by_day',
      'by_quarter',
      'by_year',
      'out',
      'in',
      'sales',
      'net',
      'balance',
      'list',
      'breakdown',
      'went_on',
      'each',
      'change',
    ) ||
    !p.fits({ subjects: 1 })
  )
    return null
  const measure: Measure | null = p.has('net') ? 'net' : p.has('balance') ? 'balance' : p.side()
  if (!measure || (measure !== 'net' && measure !== 'balance' && !p.agrees(measure))) return null
  const [named] = p.frame.periods
  const period = named ? untilToday(named, p.context.today) : p.fullYear()
  if (!period) return null
  const subjects =
    measure === 'in' || measure === 'out' ? (p.filter(measure, period).subjects ?? []) : []
  return p.call({
    tool: 'series',
    args: { measure, interval, period, ...(subjects.length > 0 ? { subjects } : {}) },
  })
}

function isPaidYet({ frame, text }: Planner): boolean {
  return (
    frame.periods.length === 0 &&
    /^(so |and )?(did|has|have|is|was|were)\b/.test(text) &&
    /\b(yet|already)\b|\b(gone|cleared) (out|through)\b|\bbeen paid\b/.test(text) &&
    !/\b(how much|how many)\b/.test(text)
  )
}

export function when(p: Planner): Plan | null {
  // "Did the VAT go out yet?" wants the latest payment, no sum of all.
  const isYet = isPaidYet(p)
  const isWhen = p.has('when', 'latest', 'earliest', 'penultimate') || isYet
  const isStart =
    /\b(start|started|begin|began) (paying|using|buying)\b|\bhow long (have|has) (\w+ ){1,3}been\b|\bsince when\b/.test(
      p.text,
    )
  // "The first and the last payment" are two answers.
  if (p.has('latest') && p.has('earliest')) return null
  const isBefore = p.has('penultimate')
  if (isBefore && p.has('earliest')) return null
  const isOneBill = p.has('latest', 'earliest') && /\bbill\b/.test(p.text)
  if (
    !isWhen ||
    p.isAhead() ||
    !p.usesOnly(
      ...(isOneBill ? (['upcoming'] as const) : []),
      ...(isStart ? (['end_of'] as const) : []),
      'when',
      'latest',
      'earliest',
      'penultimate',
      'payment',
      'out',
      'in',
      'have',
      'customers',
      'over',
      'under',
      'exactly',
    ) ||
    !p.fits({ subjects: 2, periods: 1, amounts: 2 }) ||
    isUnmeasured(p) ||
    p.frame.amounts.some(({ relation }) => relation === 'none') ||
    p.isPlural(p.frame.latest)
  )
    return null
  // The latest of two payees is two answers; a payee and its category narrow each other.
  if (new Set(p.payees.map(({ kind }) => kind)).size < p.payees.length || p.accounts.length > 0)
    return null
  const side = p.side()
  if (!side || p.payees.length === 0 || !p.agrees(side)) return null
  const [named] = p.frame.periods
  const period = named
    ? untilToday(named, p.context.today)
    : spanPeriod(p.context.firstDay, p.context.today)
  return (
    period &&
    p.call({
      tool: 'payment_when',
      args: {
        ...p.filter(side, period),
        first: p.has('earliest') || isStart,
        ...(isBefore ? { skip: 1 } : {}),
      },
    })
  )
}
