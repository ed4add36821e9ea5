// Payments in parts: rent that came as 540.00 on the 5th and 360.00 on the 6th is the rent of that
// month, not two new contracts.
import { limitsOf } from './cadences.ts'
import { type Fit, type FitContext, type Met, nearestSlot, spreadOf } from './fit-rule.ts'
import { type Entry, inOrder, median, sightsOf } from './sighted.ts'

const sightingsMin = 3
const steadyShare = 0.6
const sameShare = 0.02
const partsMax = 5
// A series of its own is believed from so many sightings on, whatever its payments add up to.
const believedFrom = 4

/**
 * The fits, established ones with the parts that fill their open due days; young series made of
 * nothing but such parts are gone.
 */
export function withParts(
  fits: readonly Fit[],
  entries: readonly Entry[],
  context: FitContext,
): Fit[] {
  const believed = new Set(fits.filter(({ met }) => met.length >= believedFrom).flatMap(entriesIn))
  const taken = new Set<Entry>()
  const wider = fits.map((fit) => {
    const free = new Set(entries.filter((entry) => !believed.has(entry) && !taken.has(entry)))
    const size = usualSize(fit)
    if (free.size === 0 || size === null) return fit
    const short = fit.met.filter(({ sight }) => sight.size < size * (1 - sameShare))
    for (const { sight } of short) for (const entry of sight.entries) free.add(entry)
    const whole = fit.met.filter((met) => !short.includes(met))
    const parts = partsOf({ ...fit, met: whole }, inOrder([...free]), { size, context })
    for (const { sight } of parts) for (const entry of sight.entries) taken.add(entry)
    const slots = new Set(parts.map(({ slot }) => slot))
    return withMet(fit, [...whole, ...parts, ...short.filter(({ slot }) => !slots.has(slot))])
  })
  return wider.filter((fit) => !isMadeOf(fit, taken))
}

/** Whether a young series is made of payments that have become parts of another. */
function isMadeOf({ met }: Fit, taken: ReadonlySet<Entry>): boolean {
  return met.some(
    ({ sight: { entries } }) => entries.length === 1 && entries.some((entry) => taken.has(entry)),
  )
}

/**
 * What an established series is paid nearly every time, or `null` where amounts vary: nothing says
 * then what a part is.
 */
function usualSize({ met }: Fit): number | null {
  if (met.length < sightingsMin) return null
  const sizes = met.map(({ sight }) => sight.size)
  const usual = median(sizes)
  const same = sizes.filter((size) => Math.abs(size / usual - 1) <= sameShare)
  return same.length >= sizes.length * steadyShare ? usual : null
}

/** The fit measured with these sights: joined parts neither scatter nor stand unexplained. */
function withMet(fit: Fit, all: readonly Met[]): Fit {
  const met = [...all].sort((a, b) => a.slot - b.slot)
  const slots = (met.at(-1)?.slot ?? 0) - (met[0]?.slot ?? 0) + 1
  const seenUntil = Math.max(fit.seenUntil, met.at(-1)?.sight.day ?? 0)
  return {
    ...fit,
    met,
    fill: met.length / slots,
    explained: met.length / (met.length + strayDays(fit, met)),
    spread: spreadOf(met, fit.slots.period),
    seenUntil,
  }
}

/** How many days that the fit left unexplained are still so once these sights are met. */
function strayDays(fit: Fit, met: readonly Met[]): number {
  const before = new Set(fit.met.map(({ sight }) => sight.day))
  const joined = new Set(
    met
      .flatMap(({ sight }) => sight.entries.map(({ day }) => day))
      .filter((day) => !before.has(day)),
  )
  const strays = fit.met.length / fit.explained - fit.met.length
  return Math.max(0, Math.round(strays) - joined.size)
}

/**
 * Groups of free entries, close to each other and to an open due day, that add up to what the
 * series pays every time.
 */
function partsOf(
  fit: Fit,
  free: readonly Entry[],
  { size, context }: { size: number; context: FitContext },
): Met[] {
  const { tolerance } = limitsOf(fit.cadence)
  const met = new Set(fit.met.map(({ slot }) => slot))
  const matches: Met[] = []
  groupsOf(free, { size, days: partDaysOf(fit) }, (parts, first) => {
    const { slot, late } = nearestSlot(first.day, { ...fit, nation: context.nation })
    if (met.has(slot) || Math.abs(late) > tolerance) return false
    met.add(slot)
    matches.push({ slot, late, sight: sightOfParts(parts) })
    return true
  })
  return matches
}

/** The entries among these that together make a whole payment of a size, however late it is. */
export function entriesInParts(fit: Fit, entries: readonly Entry[], size: number): Entry[] {
  const found: Entry[] = []
  groupsOf(entries, { size, days: partDaysOf(fit) }, (parts) => {
    found.push(...parts)
    return true
  })
  return found
}

function partDaysOf({ slots }: Fit): number {
  return slots.period / 3
}

/** Offers every group of entries that adds up to a size; one that is taken stands in no other. */
function groupsOf(
  entries: readonly Entry[],
  to: { size: number; days: number },
  take: (parts: readonly Entry[], first: Entry) => boolean,
): void {
  for (let i = 0; i < entries.length - 1; i++) {
    const parts = groupOf(entries.slice(i, i + partsMax), to)
    const first = parts[0]
    if (first && take(parts, first)) i += parts.length - 1
  }
}

/** The first entries, two or more within so many days, that add up to a size; or none. */
function groupOf(entries: readonly Entry[], to: { size: number; days: number }): Entry[] {
  const first = entries[0]
  let total = 0
  for (const [i, { day, size }] of entries.entries()) {
    if (!first || day - first.day > to.days) return []
    total += size
    if (total > to.size * (1 + sameShare)) return []
    if (total >= to.size * (1 - sameShare)) return i > 0 ? entries.slice(0, i + 1) : []
  }
  return []
}

function sightOfParts(parts: readonly Entry[]) {
  const [first] = sightsOf(inOrder(parts).slice(0, 1))
  if (!first) throw new RangeError('no parts')
  return { ...first, size: parts.reduce((total, { size }) => total + size, 0), entries: parts }
}

function entriesIn({ met }: Fit): Entry[] {
  return met.flatMap(({ sight }) => [...sight.entries])
}
