// What readers thought of commentary, over all businesses of this server: each is read within its
// own.
import type { CommentaryText } from '@plimsoll/contract/analysis'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { asTenant } from '../../db/tenant.ts'

/**
 * How many readers found commentary helpful, and the texts that others did not, the oldest first.
 */
export type CommentaryRatings = {
  readonly helpful: number
  readonly unhelpful: readonly { readonly period: string; readonly text: CommentaryText }[]
}

/** The ratings of the last days. */
export async function readRatings(db: Db, days: number): Promise<CommentaryRatings> {
  const businesses = await db.selectFrom('business').select('id').execute()
  let helpful = 0
  const unhelpful: { period: string; text: CommentaryText; ratedAt: Date }[] = []
  for (const { id } of businesses)
    await asTenant(db, id, async (tx) => {
      const { rows } = await sql<{
        period: string
        rating: 1 | -1
        text: CommentaryText
        ratedAt: Date
      }>`
        select period, rating, body as text, rated_at as "ratedAt" from commentary_rating
        where business_id = ${id} and rated_at > now() - make_interval(days => ${days}::int)`.execute(
        tx,
      )
      for (const { rating, ...rated } of rows)
        if (rating === 1) helpful++
        else unhelpful.push(rated)
    })
  unhelpful.sort((a, b) => a.ratedAt.getTime() - b.ratedAt.getTime())
  return { helpful, unhelpful: unhelpful.map(({ period, text }) => ({ period, text })) }
}
