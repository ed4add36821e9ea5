// The accounts, what is in each, and how fresh that is.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { Day } from '@plimsoll/domain/calendar'
import { Link } from 'wouter'
import { ago } from '../../../format/ago.ts'
import { money, pounds } from '../../../format/amount.ts'
import { dayLong, dayShort, instantShort } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import './money-lists.css'

type Account = Dashboard['accounts'][number]

const kindWords: Record<string, string> = {
  current: 'Current account',
  savings: 'Savings account',
  card: 'Card',
  cash: 'Cash',
}

/** Leads to where the data comes from. */
export function AccountsCard({ dashboard }: { dashboard: Dashboard }) {
  const { accounts, fresh_at, source, demo } = dashboard
  const isBank = source === 'bank' && !demo
  const from = demo ? 'Demo data' : isBank ? 'From your bank' : 'From your spreadsheet'
  return (
    <Card title="Accounts" className="dash-accounts" aside={<Link to="/integration">Manage</Link>}>
      <ul>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} today={dashboard.today} />
        ))}
      </ul>
      <p className="dash-fresh">
        {from}
        {fresh_at &&
          (isBank
            ? `, last updated ${ago(fresh_at, Date.now())}`
            : `, updated ${instantShort(fresh_at)}`)}
      </p>
    </Card>
  )
}

function AccountRow({ account, today }: { account: Account; today: Day }) {
  const { name, kind, balance, last_day } = account
  return (
    <li>
      <span className="dash-what">
        <b title={name}>{name}</b>
        <small>
          {kindWords[kind] ?? 'Account'}
          {last_day &&
            `, up to ${isThisYear(last_day, today) ? dayShort(last_day) : dayLong(last_day)}`}
        </small>
      </span>
      {balance === null ? (
        <span className="dash-quiet">No balance yet</span>
      ) : (
        <span className="dash-amount" title={money(balance)}>
          {pounds(balance)}
        </span>
      )}
    </li>
  )
}

function isThisYear(day: Day, today: Day): boolean {
  return day.slice(0, 4) === today.slice(0, 4)
}
