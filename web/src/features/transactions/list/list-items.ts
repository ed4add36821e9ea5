// Lines of the list: a heading for each day, then its transactions. Pure.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import { keyOf } from '../keys.ts'

/** A line; `at` is the transaction's place among the rows. */
export type Item =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'row'; readonly row: Transaction; readonly at: number }

/** The rows, newest first as they come, with a heading wherever the day changes. */
export function itemsOf(rows: readonly Transaction[]): Item[] {
  return rows.flatMap((row, at): Item[] => {
    const line: Item = { kind: 'row', row, at }
    return rows[at - 1]?.day === row.day ? [line] : [{ kind: 'day', day: row.day }, line]
  })
}

/** The keys of the rows from one to another, both included, in either order. */
export function keysBetween(rows: readonly Transaction[], from: string, to: string): string[] {
  const places = [from, to].map((key) => rows.findIndex((row) => keyOf(row) === key))
  if (places.includes(-1)) return [to]
  return rows.slice(Math.min(...places), Math.max(...places) + 1).map(keyOf)
}

// The server calls a label below this a guess; `label=unsure` lists them.
const sureFrom = 0.6

/** Whether no one has set its category, so that what is shown is a guess at best. */
export function isUnsure(row: Transaction): boolean {
  if (row.transfer || row.excluded || row.splits?.length || row.part_of) return false
  if (row.label_source === 'user' || row.label_source === 'rule') return false
  return row.label_source === 'none' || row.label_confidence < sureFrom
}
