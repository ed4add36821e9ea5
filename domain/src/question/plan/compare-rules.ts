// Rules that set two periods, or two names, against each other.
import { addMonths, addMonthsToDay, monthOf } from '../../calendar.ts'
import { earlierPeriod } from '../answered-periods.ts'
import {
  monthPeriod,
  type Period,
  periodBefore,
  quarterPeriod,
  spanPeriod,
  untilToday,
  weekPeriod,
} from '../period.ts'
import type { FlowFilter, Plan } from '../tool-call.ts'
import { isAgainstLast, likeForLike, sinceBase, withinRecords } from './like-for-like.ts'
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

export function inAgainstOut(p: Planner): Plan | null {
  const both = (p.has('in', 'sales') && p.has('out')) || p.has('net')
  if (
    !both ||
    p.has(
      'average',
      'trend',
      'by_week',
      'by_quarter',
      'by_day',
      'top',
      'bottom',
      'best',
      'worst',
      'share',
    ) ||
    p.payees.length > 0
  )
    return null
  if (
    !p.usesOnly(
      'in',
      'out',
      'net',
      'than',
      'more',
      'less',
      'over',
      'compare',
      'have',
      'list',
      'sales',
      'ended_on',
    ) ||
    p.has('sales') ||
    !p.fits({})
  )
    return null
  const period = p.pastPeriod()
  return period && p.call({ tool: 'net_flow', args: { period } })
}

export function comparePeriods(p: Planner): Plan | null {
  if (
    !p.has('compare', 'than', 'more', 'less', 'change') ||
    p.has('top', 'bottom', 'average', 'count')
  )
    return null
  // "By what percentage did it rise" wants the change; "what share rose" is no comparison.
  const asksPercentage = /\b(percent|percentage)\b/.test(p.text) && p.has('more', 'less', 'change')
  if (p.has('share') && !asksPercentage) return null
  if (
    !p.usesOnly(
      ...(asksPercentage ? (['share'] as const) : []),
      'compare',
      'than',
      'more',
      'less',
      'change',
      'out',
      'in',
      'sales',
      'net',
      'customers',
      'went_on',
      'month_noun',
      'by_year',
      'over',
      'under',
      'have',
      'trend',
      'latest',
      'why',
    ) ||
    !p.fits({ periods: 2, subjects: 2, except: true })
  )
    return null
  if (p.has('why')) return null
  const isOpen = p.has('compare') && p.payees.length === 0 && !p.has('in', 'out', 'sales')
  // "Did we beat last September?" is about sales.
  const beats =
    /\b(beat|beaten|outdo|outdid|outdone)\b/.test(p.text) &&
    p.payees.length === 0 &&
    !p.has('in', 'out', 'sales', 'net')
  if (beats) return p.frame.periods.length === 2 ? beatPeriod(p) : null
  const measure = p.has('net') || isOpen ? 'net' : p.side()
  if (
    !measure ||
    (measure !== 'net' && !p.agrees(measure)) ||
    (measure === 'net' && p.payees.length > 0)
  )
    return null
  const [first, next] = baseLast(thisTimeLast(p) ?? p.frame.periods)
  // "How much did income grow between May and June": the later against the earlier.
  const onLast =
    first && !next && (first.isBase || isAgainstLast(p.frame.latest.join(' ')))
      ? sinceBase(first, p.context.today)
      : null
  // What "compared with October" is set against October would be a guess.
  if (first?.isBase && !next && !onLast) return null
  const [period, second] =
    first?.ends && !next ? [first.ends[1], first.ends[0]] : onLast ? [onLast, first] : [first, next]
  if (!period) return null
  const isOnlyChange = !p.has('compare', 'than', 'more', 'less')
  // "Gone up since the summer" has nothing that it is set against.
  const isOpenSpan = period.unit === 'span' && !second && /\bsince\b/.test(p.frame.latest.join(' '))
  if (isOpenSpan && !earlierPeriod(period, p.frame.latest.join(' '))) return null
  if (isOnlyChange && period.unit === 'span' && !second) return null
  // With two subjects and one period the subjects are compared, not the periods.
  // A payee and its category narrow each other instead.
  const [one, other] = p.payees
  if (!second && p.payees.length === 2 && one?.kind === other?.kind) return null
  const earlier = second ? null : earlierPeriod(period, p.frame.latest.join(' '))
  const against = earlier ?? second ?? periodBefore(period)
  const pair = pairOf(p, period, against)
  // Days set against themselves were misread.
  if (!pair || pair.period.from === pair.against.from) return null
  if (isOpen && !p.has('net'))
    p.choices.push(
      { label: 'Money out', prompt: 'and money out?' },
      { label: 'Money in', prompt: 'and money in?' },
    )
  const isShort = pair.against.from < p.context.firstDay || pair.period.from < p.context.firstDay
  // "Which was better?" is not answered by yes or no.
  const isWhich =
    !p.has('compare') && /^(and |so |or )?(which|what|who|when)\b/.test(p.frame.latest.join(' '))
  const asks =
    isShort || isWhich
      ? 'both'
      : p.has('more') && !p.has('less', 'how_much')
        ? 'more'
        : p.has('less') && !p.has('more', 'how_much')
          ? 'less'
          : p.has('compare') && /\b(difference|gap)\b/.test(p.text)
            ? 'difference'
            : 'both'
  const filter = measure === 'net' ? { period: pair.period } : p.filter(measure, pair.period)
  const { period: _, ...rest } = filter
  const { side: __, ...others } = rest as FlowFilter
  return p.call({ tool: 'compare_periods', args: { ...others, measure, ...pair, asks } })
}

