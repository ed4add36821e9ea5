// Explains an answer from what was really answered: how the question was read, what was counted,
// the payments that weigh most, and what is left out.
import { spanLabel } from '@plimsoll/domain/question/period'
import type { FlowFilter, ToolCall } from '@plimsoll/domain/question/tool-call'
import { readFlowRows } from '../../books/figures/flows.store.ts'
import { readNameHider } from '../../books/figures/pay-names.store.ts'
import type { Answer } from './answer.ts'
import { type Fact, plainName } from './facts.ts'
import { renderFact, renderMoney } from './render.ts'
import { queryOf, type ToolContext } from './tool-context.ts'

const rowsShown = 5

/** What is kept of an answer for its explanation. */
export type KeptAnswer = Pick<Answer, 'response' | 'facts' | 'basis' | 'status' | 'tool'> & {
  /** The calls after the first, where the message asked more than one thing. */
  readonly further?: readonly ToolCall[]
}

/** The explanation, as paragraphs. */
export async function explain(
  context: ToolContext,
  input: { prompt: string; answer: KeptAnswer; call: ToolCall | null },
): Promise<string> {
  const { answer, call } = input
  if (!call) return `${answer.response}\n\nNo figure was looked up, so there is nothing to add up.`
  const figures = answer.facts
    .filter(({ unit }) => unit !== 'span' && unit !== 'name')
    .map(figureLine)
  // The answer may be older than the wish to hide single pay.
  const hide = await readNameHider(context.tx, context.businessId)
  const calls = [call, ...(answer.further ?? [])]
  const rows: string[] = []
  for (const each of calls) rows.push(await largestRows(context, each))
  const paragraphs = [
    `You asked: “${input.prompt.slice(0, 200)}”. I read this as: ${calls.map(readAs).join('; and ')}.`,
    `The figures:\n${figures.join('\n')}`,
    ...rows,
    answer.basis.length > 0 ? `How it is counted: ${answer.basis.join(' ')}` : '',
    freshness(context),
  ]
  return hide(paragraphs.filter(Boolean).join('\n\n'))
}

function figureLine(fact: Fact): string {
  return `- ${fact.label}: ${renderFact(fact)}`
}

/** A call in words: the tool's purpose, what it is narrowed to, and the days. */
export function readAs({ tool, args }: ToolCall): string {
  const { period, against, subjects, except, side } = args as Partial<FlowFilter> & {
    against?: { from?: string; to?: string }
  }
  const parts = [
    tool.replaceAll('_', ' '),
    side ? `money ${side}` : '',
    subjects?.length ? `only ${subjects.map(({ name }) => plainName(name)).join(' and ')}` : '',
    except?.length ? `without ${except.map(({ name }) => plainName(name)).join(' and ')}` : '',
    period ? spanLabel(period.from, period.to) : '',
    against?.from && against.to ? `against ${spanLabel(against.from, against.to)}` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

async function largestRows(context: ToolContext, { args }: ToolCall): Promise<string> {
  if (!('side' in args) || !('period' in args) || !args.side || !args.period) return ''
  const query = queryOf(context, args as FlowFilter)
  if (query.from > context.today) return ''
  const rows = await readFlowRows(context.tx, context.businessId, query, {
    order: 'largest',
    rowsMax: rowsShown,
  })
  if (rows.length === 0) return ''
  const lines = rows.map(
    (row) =>
      `- ${row.day}: ${plainName(row.merchant ?? context.nameOf(row.subCategory))}, ${renderMoney(String(row.amount))}`,
  )
  return `The largest payments behind it:\n${lines.join('\n')}`
}

function freshness({ extent }: ToolContext): string {
  const { firstDay, lastDay } = extent
  return firstDay && lastDay ? `Your records run from ${firstDay} to ${lastDay}.` : ''
}
