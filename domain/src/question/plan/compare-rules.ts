// Rules that set two periods, or money in and money out, against each other.
import { addMonths, addMonthsToDay, monthOf } from '../../calendar.ts'
import { earlierPeriod } from '../answered-periods.ts'
import { monthPeriod, type Period, periodBefore, spanPeriod, untilToday } from '../period.ts'
import type { CutPeriod, FlowFilter, Plan } from '../tool-call.ts'
import {
  isAgainstLast,
  likeForLike,
  sameDaysLast,
  sinceBase,
  thisTimeLast,
  withinRecords,
} from './like-for-like.ts'
import { eachInOwnDays } from './names-apart.ts'
import type { Planner } from './planner.ts'
import { priceBetween } from './price-rules.ts'

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
  // "Better off than last month" sets two stretches of days against each other.
  if (p.has('net', 'than') && /\b(better|worse) off than\b/.test(p.text)) return null
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
      'made',
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
    !p.fits({ periods: 2, subjects: p.frame.joinsNames ? 6 : 2, except: true })
  )
    return null
  if (p.has('why')) return null
  const apart = eachInOwnDays(p)
  if (apart) return apart
  // "Which customer made the difference?" wants who, and not by how much.
  if (p.has('customers') && /^(and |so )?(which|who|what)\b/.test(p.frame.latest.join(' ')))
    return null
  // What changed "in each month" is no change from one period to another.
  const isOfEach = p.has('trend') && /\b(each|every) month\b|\bby month\b/.test(p.text)
  if (isOfEach && p.frame.periods.length < 2) return null
  // Whether somebody's pay rose can't be read from two years' totals.
  const [person] = p.payees
  const isOfPay =
    person?.kind === 'merchant' &&
    p.payees.length === 1 &&
    p.frame.periods.length < 2 &&
    !p.has('than', 'compare') &&
    /\b(pay|wages?|salary)\b.*\b(up|risen|rise|rose|increased?|changed?)\b/.test(p.text)
  if (isOfPay && person.kind === 'merchant')
    return p.asksBack([`${person.name} by month`, `How much did we pay ${person.name}?`])
  // "Did we make more this October than last?" is of what was left.
  const isOpen = p.has('compare', 'made') && p.payees.length === 0 && !p.has('in', 'out', 'sales')
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
  const [first, next] = baseLast(thisTimeLast(p) ?? sameDaysLast(p) ?? p.frame.periods)
  // "How much did income grow between May and June": the later against the earlier.
  const onLast =
    first && !next && (first.isBase || isAgainstLast(p.frame.latest.join(' ')))
      ? sinceBase(first, p.context.today)
      : null
  // What "compared with October" is set against October would be a guess.
  if (first?.isBase && !next && !onLast) return null
  // "Compare A with B between January and March" sets two names against each other, no ends.
  const isOfNames =
    p.payees.length === 2 &&
    !p.frame.joinsNames &&
    /\b(with|against|to|than|or|versus|vs|v)\b/.test(p.text)
  const [period, second] =
    first?.ends && !next && !isOfNames
      ? endsOf(p, first.ends)
      : onLast
        ? [onLast, first]
        : [first, next]
  if (!period) return null
  const isOnlyChange = !p.has('compare', 'than', 'more', 'less')
  // "Gone up since the summer" has nothing that it is set against.
  const isOpenSpan = period.unit === 'span' && !second && /\bsince\b/.test(p.frame.latest.join(' '))
  if (isOpenSpan && !earlierPeriod(period, p.frame.latest.join(' '))) return null
  if (isOnlyChange && period.unit === 'span' && !second) return null
  // "Direct costs less packaging" leaves it out, and compares nothing.
  const isTakenOff = p.payees.length > 1 && !second && !p.has('compare', 'than', 'change')
  if (isTakenOff && p.has('less') && /\bless\b/.test(p.text)) return null
  // With two subjects and one period the subjects are compared, not the periods.
  // A payee and its category narrow each other instead.
  const [one, other] = p.payees
  const areApart =
    /\b(or|versus|vs|v|rather than)\b/.test(p.text) ||
    (p.has('compare') && !first?.isBase && /\b(with|against|to)\b/.test(p.text))
  const isOfBoth = areApart || one?.kind === other?.kind
  if (!second && p.payees.length === 2 && isOfBoth) return null
  const earlier = second ? null : earlierPeriod(period, p.frame.latest.join(' '))
  const against = earlier ?? second ?? periodBefore(period)
  const pair = pairOf(p, period, against)
  // Days set against themselves were misread.
  if (!pair || pair.period.from === pair.against.from) return null
  const ofPrice = measure === 'net' ? null : priceBetween(p, measure, pair)
  if (ofPrice) return ofPrice
  if (isOpen && !p.has('net'))
    p.choices.push(
      { label: 'Money out', prompt: 'and money out?' },
      { label: 'Money in', prompt: 'and money in?' },
    )
  const isShort = pair.against.from < p.context.firstDay || pair.period.from < p.context.firstDay
  // "Which was better?" is not answered by yes or no.
  const isWhich =
    !p.has('compare') && /^(and |so |or )?(which|what|who|when)\b/.test(p.frame.latest.join(' '))
  // Nor is "in August or September".
  const isEither = p.frame.periods.length === 2 && /\bor\b/.test(p.frame.latest.join(' '))
  // More of a cost is no better.
  const isOfCosts = measure === 'out' && /\b(better|worse)\b/.test(p.frame.latest.join(' '))
  const claimed = claimedFactor(p.text)
  const asks =
    claimed ??
    (isShort || isWhich || isEither || isOfCosts
      ? 'both'
      : p.has('more') && !p.has('less', 'how_much')
        ? 'more'
        : p.has('less') && !p.has('more', 'how_much')
          ? 'less'
          : p.has('compare') && /\b(difference|gap)\b/.test(p.text)
            ? 'difference'
            : 'both')
  const filter = measure === 'net' ? { period: pair.period } : p.filter(measure, pair.period)
  const { period: _, ...rest } = filter
  const { side: __, ...others } = rest as FlowFilter
  return p.call({ tool: 'compare_periods', args: { ...others, measure, ...pair, asks } })
}

