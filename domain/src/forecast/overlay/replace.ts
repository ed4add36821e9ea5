// Which parts of the base give way to the user's configurations and to tax estimates. Hiding is
// `compose.ts`'s business.
import { type Month, monthOf } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import type { Part } from '../engine.ts'
import type { Series } from '../series.ts'
import { seriesSpokenFor } from './about-series.ts'
import type { LeftOutReason } from './composed.ts'
import type { TaxPart } from './overlay.ts'
import type { Configuration, Rule } from './rule.ts'

/** Says what a part gives way to, or `null`. */
export type Replaces = (part: Part) => LeftOutReason | null

/**
 * A configuration replaces what it is about (series and remainder alike, on the sides its rules
 * have) from the start of its first rule on, also after its last; a rule that comes once replaces
 * its own month alone. Rules never replace rules.
 */
export function replacedByRules(
  configurations: readonly Configuration[],
  series: readonly Series[],
): Replaces {
  const keyed = configurations.flatMap((each) =>
    targetKeys(each, series).map((key) => ({ key, each })),
  )
  const byTarget = groupBy(keyed, ({ key }) => key)
  return (part) => {
    const keys = [
      part.source === 'series' ? `series ${part.sourceId}` : null,
      part.merchantId === null ? null : `merchant ${part.merchantId}`,
      `sub_category ${part.subCategory}`,
    ]
    for (const key of keys) {
      const match =
        key === null ? undefined : byTarget.get(key)?.find(({ each }) => covers(each, part))
      if (match) return { kind: 'configuration', configurationId: match.each.id }
    }
    return null
  }
}

/** Where taxes are estimated, the past of that sub-category does not count a second time. */
export function replacedByTaxes(taxes: readonly TaxPart[]): Replaces {
  const estimated = new Set(taxes.map(({ side, subCategory }) => `${side} ${subCategory}`))
  return ({ side, subCategory }) =>
    estimated.has(`${side} ${subCategory}`) ? { kind: 'tax', subCategory } : null
}

function targetKeys(configuration: Configuration, series: readonly Series[]): string[] {
  const { target } = configuration
  if (target.kind === 'merchant') return [`merchant ${target.merchantId}`]
  if (target.kind === 'sub_category') return [`sub_category ${target.subCategory}`]
  return seriesSpokenFor(configuration, series).map((id) => `series ${id}`)
}

function covers({ target, rules }: Configuration, part: Part): boolean {
  // An occurrence belongs to the month it is due in, also when its money moves in the next.
  const month = part.due ? monthOf(part.due) : part.month
  return rules.some(
    (rule) => holdsIn(rule, month) && (target.kind === 'series' || rule.side === part.side),
  )
}

function holdsIn(rule: Rule, month: Month): boolean {
  const start = monthOf(rule.start)
  return rule.cadence === 'once' ? month === start : month >= start
}
