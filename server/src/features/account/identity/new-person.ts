// An account for somebody who comes by a provider for the first time: as by signing up, but without
// a password.
import { Problem } from '@plimsoll/domain/problem'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../../db/pool.ts'
import { businessNameOf } from '../sign-up.ts'
import { addUserWithBusiness } from '../users.store.ts'

/** Makes the account and its business, the address confirmed. */
export async function welcomeNewcomer(
  db: Db,
  person: { email: string; name: string | null },
): Promise<string> {
  const userId = newId()
  const name = person.name ?? person.email.split('@')[0] ?? person.email
  const isNew = await addUserWithBusiness(db, {
    userId,
    businessId: newId(),
    email: person.email,
    name,
    passwordHash: null,
    businessName: businessNameOf(name),
    confirmed: true,
  })
  // Somebody has signed up with this address in the very same moment.
  if (!isNew)
    throw new Problem('conflict', 'This address is being signed up already. Please try again.')
  return userId
}
