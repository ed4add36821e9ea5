// Puts the list's transactions into categories by key. Fetched once the list stands, for it brings
// what every change of a transaction needs.
import { type RefObject, useImperativeHandle } from 'react'
import { useTake } from '../use-take.ts'

/** What the keys of the list call. */
export type TakeHandle = ReturnType<typeof useTake>

/** Hands the ways to take and to undo to its `handle`. */
export default function Taking(props: {
  handle: RefObject<TakeHandle | null>
  onUndone: (id: string) => void
}) {
  const taking = useTake(props.onUndone)
  useImperativeHandle(props.handle, () => taking)
  return null
}
