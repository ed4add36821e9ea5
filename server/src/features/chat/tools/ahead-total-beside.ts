// A total that is expected in, with what sales projects bring where nothing else is: a grant that
// is a project stands under its own payments, not under the category it may be asked by.
import { sum } from '@plimsoll/domain/money'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { readProjectBook } from '../../sales/service.ts'
import { count, money, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastTotal } from './ahead-forecast.ts'

/** Money expected over whole months; of nothing in, what sales projects bring is said beside it. */
export async function forecastTotalBeside(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'forecast_total' }>['args'],
): Promise<ToolResult> {
  const found = await forecastTotal(context, args)
  const total = found.facts.find(({ id }) => id === 'total')
  const areKinds = args.subjects?.every(({ kind }) => /^(?:sub_)?category$/.test(kind))
  if (args.measure !== 'in' || !areKinds || total?.minor !== '0') return found
  const book = await readProjectBook(context.tx, context.businessId, { today: context.today })
  const stages = book.settlement.projects.flatMap(({ milestones }) =>
    milestones.filter(
      ({ expectedOn, open }) =>
        open > 0 && expectedOn >= args.period.from && expectedOn <= args.period.to,
    ),
  )
  if (stages.length === 0) return found
  return {
    ...found,
    template: `${found.template} Sales projects are kept apart: {{projects}} of them is expected in that time, in {{stages}} ${stages.length === 1 ? 'payment' : 'payments'}.`,
    facts: [
      ...found.facts,
      money('projects', sum(stages.map(({ open }) => open)), 'Of sales projects'),
      count('stages', stages.length, 'Payments of sales projects'),
    ],
  }
}
