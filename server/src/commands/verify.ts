// `npm run verify`: recomputes every total from the transactions, and every variance from its
// drivers, and compares to the penny.
import { today } from '@plimsoll/domain/calendar'
import { listBusinessesWithBooks } from '../books/businesses.store.ts'
import { verifyBooks } from '../books/totals/verify.ts'
import type { Env } from '../env.ts'
import { verifyDrivers } from '../features/analysis/service.ts'
import { say, withDatabase } from './database.ts'

/** Ends with 1 when a figure differs. */
export async function verify(env: Env): Promise<number> {
  const { books, variances } = await withDatabase(env, async ({ db }) => ({
    books: await verifyBooks(db),
    variances: await verifyDrivers(db, {
      businessIds: await listBusinessesWithBooks(db),
      today: env.FIXED_TODAY ?? today(new Date()),
    }),
  }))
  for (const { businessId, what, key, kept, counted } of books.differences)
    say(
      `business ${businessId}, ${what} ${key}: kept ${kept ?? 'nothing'}, counted ${counted ?? 'nothing'} (pence)`,
    )
  for (const { businessId, what } of variances.faults) say(`business ${businessId}, ${what}`)
  const { transactions, businesses, differences } = books
  say(
    `Recounted ${transactions} transactions of ${businesses} businesses: ${differences.length || 'no'} differences.`,
  )
  say(
    `Added up the drivers of ${variances.comparisons} comparisons: ${variances.faults.length || 'no'} differences.`,
  )
  return differences.length + variances.faults.length === 0 ? 0 : 1
}
