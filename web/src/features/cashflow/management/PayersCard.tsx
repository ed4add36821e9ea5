// Who pays, and how they pay: what is open and overdue, the usual delay in words, and who is later
// than ever.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { seriesHref } from '../dashboard/links.ts'
import { delayWords, inDays } from './item-words.ts'
import { type Customer, customersOf } from './payers.ts'

/** One block to each customer, one row to each of its regular receipts. */
export function PayersCard({ data }: { data: CashManagement }) {
  const customers = customersOf(data)
  return (
    <Card title="Payers" aside={<span className="cm-aside">Next 13 weeks</span>}>
      {customers.length === 0 && (
        <p className="cm-none">We haven’t found any regular payers yet.</p>
      )}
      <ul className="cm-payers">
        {customers.map((customer) => (
          <li key={customer.key}>
            <Head customer={customer} />
            <ul>
              {customer.receipts.map((receipt) => (
                <li key={receipt.line_id}>
                  <Link to={seriesHref(receipt.merchant, receipt.line_id)}>
                    {receipt.words ?? 'A regular payment'}
                  </Link>
                  <small>
                    {delayWords(receipt)}
                    {receipt.last_day && `. Last paid ${dayShort(receipt.last_day)}`}
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Head({ customer }: { customer: Customer }) {
  return (
    <p className="cm-payer">
      <b className="cm-who">{customer.merchant}</b>
      {customer.receipts.some(({ unusual }) => unusual) && <Chip tone="warn">Unusually late</Chip>}
      <b className="cm-amount">
        {money(customer.open)}
        {customer.overdue > 0 && (
          <small className="cm-overdue">
            {money(customer.overdue)} overdue, {inDays(customer.overdueDays)}
          </small>
        )}
      </b>
    </p>
  )
}
