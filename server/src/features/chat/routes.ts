// The word `chat` over HTTP: questions, explanations, ratings, a fresh start, and what the
// assistant offers.
import {
  askAssistant,
  type ChatAnswer,
  chatData,
  explainAnswer,
  rateAnswer,
  resetChat,
} from '@plimsoll/contract/chat'
import { Problem } from '@plimsoll/domain/problem'
import { questionCharactersMax } from '@plimsoll/domain/question/tokens'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { FastifyInstance } from 'fastify'
import { assistantModelOf } from '../../assistant-model/model.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import type { Answer } from './answer.ts'
import { answerUnsure, isUnsure } from './ask-model.ts'
import { answerQuestion, openBooks } from './assistant.ts'
import { chatDataReply } from './chat-data.ts'
import { explain, type KeptAnswer } from './explain.ts'
import { frameAfter } from './reading-books.ts'
import { closeConversation, findTurn, keepTurn, rateTurn, readConversation } from './turns.store.ts'

// Kept with every turn, so that misses can be sorted by the version that made them.
const engine = 'own-1'
const modelEngine = 'model-1'

/**
 * POST chat/relay-user-question, chat/detailed-response, chat/analytics, GET chat/reset and
 * data.json.
 */
export function registerChat(app: FastifyInstance, context: Context): void {
  const model = assistantModelOf(context.env)
  serve(app, context, askAssistant, async ({ principal, body }) => {
    const { businessId, userId } = principal
    const own = await asTenant(context.db, businessId, async (tx) => {
      const books = await openBooks(tx, businessId, context.today())
      const previous = await readConversation(tx, businessId, userId)
      return answerQuestion(books, body.prompt, await frameAfter(books, previous))
    })
    const prompt = body.prompt.slice(0, questionCharactersMax).replaceAll('\u0000', '')
    const answer =
      model && isUnsure(own) ? await answerUnsure(context, model, { businessId, prompt, own }) : own
    const cid = newId()
    await asTenant(context.db, businessId, (tx) =>
      keepTurn(tx, businessId, {
        ...turnOf(answer),
        engine: answer === own ? engine : modelEngine,
        id: cid,
        userId,
        prompt,
      }),
    )
    return { status: 'success' as const, data: toWire(cid, answer) }
  })

  serve(app, context, explainAnswer, async ({ principal, body }) => {
    const { businessId, userId } = principal
    const detailed_response = await asTenant(context.db, businessId, async (tx) => {
      const turn = await findTurn<KeptAnswer, ToolCall>(tx, businessId, { userId, id: body.cid })
      if (!turn)
        throw new Problem('not_found', 'This answer is no longer kept. Ask the question again.')
      const { tools } = await openBooks(tx, businessId, context.today())
      return explain(tools, turn)
    })
    return { status: 'success' as const, detailed_response }
  })

  serve(app, context, rateAnswer, async ({ principal, body }) => {
    const { businessId, userId } = principal
    const isKept = await asTenant(context.db, businessId, (tx) =>
      rateTurn(tx, businessId, {
        userId,
        id: body.cid,
        rating: body.td,
        feedback: body.user_feedback ?? null,
      }),
    )
    if (!isKept) throw new Problem('not_found', 'This answer is no longer kept.')
    return { status: 'success' as const }
  })

  serve(app, context, resetChat, async ({ principal }) => {
    const { businessId, userId } = principal
    await asTenant(context.db, businessId, (tx) => closeConversation(tx, businessId, userId))
    return { status: 'success' as const }
  })

  serve(app, context, chatData, async () => chatDataReply)
}

function turnOf(answer: Answer) {
  const { status, reason, unused, tool, response, facts, basis, call, parts } = answer
  return {
    status,
    reason,
    unused,
    tool,
    call,
    engine,
    answer: {
      response,
      facts,
      basis,
      status,
      tool,
      further: parts.slice(1).flatMap(({ call: next }) => next ?? []),
    },
  }
}

function toWire(cid: string, answer: Answer): ChatAnswer {
  const { status, response, facts, citations, basis, assumptions, options } = answer
  const parts = answer.parts.length > 0 ? answer.parts : [answer]
  return {
    cid,
    status,
    response,
    rag_context: [...basis, ...assumptions],
    intermediate_steps: parts.flatMap(({ tool, args, rowCount }) =>
      tool ? [{ tool, args, row_count: rowCount }] : [],
    ),
    blocks: [{ kind: 'text', text: response }, ...parts.flatMap(shownBeside)],
    facts: [...facts],
    citations: [...citations],
    options: [...options],
    follow_ups: [...answer.followUps],
  }
}

// The rows and the small chart beside a sentence.
function shownBeside({ table, chart, truncated }: Answer): ChatAnswer['blocks'] {
  return [
    ...(table
      ? [
          {
            kind: 'table' as const,
            columns: [...table.columns],
            rows: table.rows.map((row) => [...row]),
            truncated,
          },
        ]
      : []),
    ...(chart && chart.points.length > 1
      ? [{ kind: 'chart' as const, shape: chart.kind, points: [...chart.points] }]
      : []),
  ]
}
