// Posts a bank's rows. Which rows are new is for the caller to know.
import { hash } from 'node:crypto'
import type { StatementTransaction } from '@plimsoll/domain/statement/statement'
import type { TenantTx } from '../../db/tenant.ts'
import { readBusinessName } from '../businesses.store.ts'
import { postRows } from './post.ts'
import { Stager } from './staged-row.ts'

/** A row of a bank that is new to the books, under the id that it is to have there. */
type BankRow = Omit<StatementTransaction, 'sheet' | 'line' | 'category' | 'account'> & {
  readonly id: string
}

/**
 * Posts new rows of one account, in the order in which they happened. Runs inside a change of the
 * books.
 */
export async function postBankRows(
  tx: TenantTx,
  businessId: string,
  { accountId, rows }: { accountId: string; rows: readonly BankRow[] },
): Promise<void> {
  const [first] = rows
  if (!first) return
  const stager = new Stager(await readBusinessName(tx, businessId))
  const staged = rows.map(({ id, ...row }) => ({
    ...stager.next({ ...row, sheet: '', line: 0, category: null, account: accountId }),
    id,
    // The bank's own id tells its rows apart, so two equal ones are two; a fingerprint of their
    // words would make them one.
    fingerprint: hash('sha256', `bank\n${id}`, 'hex'),
    occurrence: 1,
  }))
  await postRows(tx, businessId, {
    origin: 'bank',
    rows: staged,
    accounts: [{ printed: accountId, currency: first.currency, accountId }],
  })
}
