// Compares what was pasted or uploaded with the invoices that are kept, so that the same export can
// be uploaded every week: what is there already is updated, not added again.
import type { Day } from '../calendar.ts'
import type { OccurrenceState } from '../forecast/series.ts'
import type { Minor } from '../money.ts'
import { fold } from '../statement/fold.ts'
import type { EntryReading, InvoiceSide } from './invoice.ts'

/**
 * A kept invoice as far as a plan looks at it. `amount` is the whole of it, `open` what the bank's
 * payments have left.
 */
export type PlannedAgainst = {
  readonly id: string
  readonly side: InvoiceSide
  readonly party: string
  readonly number: string | null
  readonly due: Day
  readonly amount: Minor
  readonly open: Minor
  readonly source: string
  readonly state: OccurrenceState
}

/**
 * What happens to a row: new, another amount or day for one that is kept, nothing, or `cancelled`
 * where a person cancelled it: brought back only if they want it.
 */
export type PlannedRow = {
  readonly reading: EntryReading
  readonly outcome: 'add' | 'update' | 'same' | 'cancelled'
  readonly id: string | null
}

/**
 * The plan. `closed` are kept ones of the same program and side that its export no longer lists:
 * they were paid or withdrawn there.
 */
type InvoicePlan = {
  readonly rows: readonly PlannedRow[]
  readonly closed: readonly string[]
}

/**
 * Each kept invoice meets at most one row. Without a number, payee, day and amount name it
 * together; a program's report of one balance for each payee is met by payee alone, and keeps the
 * day that a person gave it.
 */
export function planInvoices(
  readings: readonly EntryReading[],
  kept: readonly PlannedAgainst[],
  file: { source: string; side: InvoiceSide | null },
): InvoicePlan {
  const isListed = file.source !== 'typed' && file.source !== 'table'
  const unnumbered = countBy(readings.filter(({ number }) => !number).map(partyOf))
  const isBalance = (reading: EntryReading) =>
    isListed && !reading.number && !reading.issued && unnumbered.get(partyOf(reading)) === 1
  const isBalanceOf = (reading: EntryReading, each: PlannedAgainst) =>
    each.source === file.source &&
    each.number === null &&
    (each.open > 0 || isCancelled(each)) &&
    partyOf(reading) === partyOf(each)
  // Of two that are alike, the one that still counts.
  const live = kept.filter((each) => !isCancelled(each))
  const free = new Map([...live, ...kept.filter(isCancelled)].map((each) => [each.id, each]))
  const rows = readings.map((reading): PlannedRow => {
    const existing =
      [...free.values()].find((each) => isSame(reading, each)) ??
      [...free.values()].find((each) => isBalance(reading) && isBalanceOf(reading, each))
    if (!existing) return { reading, outcome: 'add', id: null }
    free.delete(existing.id)
    if (isBalance(reading)) return plannedBalance(reading, existing)
    const isUnchanged = isSameAmount(reading, existing) && existing.due === reading.due
    if (isCancelled(existing)) return { reading, outcome: 'cancelled', id: existing.id }
    return { reading, outcome: isUnchanged ? 'same' : 'update', id: existing.id }
  })
  const closed = [...free.values()].filter(
    (each) => isListed && each.source === file.source && each.side === file.side && each.open > 0,
  )
  return { rows, closed: closed.map(({ id }) => id) }
}

/** A balance has no day of its own: the day stays, and the question about it is answered. */
function plannedBalance(reading: EntryReading, existing: PlannedAgainst): PlannedRow {
  const { id, due } = existing
  const doubts = reading.doubts.filter((doubt) => doubt !== 'due')
  return {
    reading: { ...reading, due, doubts },
    outcome: isCancelled(existing)
      ? 'cancelled'
      : isSameAmount(reading, existing)
        ? 'same'
        : 'update',
    id,
  }
}

/**
 * Whether a list still says the same: what is left, or the whole, as while the program has not
 * recorded a payment that the bank shows.
 */
function isSameAmount({ amount }: Pick<EntryReading, 'amount'>, kept: PlannedAgainst): boolean {
  return amount === kept.open || amount === kept.amount
}

function isCancelled({ state }: Pick<PlannedAgainst, 'state'>): boolean {
  return state === 'cancelled'
}

function partyOf({ side, party }: Pick<EntryReading, 'side' | 'party'>): string {
  return `${side} ${fold(party)}`
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function isSame(reading: EntryReading, kept: PlannedAgainst): boolean {
  if (reading.side !== kept.side || fold(reading.party) !== fold(kept.party)) return false
  if (reading.number || kept.number) return fold(reading.number ?? '') === fold(kept.number ?? '')
  return (
    reading.due === kept.due && reading.amount === (isCancelled(kept) ? kept.amount : kept.open)
  )
}
