// Whether the ranges held what they promise: how many days the balance was in range, of how many.
import type { Minor } from '../../money.ts'
import { checkWords } from './accuracy-words.ts'
import type { BalanceSnapshot } from './snapshot.ts'

/** What one range promised and kept. `promised` in percent. */
type Coverage = {
  readonly promised: 50 | 80 | 95
  readonly inRange: number
  readonly count: number
  /**
   * Whether chance explains the gap between what was promised and what was kept: a share within two
   * standard errors; `null` of fewer than 10 days.
   */
  readonly asPromised: boolean | null
  readonly words: string
}

/**
 * The three ranges over balances that came. Days that were forecast from the same day are alike:
 * give one horizon at a time for a fair verdict.
 */
export function coverageOf(
  met: readonly { readonly happened: Minor; readonly snapshot: BalanceSnapshot }[],
): Coverage[] {
  return ([50, 80, 95] as const).map((promised) => {
    const inRange = met.filter(({ happened, snapshot }) => {
      const [low, high] = rangeOf(snapshot, promised)
      return happened >= low && happened <= high
    }).length
    return {
      promised,
      inRange,
      count: met.length,
      asPromised: verdict(inRange, met.length, promised),
      words: `In range in ${checkWords(inRange, met.length)} (we promise ${promised}%)`,
    }
  })
}

function rangeOf(snapshot: BalanceSnapshot, promised: 50 | 80 | 95): [Minor, Minor] {
  if (promised === 50) return [snapshot.low50, snapshot.high50]
  return promised === 80 ? [snapshot.low80, snapshot.high80] : [snapshot.low95, snapshot.high95]
}

const daysMin = 10
const hundred = 100

function verdict(inRange: number, count: number, promised: number): boolean | null {
  if (count < daysMin) return null
  const share = promised / hundred
  return Math.abs(inRange - share * count) <= 2 * Math.sqrt(count * share * (1 - share))
}
