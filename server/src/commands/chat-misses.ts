// `npm run chat:misses`: what the assistant could not answer, grouped by the word it did not know,
// and the answers that users rated unhelpful. It prints questions as they were typed, so it is for
// whoever runs this server alone.
import type { Env } from '../env.ts'
import { readMisses } from '../features/chat/service.ts'
import { say, withDatabase } from './database.ts'

/** Prints the misses of the last 90 days; `--days N` for another span. */
export async function chatMisses(env: Env, args: readonly string[]): Promise<number> {
  const days = Number(args[args.indexOf('--days') + 1]) || 90
  const { words, unhelpful } = await withDatabase(env, ({ db }) => readMisses(db, days))
  say(`Not answered in the last ${days} days, by the word that was not understood:`)
  for (const { word, count, prompts } of words)
    say(
      `${String(count).padStart(5)}  ${word ?? '(the question as a whole)'}: ${prompts.join(' | ')}`,
    )
  say(`Rated unhelpful: ${unhelpful.length}`)
  for (const { prompt, tool, feedback } of unhelpful)
    say(`       ${prompt} [${tool ?? 'no figure'}] ${feedback ?? ''}`)
  return 0
}
