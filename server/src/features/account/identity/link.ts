// An identity made a way into an account. Only for whoever has shown that both are theirs.
import { Problem } from '@plimsoll/domain/problem'
import type { Kysely } from 'kysely'
import { newId } from '../../../db/new-id.ts'
import type { Tables } from '../../../db/schema.ts'
import type { ProvenIdentity } from '../tickets.store.ts'
import { addIdentity } from './identities.store.ts'

/** Links; refuses an identity that is another account's. */
export async function linkIdentity(
  db: Kysely<Tables>,
  of: { userId: string; identity: ProvenIdentity },
): Promise<void> {
  if (await addIdentity(db, { ...of.identity, id: newId(), userId: of.userId })) return
  throw new Problem('conflict', 'This sign-in already belongs to another Plimsoll account.')
}
