// More that can be done with a draft than saving and discarding it.
import type { Draft } from './draft.ts'

/** `onDone` once the draft has found another home. */
export function DraftActions(_: { draft: Draft; onDone: () => void }) {
  return null
}
