// Payments off their due day or in parts: rent that came as 540.00 on the 12th and 360.00 on the
// 13th is the rent of that month, not two new contracts.
import { reachOf } from '../occurrences/patience.ts'
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
  const inFits = new Set(fits.flatMap(entriesIn))
  const strays = new Set(entries.filter((entry) => !inFits.has(entry)))
  const taken = new Set<Entry>()
  const wider = fits.map((fit) => {
    const free = new Set(entries.filter((entry) => !believed.has(entry) && !taken.has(entry)))
    const size = usualSize(fit)
    if (free.size === 0 || size === null) return fit
    const short = fit.met.filter(({ sight }) => sight.size < size * (1 - sameShare))
    for (const { sight } of short) for (const entry of sight.entries) free.add(entry)
    const whole = fit.met.filter((met) => !short.includes(met))
    const parts = partsOf({ ...fit, met: whole }, inOrder([...free]), { size, strays, context })
    for (const { sight } of parts) for (const entry of sight.entries) taken.add(entry)
    const slots = new Set(parts.map(({ slot }) => slot))
    return withMet(fit, [...whole, ...parts, ...short.filter(({ slot }) => !slots.has(slot))])
  })
  const parts = new Set([...taken].filter((entry) => !strays.has(entry)))
  return wider.filter((fit) => !isMadeOf(fit, parts))
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
 * series pays every time; of strays, one alone may be the whole payment, or make up for one that
 * was left out.
 */
function partsOf(
  fit: Fit,
  free: readonly Entry[],
  among: { size: number; strays: ReadonlySet<Entry>; context: FitContext },
): Met[] {
  const { size, strays, context } = among
  const { earlyDays, lateDays } = reachAmong(fit, strays.size)
  const met = new Set(fit.met.map(({ slot }) => slot))
  const matches: Met[] = []
  for (let i = 0; i < free.length; i++) {
    const parts = groupOf(free.slice(i, i + partsMax), { size, days: partDaysOf(fit) })
    const [first, second] = parts
    if (!first || (!second && !strays.has(first))) continue
    const nearest = nearestSlot(first.day, { ...fit, nation: context.nation })
    const arrears = met.has(nearest.slot) && strays.size === 1 ? arrearsOf(nearest, fit) : null
    const { slot, late } = arrears ?? nearest
    if (met.has(slot) || late < -earlyDays || (late > lateDays && !arrears)) continue
    met.add(slot)
    matches.push({ slot, late, sight: sightOfParts(parts) })
    i += parts.length - 1
  }
  return matches
}

/** The due day before, if no other went by unpaid: what comes twice then makes up for it. */
function arrearsOf(nearest: { slot: number; late: number }, { slots, met }: Fit) {
  const slot = nearest.slot - 1
  const [first, last] = [met[0]?.slot ?? slot, met.at(-1)?.slot ?? slot]
  const isOnlyOpen = last - first === met.length && slot > first
  return isOnlyOpen ? { slot, late: nearest.late + slots.at(nearest.slot) - slots.at(slot) } : null
}

/** How far off a due day a payment may be: where most are strays, one lies near by chance. */
function reachAmong({ cadence, slots, met }: Fit, strays: number) {
  const { tolerance } = limitsOf(cadence)
  return isRegular(met.length, strays)
    ? reachOf(tolerance, slots.period)
    : { earlyDays: tolerance, lateDays: tolerance }
}

/** Whether few payments of a payee are strays beside those that met a due day. */
export function isRegular(met: number, strays: number): boolean {
  return strays * 2 <= met
}

function partDaysOf({ slots }: Fit): number {
  return slots.period / 3
}

/** The first entries, within so many days, that add up to a size; or none. */
function groupOf(entries: readonly Entry[], to: { size: number; days: number }): Entry[] {
  const first = entries[0]
  let total = 0
  for (const [i, { day, size }] of entries.entries()) {
    if (!first || day - first.day > to.days) return []
    total += size
    if (total > to.size * (1 + sameShare)) return []
    if (total >= to.size * (1 - sameShare)) return entries.slice(0, i + 1)
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
