// Questions in the frame of the one before, for a follow-up that is not understood: what answered
// it, with the name or the days that the follow-up names.
import type { Frame } from '../frame.ts'
import type { Period } from '../period.ts'
import type { PlanContext } from '../plan/slots.ts'
import type { Reading } from '../read-question.ts'
import type { NamedProject } from '../sales-question.ts'
import type { Subject } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import { questionsOf } from './question-of.ts'

const followUpMax = 10

/** Such questions, the nearest first; none where nothing answered the question before. */
export function afterBefore(
  { included, periods, words }: Reading,
  before: Frame | null,
  context: PlanContext,
): readonly string[] {
  const call = before?.answeredBy
  if (!call || words.length > followUpMax) return []
  const args = call.args as { subjects?: readonly Subject[]; period?: Period }
  const subjects = included.filter(({ kind }) => kind !== 'account')
  const [period] = periods
  const isSame = subjects.length === 0 && !period
  const text = words.join(' ')
  const onward = [
    ...(/\b(?:after|next one|following|second)\b/.test(text) ? ['And the one after?'] : []),
    ...(/\b(?:before|previous|earlier)\b/.test(text) ? ['And the one before?'] : []),
  ]
  const changed = {
    ...call,
    args: {
      ...args,
      ...(subjects.length > 0 && args.subjects ? { subjects } : {}),
      ...(period && args.period ? { period: clipped(period, args.period, context.today) } : {}),
    },
  } as ToolCall
  return isSame ? onward : [...onward, ...questionsOf(changed, context)]
}

// Days that have begun end today where those before did.
function clipped(period: Period, before: Period, today: string): Period {
  return before.to <= today && period.to > today ? { ...period, to: today } : period
}

/** What else may be meant of the project that was answered before. */
export function afterProject(
  before: Frame | null,
  projects: readonly NamedProject[],
): readonly string[] {
  const call = before?.answeredBy
  if (call?.tool !== 'sales_projects') return []
  const project = projects.find(({ id }) => id === call.args.project)
  return project
    ? [
        `How much is still to come of the ${project.name} project?`,
        `What are the stages of the ${project.name} project?`,
      ]
    : []
}
