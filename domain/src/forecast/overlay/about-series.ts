// Which series a configuration is about: the one it names, or those that grew out of a new line the
// user announced.
import type { Series } from '../series.ts'
import type { Configuration, Rule } from './rule.ts'

/**
 * The ids of the series that a configuration speaks for. A new line with a merchant speaks for a
 * series of that merchant, side and sub-category that was first seen after the line began: it is
 * what the user expected, and must not count twice.
 */
export function seriesSpokenFor(
  { target, rules }: Configuration,
  series: readonly Series[],
): string[] {
  if (target.kind === 'series') return [target.seriesId]
  if (target.kind !== 'new_line') return []
  return series.filter((each) => rules.some((rule) => isAnnounced(each, rule))).map(({ id }) => id)
}

function isAnnounced({ merchantId, side, subCategory, evidence }: Series, rule: Rule): boolean {
  const first = evidence[0]
  return (
    merchantId !== null &&
    merchantId === rule.merchantId &&
    side === rule.side &&
    subCategory === rule.subCategory &&
    first !== undefined &&
    first.due >= (rule.paymentDay ?? rule.start)
  )
}
