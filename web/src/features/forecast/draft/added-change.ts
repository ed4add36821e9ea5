// A new line or one-off payment as a change of the draft.
import type { Added } from '../rules/AddSheet.tsx'
import type { Change } from './draft.ts'

/** `key` tells it from others that are added. */
export function addedChange(added: Added, key: string): Change {
  return added.kind === 'one_off'
    ? { ...added, key: `one-off ${key}`, about: added.oneOff.note }
    : { ...added, key: `new ${key}`, about: added.configuration.name ?? 'A new line' }
}
