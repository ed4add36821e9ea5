// Runs in this process's memory: the latest few that were read or made, and those that are being
// made, so that a run is thought out once when the job and a reader ask for it together. The key
// holds everything a run depends on.
import type { Run } from './run.ts'

/** A run and when it was made. */
export type MadeRun = { base: Run; madeAt: Date }

const keptMax = 8
const kept = new Map<string, MadeRun>()
const underWay = new Map<string, Promise<MadeRun>>()

/** The run of a key: known, being made by somebody else, or made now. */
export async function runOnce(key: string, make: () => Promise<MadeRun>): Promise<MadeRun> {
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  // Whoever makes it may be rolled back; then the run is made here.
  const other = await underWay.get(key)?.catch(() => null)
  if (other) return other
  const making = make()
  underWay.set(key, making)
  try {
    const made = await making
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest) kept.delete(oldest)
    return made
  } finally {
    underWay.delete(key)
  }
}
