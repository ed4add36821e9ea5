// The demo company's books on a server of their own, and the assistant's tools over them.
import { type CashManagement, cashManagement } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import * as z from 'zod/mini'
import { asTenant } from '../db/tenant.ts'
import { openBooks } from '../features/chat/assistant.ts'
import type { Fact, ToolResult } from '../features/chat/facts.ts'
import { runTool } from '../features/chat/tools/run-tool.ts'
import { quiet } from './quiet.ts'
import { type Caller, startTestServer, type TestServer } from './test-server.ts'

export type DemoTools = {
  readonly server: TestServer
  readonly caller: Caller
  readonly businessId: string
  readonly run: (call: ToolCall) => Promise<ToolResult>
}

export async function startDemoTools(today: Day): Promise<DemoTools> {
  const server = await startTestServer({ env: { FIXED_TODAY: today } })
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  // What a job writes in between would be read by one call and not by the one before.
  await quiet(server)
  const found = await server.context.pool.query('select business_id from membership')
  const businessId: string = found.rows[0].business_id
  const run = (call: ToolCall) =>
    asTenant(server.context.db, businessId, async (tx) => {
      const { tools } = await openBooks(tx, businessId, today)
      return runTool(tools, call)
    })
  return { server, caller, businessId, run }
}

/** What the cash management page shows. */
export async function cashManagementOf({ caller }: DemoTools): Promise<CashManagement> {
  const reply = await caller.get('/data/cash-management')
  const { data } = z.decode(cashManagement.reply, reply.json())
  if (!data) throw new Error('the demo company has books')
  return data
}

/** A fact's figure: an amount in pence, anything else as it is. */
export function figureOf(facts: readonly Fact[], id: string): number | string | undefined {
  const fact = facts.find((each) => each.id === id)
  return fact?.minor === undefined ? fact?.value : Number(fact.minor)
}
