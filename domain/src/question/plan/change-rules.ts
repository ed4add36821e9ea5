// Rules for what changed and why: months ahead against now, actual against forecast, and what
// moved.
import { addMonths, monthOf } from '../../calendar.ts'
import { monthPeriod, periodBefore } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { likeForLike } from './like-for-like.ts'
import type { Planner } from './planner.ts'

/** "Why is January low?": a month ahead against the one before it. */
export function whyAhead(p: Planner): Plan | null {
  const [period] = p.frame.periods
  if (!p.has('why') || period?.unit !== 'month' || period.from <= p.context.today) return null
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
  const side = p.side() ?? (p.has('net') ? 'out' : null)
  const [whole, next] = p.frame.periods
  const [named, second] = whole?.ends && !next ? [whole.ends[1], whole.ends[0]] : [whole, next]
  const [subject] = p.payees
  const latest = monthPeriod(addMonths(monthOf(p.context.today), -1))
  const period = named ?? (subject ? latest : null)
  if (!side || !period || !p.agrees(side)) return null
  if (!named) p.assumptions.push(`You named no period, so I took ${period.label}.`)
  const pair = likeForLike(period, second ?? periodBefore(period), p.context.today)
  if (!pair) return null
  if (subject?.kind === 'merchant')
    return p.call({
      tool: 'compare_periods',
      args: { measure: side, subjects: [subject], ...pair, asks: 'both' },
    })
  const { subjects } = p.filter(side, period)
  return p.call({
    tool: 'largest_changes',
    args: {
      side,
      ...pair,
      by: subject ? 'merchant' : 'sub_category',
      ...(subject && subjects ? { subjects } : {}),
    },
  })
}

export function changes(p: Planner): Plan | null {
  // "What changed last month?" wants what changed most.
  const isOpen =
    p.has('change') &&
    p.payees.length === 0 &&
    /^(so |and )?what (is |has |have |are )?(the )?(biggest )?(changed|change|changes|different)\b/.test(
      p.text,
    )
  const isOn =
    p.payees.length === 0 &&
    /^(so |and )?what (did|have|are|do) (we|i) (spend|spent|spending|pay|paid|paying) (more|less) (on|for)\b/.test(
      p.text,
    )
  if (
    !(isOpen || isOn || (p.has('change', 'more', 'less') && p.has('top'))) ||
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
    ) ||
    !p.fits({ periods: 2, count: true })
  )
    return null
  const [first, second] = p.frame.periods
  const period = first?.ends?.[1] ?? first ?? monthPeriod(addMonths(monthOf(p.context.today), -1))
  const against = first?.ends?.[0] ?? second ?? periodBefore(period)
  const pair = likeForLike(period, against, p.context.today)
  return (
    pair &&
    p.call({
      tool: 'largest_changes',
      args: {
        side: p.side() ?? 'out',
        ...pair,
        by: p.has('who') ? 'merchant' : 'sub_category',
        ...(p.has('more') === p.has('less') || (p.has('than', 'compare') && !isOn)
          ? {}
          : { direction: p.has('more') ? ('more' as const) : ('less' as const) }),
      },
    })
  )
}
