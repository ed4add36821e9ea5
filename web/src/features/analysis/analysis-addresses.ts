// Where the parts of a figure can be seen.

type Days = { readonly from: string; readonly to: string }

/** The transactions of a category within some days, or of one merchant. */
export function transactionsAddress(
  period: Days,
  filter: { readonly category?: string; readonly merchant?: string | null } = {},
): string {
  const query = new URLSearchParams({ from: period.from, to: period.to })
  if (filter.category) query.set('category', filter.category)
  if (filter.merchant) query.set('merchant', filter.merchant)
  return `/cash-flow/edit-transaction?${query}`
}
