// Says beside totals in pounds which accounts aren't in them, because they are in other currencies.
import type { AccountBalance } from '@plimsoll/contract/sources'
import { useAccounts } from '../../features/sources/accounts.ts'
import { moneyIn } from '../../format/amount.ts'

type Named = Pick<AccountBalance, 'name' | 'currency' | 'balance'>

/** For pages that don't hold the accounts themselves. */
export function ForeignAccounts() {
  return <ForeignAccountsOf accounts={useAccounts().data ?? []} />
}

export function ForeignAccountsOf({ accounts }: { accounts: readonly Named[] }) {
  const foreign = accounts.filter(({ currency }) => currency !== 'GBP')
  if (foreign.length === 0) return null
  const names = foreign.map(({ name, currency, balance }) =>
    balance === null ? `${name} (${currency})` : `${name} (${moneyIn(currency, balance)})`,
  )
  return (
    <p className="muted">Not counted in these totals, which are in pounds: {names.join(', ')}.</p>
  )
}
