// An identity made a way into an account. Only for whoever has shown that both are theirs.
import { Problem } from '@plimsoll/domain/problem'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import type { Tables } from '../../../db/schema.ts'
import { postNotice } from '../notices/notice.ts'
import type { ProvenIdentity } from '../tickets.store.ts'
import { addIdentity } from './identities.store.ts'
import { labelOf } from './label.ts'

/** Links; refuses an identity that is another account's. */
export async function linkIdentity(
  tx: Transaction<Tables>,
  link: { userId: string; identity: ProvenIdentity },
): Promise<'added' | 'there'> {
  const adding = await addIdentity(tx, { ...link.identity, id: newId(), userId: link.userId })
  if (adding !== 'taken') return adding
  throw new Problem('conflict', 'This sign-in already belongs to another Plimsoll account.')
}

/**
 * The same for an account that was there before; its owner gets a notice. `isTakenOver` when it had
 * never been confirmed.
 */
export async function linkAndTell(
  context: Context,
  tx: Transaction<Tables>,
  link: { userId: string; identity: ProvenIdentity; device: string; isTakenOver?: boolean },
): Promise<void> {
  const { userId, identity, device, isTakenOver = false } = link
  if ((await linkIdentity(tx, { userId, identity })) === 'there') return
  const provider = labelOf(context, identity.provider)
  const notice = { kind: 'provider_added', provider, isTakenOver } as const
  await postNotice(context, tx, { userId, device, notice })
}
