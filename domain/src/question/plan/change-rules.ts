// Rules for what changed and why: months ahead against now, actual against forecast, and what
// moved.
import { addMonths, monthOf } from '../../calendar.ts'
import { monthPeriod, type Period, periodBefore, yearPeriod, yearsBack } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { claimedFactor } from './compare-rules.ts'
import { ofPayers } from './flow-filter.ts'
import { likeForLike, withinRecords } from './like-for-like.ts'
import { withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'

/** "Why is January low?": a month ahead against the one before it. */
export function whyAhead(p: Planner): Plan | null {
  const [period] = p.frame.periods
  if (!p.has('why') || period?.unit !== 'month' || period.from <= p.context.today) return null
  // What was is no month to come, whichever year the reader took.
  if (/\b(?:was|were|did|had)\b/.test(p.text)) return null
  if (
    !p.usesOnly(
      'why',
      'low',
      'bottom',
      'will',
      'balance',
      'have',
      'less',
      'more',
      'worst',
      'out',
      'net',
    ) ||
    !p.fits({})
  )
    return null
  return p.call({ tool: 'forecast_change', args: { month: monthOf(period.from) } })
}

/** "How did we do against forecast last month?": what happened beside what was expected before. */
export function variance(p: Planner): Plan | null {
  if (
    !p.has('baseline') ||
    !p.usesOnly(
      'baseline',
      'why',
      'more',
      'less',
      'out',
      'in',
      'net',
      'have',
      'compare',
      'change',
      'summary',
      'went_on',
      'top',
    ) ||
    !p.fits({})
  )
    return null
  const [named] = p.frame.periods
  const period = named ?? monthPeriod(addMonths(monthOf(p.context.today), -1))
  if (period.from > p.context.today) return null
  if (!named) p.assumptions.push(`You named no period, so I took ${period.label}.`)
  const side = p.has('net') || p.has('in') === p.has('out') ? 'net' : p.has('in') ? 'in' : 'out'
  return p.call({ tool: 'variance', args: { measure: side, period, compare: 'forecast' } })
}

export function why(p: Planner): Plan | null {
  if (
    !p.has('why') ||
    !p.usesOnly(
      'why',
      'out',
      'in',
      'sales',
      'more',
      'less',
      'top',
      'change',
      'low',
      'bottom',
      'net',
      'than',
      'compare',
      'went_on',
    ) ||
    p.accounts.length > 0 ||
    !p.fits({ periods: 2, subjects: 1 })
  )
    return null
  const side = p.side()
  const [whole, next] = p.frame.periods
  const [named, second] = whole?.ends && !next ? [whole.ends[1], whole.ends[0]] : [whole, next]
  const [subject] = p.payees
  if (!side && p.has('net') && !subject) return named ? whyNet(p, named, second) : null
  const latest = monthPeriod(addMonths(monthOf(p.context.today), -1))
  const period = named ?? (subject ? latest : null)
  if (!side || !period || !p.agrees(side)) return null
  // Where nothing ever went that way, no month of it was taken.
  const isOtherWay = subject?.kind === 'merchant' && p.sideOf(subject) !== side
  if (!named && !isOtherWay) p.assumptions.push(`You named no period, so I took ${period.label}.`)
  const days = likeForLike(period, second ?? periodBefore(period), p.context.today)
  if (!days) return null
  const pair = withinRecords(days, p)
  const claimed = claimedFactor(p.text)
  if (subject?.kind === 'merchant' || claimed) {
    const { subjects } = p.filter(side, period)
    return p.call({
      tool: 'compare_periods',
      args: {
        measure: side,
        ...(subjects ? { subjects } : {}),
        ...pair,
        asks: claimed ?? 'both',
      },
    })
  }
  const { subjects } = p.filter(side, period)
  return p.call({
    tool: 'largest_changes',
    args: {
      side,
      ...pair,
      by: subjects ? 'merchant' : 'sub_category',
      ...(subjects ? { subjects } : {}),
      ...claimOf(p),
    },
  })
}

// What was left over rises and falls with both sides, so either alone is half a reason.
function whyNet(p: Planner, period: Period, against: Period | undefined): Plan | null {
  const isOf = ({ from, to }: Period) => !against || (against.from === from && against.to === to)
  const compare = isOf(periodBefore(period))
    ? 'previous'
    : isOf(yearsBack(period, 1))
      ? 'last_year'
      : null
  if (!compare || period.from > p.context.today) return null
  return p.call({ tool: 'variance', args: { measure: 'net', period, compare, ...claimOf(p) } })
}

// What "why" takes for granted.
function claimOf({ text }: Planner): { claimed?: 'more' | 'less' } {
  if (
    /\b(up|more|higher|rise|rose|risen|jump|jumped|increased?|grow|grew|grown|spike|spiked|climbed|soared?)\b/.test(
      text,
    )
  )
    return { claimed: 'more' }
  return /\b(down|less|lower|fall|fell|fallen|drop|dropped|decreased?|shrink|shrank|dip|dipped|low)\b/.test(
    text,
  )
    ? { claimed: 'less' }
    : {}
}

// "Which costs rose in October?", "have any suppliers gone up?": those, and not their total.
function isOfWhich({ payees, text }: Planner): boolean {
  return (
    payees.length === 0 &&
    /\b(which|any|whose|what) (of )?(our |my |the )?(costs|expenses|outgoings|bills|suppliers?|customers?|clients?|categories|payers?)\b/.test(
      text,
    )
  )
}

export function changes(p: Planner): Plan | null {
  // "What changed last month?" wants what changed most.
  const isOpen =
    p.has('change') &&
    p.payees.length === 0 &&
    /^(so |and )?(what (is |has |have |are |was |were )?)?(the )?((biggest|main|largest) )?(changed|change|changes|different)\b/.test(
      p.text,
    )
  const isOn =
    p.payees.length === 0 &&
    /^(so |and )?what (did|have|are|do) (we|i) (spend|spent|spending|pay|paid|paying) (more|less) (on|for)\b/.test(
      p.text,
    )
  const asksWhich = p.has('change', 'more', 'less') && (p.has('top') || isOfWhich(p))
  if (
    !(isOpen || isOn || asksWhich) ||
    p.frame.periods.some(({ unit, toDate }) => unit === 'span' && toDate) ||
    !p.usesOnly(
      'change',
      'top',
      'out',
      'in',
      'sales',
      'category',
      'who',
      'more',
      'less',
      'compare',
      'than',
      ...(isOfWhich(p) ? (['customers', 'have'] as const) : []),
    ) ||
    !p.fits({ periods: 2, count: true })
  )
    return null
  const pair = pairOf(p)
  if (!pair) return null
  // What customers spend comes in.
  const isOfCustomers = p.has('customers')
  const side = isOfCustomers ? 'in' : (p.side() ?? 'out')
  const filter = p.filter(side, pair.period)
  const { subjects, except, suppliersOnly } = isOfCustomers ? ofPayers(filter, p.context) : filter
  if (suppliersOnly) p.assumptions.push(withoutSuppliers)
  return p.call({
    tool: 'largest_changes',
    args: {
      side,
      ...pair,
      by: p.has('who', 'customers') ? 'merchant' : 'sub_category',
      ...(suppliersOnly ? { except, suppliersOnly } : {}),
      ...(isOfCustomers && subjects ? { subjects } : {}),
      ...(isOfCustomers && except ? { except } : {}),
      ...(p.has('more') === p.has('less') || (p.has('than', 'compare') && !isOn && !isOfWhich(p))
        ? {}
        : { direction: p.has('more') ? ('more' as const) : ('less' as const) }),
    },
  })
}

function pairOf(p: Planner): { period: Period; against: Period } | null {
  const { today } = p.context
  const [first, second] = p.frame.periods
  // "Compared with last year" names what this year so far is set against.
  const year = Number(today.slice(0, 4))
  // Who changed most is a matter of a year: from month to month payments come and go.
  const isOfYear = first
    ? first.isBase && !second && first.unit === 'year'
    : p.has('who', 'customers')
  if (isOfYear) {
    const years = likeForLike(yearPeriod(year), yearPeriod(year - 1), today)
    return years && withinRecords(years, p)
  }
  const period = first?.ends?.[1] ?? first ?? monthPeriod(addMonths(monthOf(today), -1))
  const pair = likeForLike(period, first?.ends?.[0] ?? second ?? periodBefore(period), today)
  return pair && withinRecords(pair, p)
}
