// Rules for peaks of days to come, which the forecast does not name: they are asked back.
import { addDays, addMonths, type Day, monthOf } from '../../calendar.ts'
import { dayLabel, monthLabel, type Period } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** "Which week before Christmas has the most going out?": the forecast names no such week. */
export function peakAhead(p: Planner): Plan | null {
  const [named] = p.frame.periods
  const isPeak =
    p.has('month_noun', 'week_noun', 'day_noun') && p.has('top', 'bottom', 'best', 'worst')
  if (!isPeak || !p.isAhead() || !named || named.to <= p.context.today) return null
  if (p.has('balance', 'low') || p.payees.length > 0) return null
  const after = dayLabel(addDays(named.to, 1))
  return p.asksBack([
    `What are the largest payments due before ${after}?`,
    `What is due out before ${after}?`,
    `What will the balance be on ${dayLabel(named.to)}?`,
  ])
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
