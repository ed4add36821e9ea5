// Whether payments show a price: one that was paid again, not a new amount each time.

type Paid = { readonly amount: number }

/** The latest payment, the first of its amount, and the last of another. */
type Change<T> = {
  readonly latest: T
  readonly since: T
  readonly before: T
  /**
   * Paid twice before it, or since at an amount that was never paid before: else every payment may
   * be another.
   */
  readonly isSteady: boolean
}

/** The latest change of an amount, of payments from the latest back; null where there is none. */
export function latestChange<T extends Paid>(rows: readonly T[]): Change<T> | null {
  const [latest] = rows
  const at = rows.findIndex(({ amount }) => amount !== latest?.amount)
  const [since, before] = [rows[at - 1], rows[at]]
  if (!latest || !since || !before) return null
  const isHeld = at > 1 && rows.slice(at).every(({ amount }) => amount !== latest.amount)
  return { latest, since, before, isSteady: isHeld || rows[at + 1]?.amount === before.amount }
}

/**
 * The payments without single ones that stand between two of one amount: a week's overtime or a
 * part delivery is no price.
 */
export function withoutExceptions<T extends Paid>(rows: readonly T[]): T[] {
  return rows.filter(({ amount }, at) => {
    const [after, earlier] = [rows[at - 1], rows[at + 1]]
    return !after || !earlier || after.amount !== earlier.amount || amount === after.amount
  })
}
