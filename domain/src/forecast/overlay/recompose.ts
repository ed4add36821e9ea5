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
type ChangedParts = {
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
  const differingSources = new Set([
    ...[...changed.projectIds].map((id) => sourceKey({ source: 'project', sourceId: id })),
    ...[...differing].map((sourceId) => sourceKey({ source: 'tax', sourceId })),
  ])
  const isDiffering = (part: Part) => differingSources.has(sourceKey(part))
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
  const { kept, removed } = withoutSources(before.parts, differingSources)
  const added = [...sifted.kept].sort(byDay)
  const days = daysWith(before, { removed, added })
  const { actuals } = context
  const months = monthsWith(before, { removed, added, days, actuals })
  return { ...before, parts: mergedByDay(kept, added), days, months }
}

/** An overlay with projects and taxes changed. */
export function overlayWith(overlay: Overlay, changed: ChangedParts): Overlay {
  const { projectIds, projects, taxes } = changed
  const ids = [...projectIds].map((id) => sourceKey({ source: 'project', sourceId: id }))
  const { kept } = withoutSources(overlay.projects, new Set(ids))
  return { ...overlay, taxes, projects: [...kept, ...projects] }
}

// One list is changed again and again, with every key that somebody presses: where the parts of
// each source stand in it is looked up once.
const placesIn = new WeakMap<readonly Part[], ReadonlyMap<string, readonly number[]>>()

function placesOf(parts: readonly Part[]): ReadonlyMap<string, readonly number[]> {
  const known = placesIn.get(parts)
  if (known) return known
  const places = new Map<string, number[]>()
  for (const [at, part] of parts.entries()) {
    const key = sourceKey(part)
    const own = places.get(key)
    if (own) own.push(at)
    else places.set(key, [at])
  }
  placesIn.set(parts, places)
  return places
}

/** A list without the parts of some sources, and those parts; both in their order. */
function withoutSources<T extends Part>(
  parts: readonly T[],
  sources: ReadonlySet<string>,
): { kept: T[]; removed: T[] } {
  const places = placesOf(parts)
  const gone = [...sources].flatMap((key) => places.get(key) ?? []).sort((a, b) => a - b)
  const removed = gone.flatMap((at) => parts[at] ?? [])
  const kept: T[] = []
  let from = 0
  for (const at of [...gone, parts.length]) {
    for (let place = from; place < at; place++) kept.push(parts[place] as T)
    from = at + 1
  }
  return { kept, removed }
}

function sourceKey({ source, sourceId }: Pick<Part, 'source' | 'sourceId'>): string {
  return `${source} ${sourceId}`
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
