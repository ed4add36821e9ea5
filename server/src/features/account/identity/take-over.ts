// An account that somebody made with an address which was never shown to be theirs goes to whose
// address it is. What its maker could come in by goes first: else a stranger who signs up early
// would later sit in another's account.
import type { Db } from '../../../db/pool.ts'
import { voidAddressChanges } from '../address-changes.store.ts'
import { voidOneTimeTokens } from '../one-time-tokens.store.ts'
import { removeSecondFactor } from '../second-factor/second-factor.store.ts'
import { revokeSessions } from '../sessions.store.ts'
import { type ProvenIdentity, voidTickets } from '../tickets.store.ts'
import { confirmUser, removePassword, setUserName, type User } from '../users.store.ts'
import { removeIdentities } from './identities.store.ts'

/** Empties an unconfirmed account of every way in, and confirms it. */
export async function takeOver(db: Db, unconfirmed: User, by: ProvenIdentity): Promise<void> {
  const { id } = unconfirmed
  await removePassword(db, id)
  await removeIdentities(db, id)
  await removeSecondFactor(db, id)
  await revokeSessions(db, id, { keep: null })
  await voidOneTimeTokens(db, id)
  await voidAddressChanges(db, id)
  await voidTickets(db, id)
  if (by.name) await setUserName(db, id, by.name)
  await confirmUser(db, id)
}
