// Lays hides, rules, one-offs, taxes, projects, invoices and adjustments over what the past alone
// says. Nothing is destroyed: what is left out is listed.
import { addDays, monthOf } from '../../calendar.ts'
import { isSubCategory, sideOf } from '../../taxonomy.ts'
import type { BaseForecast, Part } from '../engine.ts'
import { giveWay } from '../invoices/give-way.ts'
import { baseParts } from './base-parts.ts'
import type { Forecast } from './composed.ts'
import { Ledger } from './ledger.ts'
import { monthPath } from './months.ts'
import type { ComposeContext, OneOff, Overlay } from './overlay.ts'
import { dayPath } from './path.ts'
import { replacedByRules, replacedByTaxes } from './replace.ts'
import type { Configuration, Rule } from './rule.ts'
import { inOrder } from './rule-order.ts'
import { partOf, ruleSums } from './rule-parts.ts'
import { settling } from './settle.ts'
import { byDay, Sieve } from './sieve.ts'

// What is overdue by more has been given up by the engine (a quarter at most).
const overdueDaysMax = 92

/**
 * The forecast that is shown. closing = opening + what happened in - what happened out + what is
 * still expected, on every day and in every month, to the penny; every figure is the sum of its
 * parts. Refuses rules that are percentages of themselves.
 */
export function composeForecast(
  base: BaseForecast,
  overlay: Overlay,
  context: ComposeContext,
): Forecast {
  const { asOf, until, balance, profile, bands } = base
  const sifted = new Sieve(base, overlay)
  const toTaxes = replacedByTaxes(overlay.taxes)
  const toRules = replacedByRules(overlay.configurations, base.series)
  sifted.take(baseParts(base), (part) => toTaxes(part) ?? toRules(part))
  sifted.take(overlay.taxes, toRules)
  sifted.take(overlay.oneOffs.map(oneOffPart))
  sifted.take(overlay.projects)
  sifted.take(overlay.invoices)
  takeRules(sifted, { base, overlay, context })
  const { kept, left } = giveWay(sifted.kept)
  sifted.leave(left, { kind: 'invoices' })
  const parts = [...kept].sort(byDay)
  const days = dayPath(parts, { asOf, until, balance, profile, bands })
  const from = { asOf, until, balance, parts, days }
  const months = monthPath({ ...from, actuals: context.actuals })
  return { ...from, profile, months, leftOut: sifted.leftOut() }
}

/** Rules come last and in order, because percentages are taken of what is there by then. */
function takeRules(
  sifted: Sieve,
  from: { base: BaseForecast; overlay: Overlay; context: ComposeContext },
): void {
  const { base, overlay, context } = from
  const { nation, actuals } = context
  const ledger = new Ledger()
  for (const part of sifted.kept) ledger.add(part)
  for (const line of actuals) ledger.addActual(line, monthOf(base.asOf))
  const configurationOf = new Map<Rule, Configuration>(
    overlay.configurations.flatMap((each) => each.rules.map((rule) => [rule, each] as const)),
  )
  const settlers = new Map(
    overlay.configurations.map((each) => [each, settling(each, { ...base, actuals, nation })]),
  )
  for (const [rule, configuration] of orderedOf(configurationOf)) {
    const times = ruleSums(rule, {
      from: addDays(base.asOf, -overdueDaysMax),
      until: base.until,
      nation,
      lineIn: (line, month) => ledger.amountOf(line, month),
    })
    const open = settlers.get(configuration)?.(rule, times) ?? times
    const { target } = configuration
    const seriesId = target.kind === 'series' ? target.seriesId : undefined
    const parts = open.map((time) => partOf(rule, time))
    for (const part of sifted.take(parts, undefined, seriesId)) ledger.add(part)
  }
}

function orderedOf(configurationOf: ReadonlyMap<Rule, Configuration>): [Rule, Configuration][] {
  return inOrder([...configurationOf.keys()]).flatMap((rule) => {
    const configuration = configurationOf.get(rule)
    return configuration ? [[rule, configuration]] : []
  })
}

/** A one-off as a part of the forecast. */
export function oneOffPart({ id, day, due = day, amount, subCategory, merchantId }: OneOff): Part {
  const side = isSubCategory(subCategory)
    ? sideOf({ subCategory, amount })
    : amount < 0
      ? 'out'
      : 'in'
  return {
    source: 'one_off',
    sourceId: id,
    month: monthOf(day),
    day,
    due,
    side,
    subCategory,
    merchantId,
    amount,
  }
}
