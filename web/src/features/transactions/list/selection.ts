// Which rows are ticked: some of them by their keys, or everything that the filters match. Pure.
import type { Transaction } from '@plimsoll/contract/transactions'
import { keyOf } from '../keys.ts'
import { keysBetween } from './list-items.ts'

/**
 * `all` holds the number that was seen, so that an edit of all is refused where it is another by
 * then.
 */
export type Selection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<string>; readonly last: string | null }
  | { readonly kind: 'all'; readonly count: number }

/** Nothing. */
export const nothing: Selection = { kind: 'some', keys: new Set(), last: null }

/** Ticks or unticks a row; a range goes from the one ticked last. */
export function toggled(
  selection: Selection,
  row: { rows: readonly Transaction[]; key: string; isRange: boolean },
): Selection {
  const { rows, key, isRange } = row
  if (selection.kind === 'all')
    return { kind: 'some', keys: without(new Set(rows.map(keyOf)), key), last: key }
  const { keys, last } = selection
  if (isRange && last !== null)
    return { kind: 'some', keys: new Set([...keys, ...keysBetween(rows, last, key)]), last: key }
  return {
    kind: 'some',
    keys: keys.has(key) ? without(keys, key) : new Set([...keys, key]),
    last: key,
  }
}

/** Whether a row is ticked. */
export function isTicked(selection: Selection, key: string): boolean {
  return selection.kind === 'all' || selection.keys.has(key)
}

/** How many are ticked. */
export function countTicked(selection: Selection): number {
  return selection.kind === 'all' ? selection.count : selection.keys.size
}

/** The ids of ticked rows; a part of a split stands for its whole. */
export function idsOf(selection: Selection): string[] {
  if (selection.kind === 'all') return []
  return [...new Set([...selection.keys].map((key) => key.split('.')[0] ?? key))]
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((each) => each !== key))
}
