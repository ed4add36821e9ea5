// Which of several names rose or fell the most from one period to the one before.
import { earlierPeriod } from '../answered-periods.ts'
import { type Period, periodBefore, yearPeriod, yearsBack } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { likeForLike, withinRecords } from './like-for-like.ts'
import type { Planner } from './planner.ts'

const moved =
  '(?:rose|risen|rise|gone up|went up|go up|grew|grown|grow|increased|increase|climbed|jumped|fell|fallen|fall|dropped|drop|gone down|went down|go down|came down|changed|change|moved)'
const asksMost = [
  new RegExp(
    `\\b(?:which|what|who)\\b.*\\b${moved}(?: (?:the|by))* (?:more|most|faster|fastest|further)\\b`,
  ),
  new RegExp(`\\b${moved}(?: (?:the|by))* (?:more|most|faster|fastest|further)\\b.*\\bor\\b`),
  new RegExp(`\\bor\\b.*\\b${moved}(?: (?:the|by))* (?:more|most|faster|fastest|further)\\b`),
]

/** "Which rose more this year, fuel or rent?": the change of each, the largest first. */
export function roseMost(p: Planner): Plan | null {
  const [first, second] = p.payees
  if (!first || !second || !asksMost.some((words) => words.test(p.text))) return null
  const areMerchants = p.payees.every(({ kind }) => kind === 'merchant')
  const areCategories = p.payees.every(({ kind }) => kind === 'sub_category')
  if (!areMerchants && !areCategories) return null
  if (!p.fits({ periods: 2, subjects: 4 }) || p.isAhead()) return null
  const side = p.sideOfSubjects()
  const { today } = p.context
  const [named, base] = p.frame.periods
  const period = named ?? yearPeriod(Number(today.slice(0, 4)))
  const against = base ?? earlierPeriod(period, p.frame.latest.join(' ')) ?? before(period)
  const pair = likeForLike(period, against, today)
  if (!side || !pair || pair.period.from === pair.against.from) return null
  const { any: _, ...filter } = p.filter(side, pair.period)
  return p.call({
    tool: 'largest_changes',
    args: {
      ...filter,
      ...withinRecords(pair, p),
      side,
      subjects: p.payees,
      by: areMerchants ? 'merchant' : 'sub_category',
    },
  })
}

// A year against the year before, and so any days that begin with it.
function before(period: Period): Period {
  return period.from.endsWith('-01-01') && period.unit !== 'month'
    ? yearsBack(period, 1)
    : periodBefore(period)
}
