// Rules for questions that are recognised by the kinds of their words: what is left after named
// costs, the share of the largest, days of the week, chances, and how long cash would last alone.
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { spanPeriod } from '../period.ts'
import { shareMark } from '../share-mark.ts'
import type { FlowSide, Plan } from '../tool-call.ts'
import { claimedFactor } from './compare-rules.ts'
import type { Planner } from './planner.ts'

/** "What's left of sales after wages and tax?": money in less what the named costs took. */
export function netOf(p: Planner): Plan | null {
  const { excluded, included } = p.frame
  const takesCosts = excluded.length > 0 && excluded.every((each) => p.sideOf(each) === 'out')
  const isOfReceipts =
    p.has('net', 'in', 'sales', 'customers', 'have', 'made') &&
    !p.has('out', 'went_on', 'balance') &&
    included.every((each) => p.sideOf(each) === 'in')
  if (!takesCosts || !isOfReceipts || p.accounts.length > 0) return null
  if (
    !p.usesOnly('net', 'in', 'sales', 'customers', 'have', 'made', 'exclude') ||
    !p.fits({ subjects: 2, except: true })
  )
    return null
  if (p.isAhead()) return null
  const period = p.pastPeriod()
  if (!period) return null
  const { subjects } = p.filter('in', period)
  return p.call({
    tool: 'net_of',
    args: { period, less: excluded, ...(subjects ? { subjects } : {}) },
  })
}

/** "What did we make in Q3?": money in less money out, which is cash and no profit. */
export function made(p: Planner): Plan | null {
  if (!p.has('made') || !p.usesOnly('made', 'have', 'net', 'ended_on') || !p.fits({})) return null
  const period = p.pastPeriod()
  return period && p.call({ tool: 'net_flow', args: { period } })
}

/**
 * "What proportion of sales comes from our top customer?": the largest payers or payees together.
 */
export function topShare(p: Planner): Plan | null {
  const isShare = p.has('share') || /\bhow much of\b/.test(p.text)
  const names = p.has('customers') ? 'in' : p.has('who') ? 'out' : null
  if (!isShare || !p.has('top', 'best') || !(names || p.has('category'))) return null
  if (
    !p.usesOnly(
      'share',
      'share_of',
      'share_mark',
      'top',
      'best',
      'who',
      'customers',
      'category',
      'in',
      'sales',
      'out',
      'went_on',
      'have',
    ) ||
    !p.fits({ subjects: 1, count: true })
  )
    return null
  const side: FlowSide | null = p.has('customers') ? 'in' : (p.side() ?? names ?? 'out')
  if (!side || p.accounts.length > 0 || !p.agrees(side)) return null
  const period = p.pastPeriod(p.fullYear())
  const mark = p.has('share_mark') ? shareMark(p) : null
  // Of all spending is of what staff and HMRC are paid, too.
  const isOfAll = side === 'out' && mark !== null
  return (
    period &&
    p.call({
      tool: 'top_share',
      args: {
        ...p.filter(side, period),
        by: p.has('category') && !names ? 'category' : 'merchant',
        n: p.frame.count ?? 1,
        ...(mark ? { mark } : {}),
        ...(isOfAll ? { ofAll: true } : {}),
      },
    })
  )
}

/** "Which day of the week is busiest?": totals by weekday, and the mean of such a day. */
export function byWeekday(p: Planner): Plan | null {
  // "Which day brings in the most?" is about a habit, "which day did …?" about a date.
  const isHabit =
    /\b(which|what) day (brings?|is|do|does|are|takes?|makes?|gets?|earns?|tends?)\b/.test(
      p.text,
    ) &&
    p.has('top', 'best', 'more', 'bottom', 'worst', 'less') &&
    !p.has('balance')
  if (
    !(p.has('weekday') || isHabit) ||
    !p.usesOnly(
      ...(isHabit ? (['day_noun'] as const) : []),
      'weekday',
      'top',
      'bottom',
      'best',
      'worst',
      'out',
      'in',
      'sales',
      'customers',
      'went_on',
      'average',
      'breakdown',
      'have',
      'more',
      'less',
    ) ||
    !p.fits({ subjects: 1, except: true })
  )
    return null
  const side = p.side() ?? (p.has('best', 'worst') ? 'in' : null)
  if (!side || !p.agrees(side)) return null
  const period = p.pastPeriod(p.fullYear())
  const least = p.has('bottom', 'worst', 'less')
  if (!period || (least && p.has('top', 'best', 'more'))) return null
  const { subjects, ...filter } = p.filter(side, period)
  const own = subjects ?? (p.has('best', 'worst') && p.side() === null ? p.sales : undefined)
  return p.call({
    tool: 'by_weekday',
    args: { ...filter, ...(own ? { subjects: own } : {}), ...(least ? { least } : {}) },
  })
}

