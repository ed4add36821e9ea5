// A list of the sales behind each payout prints the payout's own number and amount beside every one
// of them, and a list of what was ordered the order's. The payout, or the order, is one payment.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Entry, RowsRead } from './rows-read.ts'
import type { Assumption } from './statement.ts'

const paidOver =
  /\b(payouts?|settlements?|disbursements?|transfers?|deposits?|batch|orders?|bookings?)\b/

/** The rows with each payout once, and the doubt that says so; unchanged where none repeats. */
export function payoutsOnce(
  { columns, headers }: KnownTable,
  read: RowsRead,
): { readonly read: RowsRead; readonly assumptions: readonly Assumption[] } {
  const unchanged = { read, assumptions: [] }
  const [amount = -1] = columns.amount ?? []
  const noun = nounIn(headers[amount])
  const id = columns.bank_id?.find((at) => nounIn(headers[at]) === noun)
  if (noun === null || id === undefined) return unchanged
  const first = new Map<string, Entry>()
  const again = new Set<Entry>()
  for (const entry of read.entries) {
    const key = textOf(entry.row.cells[id])
    const before = first.get(key)
    if (key === '' || !before) first.set(key, entry)
    else if (before.day !== entry.day || before.printed !== entry.printed) return unchanged
    else again.add(entry)
  }
  if (again.size === 0) return unchanged
  const message = `‘${headers[amount]}’ stands again beside each part of one ${noun}. Every ${noun} is taken once, by ‘${headers[id]}’.`
  return {
    read: {
      ...read,
      entries: read.entries.filter((entry) => !again.has(entry)),
      skipped: new Map([
        ...read.skipped,
        ['repeated row', again.size + (read.skipped.get('repeated row') ?? 0)],
      ]),
    },
    assumptions: [{ code: 'rows_repeated', message }],
  }
}

function nounIn(header: string | undefined): string | null {
  return paidOver.exec(fold(header ?? ''))?.[1]?.replace(/s$/, '') ?? null
}
