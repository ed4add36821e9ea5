// `npm run --silent ask -- --demo` or `--user ADDRESS`: questions as JSON lines on stdin, answers
// as JSON lines on stdout. The demo company is loaded into a database of its own that is gone
// afterwards, so no books are touched.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Day, today as dayOf, isDay } from '@plimsoll/domain/calendar'
import type { Context } from '../context.ts'
import type { Env } from '../env.ts'
import { findBusinessByEmail } from '../features/account/service.ts'
import { converse } from '../features/chat/service.ts'
import { openLog } from '../log.ts'
import { openContext } from '../start.ts'
import { withDatabase } from './database.ts'
import { loadDemoBooks } from './demo-books.ts'

type Question = { id: unknown; prompt: string; previous: string[]; today: Day | null }
type Line = Question | { id: unknown; problem: string }

/** Answers until stdin ends. */
export async function ask(env: Env, args: readonly string[]): Promise<number> {
  const at = args.indexOf('--user')
  const address = at >= 0 ? args[at + 1] : undefined
  if (address === undefined && !args.includes('--demo'))
    throw new Error(
      'Choose whose books to ask: npm run --silent ask -- --demo, or --user someone@example.co.uk',
    )
  if (address !== undefined)
    return withContext(env, async (context) =>
      answerAll(context, await businessOf(context, address), lines()),
    )
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-ask-'))
  try {
    const { DATABASE_URL: _, ...rest } = env
    return await withContext({ ...rest, DATA_DIR: folder } as Env, askDemo)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withContext(env: Env, work: (context: Context) => Promise<number>): Promise<number> {
  return withDatabase(env, async ({ connection }) => {
    const context = await openContext({
      env: { ...env, ROLE: 'web' },
      log: openLog('silent'),
      owner: connection,
    })
    try {
      return await work(context)
    } finally {
      await context.jobs.stop()
      await context.db.destroy()
    }
  })
}

// The demo company is made as of a day: the fixed one, that of the first question, or today.
async function askDemo(context: Context): Promise<number> {
  const questions = lines()
  const first = await questions.next()
  if (first.done) return 0
  const day = 'today' in first.value ? first.value.today : null
  const today = context.env.FIXED_TODAY ?? day ?? dayOf(new Date())
  const businessId = await loadDemoBooks(context, today)
  const all = startingWith(first.value, questions)
  return answerAll({ ...context, today: () => today }, businessId, all)
}

async function* startingWith(first: Line, rest: AsyncGenerator<Line>): AsyncGenerator<Line> {
  yield first
  yield* rest
}

async function businessOf(context: Context, address: string): Promise<string> {
  const businessId = await findBusinessByEmail(context.db, address)
  if (!businessId) throw new Error(`Nobody has the address ${address}.`)
  return businessId
}

async function answerAll(
  context: Context,
  businessId: string,
  questions: AsyncGenerator<Line>,
): Promise<number> {
  for await (const line of questions) {
    const answer =
      'problem' in line
        ? { id: line.id, status: 'failed', response: line.problem }
        : await answerOne(context, businessId, line)
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
  return 0
}

async function answerOne(
  context: Context,
  businessId: string,
  question: Question,
): Promise<object> {
  const { id, prompt, previous } = question
  try {
    const answer = await converse(context.db, businessId, {
      prompt,
      previous,
      today: question.today ?? context.today(),
    })
    const { status, response, facts, tool, args, citations, options, assumptions, parts } = answer
    return {
      id,
      status,
      response,
      facts: facts.map(({ id: _, ...fact }) => fact),
      tool,
      args,
      citations,
      options,
      assumptions,
      // Where the message asked more than one thing: what answered each.
      ...(parts.length > 0 ? { parts: parts.map(({ tool, args }) => ({ tool, args })) } : {}),
    }
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
    return {
      id,
      status: 'failed',
      response: 'I am unable to respond to you right now, please try after some time.',
      facts: [],
      tool: null,
      args: null,
      citations: [],
    }
  }
}

async function* lines(): AsyncGenerator<Line> {
  for await (const text of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    if (text.trim()) yield readLine(text)
}

function readLine(text: string): Line {
  try {
    const { id = null, prompt, previous = [], today = null } = JSON.parse(text) as Partial<Question>
    if (typeof prompt !== 'string') return { id, problem: 'The line has no prompt.' }
    if (today !== null && !isDay(today)) return { id, problem: 'Write today as YYYY-MM-DD.' }
    return {
      id,
      prompt,
      previous: Array.isArray(previous)
        ? previous.filter((previou) => typeof previou === 'string')
        : [],
      today,
    }
  } catch {
    return { id: null, problem: 'The line is not JSON.' }
  }
}
