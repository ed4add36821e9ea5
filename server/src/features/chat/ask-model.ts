// Where the own engine is unsure and a model is configured, the model may choose among the same
// tools. Each tool call is a read of its own, so that no transaction waits for the model; where the
// model gives nothing that can be shown, the own answer stands.
import {
  answerWithModel,
  type OfferedTool,
  type ToolOutcome,
} from '../../assistant-model/answer.ts'
import type { AssistantModel } from '../../assistant-model/model.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Answer } from './answer.ts'
import { openBooks } from './assistant.ts'
import type { ToolResult } from './facts.ts'
import { renderFact, renderTemplate } from './render.ts'
import { ArgumentProblem, type ToolInput } from './tools/inputs/shapes.ts'
import { toolAnswer } from './tools/tool-answer.ts'
import { callOf, toolInputs } from './tools/tool-inputs.ts'

/** Whether an answer leaves anything for a model to try. Hostile and outside questions do not. */
export function isUnsure({ status, reason }: Answer): boolean {
  return status === 'clarify' && (reason === 'unused' || reason === 'shape')
}

/** The model's answer where it is verified; else the own one. */
export async function answerUnsure(
  context: Context,
  model: AssistantModel,
  turn: { businessId: string; prompt: string; own: Answer },
): Promise<Answer> {
  const results: { name: string; args: unknown; result: ToolResult }[] = []
  const tools = toolInputs.map(
    (input): OfferedTool => ({
      name: input.name,
      description: input.description,
      shape: input.shape,
      run: async (args) => {
        const outcome = await runOne(context, turn.businessId, { input, args })
        if ('problem' in outcome) return outcome
        results.push({ name: input.name, args, result: outcome })
        return forModel(outcome)
      },
    }),
  )
  const answer = await answerWithModel(model, {
    question: turn.prompt.slice(0, promptCharactersMax),
    today: context.today(),
    tools,
  })
  if ('fault' in answer) {
    context.log.info({ fault: answer.fault }, 'the model gave no answer that can be shown')
    return turn.own
  }
  const used = results.filter((_, at) => answer.usedCalls.includes(at))
  return modelled(turn.own, { text: answer.text, used })
}

const promptCharactersMax = 600

async function runOne(
  context: Context,
  businessId: string,
  wanted: { input: ToolInput; args: unknown },
): Promise<ToolResult | { problem: string }> {
  try {
    return await asTenant(context.db, businessId, async (tx) => {
      const books = await openBooks(tx, businessId, context.today())
      return toolAnswer(books.tools, callOf(wanted.input, wanted.args, books.question))
    })
  } catch (error) {
    if (error instanceof ArgumentProblem) return { problem: error.message }
    throw error
  }
}

function forModel(result: ToolResult): ToolOutcome {
  return {
    facts: result.facts.map((fact) => ({
      id: fact.id,
      label: fact.label,
      rendered: renderFact(fact),
    })),
    sentence: renderTemplate(result.template, result.facts),
    isTruncated: result.truncated,
  }
}

function modelled(
  own: Answer,
  turn: { text: string; used: readonly { name: string; args: unknown; result: ToolResult }[] },
): Answer {
  const [first] = turn.used
  return {
    ...own,
    status: 'answered',
    response: turn.text,
    facts: turn.used.flatMap(({ result }) => result.facts),
    tool: first?.name ?? null,
    args: first?.args ?? null,
    citations: turn.used.flatMap(({ result }) => result.citations),
    assumptions: ['A language model chose what to look up; the figures come from your books.'],
    basis: turn.used.flatMap(({ result }) => [...result.basis]),
    options: [],
    table: first?.result.table ?? null,
    chart: first?.result.chart ?? null,
    rowCount: first?.result.rowCount ?? 0,
    truncated: turn.used.some(({ result }) => result.truncated),
    unused: [],
    reason: null,
  }
}
