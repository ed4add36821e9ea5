// The accounts and what is in each.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { Card } from '../../../ui/Card.tsx'

/** Leads to where the data comes from. */
export function BalancesCard({ accounts }: Pick<CashManagement, 'accounts'>) {
  return (
    <Card
      title="Accounts"
      aside={
        <Link className="cm-link" to="/integration">
          Manage
        </Link>
      }
    >
      <ul className="cm-facts">
        {accounts.map(({ id, name, balance }) => (
          <li key={id}>
            <span className="cm-who">{name}</span>
            <b className="cm-amount">{balance === null ? 'No balance yet' : money(balance)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
