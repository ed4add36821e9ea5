// The accounts of a connection: name, kind, last digits, the bank's balance, and what it differs by
// from the transactions.
import { magnitude } from '@plimsoll/domain/money'
import { moneyIn } from '../../format/amount.ts'
import { dayShort } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { accountWords } from './connection-words.ts'
import type { ConnectedAccount } from './queries.ts'

/** `onEdit` opens the account's own window. */
export function ConnectionAccounts(props: {
  accounts: readonly ConnectedAccount[]
  onEdit: (account: ConnectedAccount) => void
}) {
  if (props.accounts.length === 0) return null
  return (
    <ul className="connection-accounts">
      {props.accounts.map((account) => (
        <li key={account.id}>
          <div>
            <b>{account.name}</b>
            <small>{accountWords(account)}</small>
            {account.difference !== null && account.difference !== 0 && (
              <small className="connection-differs">
                The bank’s balance and the transactions differ by{' '}
                {moneyIn(account.currency, magnitude(account.difference))}.
              </small>
            )}
          </div>
          <span className="connection-balance">
            {account.balance === null
              ? 'No balance from the bank'
              : moneyIn(account.currency, account.balance)}
            {account.balance !== null && <small>{balanceWords(account)}</small>}
          </span>
          <Button
            weight="quiet"
            aria-label={`Edit ${account.name}`}
            onClick={() => props.onEdit(account)}
          >
            Edit
          </Button>
        </li>
      ))}
    </ul>
  )
}

function balanceWords({ kind, balance, available, balance_day, currency }: ConnectedAccount) {
  const owed = kind === 'card' && balance !== null && balance < 0 ? 'owed' : ''
  const day = balance_day ? `on ${dayShort(balance_day)}` : ''
  // What a card reports as available is not the business's money.
  const isMore = kind !== 'card' && available !== null && available !== balance
  const more = isMore ? `${moneyIn(currency, available)} available` : ''
  return [[owed, day].filter(Boolean).join(' '), more].filter(Boolean).join(', ')
}
