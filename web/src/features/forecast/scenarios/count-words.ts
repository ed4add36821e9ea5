// How many changes a scenario holds, in words.
import type { Changeset } from '@plimsoll/contract/forecast-lines'

/** `1 change`, `3 changes`, `No changes yet`. */
export function countWords(changes: Changeset): string {
  const lists = Object.values(changes) as readonly (readonly unknown[] | undefined)[]
  const count = lists.reduce((all, list) => all + (list?.length ?? 0), 0)
  return count === 0 ? 'No changes yet' : count === 1 ? '1 change' : `${count} changes`
}
