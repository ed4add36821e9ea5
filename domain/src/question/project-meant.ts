// "When do they pay next?" after what a project is worth is of that project.
import { nameWords } from './name-words.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import { projectPlan } from './sales-question.ts'
import type { Plan, ProjectAspect, ToolCall } from './tool-call.ts'

const ofAll = /\b(?:our|my|bank|accounts?|balance|altogether|in total|overall|all)\b/i
const ofOne = /\b(?:it|its|that|they|them|their|left|still to come|next|paid|deposit|stage)\b/i

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
  const id = answeredBy?.tool === 'sales_projects' ? answeredBy.args.project : undefined
  const project = projects.find((each) => each.id === id)
  if (!project || words.length > 9 || ofAll.test(question) || !ofOne.test(question)) return null
  const { included, choices, periods, amounts } = readQuestion(question, context)
  if (included.length + choices.length + periods.length + amounts.length > 0) return null
  return projectPlan([...words, 'of', ...nameWords(project.name), 'project'], projects, aspect)
}
