// What-ifs that can be asked of these books, with the largest payer's name: for the reply to one
// that was not understood.
import { addDays, addMonths, monthOf } from '@plimsoll/domain/calendar'
import { monthLabel, spanPeriod } from '@plimsoll/domain/question/period'
import { salesIncome } from '@plimsoll/domain/question/plan/flow-filter'
import type { Choice } from '@plimsoll/domain/question/tool-call'
import type { ToolContext } from './tool-context.ts'
import { runTool } from './tools/run-tool.ts'

const yearDays = 365

/** Questions to choose from. */
export async function whatIfExamples(context: ToolContext): Promise<readonly Choice[]> {
  const { today } = context
  const result = await runTool(context, {
    tool: 'top',
    args: {
      side: 'in',
      subjects: [salesIncome],
      period: spanPeriod(addDays(today, -yearDays), today),
      by: 'merchant',
      n: 1,
      least: false,
    },
  })
  const name = result.facts.find(({ id }) => id === 'first')?.value
  const next = monthLabel(addMonths(monthOf(today), 1))
  const prompts = [
    ...(typeof name === 'string' && name !== ''
      ? [`What if ${name} pays a month late?`, `What if we lose ${name} from ${next}?`]
      : []),
    'What if sales drop 10%?',
    `What if we spend an extra £500 a month from ${next}?`,
  ]
  return prompts.map((prompt) => ({ label: prompt, prompt }))
}
