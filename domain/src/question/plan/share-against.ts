// The rule that sets a share against the same share of other days.
import { type Period, yearsBack } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { likeForLike, sinceBase, withinRecords } from './like-for-like.ts'
import type { Planner } from './planner.ts'

/** "Is stock a bigger share of takings than last year?": patterns alone put it so. */
export function shareAgainst(p: Planner): Plan | null {
  const [subject] = p.payees
  if (!p.has('share') || !p.has('compare') || !subject || p.payees.length > 1) return null
  if (
    !p.usesOnly('share', 'share_of', 'compare', 'sales', 'in', 'out', 'than', 'more', 'less') ||
    !p.fits({ periods: 2, subjects: 1 }) ||
    p.isAhead()
  )
    return null
  const side = p.sideOf(subject)
  const days = pairIn(p)
  const pair = days && likeForLike(days.period, days.against, p.context.today)
  if (!side || !pair || pair.period.from === pair.against.from) return null
  const own = withinRecords(pair, p)
  const isOfReceipts = p.has('sales', 'in')
  if (side === 'in' && !isOfReceipts) return null
  return p.call({
    tool: 'share',
    args: {
      side,
      subjects: [subject],
      ...own,
      ...(p.has('more') === p.has('less') ? {} : { asks: p.has('more') ? 'more' : 'less' }),
      ...(p.has('sales') ? { whole: p.sales } : {}),
      ...(isOfReceipts ? { wholeSide: 'in' as const } : {}),
    },
  })
}

// "Than a year ago, June to October" is those months of the year before.
function pairIn({ frame, context }: Planner): { period: Period; against: Period } | null {
  const [first, second] = frame.periods
  if (!first) return null
  if (!second) {
    const period = sinceBase(first, context.today)
    return period && { period, against: first }
  }
  const isMoment = second.from === second.to && first.from !== first.to
  return { period: first, against: isMoment ? yearsBack(first, 1) : second }
}
