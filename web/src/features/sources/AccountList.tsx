// Accounts with how many transactions they hold, over which days, and their balances.
import type { AccountBalance } from '@plimsoll/contract/sources'
import { grouped, moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import './account-list.css'

/** `onEdit` opens the account's own window; without it nothing can be changed here. */
export function AccountList(props: {
  accounts: readonly AccountBalance[]
  onEdit?: (account: AccountBalance) => void
}) {
  const { onEdit } = props
  return (
    <ul className="source-accounts">
      {props.accounts.map((account) => (
        <li key={account.id}>
          <div>
            <b>{account.name}</b>
            <small>
              {grouped(account.transactions)} transactions
              {account.first_day && account.last_day
                ? `, ${dayLong(account.first_day)} to ${dayLong(account.last_day)}`
                : ''}
              {account.included ? '' : ', excluded'}
            </small>
          </div>
          <span>
            {account.balance === null
              ? 'No balance yet'
              : moneyIn(account.currency, account.balance)}
          </span>
          {onEdit && (
            <Button
              weight="quiet"
              aria-label={`Edit ${account.name}`}
              onClick={() => onEdit(account)}
            >
              Edit
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
