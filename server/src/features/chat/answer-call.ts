// Answers one call of a tool: runs it, puts its facts into the sentence, and adds what was taken
// for granted and what the records leave out.
import { type Day, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import type { Frame } from '@plimsoll/domain/question/frame'
import type { Interpretation } from '@plimsoll/domain/question/interpretation'
import { dayLabel, spanPeriod } from '@plimsoll/domain/question/period'
import { tookDays } from '@plimsoll/domain/question/plan/planner'
import type { Reading } from '@plimsoll/domain/question/read-question'
import type { Plan, ToolCall } from '@plimsoll/domain/question/tool-call'
import { type Answer, blank } from './answer.ts'
import type { OpenBooks } from './assistant.ts'
import type { ToolResult } from './facts.ts'
import { distinctLabels } from './joined-answers.ts'
import { renderTemplate } from './render.ts'
import { replyTo } from './replies.ts'
import { extentWarnings } from './tool-context.ts'
import { allRecordsBeside } from './tools/all-records-beside.ts'
import { toolAnswer } from './tools/tool-answer.ts'
import { withoutDaysTwice } from './wording.ts'

/** The answer to a planned call. */
export async function answerCall(
  books: OpenBooks,
  found: Interpretation,
  plan: Plan & { kind: 'call' },
): Promise<Answer> {
  const { frame, reading } = found
  const { call } = plan
  const outside = beforeBooks(books, call)
  if (outside) return { ...blank, status: 'unavailable', ...outside, frame }
  const result = await toolAnswer(books.tools, call)
  // "Corporation tax paid?" in a month without any is meant of the year it was paid in.
  const [next, ...wider] = plan.wider ?? []
  if (result.rowCount === 0 && next) {
    const later = await answerCall(books, found, {
      kind: 'call',
      call: next.call,
      wider,
      assumptions: [next.note],
      choices: [],
    })
    if (later.rowCount > 0) return later
  }
  const last = result.rowCount === 0 ? lastOfAll(books, call) : null
  if (last) {
    const later = await answerCall(books, found, { ...plan, ...last, wider: [] })
    if (later.rowCount > 0) return later
  }
  if (plan.narrower && lacksCategory(call, result)) return noneInCategory(plan.narrower, frame)
  const notes = notesOf(books, call)
  const sentence = renderTemplate(result.template, result.facts)
  // Nobody named these days: what is stated isn't theirs alone.
  const isAssumed = plan.assumptions.some((note) => note.startsWith(tookDays))
  const beside = isAssumed ? await allRecordsBeside(books.tools, call, result) : null
  const isPartial = notes.length > 0
  return {
    status: isPartial ? 'partial' : 'answered',
    response: [
      correctionWords(reading),
      sentence,
      ...withoutDaysTwice(sentence, plan.assumptions),
      beside && renderTemplate(beside.template, beside.facts),
      ...notes,
      ...(frame?.repeats ? ['That is the period I answered for before.'] : []),
    ]
      .filter(Boolean)
      .join(' '),
    facts: [...result.facts, ...(beside?.facts ?? [])],
    tool: call.tool,
    args: plainArgs(call.args),
    call,
    citations: distinctLabels(result.citations),
    assumptions: plan.assumptions,
    basis: result.basis,
    options: plan.choices,
    followUps: followUpsTo(call),
    table: result.table ?? null,
    chart: result.chart ?? null,
    rowCount: result.rowCount,
    truncated: result.truncated,
    unused: [],
    reason: null,
    frame,
    parts: [],
  }
}

// "When was the last one?" after a month without any is meant of all records.
function lastOfAll(
  { tools }: OpenBooks,
  call: ToolCall,
): { call: ToolCall; assumptions: readonly string[] } | null {
  const { firstDay } = tools.extent
  if (call.tool !== 'payment_when' || call.args.first || !firstDay) return null
  const { period } = call.args
  if (period.from <= firstDay) return null
  return {
    call: { ...call, args: { ...call.args, period: spanPeriod(firstDay, period.to) } },
    assumptions: [`Nothing in ${period.label}, so I looked through your records before it.`],
  }
}

// Of two that are compared, one without anything would only seem to have cost nothing.
function lacksCategory(call: ToolCall, { rowCount, facts }: ToolResult): boolean {
  const isOfTwo = call.tool === 'compare_subjects'
  return (
    rowCount === 0 || (isOfTwo && facts.some(({ id, minor }) => /^[ab]$/.test(id) && minor === '0'))
  )
}

// "Food" of a café stands under stock, not under meals: nothing in the usual category is no answer.
function noneInCategory(
  { word, category }: { word: string; category: string },
  frame: Frame | null,
): Answer {
  return {
    ...blank,
    response: `I look for ${word} under ${category}, and there is nothing there in that period. It may stand under another category of yours: name that, or the supplier.`,
    options: replyTo('shape').choices,
    reason: 'narrower',
    frame,
  }
}

function correctionWords(reading: Reading | null): string {
  const [first] = reading?.corrections ?? []
  if (!first) return ''
  return `I read “${first.written}” as ${first.read}.`
}

function periodsIn(call: ToolCall): { from: Day; to: Day }[] {
  const args = call.args as { period?: { from: Day; to: Day }; against?: unknown }
  const against = args.against as { from?: Day; to?: Day } | undefined
  return [
    args.period,
    against?.from && against.to ? { from: against.from, to: against.to } : undefined,
  ].flatMap((each) => (each ? [each] : []))
}

// A zero for days that the books do not cover would be taken for a fact.
function beforeBooks(
  { tools }: OpenBooks,
  call: ToolCall,
): Pick<Answer, 'response' | 'reason'> | null {
  const { firstDay } = tools.extent
  if (!firstDay)
    return call.tool === 'data_freshness'
      ? null
      : {
          response:
            'There are no transactions yet. Add a bank statement or connect your bank, and I can answer.',
          reason: 'before_books',
        }
  const isBefore = periodsIn(call).some((period) =>
    extentWarnings(tools, period).includes('before'),
  )
  return isBefore ? beforeRecords(firstDay) : null
}

/** What is replied about days before the first transaction. */
export function beforeRecords(firstDay: Day): Pick<Answer, 'response' | 'reason'> {
  return {
    response: `Your records begin on ${dayLabel(firstDay)}, so I can’t answer for earlier days.`,
    reason: 'before_books',
  }
}

function notesOf({ tools }: OpenBooks, call: ToolCall): string[] {
  const { firstDay, lastDay } = tools.extent
  const begins = periodsIn(call).some((period) => extentWarnings(tools, period).includes('begins'))
  const isStale =
    lastDay !== null && periodsIn(call).some(({ from }) => from > lastDay && from <= tools.today)
  // Of books that are up to date the last days are only not booked yet.
  const isCut =
    lastDay !== null &&
    asOfDay({ today: tools.today, lastDay }) < tools.today &&
    periodsIn(call).some(({ from, to }) => from <= lastDay && to > lastDayOf(monthOf(lastDay)))
  return [
    ...(begins && firstDay && call.tool !== 'average'
      ? [`Your records begin on ${dayLabel(firstDay)}, so earlier days are missing.`]
      : []),
    ...(isCut && lastDay
      ? [`Your records end on ${dayLabel(lastDay)}, so later days are missing.`]
      : []),
    ...(isStale && lastDay ? [`Your latest transaction is from ${dayLabel(lastDay)}.`] : []),
  ]
}

// Arguments as they are shown and stored: periods as their days.
function plainArgs(args: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (value && typeof value === 'object' && 'from' in value && 'to' in value) {
        const { from, to } = value as { from: Day; to: Day }
        return [name, { from, to }]
      }
      return [name, value]
    }),
  )
}

function followUpsTo(call: ToolCall): string[] {
  if (call.tool === 'flow_total')
    return ['And the month before?', 'Show me the payments', 'By supplier?']
  if (call.tool === 'cash_balance')
    return ['What’s the lowest point ahead?', 'What is due in the next 30 days?']
  if (call.tool === 'net_flow' || call.tool === 'summary')
    return ['And the month before?', 'Where did the money go?']
  if (call.tool === 'top' || call.tool === 'breakdown')
    return ['And the month before?', 'As a percentage?']
  if (call.tool.startsWith('forecast'))
    return ['What is due in the next 30 days?', 'How much is safe to spend?']
  return []
}
