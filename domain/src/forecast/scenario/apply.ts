// Changes laid over an overlay, one after the other; the later word counts.
import type { Forecast } from '../overlay/composed.ts'
import type { Overlay, PartRef } from '../overlay/overlay.ts'
import type { Configuration, Target } from '../overlay/rule.ts'
import type { ScenarioChange } from './change.ts'

/** The overlay with changes over it. The one that is given stays as it is. */
export function overlayWith(overlay: Overlay, changes: readonly ScenarioChange[]): Overlay {
  return changes.reduce(withChange, overlay)
}

function withChange(overlay: Overlay, change: ScenarioChange): Overlay {
  switch (change.kind) {
    case 'part':
    case 'lines':
      return { ...overlay, adjustments: [...overlay.adjustments, change] }
    case 'one_off': {
      const others = overlay.oneOffs.filter(({ id }) => id !== change.oneOff.id)
      return { ...overlay, oneOffs: [...others, change.oneOff] }
    }
    case 'without_one_off':
      return { ...overlay, oneOffs: overlay.oneOffs.filter(({ id }) => id !== change.oneOffId) }
    case 'rules':
      return { ...overlay, configurations: withRules(overlay.configurations, change.configuration) }
    case 'hide_series':
      return { ...overlay, hiddenSeries: toggled(overlay.hiddenSeries, change.seriesId, change) }
    case 'hide_merchant':
      return {
        ...overlay,
        hiddenMerchants: toggled(overlay.hiddenMerchants, change.merchantId, change),
      }
  }
}

/** A target has one configuration, and so has an id. */
function withRules(all: readonly Configuration[], one: Configuration): Configuration[] {
  const others = all.filter(({ id, target }) => id !== one.id && !isSameTarget(target, one.target))
  return one.rules.length === 0 ? others : [...others, one]
}

function isSameTarget(a: Target, b: Target): boolean {
  if (a.kind === 'series') return b.kind === 'series' && a.seriesId === b.seriesId
  if (a.kind === 'merchant') return b.kind === 'merchant' && a.merchantId === b.merchantId
  if (a.kind === 'sub_category') return b.kind === 'sub_category' && a.subCategory === b.subCategory
  return false
}

function toggled(ids: readonly string[], id: string, { hide }: { hide: boolean }): string[] {
  const others = ids.filter((each) => each !== id)
  return hide ? [...others, id] : others
}

/** Ids of changes whose payment the forecast no longer holds: it came, or is no longer expected. They change nothing. */
export function changesWithoutPart(before: Forecast, changes: readonly ScenarioChange[]): string[] {
  const known = new Set(
    [...before.parts, ...before.leftOut.flatMap(({ parts }) => parts)].map((part) =>
      partName({
        source: part.source,
        sourceId: part.sourceId ?? '',
        due: part.due ?? part.day ?? '',
      }),
    ),
  )
  return changes.flatMap((change) =>
    change.kind === 'part' && !known.has(partName(change.part)) ? [change.id] : [],
  )
}

function partName({ source, sourceId, due }: Omit<PartRef, 'source'> & { source: string }): string {
  return `${source} ${sourceId} ${due}`
}
