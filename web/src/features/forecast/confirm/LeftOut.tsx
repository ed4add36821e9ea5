// What comes back and is not in the list of regular payments, with the reason and how it is
// forecast instead.
import type { leftOutPayment } from '@plimsoll/contract/forecast-recurring'
import type * as z from 'zod/mini'
import { rough } from '../../../format/amount.ts'
import { useLeftOut } from './queries.ts'

type Payment = z.output<typeof leftOutPayment>

/** Nothing while it loads and where nothing is left out. */
export function LeftOut() {
  const payments = useLeftOut().data ?? []
  if (payments.length === 0) return null
  return (
    <details className="card found-group">
      <summary>
        <h2>Not in this list</h2>
        <small>
          {payments.length === 1 ? '1 repeating payment' : `${payments.length} repeating payments`}{' '}
          that we treat in another way.
        </small>
      </summary>
      <ul>
        {payments.map((payment, at) => (
          <li key={`${payment.name} ${payment.side} ${at}`} className="found-left">
            <b>{payment.name}</b>
            <span>{reasonWords(payment)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** "£60 to £310 a month: the amount varies, so we forecast a typical month." */
function reasonWords({ reason, low, high }: Payment): string {
  const amounts = rough(low) === rough(high) ? rough(low) : `${rough(low)} to ${rough(high)}`
  switch (reason) {
    case 'tax':
      return `${amounts} a payment. We work it out from your figures; see Cash management, Tax.`
    case 'amount_varies':
      return `${amounts} a month. The amount varies, so we forecast a typical month.`
    case 'no_fixed_day':
      return `${amounts} a month. It comes on no fixed day, so we forecast a typical month.`
  }
}
