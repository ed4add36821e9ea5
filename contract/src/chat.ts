// The assistant: a question answered with figures and where to open them, its explanation, a
// rating, a fresh start.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { day, id } from './wire.ts'

/** A figure or a name in an answer. Money is whole pence as text. */
const chatFact = z.object({
  id: z.string(),
  unit: z.enum(['money', 'pct', 'count', 'date', 'days', 'months', 'name', 'span']),
  minor: z.optional(z.string()),
  value: z.optional(z.union([z.string(), z.number()])),
  label: z.string(),
})

/** A page that shows a figure, and how many rows make it there. */
const chatCitation = z.object({
  ref: z.string(), // the fact that the page shows; empty where it is only a page to go on with
  href: z.string(),
  rowCount: z.number(), // 0 where nobody counted
  label: z.string(),
})

const cell = z.union([
  z.object({ minor: z.string() }),
  z.object({ day }),
  z.object({ number: z.number() }),
  z.object({ text: z.string() }),
])

/** A piece of an answer: the sentence, rows, or a small chart. */
const chatBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.array(cell)),
    truncated: z.boolean(),
  }),
  z.object({
    kind: z.literal('chart'),
    shape: z.enum(['bars', 'line']),
    points: z.array(z.object({ label: z.string(), minor: z.string() })),
  }),
])

/** A choice: what the button shows, the question it asks, and what that is answered with. */
const chatChoice = z.object({
  label: z.string(),
  prompt: z.string(),
  answer: z.optional(z.string()), // absent where that question is asked back too
})

/** An answer as it travels. */
const chatAnswer = z.object({
  cid: id,
  status: z.enum(['answered', 'partial', 'clarify', 'unavailable', 'declined']),
  response: z.string(),
  rag_context: z.array(z.string()), // how figures are defined and what the data notes are
  intermediate_steps: z.array(
    z.object({ tool: z.string(), args: z.unknown(), row_count: z.number() }),
  ),
  blocks: z.array(chatBlock),
  facts: z.array(chatFact),
  citations: z.array(chatCitation),
  options: z.array(chatChoice), // where the question could not be answered, or could mean something else
  follow_ups: z.array(z.string()),
})

/** An answer as both sides hold it. */
export type ChatAnswer = z.infer<typeof chatAnswer>

/** A piece of an answer as both sides hold it. */
export type ChatBlock = z.infer<typeof chatBlock>

export const askAssistant = endpoint({
  method: 'POST',
  path: '/chat/relay-user-question',
  access: 'complete',
  summary: 'Answers a question about the books, with figures that open where they come from.',
  body: z.object({ prompt: z.string().check(z.minLength(1, 'Type a question.')) }),
  reply: success(chatAnswer),
})

export const explainAnswer = endpoint({
  method: 'POST',
  path: '/chat/detailed-response',
  access: 'complete',
  summary: 'Explains an answer: how the question was read, what was counted and what was left out.',
  // What the browser sends back is not trusted: the answer is looked up by its cid.
  body: z.object({
    prompt: z.optional(z.string()),
    response: z.optional(z.string()),
    cid: id,
    rag_context: z.optional(z.unknown()),
    intermediate_steps: z.optional(z.unknown()),
  }),
  reply: z.object({ status: z.literal('success'), detailed_response: z.string() }),
})

const feedbackMax = 2000

export const rateAnswer = endpoint({
  method: 'POST',
  path: '/chat/analytics',
  access: 'complete',
  summary: 'Rates an answer: 1 is helpful, -1 is not; what was wrong with it only with -1.',
  body: z
    .object({
      cid: id,
      td: z.union([z.literal(1), z.literal(-1)]),
      user_feedback: z.optional(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(feedbackMax)),
      ),
    })
    .check(
      z.refine(
        ({ td, user_feedback }) => td === -1 || user_feedback === undefined,
        'Feedback in words only goes with a thumbs-down.',
      ),
    ),
  reply: done,
})

export const resetChat = endpoint({
  method: 'GET',
  path: '/chat/reset',
  access: 'onboarding',
  summary: 'Starts a new conversation: nothing of the one before is taken over.',
  reply: done,
})

/** Suggestions fit the page that they are offered on. */
export const chatStatic = z.object({
  version: z.string(),
  greeting: z.string(),
  placeholder: z.string(),
  question_characters_max: z.number(),
  suggestions: z.array(z.object({ page: z.string(), prompts: z.array(z.string()) })),
})

export const chatData = endpoint({
  method: 'GET',
  path: '/data.json',
  access: 'public',
  summary: 'What the assistant offers on each page; nothing personal.',
  reply: chatStatic,
})

/** The wait for an answer, and the sentences that stand where none came. */
export const chatTimeoutMs = 120_000
export const chatFailure = 'I am unable to respond to you right now, please try after some time.'
export const explanationFailure = 'Sorry, I am unable to provide an explanation right now.'
