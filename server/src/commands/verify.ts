// `npm run verify`: recomputes every total from the transactions and compares to the penny.
import { verifyBooks } from '../books/totals/verify.ts'
import type { Env } from '../env.ts'
import { say, withDatabase } from './database.ts'

/** Ends with 1 when a figure differs. */
export async function verify(env: Env): Promise<number> {
  const found = await withDatabase(env, ({ db }) => verifyBooks(db))
  for (const { businessId, what, key, kept, counted } of found.differences)
    say(
      `business ${businessId}, ${what} ${key}: kept ${kept ?? 'nothing'}, counted ${counted ?? 'nothing'} (pence)`,
    )
  say(
    `${found.transactions} transactions of ${found.businesses} businesses counted anew: ${found.differences.length || 'no'} differences.`,
  )
  return found.differences.length === 0 ? 0 : 1
}
