// When a first update has read enough, and whether what it read is all the history that the bank
// gives. Providers hand the first months over at once and the rest in pieces, over minutes. The
// provider's word that its own update is over is the only sure sign. Where its webhooks come, that
// word is waited for; where none ever comes, two looks that agree end the update, and a later one
// settles it.
import { addMonthsToDay, type Day } from '@plimsoll/domain/calendar'

/**
 * What is known of the accounts' histories, between the readings of an update and from one update
 * to the next.
 */
export type Readings = {
  requested?: boolean
  newestBefore?: string | null
  /** The accounts' rows and first days; `stable` since when they have not changed. */
  counts?: string
  stableSince?: number
  earliest?: Day | undefined
  read?: string
}

/** Which of the provider's webhooks have arrived since the update began. */
type ProviderEvents = { readonly any: boolean; readonly completed: boolean }

/** Enough: the update may end. Whole: nothing older is to come. */
export type Verdict = 'go on' | 'enough' | 'whole'

const firstMonthsMax = 4
const settleMs = 2_000
const lookMs = 5_000
const wordMs = 60_000
const wholeMs = 60_000

/** Judges the readings of an update of the whole history, all of which have been read. */
export function judgeHistory(
  { stableSince, earliest }: Readings,
  progress: { events: ProviderEvents; today: Day; nowMs: number },
): Verdict {
  if (progress.events.completed) return 'whole'
  const stableMs = progress.nowMs - (stableSince ?? progress.nowMs)
  if (stableMs >= wholeMs) return 'whole'
  if (progress.events.any) return stableMs >= wordMs ? 'enough' : 'go on'
  // More than the first months has come, and no more for a while: the pieces have come.
  const hasMore =
    earliest !== undefined && earliest < addMonthsToDay(progress.today, -firstMonthsMax)
  if (hasMore) return stableMs >= settleMs ? 'whole' : 'go on'
  return stableMs >= lookMs ? 'enough' : 'go on'
}

/**
 * What one update leaves to the next: since when the counts have stood still. What was read is read
 * again.
 */
export function readingsToGoOn(former: Readings | null): Readings {
  const { counts, stableSince, earliest } = former ?? {}
  if (counts === undefined || stableSince === undefined) return {}
  return { counts, stableSince, earliest }
}
