// Whom "they" means after "which customer paid us most?": the first of the ranking in the books.
import type { Frame } from '@plimsoll/domain/question/frame'
import {
  leaderMeant,
  type Ranking,
  rankingMeant,
  withLeader,
  withLeadingName,
} from '@plimsoll/domain/question/leading-name'
import type { QuestionContext } from '@plimsoll/domain/question/read-question'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolContext } from './tool-context.ts'
import { groupsOf } from './tools/flow-groups.ts'

/** The question with the name that leads the ranking before it; null where none is meant. */
export async function namedByRanking(
  tools: ToolContext,
  prompt: string,
  { before, question }: { before: Frame | null; question: QuestionContext },
): Promise<string | null> {
  const leader = leaderMeant(prompt, question)
  if (leader) {
    const first = await firstOf(tools, leader)
    return first && withLeader(prompt, first)
  }
  const ranking = rankingMeant(prompt, { before, context: question })
  if (!before || !ranking) return null
  const first = await firstOf(tools, ranking)
  return first && withLeadingName(prompt, { before, context: question }, first)
}

async function firstOf(tools: ToolContext, ranking: Ranking): Promise<Subject | null> {
  const named = (await groupsOf(tools, ranking, 'merchant')).filter(
    ({ subject }) => subject !== null,
  )
  const [first, second] = ranking.least ? named.reverse() : named
  // Of two that are level neither is meant.
  if (!first?.subject || first.amount === second?.amount) return null
  return first.subject
}
