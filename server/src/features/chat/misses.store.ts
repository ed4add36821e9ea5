// Questions that were not answered and answers that did not help, over all businesses of this
// server: each is read within its own.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { asTenant } from '../../db/tenant.ts'

/** What was missed: by the first word that was not understood, the most frequent first. */
export type Misses = {
  readonly words: { word: string | null; count: number; prompts: string[] }[]
  readonly unhelpful: { prompt: string; tool: string | null; feedback: string | null }[]
}

const promptsShown = 3

/** The misses of the last days. */
export async function readMisses(db: Db, days: number): Promise<Misses> {
  const businesses = await db.selectFrom('business').select('id').execute()
  const byWord = new Map<string | null, string[]>()
  const unhelpful: Misses['unhelpful'] = []
  for (const { id } of businesses)
    await asTenant(db, id, async (tx) => {
      const { rows } = await sql<{
        prompt: string
        word: string | null
        missed: boolean
        tool: string | null
        feedback: string | null
      }>`
        select prompt, lower(unused[1]) as word, status = 'clarify' as missed, tool, feedback from chat_turn
        where business_id = ${id} and created_at > now() - make_interval(days => ${days}::int)
          and (status = 'clarify' or rating = -1)
        order by created_at`.execute(tx)
      for (const { prompt, word, missed, tool, feedback } of rows) {
        if (missed) byWord.set(word, [...(byWord.get(word) ?? []), prompt])
        else unhelpful.push({ prompt, tool, feedback })
      }
    })
  const words = [...byWord]
    .map(([word, prompts]) => ({
      word,
      count: prompts.length,
      prompts: prompts.slice(0, promptsShown),
    }))
    .sort((a, b) => b.count - a.count)
  return { words, unhelpful }
}
