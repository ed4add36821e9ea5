// Says beside totals in pounds which accounts aren't in them, because they are in other currencies.
import type { AccountBalance } from '@plimsoll/contract/sources'
import { leftOutOfPounds } from '@plimsoll/domain/foreign-accounts'
import { memo } from 'react'
import { useAccounts } from '../../features/sources/accounts.ts'
import { moneyIn } from '../../format/amount.ts'

type Named = Pick<AccountBalance, 'name' | 'currency' | 'balance'>

/** For pages without the accounts; `totals` is what those in other currencies aren't part of. */
export const ForeignAccounts = memo(function ForeignAccounts({
  totals = 'these totals',
}: {
  totals?: 'these totals' | 'your cash'
}) {
  return <ForeignAccountsOf accounts={useAccounts().data ?? []} totals={totals} />
})

export function ForeignAccountsOf({
  accounts,
  totals = 'these totals',
}: {
  accounts: readonly Named[]
  totals?: 'these totals' | 'your cash'
}) {
  const foreign = accounts.filter(({ currency }) => currency !== 'GBP')
  const names = foreign.map(({ name, currency, balance }) =>
    balance === null ? `${name} (${currency})` : `${name} (${moneyIn(currency, balance)})`,
  )
  const sentence = leftOutOfPounds(names, totals)
  return sentence && <p className="muted">{sentence}</p>
}
