// The rules for what part of a whole something is, also against a mark and against other days.
import { type Period, yearsBack } from '../period.ts'
import { shareMark } from '../share-mark.ts'
import type { Plan } from '../tool-call.ts'
import { likeForLike, sinceBase, withinRecords } from './like-for-like.ts'
import { partAndWhole } from './part-and-whole.ts'
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

/** What part of every pound from some payers went on a cost: patterns alone put it so. */
export function partOfReceipts(p: Planner): Plan | null {
  if (!p.has('part_of_receipts') || !p.usesOnly('part_of_receipts') || !p.fits({ subjects: 8 }))
    return null
  const [, size = '1'] = /partoftheirreceipts(\d)/.exec(p.text) ?? []
  const costs = p.payees.slice(0, Number(size))
  const payers = p.payees.slice(Number(size))
  const whole = payers.length > 0 ? payers : (p.frame.repeated ?? [])
  const period = p.pastPeriod(p.fullYear())
  const areAlike = [costs, whole].every((some) => some.every(({ kind }) => kind === some[0]?.kind))
  if (costs.length === 0 || whole.length === 0 || !areAlike || !period || p.isAhead()) return null
  if (whole.some((each) => p.sideOf(each) === 'out')) return null
  const { subjects: _, any: __, ...filter } = p.filter('out', period)
  return p.call({
    tool: 'share',
    args: { ...filter, side: 'out', subjects: costs, whole, wholeSide: 'in' },
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

/** "What share of spending is wages?", "is it more than a quarter?" */
export function share(p: Planner): Plan | null {
  const isShare =
    p.has('share') ||
    /\bhow much of (what )?(our|my|the|all|total|overall)?( \w+)? ?(spend|spending|outgoings|costs|expenses|income|sales|takings|revenue|turnover|receipts|money)\b.*\b(is|are|was|were|goes|go|went|come|comes|came)\b/.test(
      p.text,
    )
  if (
    !isShare ||
    !p.usesOnly(
      'share',
      'share_of',
      'share_mark',
      'out',
      'in',
      'sales',
      'went_on',
      'customers',
      'have',
    ) ||
    !p.fits({ subjects: 5 })
  )
    return null
  if (p.payees.length === 0 || p.accounts.length > 0) return null
  const side = p.sideOfSubjects()
  // "Wages as a share of takings" and "of money in" set a cost against what came in.
  const isOfReceipts = side === 'out' && p.has('in', 'sales', 'customers')
  if (!side || (!isOfReceipts && (p.side() ?? side) !== side)) return null
  // "What share of income comes from insurance?": no cost is where money comes from.
  if (isOfReceipts && comesFrom.test(p.text))
    return p.asksBack([
      `What share of money in goes on ${p.payees.map(({ name }) => name).join(' and ')}?`,
      'Who were our top five customers this year?',
    ])
  // A month under way would leave out what is paid at its end.
  const period = p.pastPeriod(p.fullYear())
  if (!period) return null
  const parts = partAndWhole(p)
  if (!parts) return null
  const { subjects, whole } = parts
  const { subjects: _, any, ...filter } = p.filter(side, period)
  const mark = p.has('share_mark') ? shareMark(p) : null
  return p.call({
    tool: 'share',
    args: {
      ...filter,
      side,
      ...(mark ? { mark } : {}),
      subjects,
      // Wages and somebody's drawings are added up, and don't narrow each other.
      ...(!whole && any ? { any } : {}),
      ...(whole ? { whole } : {}),
      ...(isOfReceipts ? { wholeSide: 'in' as const } : {}),
    },
  })
}

const comesFrom =
  /\b(?:comes?|came|coming|is|are|was|were|derived?|earned|got|get|made|received|in) from\b/
