// The merchants among some transactions, for the filter. A transaction without a merchant goes by
// its bank text.
import type { Transaction } from '@plimsoll/contract/transactions'

/** A merchant with how often it comes among the rows. */
type MerchantCount = { readonly key: string; readonly name: string; readonly count: number }

/** The key that identifies a transaction's merchant. */
export function merchantKeyOf(input: Transaction): string {
  return input.merchant?.id ?? input.text
}

/** How a transaction's merchant is called. */
export function merchantNameOf(input: Transaction): string {
  return input.merchant?.name || input.text
}

/** The merchants by name. */
export function merchantsOf(rows: readonly Transaction[]): MerchantCount[] {
  const counts = new Map<string, MerchantCount>()
  for (const row of rows) {
    const key = merchantKeyOf(row)
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { key, name: merchantNameOf(row), count })
  }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}
