// What a tool answers, with what is open, late or to come of the one name that it is about: the
// same whether a question was read, a model chose the tool, or the user's own assistant calls it.
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { foundElsewhere } from './found-elsewhere.ts'
import { withIncomeLeftOut } from './income-beside.ts'
import { withPaymentStatus } from './payment-status.ts'
import { runTool } from './run-tool.ts'
import { withUncategorised } from './uncategorised-beside.ts'

/** Runs a tool on the open books and adds what is held of the name beside it. */
export async function toolAnswer(context: ToolContext, called: ToolCall): Promise<ToolResult> {
  const run = (each: ToolCall) => runTool(context, each)
  const own = { call: called, result: await run(called) }
  const { call, result } = await foundElsewhere(context, own, run)
  const found = await withPaymentStatus(context, call, result, run)
  return withIncomeLeftOut(context, call, await withUncategorised(context, call, found))
}
