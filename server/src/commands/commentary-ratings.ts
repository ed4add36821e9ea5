// `npm run commentary:ratings`: how readers rated the commentary, and the texts they found
// unhelpful. It prints what the texts hold about a business, so it is for whoever runs this server
// alone.
import { textOf } from '@plimsoll/domain/commentary/sentence'
import type { Env } from '../env.ts'
import { readRatings } from '../features/analysis/service.ts'
import { say, withDatabase } from './database.ts'

/** Prints the ratings of the last 90 days; `--days N` for another span. */
export async function commentaryRatings(env: Env, args: readonly string[]): Promise<number> {
  const days = Number(args[args.indexOf('--days') + 1]) || 90
  const { helpful, unhelpful } = await withDatabase(env, ({ db }) => readRatings(db, days))
  say(`In the last ${days} days, rated helpful: ${helpful}`)
  say(`Rated unhelpful: ${unhelpful.length}`)
  for (const { period, text } of unhelpful) {
    say(`  ${period}, written by ${writers[text.written_by]}`)
    for (const sentence of [text.headline, ...text.bullets]) say(`       ${textOf(sentence)}`)
  }
  return 0
}

const writers = { rules: 'rules', model: 'the model', both: 'rules and the model' } as const
