// What the owner says of an account of the books: its name, what it is, whether it counts, its
// buffer and overdraft. An account that counts no more takes its money out of every figure; what
// went to it has then left the business's cash.
import { Problem } from '@plimsoll/domain/problem'
import {
  type AccountDetails,
  changeAccountDetails,
  readIncluded,
} from '../../books/accounts/accounts.store.ts'
import { changeBooks } from '../../books/change-books.ts'
import { addTotals, subtractTotals } from '../../books/totals/totals.store.ts'
import { pairAround } from '../../books/transfers/pair-transfers.ts'
import { readTiedTo, untieLegs } from '../../books/transfers/transfers.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** Changes an account. Refused where the business has none of this id. */
export async function changeAccount(
  context: Context,
  businessId: string,
  account: { accountId: string; details: AccountDetails },
): Promise<void> {
  await changeBooks(context, businessId, async (tx) => {
    const included = await readIncluded(tx, businessId, account.accountId)
    if (included === null) throw new Problem('not_found', 'There is no such account.')
    const counts = account.details.included ?? included
    if (counts === included) return changeAccountDetails(tx, businessId, account)
    const change = () => changeAccountDetails(tx, businessId, account)
    await (counts ? takeIn : setAside)(tx, businessId, { accountId: account.accountId, change })
  })
}

type Change = { accountId: string; change: () => Promise<void> }

async function setAside(tx: TenantTx, businessId: string, changed: Change): Promise<void> {
  const { accountId, change } = changed
  const { own, others } = await readTiedTo(tx, businessId, accountId)
  await subtractTotals(tx, businessId, { accountId })
  await subtractTotals(tx, businessId, { ids: others })
  await untieLegs(tx, businessId, [...own, ...others])
  await change()
  await addTotals(tx, businessId, { accountId })
  await addTotals(tx, businessId, { ids: others })
}

async function takeIn(tx: TenantTx, businessId: string, changed: Change): Promise<void> {
  const { accountId, change } = changed
  await subtractTotals(tx, businessId, { accountId })
  await change()
  await pairAround(tx, businessId, { accountId, counted: false })
  await addTotals(tx, businessId, { accountId })
}
