// "When do they pay next?" after what a project is worth is of that project.
import { nameWords } from './name-words.ts'
import { statusesIn } from './project-aspects.ts'
import { numberedStage } from './project-stages.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import { type NamedProject, projectPlan } from './sales-question.ts'
import type { Plan, ProjectAspect, ToolCall } from './tool-call.ts'

const ofAll = /\b(?:our|my|bank|accounts?|balance|altogether|in total|overall|all)\b/i
const ofOne =
  /\b(?:it|its|that|they|them|their|left|still to come|next|paid|deposit|stage|half|instalment|tranche)\b/i

/** The plan for a question that names nothing, asked after one project; null for any other. */
export function projectMeant(
  question: string,
  words: readonly string[],
  before: {
    answeredBy: ToolCall | undefined
    context: QuestionContext
    aspect: ProjectAspect | null
  },
): Plan | null {
  const { answeredBy, context, aspect } = before
  const projects = context.projects ?? []
  const ofSeveral = ofAllBefore(words, answeredBy, projects)
  if (ofSeveral) return ofSeveral
  const id = answeredBy?.tool === 'sales_projects' ? answeredBy.args.project : undefined
  const project = projects.find((each) => each.id === id)
  if (!project || words.length > 9 || ofAll.test(question) || !ofOne.test(question)) return null
  const { included, choices, periods, amounts } = readQuestion(question, context)
  // "The first half" is one of the year only where it is no stage.
  const put = bareStage.test(words.join(' ')) ? [...words, 'due'] : words
  const isStage = numberedStage(put.join(' ')) !== null
  const days = isStage ? 0 : periods.length
  if (included.length + choices.length + days + amounts.length > 0) return null
  return projectPlan([...put, 'of', ...nameWords(project.name), 'project'], projects, aspect)
}

const bareStage =
  /^(?:(?:and|so|ok|what about|how about) )*(?:the )?(?:first|second|third|fourth|last|final|other) (?:half|third|quarter|part|instalment|installment|stage|milestone|tranche|portion)$/

const nextOf =
  /^(?:and |so )*(?:which|who|what)(?: (?:one|bid|job|project|of (?:them|those|these)))*(?: (?:is|are|gets?|will|of them))*(?: (?:pay|pays|paid|due|paying|to pay|comes? in))* (?:next|first|soonest)(?: to pay)?$/

const onlyOf =
  /^(?:(?:and|so|but|no|ok|sorry) )*(?:only|just)(?: (?:the|those|ones|that|which|we|i|have|has|are|is|been|actually|already|definitely|or|and|projects|jobs|deals|bids|work|won|started|active|going|live|proposed|lost|completed|please|pls|then|at))*$/

const whichOf =
  /^(?:and |so )*(?:which|what)(?: (?:one|bid|job|project|proposal))?(?: of (?:them|those|these|the two))?(?: (?:one|bid|job|project))? (?:is|are|has|have|looks?)(?: the)? (.+)$/

// "Which of them is likelier?", "what are the chances of each?" after all projects.
function ofAllBefore(
  words: readonly string[],
  answeredBy: ToolCall | undefined,
  projects: readonly NamedProject[],
): Plan | null {
  if (answeredBy?.tool !== 'sales_projects' || answeredBy.args.project) return null
  const text = words.join(' ')
  if (nextOf.test(text)) {
    const { statuses } = answeredBy.args
    const args = { aspect: 'next', ...(statuses ? { statuses } : {}) } as const
    const call = { tool: 'sales_projects', args } as const
    return { kind: 'call', call, assumptions: [], choices: [] }
  }
  // "Only the ones we've won or started" of what all are worth.
  const statuses = onlyOf.test(text)
    ? statusesIn(text.replace(/\b(?:started|going|live)\b/g, 'active'))
    : []
  const { aspect } = answeredBy.args
  if (statuses.length > 0 && /^(?:value|open|weighted|count)$/.test(aspect)) {
    const call = { tool: 'sales_projects', args: { aspect, statuses } } as const
    return { kind: 'call', call, assumptions: [], choices: [] }
  }
  const [, rest] = whichOf.exec(text) ?? []
  const isChance =
    (rest !== undefined && /\b(?:likel\w+|probable|certain|best chance|surest)\b/.test(rest)) ||
    /^(?:and |so )*(?:what (?:is|are|about) |how likely (?:is|are) )?(?:the )?(?:chances?|odds|likelihood|each|they|them)(?: of (?:each|them|winning|each of them|either))?(?: of (?:them|those))?$/.test(
      text,
    )
  if (!isChance || words.length > 10) return null
  return projectPlan('which projects are likely to win'.split(' '), projects)
}
