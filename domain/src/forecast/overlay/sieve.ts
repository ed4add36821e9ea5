// Sifts parts while a forecast is put together: what counts, and what is left out for which reason.
import { addDays, type Day, lastDayOf, type Month, monthOf } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { sum } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { BaseForecast, Part } from '../engine.ts'
import { type Adjust, adjusting } from './adjust.ts'
import type { LeftOut, LeftOutReason } from './composed.ts'
import type { Overlay } from './overlay.ts'
import type { Replaces } from './replace.ts'

/** Keeps what counts, within the days of the forecast, and remembers why the rest does not. */
export class Sieve {
  /** What counts so far. */
  readonly kept: Part[] = []
  readonly #left: { part: Part; reason: LeftOutReason }[] = []
  readonly #adjust: Adjust
  readonly #hidden: { series: ReadonlySet<string>; merchants: ReadonlySet<string> }
  readonly #within: { asOf: Day; until: Day }

  constructor(base: BaseForecast, overlay: Overlay) {
    this.#within = base
    this.#adjust = adjusting(overlay.adjustments, base.asOf)
    this.#hidden = {
      series: new Set(overlay.hiddenSeries),
      merchants: new Set(overlay.hiddenMerchants),
    }
  }

  /**
   * Adds parts and answers those that count. `seriesId` is given for the parts of rules about a
   * series: they are hidden with it.
   */
  take(parts: readonly Part[], replaces?: Replaces, seriesId?: string): Part[] {
    const kept: Part[] = []
    for (const part of parts.flatMap(this.#adjust)) {
      if (part.amount === 0 || !this.#isAhead(part)) continue
      const reason = replaces?.(part) ?? this.#hiddenBy(part, seriesId)
      if (reason) this.#left.push({ part, reason })
      else kept.push(part)
    }
    for (const part of kept) this.kept.push(part)
    return kept
  }

  /** Remembers parts, or shares of parts, that gave way once everything was there. */
  leave(parts: readonly Part[], reason: LeftOutReason): void {
    for (const part of parts) this.#left.push({ part, reason })
  }

  /** What does not count, by its reason. */
  leftOut(): LeftOut[] {
    const byReason = groupBy(this.#left, ({ reason }) => JSON.stringify(reason))
    return [...byReason.values()].flatMap((rows) => {
      const [first] = rows
      const parts = rows.map(({ part }) => part).sort(byDay)
      const until = parts.map(lastDay).sort().at(-1)
      if (!first || !until) return []
      return [{ reason: first.reason, parts, amount: sum(parts.map((part) => part.amount)), until }]
    })
  }

  #isAhead({ day, month }: Part): boolean {
    const { asOf, until } = this.#within
    return day === null ? isMonthAhead(month, this.#within) : day > asOf && day <= until
  }

  #hiddenBy(part: Part, seriesId?: string): LeftOutReason | null {
    const series = seriesId ?? (part.source === 'series' ? part.sourceId : null)
    if (series !== null && this.#hidden.series.has(series))
      return { kind: 'hidden_series', seriesId: series }
    const { merchantId } = part
    return merchantId !== null && this.#hidden.merchants.has(merchantId)
      ? { kind: 'hidden_merchant', merchantId }
      : null
  }
}

function lastDay({ day, month }: Part): Day {
  return day ?? lastDayOf(month)
}

/** The order of parts: by month, those with a day first and by it. */
export function byDay(a: Part, b: Part): number {
  return compareText(a.month, b.month) || compareText(a.day ?? '~', b.day ?? '~')
}

/**
 * Parts in their order with some more, which are in order too: their places are looked up, so that
 * few among many cost little.
 */
export function mergedByDay(many: readonly Part[], few: readonly Part[]): Part[] {
  const merged: Part[] = []
  let from = 0
  for (const part of few) {
    const to = firstPlace(many, from, (each) => byDay(each, part) > 0)
    for (let at = from; at < to; at++) merged.push(many[at] as Part)
    merged.push(part)
    from = to
  }
  for (let at = from; at < many.length; at++) merged.push(many[at] as Part)
  return merged
}

/** Those of some months, both included, of parts in their order. */
export function partsOfMonths(
  parts: readonly Part[],
  { first, last }: { first: Month; last: Month },
): Part[] {
  const from = firstPlace(parts, 0, ({ month }) => month >= first)
  return parts.slice(
    from,
    firstPlace(parts, from, ({ month }) => month > last),
  )
}

/** The first place from which on all parts are past something, found by halving. */
function firstPlace(parts: readonly Part[], from: number, isPast: (part: Part) => boolean): number {
  let [low, high] = [from, parts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isPast(parts[middle] as Part)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether at least one day of a month is among those that are forecast. */
function isMonthAhead(month: Month, { asOf, until }: { asOf: Day; until: Day }): boolean {
  return until > asOf && month >= monthOf(addDays(asOf, 1)) && month <= monthOf(until)
}
