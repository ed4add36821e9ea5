// How long a mail waits before it is tried again: from a minute to six hours, over half a day in
// all.

const minute = 60
const hour = 3600
const waits = [minute, 5 * minute, 20 * minute, hour, 2 * hour, 4 * hour, 6 * hour]

/** A mail is tried this often before it is given up. */
export const triesMax = waits.length + 1

/** Seconds to wait after so many tries. */
export function retryWaitSeconds(tries: number): number {
  return waits[Math.min(tries, waits.length) - 1] ?? minute
}
