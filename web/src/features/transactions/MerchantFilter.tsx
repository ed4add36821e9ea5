// Narrows a list of transactions to one merchant; shown where there are several.
import type { Transaction } from '@plimsoll/contract/transactions'
import { merchantsOf } from './merchants.ts'

/** `value` is a merchant's key, null for all of them. */
export function MerchantFilter(props: {
  rows: readonly Transaction[]
  value: string | null
  onChange: (merchant: string | null) => void
}) {
  const merchants = merchantsOf(props.rows)
  if (merchants.length < 2) return null
  return (
    <select
      className="proven-filter"
      aria-label="Merchant"
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value || null)}
    >
      <option value="">All {merchants.length} merchants</option>
      {merchants.map(({ key, name, count }) => (
        <option key={key} value={key}>
          {name} ({count})
        </option>
      ))}
    </select>
  )
}
