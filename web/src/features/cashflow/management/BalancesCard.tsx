// The accounts: what is in each, where it falls to if nothing is moved, and what to move between
// them.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { Pencil } from 'lucide-react'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { dayShort, dayWithWeekday } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'

type Account = CashManagement['accounts'][number]

/** `onEdit` opens the settings of an account. */
export function BalancesCard(
  props: Pick<CashManagement, 'accounts' | 'transfers' | 'outlook'> & {
    onEdit: (account: Account) => void
  },
) {
  const isOne = props.accounts.length < 2
  return (
    <Card
      title="Accounts"
      aside={
        <Link className="cm-link" to="/integration">
          Manage
        </Link>
      }
    >
      {props.transfers.length > 0 && (
        <ul className="cm-transfers" aria-label="Suggested transfers">
          {props.transfers.map((transfer) => (
            <li key={`${transfer.from.id} ${transfer.to.id}`}>
              <b>
                Move {money(transfer.amount)} from {transfer.from.name} to {transfer.to.name}
              </b>
              <small>
                By {dayWithWeekday(transfer.by)}. Without it {transfer.to.name} falls to{' '}
                {money(transfer.low)} on {dayShort(transfer.low_day)}.
              </small>
            </li>
          ))}
        </ul>
      )}
      <ul className="cm-facts cm-accounts">
        {props.accounts.map((account) => (
          <li key={account.id}>
            <span className="cm-who">
              {account.name}
              {!isOne && (
                <small className={isUnder(account) ? 'cm-warned' : undefined}>
                  {aheadWords(account, props.outlook)}
                </small>
              )}
            </span>
            <b className="cm-amount">{balanceWords(account)}</b>
            <IconButton label={`Change ${account.name}`} onClick={() => props.onEdit(account)}>
              <Pencil size={15} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isUnder({ kind, low, buffer }: Account): boolean {
  return kind !== 'card' && low !== null && low.balance < buffer
}

function balanceWords({ balance, currency }: Account): string {
  if (balance === null) return 'No balance yet'
  return currency === 'GBP' ? money(balance) : `${money(balance).replace('£', '')} ${currency}`
}

/** Only for accounts that count. A card is owed and paid off, so its lowest point means nothing. */
function aheadWords(
  account: Account,
  { until, reason }: Pick<CashManagement['outlook'], 'until' | 'reason'>,
): string {
  const { kind, included, low, buffer, overdraft } = account
  if (!included) return 'Excluded from your figures'
  if (!low && reason !== null) return ''
  if (!low) return 'Not in pounds, so not in your figures'
  if (kind === 'card') return overdraft > 0 ? `Card, limit ${money(overdraft)}` : 'Card'
  const under = isUnder(account) ? (buffer > 0 ? ', below its buffer' : ', below zero') : ''
  const limit = overdraft > 0 ? `; overdraft ${money(overdraft)}` : ''
  // Of the days ahead: today's own balance, which stands beside it, may be lower by pennies.
  return `Lowest in the days ahead, to ${dayShort(until)}: ${money(low.balance)} on ${dayShort(low.day)}${under}${limit}`
}
