// The chance that the next occurrence of a series appears.
import { type Day, epochDays } from '../../calendar.ts'
import type { Fit } from './fit-rule.ts'

/** The chance, 0 to 1, that the next occurrence appears within its tolerance of day and amount. */
export function probabilityOf(fit: Fit, at: { asOf: Day; named: boolean }): number {
  const f = featuresOf(fit, at)
  return Math.max(
    0.02,
    Math.min(0.98, (fit.quality - 0.3) / 0.75 - 0.3 * f.overdue - 0.5 * fit.spread),
  )
}

/** What tells a series that goes on from one that does not. */
export function featuresOf(fit: Fit, at: { asOf: Day; named: boolean }) {
  const lastSlot = fit.met.at(-1)?.slot ?? 0
  const next = fit.slots.at(lastSlot + 1)
  return {
    count: fit.met.length,
    fill: fit.fill,
    explained: fit.explained,
    spread: fit.spread,
    jitter: fit.jitter,
    named: at.named ? 1 : 0,
    overdue: Math.max(0, (epochDays(at.asOf) - next) / fit.slots.period),
  }
}
