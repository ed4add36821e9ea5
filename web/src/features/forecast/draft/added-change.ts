// A new line or one-off payment as a change of the draft.
import type { Configuration, OneOff } from '@plimsoll/contract/forecast-lines'
import type { Change } from './draft.ts'

/** What can be added. */
export type Added =
  | { readonly kind: 'configuration'; readonly configuration: Configuration }
  | { readonly kind: 'one_off'; readonly oneOff: OneOff }

/** `key` tells it from others that are added. */
export function addedChange(added: Added, key: string): Change {
  return added.kind === 'one_off'
    ? { ...added, key: `one-off ${key}`, about: added.oneOff.note }
    : { ...added, key: `new ${key}`, about: added.configuration.name ?? 'A new line' }
}
