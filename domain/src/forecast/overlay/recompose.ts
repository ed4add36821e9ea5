// A forecast put together once more after projects changed, from the one before: of a thousand
// projects only those that differ are taken out and put in again.
import type { Part } from '../engine.ts'
import { composeForecast } from './compose.ts'
import type { Forecast } from './composed.ts'
import { monthsWith } from './months.ts'
import type { ComposeInput, Overlay, TaxPart } from './overlay.ts'
import { daysWith } from './path.ts'
import { replacedByRules } from './replace.ts'
import { byDay, mergedByDay, Sieve } from './sieve.ts'

/** What may differ: some projects, and the taxes that follow them. */
export type ChangedParts = {
  /** The projects that may differ; the parts of all others are as they were. */
  readonly projectIds: ReadonlySet<string>
  /** The parts of those projects now. */
  readonly projects: readonly Part[]
  /** All taxes now. */
  readonly taxes: readonly TaxPart[]
}

/**
 * What `composeForecast` would answer with these projects and taxes in place of those that `before`
 * was composed with; parts of one day may stand in another order. Money of projects adds up with
 * everything else unless a rule is a percentage or a part is left out: then it composes from
 * scratch.
 */
export function recomposeForecast(
  before: Forecast,
  input: ComposeInput,
  changed: ChangedParts,
): Forecast {
  const { base, overlay, context } = input
  const differing = differingTaxes(overlay.taxes, changed.taxes)
  const isDiffering = ({ source, sourceId }: Part) =>
    source === 'project'
      ? changed.projectIds.has(sourceId ?? '')
      : source === 'tax' && differing.has(sourceId)
  const sifted = new Sieve(base, overlay)
  const toRules = replacedByRules(overlay.configurations, base.series)
  sifted.take(changed.taxes.filter(isDiffering), toRules)
  sifted.take(changed.projects)
  const isApart =
    hasPercentages(overlay) ||
    taxLines(overlay.taxes) !== taxLines(changed.taxes) ||
    sifted.leftOut().length > 0 ||
    before.leftOut.some(({ parts }) => parts.some(isDiffering))
  if (isApart) return composeForecast(base, overlayWith(overlay, changed), context)
  const kept: Part[] = []
  const removed: Part[] = []
  for (const part of before.parts) (isDiffering(part) ? removed : kept).push(part)
  const added = [...sifted.kept].sort(byDay)
  const days = daysWith(before, { removed, added })
  const { actuals } = context
  const months = monthsWith(before, { removed, added, days, actuals })
  return { ...before, parts: mergedByDay(kept, added), days, months }
}

/** An overlay with projects and taxes changed. */
export function overlayWith(overlay: Overlay, changed: ChangedParts): Overlay {
  const { projectIds, projects, taxes } = changed
  const others = overlay.projects.filter(({ sourceId }) => !projectIds.has(sourceId ?? ''))
  return { ...overlay, taxes, projects: [...others, ...projects] }
}

/** The taxes of which any part differs. */
function differingTaxes(
  before: readonly TaxPart[],
  after: readonly TaxPart[],
): ReadonlySet<string | null> {
  const texts = [before, after].map((taxes) => new Set(taxes.map((tax) => JSON.stringify(tax))))
  const isInBoth = (tax: TaxPart) => texts.every((each) => each.has(JSON.stringify(tax)))
  const differing = [...before, ...after].filter((tax) => !isInBoth(tax))
  return new Set(differing.map(({ sourceId }) => sourceId))
}

function hasPercentages({ configurations }: Overlay): boolean {
  return configurations.some(({ rules }) =>
    rules.some(({ amount }) => amount.kind === 'percentage'),
  )
}

/** The lines that taxes are estimated on: nothing else is expected on them. */
function taxLines(taxes: readonly TaxPart[]): string {
  const lines = new Set(taxes.map(({ side, subCategory }) => `${side} ${subCategory}`))
  return [...lines].sort().join()
}
