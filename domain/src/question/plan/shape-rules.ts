// Rules for shapes of a flow: its peaks, shares and course.
import { daysBetween, monthOf } from '../../calendar.ts'
import { byInterval } from '../concepts.ts'
import { dayLabel, type Period, spanPeriod, untilToday, yearsBack } from '../period.ts'
import type { Measure, Plan } from '../tool-call.ts'
import { isOfEitherYear, lowOfEitherYear, ofEitherYear } from './peak-rules.ts'
import { isUnmeasured } from './plan-words.ts'
import type { Planner } from './planner.ts'

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
      ...(p.frame.excluded.length > 0 ? (['exclude'] as const) : []),
      ...(p.frame.count === null ? [] : (['list'] as const)),
    ) ||
    !p.fits({ subjects: 1, count: true, except: true })
  )
    return null
  const isOfCash = p.has('best', 'worst') && /\bfor (cash|cash ?flow)\b/.test(p.text)
  const side = p.has('net') || isOfCash ? 'net' : p.has('balance') ? 'balance' : p.side()
  const isCost = /\b(expensive|costliest|dearest|priciest)\b/.test(p.text)
  const isOfTrade = !side && !isCost && p.has('best', 'worst')
  const measure: Measure | null =
    side ?? (isCost ? 'out' : isOfTrade ? (p.sideOfSubjects() ?? 'in') : null)
  if (!measure || (measure !== 'net' && measure !== 'balance' && !p.agrees(measure))) return null
  const [named] = p.frame.periods
  const { today } = p.context
  if (named && isOfEitherYear({ text: p.text, today }, named))
    return p.asksBack(ofEitherYear(p, named))
  const period = named
    ? untilToday(named, p.context.today)
    : spanPeriod(p.context.firstDay, p.context.today)
  if (!period) return null
  const { subjects: ownSubjects = [], except } =
    measure === 'in' || measure === 'out' ? p.filter(measure, period) : {}
  // A loan or the owner's own money makes no week a good one.
  const subjects = isOfTrade && ownSubjects.length === 0 ? p.sales : ownSubjects
  // The worst month for spending is the one with the most of it.
  const least =
    p.has('worst') && measure === 'out'
      ? false
      : p.has('best') && measure === 'out'
        ? true
        : isLeast
  const n = p.frame.count ?? (p.has('second') ? 2 : isOfSeveral(p) ? 3 : 1)
  return p.call({
    tool: 'extreme',
    args: {
      measure,
      interval: noun,
      period,
      least,
      ...(n > 1 ? { n } : {}),
      ...(subjects.length > 0 ? { subjects } : {}),
      ...(except && except.length > 0 ? { except } : {}),
    },
  })
}

// "Which months were quietest?" wants more than one of them.
function isOfSeveral({ text }: Planner): boolean {
  return /\b(which|what) (months|weeks|days|quarters) (were|are|have|had|did|do|has|brought|took|made|saw)\b|\b(best|worst|busiest|quietest|slowest|strongest|weakest|slackest|leanest|poorest) (months|weeks|days|quarters)\b/.test(
    text,
  )
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
  const prompts = !account && p.has('bottom', 'low') ? lowOfEitherYear(p, named) : null
  if (prompts) return p.asksBack(prompts)
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

export function series(p: Planner): Plan | null {
  const interval = p.interval()
  if (
    !p.has('trend', ...byInterval) ||
    !interval ||
    !p.usesOnly(
      'trend',
      ...byInterval,
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
  const [days] = p.frame.periods
  // "What's the trend?" after one month is that of the months up to now.
  const isOneOf =
    days !== undefined && interval === 'month' && monthOf(days.from) === monthOf(days.to)
  const named = isOneOf && p.has('trend') ? undefined : days
  const usual = interval === 'year' ? p.allRecords() : p.fullYear()
  const period = named ? untilToday(named, p.context.today) : usual
  if (!period) return null
  if (interval === 'year' && named && daysBetween(named.from, named.to) < 360)
    return p.asksBack(eachYear(p, named, measure))
  const subjects =
    measure === 'in' || measure === 'out' ? (p.filter(measure, period).subjects ?? []) : []
  return p.call({
    tool: 'series',
    args: { measure, interval, period, ...(subjects.length > 0 ? { subjects } : {}) },
  })
}

// "January to March income, each year": those months of every year, which are no years.
function eachYear(p: Planner, named: Period, measure: Measure): string[] {
  const [subject] = p.payees
  const asks =
    measure === 'in'
      ? `How much came in${subject ? ` from ${subject.name}` : p.has('sales') ? ' as sales' : ''}`
      : measure === 'out'
        ? `How much did we spend${subject ? ` on ${subject.name}` : ''}`
        : null
  if (!asks) return []
  return [0, 1, 2]
    .map((years) => yearsBack(named, years, 'span'))
    .filter(({ to }) => to >= p.context.firstDay)
    .map(({ from, to }) => `${asks} from ${dayLabel(from)} to ${dayLabel(to)}?`)
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
  if (new Set(p.payees.map(({ kind }) => kind)).size < p.payees.length || p.accounts.length > 1)
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
