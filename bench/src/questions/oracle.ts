// Exact answers to questions, worked out from the rows themselves: it shares no code with the
// assistant's tools, no totals and no reading of questions.
/** A row of the books as it stands in the database: amounts in whole pence, money out negative. */
export type Row = {
  readonly day: string
  readonly amount: number
  readonly side: 'in' | 'out'
  readonly category: string
  readonly subCategory: string
  readonly merchant: string | null
  readonly account: string
}

/** What rows are narrowed to. */
export type Narrowing = {
  readonly side?: 'in' | 'out'
  readonly from?: string
  readonly to?: string
  readonly subCategory?: string
  readonly category?: string
  readonly merchant?: string
  readonly over?: number
}

/** The rows that fit. */
export function rowsOf(rows: readonly Row[], by: Narrowing): Row[] {
  return rows.filter(
    (row) =>
      (!by.side || row.side === by.side) &&
      (!by.from || row.day >= by.from) &&
      (!by.to || row.day <= by.to) &&
      (!by.subCategory || row.subCategory === by.subCategory) &&
      (!by.category || row.category === by.category) &&
      (!by.merchant || row.merchant === by.merchant) &&
      (by.over === undefined || Math.abs(row.amount) > by.over),
  )
}

/** What rows come to in the sense of their side. */
export function totalOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + (row.side === 'out' ? -row.amount : row.amount), 0)
}

/** Totals by a key, the largest first. */
export function ranked(rows: readonly Row[], key: (row: Row) => string | null): [string, number][] {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const name = key(row)
    if (name !== null) sums.set(name, (sums.get(name) ?? 0) + totalOf([row]))
  }
  return [...sums].sort((a, b) => b[1] - a[1])
}
