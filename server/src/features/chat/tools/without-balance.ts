// Balances that nobody has given. A statement may show none: what the books add up to is then the
// change since their first day, and no balance.
import { balanceWanted } from '@plimsoll/domain/outlook/outlook-words'
import type { ToolCall, ToolName } from '@plimsoll/domain/question/tool-call'
import { readAccounts } from '../../cashflow/service.ts'
import { emptyResult, span, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'

const ofBalances: ReadonlySet<ToolName> = new Set<ToolName>([
  'cash_balance',
  'account_balances',
  'balance_below',
  'average_balance',
])

/** What is answered in place of a balance that isn't known, in the dashboard's words. */
export async function withoutBalance(
  context: ToolContext,
  { tool, args }: ToolCall,
): Promise<ToolResult | null> {
  const { account, measure } = args as { account?: string; measure?: string }
  if (!ofBalances.has(tool) && measure !== 'balance') return null
  const accounts = await readAccounts(context.tx, context.businessId, context.today)
  const names = accounts
    .filter(({ id, counts }) => (account ? id === account : counts))
    .filter(({ balance }) => balance === null)
    .map(({ name }) => name)
  if (names.length === 0) return null
  const { lead, rest } = balanceWanted(names)
  return emptyResult('{{lead}} {{rest}}', [span('lead', lead), span('rest', rest)])
}