// Sales of the period under way, or of the one that is named beside it, against what was beaten.
function beatPeriod(p: Planner): Plan | null {
  const [first, next] = baseLast(p.frame.periods)
  if (!first || !next || p.frame.included.length > 0) return null
  const pair = pairOf(p, first, next)
  p.assumptions.push('I compared sales.')
  return (
    pair &&
    p.call({
      tool: 'compare_periods',
      args: { subjects: [p.sales], measure: 'in', ...pair, asks: 'more' },
    })
  )
}

// "Did we beat last October this October?" names first what the other is set against.
function baseLast(periods: readonly Period[]): readonly Period[] {
  const [first, second] = periods
  return first?.isBase && second && !second.isBase ? [second, first] : periods
}

// Days that were answered for one after the other are compared as they are; others like for like.
function pairOf(p: Planner, period: Period, against: Period) {
  const { today } = p.context
  if (p.frame.comparesAnswers) {
    const [own, other] = [untilToday(period, today), untilToday(against, today)]
    return own && other ? { period: own, against: other } : null
  }
  // A season under way is set against as many days of the one before it.
  const isLonger = against.isBase && period.unit === 'span' && period.to > today
  const base = isLonger ? spanPeriod(against.from, addMonthsToDay(today, -12)) : against
  const like = likeForLike(period, base, today)
  return like && withinRecords(like, p)
}

// "Higher than this time last year" is about the month under way.
function thisTimeLast({ frame, context }: Planner): readonly Period[] | null {
  const [only] = frame.periods
  if (!only || frame.periods.length !== 1) return null
  const text = frame.latest.join(' ')
  const { today } = context
  if (
    /\b(this time|(this|the same|same) (point|stage|time)( in| of)?) last (year|month)\b/.test(text)
  )
    return [monthPeriod(monthOf(today)), only]
  const [, unit] = /\bsame (week|month|quarter) (of |in )?(the )?last year\b/.exec(text) ?? []
  if (unit === 'week') return [weekPeriod(today), only]
  if (unit === 'month') return [monthPeriod(monthOf(today)), only]
  return unit === 'quarter' ? [quarterPeriod(monthOf(today)), only] : null
}

export function compareSubjects(p: Planner): Plan | null {
  const [first, second] = p.payees
  if (
    !first ||
    !second ||
    p.payees.length > 2 ||
    (first.kind !== second.kind &&
      !/\b(than|or|versus|vs|v|against|with|compared)\b/.test(p.text)) ||
    !(
      p.has('compare', 'than', 'more', 'less', 'over', 'under') ||
      (p.has('who', 'category', 'top') && /\bor\b/.test(p.text))
    ) ||
    !p.usesOnly(
      'who',
      'category',
      'customers',
      'compare',
      'than',
      'more',
      'less',
      'out',
      'in',
      'sales',
      'went_on',
      'over',
      'under',
      'top',
    ) ||
    !p.fits({ subjects: 2 })
  )
    return null
  const side = p.side()
  const period = p.pastPeriod()
  if (!side || !period || !p.agrees(side)) return null
  return p.call({
    tool: 'compare_subjects',
    args: { ...p.filter(side, period), subjects: [first], against: second },
  })
}
