// Rules that set two names beside each other, each in days of its own.
import { type Period, untilToday } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/**
 * "Did Dales bring in more from June to November than Tessellate did from December to May?": the
 * total of each name in its own days.
 */
export function eachInOwnDays(p: Planner): Plan | null {
  const [first, second, ...others] = p.payees
  const [days, daysOfSecond] = p.frame.periods
  const measure = p.sideOfSubjects()
  if (!first || !second || others.length > 0 || !days || !daysOfSecond || !measure) return null
  const [before = '', after = ''] = p.text.split(/\bthan\b/)
  const isNamedIn = (text: string, { name }: { name: string }) =>
    text.includes((name.split(' ')[0] ?? name).toLowerCase())
  const isApart =
    isNamedIn(before, first) &&
    isNamedIn(after, second) &&
    !isNamedIn(before, second) &&
    !isNamedIn(after, first)
  // "… than in September, and what about Tidewater?" asks of each by itself.
  if (!isApart || /\b(?:what|how) about\b/.test(after)) return null
  const { any: _, ...filter } = p.filter(measure, days)
  const totalOf = (subject: Subject, period: Period) => {
    const own = untilToday(period, p.context.today)
    return (
      own &&
      ({ tool: 'flow_total', args: { ...filter, subjects: [subject], period: own } } as const)
    )
  }
  const [one, other] = [totalOf(first, days), totalOf(second, daysOfSecond)]
  const asks = p.has('less') ? 'less' : p.has('more') ? 'more' : 'difference'
  return one && other && p.call({ tool: 'two_answers', args: { first: one, second: other, asks } })
}