/** Whether something is taken to have doubled or halved. */
export function claimedFactor(text: string): 'doubled' | 'halved' | null {
  const [word] = /\b(doubled|halved)\b/.exec(text) ?? []
  return word === 'doubled' || word === 'halved' ? word : null
}

// "The difference between October and September" names two months of one year, not a stretch that
// crosses the turn of it.
function endsOf(p: Planner, [first, last]: NonNullable<Period['ends']>): [Period, Period] {
  const later = first.unit === 'month' ? monthPeriod(addMonths(monthOf(first.from), 12)) : null
  const hasYear = /\b(20\d\d|change|changed)\b/.test(p.frame.latest.join(' '))
  return later && last.unit === 'month' && !hasYear && later.to <= p.context.today
    ? [later, last]
    : [last, first]
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
      args: { subjects: p.sales, measure: 'in', ...pair, asks: 'more' },
    })
  )
}

// "Did we beat last October this October?" names first what the other is set against.
function baseLast(periods: readonly Period[]): readonly Period[] {
  const [first, second] = periods
  return first?.isBase && second && !second.isBase ? [second, first] : periods
}

type Pair = {
  readonly period: Period
  readonly against: Period
  readonly cut?: CutPeriod
}

// Days that were answered for one after the other are compared as they are; others like for like.
function pairOf(p: Planner, period: Period, against: Period): Pair | null {
  const { today } = p.context
  const [own, other] = [untilToday(period, today), untilToday(against, today)]
  const { comparesAnswers } = p.frame
  // "How does that compare with this year?": what came later is set against what was before.
  if (comparesAnswers === 'latest' && own && other && other.from > own.to)
    return { period: other, against: own }
  if (comparesAnswers) return own && other ? { period: own, against: other } : null
  // A season under way is set against as many days of the one before it.
  const isLonger = against.isBase && period.unit === 'span' && period.to > today
  const base = isLonger ? spanPeriod(against.from, addMonthsToDay(today, -12)) : against
  const like = likeForLike(period, base, today)
  if (!like || !own || !other) return null
  const running = [period, against].find(({ to }) => to > today)
  const cut = running ? cutOf({ own, other, like, running }) : null
  // "How does that compare with 2026 so far" of a whole year, which was answered just now.
  const isOfAnswer =
    cut?.isFirst &&
    p.frame.previousPeriods?.some(({ from, to }) => from === own.from && to === own.to)
  if (cut && isOfAnswer)
    return { period: own, against: other, cut: { ...cut.cut, other: like.period } }
  return { ...withinRecords(like, p), ...(cut ? { cut: cut.cut } : {}) }
}

// What is over was cut to as many days as have gone by of the other.
function cutOf({
  own,
  other,
  like,
  running,
}: {
  own: Period
  other: Period
  like: Pair
  running: Period
}): { cut: CutPeriod; isFirst: boolean } | null {
  const isCut = (part: Period, all: Period) => part.from === all.from && part.to < all.to
  const isFirst = isCut(like.period, own)
  const whole = isFirst ? own : isCut(like.against, other) ? other : null
  return whole && { cut: { running: running.label, other: whole }, isFirst }
}
