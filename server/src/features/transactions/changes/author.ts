// Who a change is by, for the trail. The name is kept as it was, for people leave.
import type { Author } from '../../../books/changes/changes.store.ts'
import type { Principal } from '../../../http/tokens.ts'

/** The principal as an author. */
export function authorOf(principal: Principal): Author {
  return { userId: principal.userId, name: principal.name }
}
