// Transactions as a list by day: merchant, the bank's own words, account, amount, and where the
// category came from.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import { money } from '../../format/amount.ts'
import { dayWithWeekday } from '../../format/date.ts'
import { keyOf } from './keys.ts'
import { labelSourceWords } from './label-words.ts'
import { merchantNameOf } from './merchants.ts'
import { countsInCash } from './proof.ts'
import './transaction-list.css'

/** Newest first, as they come. With `onOpen`, pressing one opens it. */
export function TransactionList(props: {
  rows: readonly Transaction[]
  onOpen?: (id: string) => void
}) {
  const { rows, onOpen } = props
  return (
    <div className="transactions">
      {byDay(rows).map(([day, ofDay]) => (
        <section key={day}>
          <h3>{dayWithWeekday(day)}</h3>
          <ul>
            {ofDay.map((row) => (
              <Row key={keyOf(row)} row={row} {...(onOpen ? { onOpen } : {})} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ row, onOpen }: { row: Transaction; onOpen?: (id: string) => void }) {
  const name = merchantNameOf(row)
  const out = leftOutWords(row)
  return (
    <li className={out ? 'transactions-left-out' : ''}>
      <span className="transactions-what">
        {onOpen ? (
          <button type="button" onClick={() => onOpen(row.id)}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        {name.toLowerCase() !== row.text.toLowerCase() && (
          <small className="transactions-text">{row.text}</small>
        )}
        <small>
          {row.account.name} · {row.subcategory_label}, {labelSourceWords[row.label_source]}
        </small>
        {out && <small>{out}</small>}
      </span>
      <span className={`transactions-amount ${row.amount > 0 ? 'transactions-in' : ''}`}>
        {row.account.currency === 'GBP' ? '' : `${row.account.currency} `}
        {row.account.currency === 'GBP' ? money(row.amount) : money(row.amount).replace('£', '')}
      </span>
    </li>
  )
}

function leftOutWords(row: Transaction): string | null {
  if (countsInCash(row)) return null
  if (row.transfer) return 'Between your own accounts, not counted'
  return row.excluded ? 'Excluded by you' : 'Not in pounds, not counted'
}

function byDay(rows: readonly Transaction[]): [Day, Transaction[]][] {
  const days = new Map<Day, Transaction[]>()
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row])
  return [...days]
}
