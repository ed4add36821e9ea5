// The due days of one series with all that is needed to match them: rolled days, expected amounts,
// decisions, patience.
import { type Day, epochDays, monthOf } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import type { Minor } from '../../money.ts'
import type { OccurrenceDecision, Series } from '../series.ts'
import { type Decided, decidedByDue } from './decided.ts'
import { rolledNumber } from './due-days.ts'
import { type Patience, patienceWith } from './patience.ts'
import { dayOfNumber, slotsOf } from './slots.ts'

/** One due day of one series. Days are numbers, days since 1970. */
export type Due = {
  readonly series: Series
  readonly due: number
  /** When cash should move: rolled, or as the user re-dated it. */
  readonly day: number
  /** Expected in whole, signed. */
  readonly amount: Minor
  readonly decided: Decided | null
  readonly patience: Patience
}

/** Payments re-dated to a day within the window may fall due this many days outside of it. */
const marginDays = 62

/** The due days of a series from its first sighting on, around a window. */
export function duesOf(
  series: Series,
  at: { from: Day; until: Day; nation: Nation; decisions: readonly OccurrenceDecision[] },
): Due[] {
  const slots = slotsOf(series.rule, at.nation)
  const first = series.evidence[0]
  const firstDue = first ? epochDays(first.due) : Number.NEGATIVE_INFINITY
  const from = Math.max(firstDue, epochDays(at.from) - marginDays - slots.period)
  const until = epochDays(at.until) + marginDays
  const dues: { due: number }[] = []
  for (let slot = slots.near(from) - 1; slots.at(slot) <= until; slot++) {
    const due = slots.at(slot)
    if (due >= from && due !== dues.at(-1)?.due) dues.push({ due })
  }
  const decisions = at.decisions
    .filter(({ seriesId }) => seriesId === series.id)
    .map(({ due, decision }) => ({ due: epochDays(due), decision }))
  const decided = decidedByDue(decisions, dues, slots.period)
  const patience = patienceWith(series, slots.period)
  return dues.map(({ due }) => {
    const decision = decided.get(due) ?? null
    return {
      series,
      due,
      day:
        decision?.kind === 'redate'
          ? epochDays(decision.day)
          : rolledNumber(due, series.roll, at.nation),
      amount: decision?.kind === 'amount' ? decision.amount : amountOn(series, dayOfNumber(due)),
      decided: decision,
      patience,
    }
  })
}

/**
 * What a series is expected to move on a due day: by its season, before its latest step, or as
 * ever.
 */
export function amountOn({ amount }: Series, due: Day): Minor {
  const seasonal = amount.byMonth?.[Number(monthOf(due).slice(5)) - 1]
  if (amount.kind === 'seasonal' && seasonal !== undefined) return seasonal
  return amount.step && due < amount.step.since ? amount.step.before : amount.amount
}
