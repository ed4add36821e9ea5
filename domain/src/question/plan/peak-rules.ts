// Rules for peaks to come: the day, week or month with most or least of something.
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { dayLabel, monthLabel, type Period, spanLabel, spanPeriod } from '../period.ts'
import type { Measure, Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** "Which week before Christmas has the most going out?": the day, week or month to come. */
export function peakAhead(p: Planner): Plan | null {
  const [named] = p.frame.periods
  const isPeak =
    p.has('month_noun', 'week_noun', 'day_noun') && p.has('top', 'bottom', 'best', 'worst')
  if (!isPeak || p.payees.length > 0 || p.accounts.length > 0) return null
  if (!p.has('peak_ahead') && !p.isAhead()) return null
  if (named && named.to <= p.context.today) return null
  const found = peakCall(p, named)
  if (found || !named || p.has('balance', 'low', 'have')) return found
  const after = dayLabel(addDays(named.to, 1))
  return p.asksBack([
    `What are the largest payments due before ${after}?`,
    `What is due out before ${after}?`,
    `What will the balance be on ${dayLabel(named.to)}?`,
  ])
}

function peakCall(p: Planner, named: Period | undefined): Plan | null {
  const measure = measureOf(p)
  if (
    !measure ||
    !p.usesOnly(
      'peak_ahead',
      'top',
      'bottom',
      'month_noun',
      'week_noun',
      'day_noun',
      'out',
      'in',
      'net',
      'balance',
      'will',
      'upcoming',
      'have',
      'when',
    ) ||
    !p.fits({})
  )
    return null
  const interval = p.has('day_noun') ? 'day' : p.has('week_noun') ? 'week' : 'month'
  const period = named && upTo(p, named)
  // A day by itself has no peak within it.
  if (period && period.from === period.to) return null
  return p.call({
    tool: 'forecast_peak',
    args: { measure, interval, least: p.has('bottom'), ...(period ? { period } : {}) },
  })
}

// "Between now and Christmas", "by the end of March": every day up to it.
function upTo({ text, context }: Planner, named: Period): Period {
  const isUpTo = /\b((between|from) (now|today)|by|before|until|till|up to|this side of)\b/.test(
    text,
  )
  if (!isUpTo) return named
  return spanPeriod(addDays(context.today, 1), named.to)
}

// A balance is highest on a day, and its lowest has a tool of its own.
function measureOf(p: Planner): Measure | null {
  const [only, ...others] = (['out', 'in', 'net', 'balance'] as const).filter((each) => p.has(each))
  if (!only || others.length > 0) return null
  if (only === 'balance') return p.has('peak_ahead') && p.has('top') ? only : null
  return only
}

/**
 * "Which week in December has the highest money out", asked in November: the one gone by, or the
 * one that is to come.
 */
export function isOfEitherYear(
  { text, today }: { readonly text: string; readonly today: Day },
  { from, to, unit }: Period,
): boolean {
  const ahead = addMonths(monthOf(from), 12)
  return (
    unit === 'month' &&
    to < today &&
    ahead > monthOf(today) &&
    ahead <= addMonths(monthOf(today), 6) &&
    /\b(has|have|is|are|looks?|does|do)\b/.test(text) &&
    !/\b(last|previous|past|20\d\d|year|ago|was|were|had|did|ever)\b/.test(text)
  )
}

/** The same question with the month of each year. */
export function ofEitherYear(p: Planner, { from }: Period): string[] {
  const month = monthOf(from)
  const name = monthLabel(month).split(' ')[0] ?? ''
  const own = new RegExp(`\\b(${name}|${name.slice(0, 3)})\\b`, 'i')
  return [
    p.text.replace(own, monthLabel(month)),
    `What are the largest payments due in ${monthLabel(addMonths(month, 12))}?`,
  ]
}

/**
 * "Lowest balance between January and March", asked in November: of the months gone by, or of those
 * to come. Null where the words or the year say which.
 */
export function lowOfEitherYear({ text, context }: Planner, { from, to }: Period): string[] | null {
  const ahead = addMonths(monthOf(from), 12)
  const last = addMonths(monthOf(to), 12)
  const isOpen =
    from === firstDayOf(monthOf(from)) &&
    to === lastDayOf(monthOf(to)) &&
    last <= addMonths(monthOf(context.today), 6) &&
    to < context.today &&
    ahead > monthOf(context.today) &&
    monthNamed.test(text) &&
    !/\b(last|previous|past|20\d\d|year|ago|was|were|had|did|went|got|been|ever|since|so far)\b/.test(
      text,
    )
  return isOpen
    ? [
        `What’s the lowest point from ${spanLabel(firstDayOf(ahead), lastDayOf(last))}?`,
        `What was the lowest balance from ${spanLabel(from, to)}?`,
      ]
    : null
}

const monthNamed = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