/** "When was the balance under £10,000?": the days on which it closed below an amount. */
export function balanceBelow(p: Planner): Plan | null {
  const [amount] = p.frame.amounts
  const isBalance =
    p.has('balance', 'low', 'run_out') ||
    /\b(bank|account|cash|overdrawn|in the red)\b/.test(p.text)
  const isOverdrawn =
    p.has('run_out') && /\b(overdrawn|in the red|overdraft|negative)\b/.test(p.text)
  const asks =
    p.has('when', 'count', 'latest', 'earliest', 'day_noun') ||
    /^(so |and )?(have|has|did|was|were|had) /.test(p.text) ||
    /\b(ever|how often|how long)\b/.test(p.text)
  if (!isBalance || !asks || (!isOverdrawn && amount?.relation !== 'under') || p.isAhead())
    return null
  if (
    !p.usesOnly(
      'balance',
      'low',
      'run_out',
      'under',
      'less',
      'when',
      'count',
      'have',
      'day_noun',
      'latest',
      'earliest',
    ) ||
    !p.fits({ amounts: 1 })
  )
    return null
  const period =
    p.frame.periods.length > 0 ? p.pastPeriod() : spanPeriod(p.context.firstDay, p.context.today)
  return (
    period &&
    p.call({
      tool: 'balance_below',
      args: { period, below: p.amountOr(0), first: p.has('earliest') },
    })
  )
}

/** "What are the odds of running out of cash?": the chance of the outlook, below a line. */
export function chanceBelow(p: Planner): Plan | null {
  if (!p.has('chance') || !p.has('run_out', 'buffer', 'low', 'under', 'less')) return null
  if (
    !p.usesOnly(
      'chance',
      'run_out',
      'buffer',
      'low',
      'under',
      'less',
      'will',
      'have',
      'balance',
      'over',
      'end_of',
    ) ||
    !p.fits({ amounts: 1 })
  )
    return null
  const [amount] = p.frame.amounts
  const [period] = p.frame.periods
  if (amount && amount.relation !== 'under') return null
  if (period && period.to <= p.context.today) return null
  const isZero = p.has('run_out') && !p.has('buffer')
  if (!amount && !isZero && !p.has('buffer')) return null
  return p.call({
    tool: 'chance_below',
    args: {
      ...(amount || isZero ? { below: p.amountOr(0) } : {}),
      ...(period ? { until: period.to } : {}),
    },
  })
}

/** "How long would we last with no income?": today's cash at the pace of what goes out. */
export function runway(p: Planner): Plan | null {
  if (!p.has('no_income')) return null
  if (
    !p.usesOnly(
      'no_income',
      'run_out',
      'scenario',
      'when',
      'have',
      'will',
      'balance',
      'enough',
      'afford',
      'month_noun',
      'week_noun',
      'day_noun',
      'count',
      'latest',
      'safe',
    ) ||
    !p.fits({}) ||
    p.frame.periods.some(({ from, to }) => from !== to || from < p.context.today)
  )
    return null
  const asksHowLong =
    p.has('run_out', 'when', 'count') ||
    /\b(how long|last|survive|months|weeks|days)\b/.test(p.text)
  if (!asksHowLong || (p.has('count') && !/\bhow many\b/.test(p.text))) return null
  return p.call({ tool: 'runway', args: {} })
}

// So many full months, the latest of them so many months ago.
function lastMonths(p: Planner, n: number, ago: number) {
  const last = addMonths(monthOf(p.asOf), -ago)
  return spanPeriod(firstDayOf(addMonths(last, 1 - n)), lastDayOf(last))
}

// Which way it is taken to have gone; neither, where either is asked for or a factor is.
function askedOf(p: Planner): 'both' | 'more' | 'less' {
  if (p.has('more') === p.has('less')) return 'both'
  return p.has('less') ? 'less' : 'more'
}

/** "Is our electricity going up?": the last three full months against the three before them. */
export function drift(p: Planner): Plan | null {
  const isProgress =
    /^(so |and |tell me |do you know )?(if |whether )?(is|are|has|have|do|does)\b/.test(p.text) ||
    /^how (has|have|is|are)\b/.test(p.text)
  const isFactor = /\b(doubled|halved|tripled|trebled|quadrupled)\b/.test(p.text)
  const isMoved = p.has('more', 'less') || (isFactor && p.has('change'))
  if (!isMoved || p.has('than', 'compare', 'top', 'bottom', 'balance')) return null
  if (!isProgress || p.frame.periods.length > 0) return null
  if (
    !p.usesOnly('more', 'less', 'out', 'in', 'sales', 'customers', 'went_on', 'have', 'change') ||
    !p.fits({ periods: 0, subjects: 1, except: true })
  )
    return null
  const side = p.side()
  if (!side || !p.agrees(side)) return null
  const [period, against] = [lastMonths(p, 3, 1), lastMonths(p, 3, 4)]
  if (against.from < p.context.firstDay) return null
  p.assumptions.push(
    'You named no period, so I compared the last three full months with the three before them.',
  )
  const { period: _, side: __, ...filter } = p.filter(side, period)
  return p.call({
    tool: 'compare_periods',
    args: {
      ...filter,
      measure: side,
      period,
      against,
      asks: claimedFactor(p.text) ?? askedOf(p),
    },
  })
}
