// Who a change is by, for the trail. The name is kept as it was, for people leave.
import type { Asker } from '../../../http/tokens.ts'
import type { Author } from './changes.store.ts'

/** The asker as an author. */
export function authorOf(asker: Asker): Author {
  return { userId: asker.userId, name: asker.name }
}
