// The days that others are set against: "June to August against the same months last year", "the
// six before", "and how does October compare with a year ago".
import { type Period, periodBefore, yearsBack } from '../period.ts'
import type { Piece } from './masked.ts'

const beside = '(?:compared? (?:with|to)|against|versus|vs|v|next to|over|than|to|with|and)'
const pair = new RegExp(
  `^(?:(?:for|in|over|use|using|during|so|the|from) )*D ${beside} (?:the |that of |those of )?(.+)$`,
)
const yearBefore =
  /^(?:(?:the )?same (?:\w+ ){0,3}?)?(?:D|(?:a|one) year (?:ago|before|earlier)|the year before|the previous year|last year)$/
const rightBefore =
  /^(?:(?:the |same )?(?:one|two|three|four|six|twelve|\d{1,2}|same number of|months?|weeks?|quarter|period|one) ?(?:months? |weeks? )?(?:just |right )?before(?: (?:that|it|them))?|(?:the )?(?:previous|preceding|prior) (?:\w+ ?){1,2})$/

/** Two stretches of days that a piece sets beside each other; null where it does not. */
export function daysBeside({ words, periods }: Piece): readonly [Period, Period] | null {
  const [, other = ''] = pair.exec(words) ?? []
  const [first, second] = periods
  if (!other || !first || periods.length > 2) return null
  if (second && other === 'D') return [first, distinctFrom(first, second)]
  if (second && yearBefore.test(other) && /^same /.test(other)) return [first, yearsBack(first, 1)]
  if (!second && yearBefore.test(other)) return [first, yearsBack(first, 1)]
  return !second && rightBefore.test(other) ? [first, periodBefore(first)] : null
}

/** What a period is set against in words that count from it: "a year ago", "last September". */
export function againstWhich(period: Period, { raw, periods }: Piece): Period | null {
  const [named] = periods.slice(-1)
  const isYearOn = /\b(?:a|one) year (?:ago|before|earlier)\b|\blast year\b|\byear before\b/i.test(
    raw,
  )
  if (isYearOn && period.unit !== 'year') return yearsBack(period, 1)
  if (!named) return null
  return /\blast\b|\b(?:before|earlier)$/i.test(raw) ? distinctFrom(period, named) : named
}

// "September … against last September" is that of the year before.
const distinctFrom = (first: Period, second: Period) =>
  first.from === second.from ? yearsBack(second, 1) : second
