// Transactions made by hand, from the control page or between two pages of a list.
import { randomUUID } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import type { Row, State } from '../state.ts'
import { amountOf } from './amount.ts'

/** Adds a payment of today. */
export function addByHand(
  state: State,
  {
    accountId,
    status,
    pence = -4_250,
  }: { accountId: string; status: Row['status']; pence?: number },
): Row {
  const account = state.accounts.get(accountId)
  if (!account) throw new Refusal(404, 'NOT_FOUND', 'Account not found')
  const id = randomUUID()
  const row: Row = {
    id,
    accountId,
    userId: account.userId,
    key: `by-hand-${id}`,
    day: state.today(),
    amount: amountOf(pence, account.kind === 'euro' ? 'EUR' : 'GBP'),
    status,
    text: 'DEB CARD COSTA COFFEE CD 4417',
    with: 'Costa',
    code: 'DEB',
    category: 'travel',
    createdAt: state.now(),
    modifiedAt: state.now(),
    visibleAt: 0,
    deleted: false,
  }
  state.rows.set(id, row)
  return row
}
