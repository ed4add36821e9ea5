// Remarks on a series by month or week: "which was the worst?"
import type { Reply } from './remark.ts'

const rank =
  /^(?:which|what|when)?(?: (?:one|month|week|day|quarter|year))?(?: ?(?:was|is|were))?(?: ?the| our| my)? ?(highest|biggest|largest|most|worst|lowest|smallest|least|best|quietest|dearest|cheapest|busiest|peak)(?: (?:one|month|week|day|quarter|year))?$/

/** A remark on a series: the stretch in which it was highest or lowest. */
export const onSeries: Reply<'series'> = ({ text, subject, period, limit }, args) => {
  const [, word = ''] = rank.exec(text) ?? []
  if (!word || subject || period || limit) return null
  // The worst of costs is the highest, the worst of income the lowest.
  const isCost = args.measure === 'out'
  const least =
    /^(lowest|smallest|least|quietest|cheapest)$/.test(word) ||
    (word === 'worst' && !isCost) ||
    (word === 'best' && isCost)
  const { measure, interval, period: days, subjects } = args
  return {
    tool: 'extreme',
    args: { measure, interval, period: days, least, ...(subjects ? { subjects } : {}) },
  }
}
