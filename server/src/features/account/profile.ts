// The signed-in person and the business, and the steps of onboarding.
import type { business, onboard, readAccount, updateAccount } from '@plimsoll/contract/account'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Transaction } from 'kysely'
import type { output } from 'zod/mini'
import { booksChangedQueue } from '../../books/change-books.ts'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import type { Tables } from '../../db/schema.ts'
import type { Principal } from '../../http/tokens.ts'
import {
  advanceOnboarding,
  type BusinessRow,
  changeBusiness,
  readBusiness,
} from './businesses.store.ts'
import { readUser, setUserName, type User } from './users.store.ts'

type Business = output<typeof business>
type Profile = output<typeof readAccount.reply>['data']
type Change = output<typeof updateAccount.body>
type Step = output<typeof onboard.body>

/** The person and the business. */
export async function readProfile(context: Context, principal: Principal): Promise<Profile> {
  const [user, row] = await Promise.all([
    readUser(context.db, principal.userId),
    readBusiness(context.db, principal.businessId),
  ])
  return profileOf(user, row)
}

/** Changes the person's name, parts of the business, or both together. */
export async function changeProfile(
  context: Context,
  principal: Principal,
  change: Change,
): Promise<Profile> {
  const { userId, businessId } = principal
  const profile = await asOwner(context.db, async (tx) => {
    if (change.name !== undefined) await setUserName(tx, userId, change.name)
    await changeFacts(tx, principal, change.business)
    // The buffer is the line that one is warned of, and taxes are forecast by the rest: both are
    // looked at now, not within the hour.
    if (change.business) await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId })
    return profileOf(await readUser(tx, userId), await readBusiness(tx, businessId))
  })
  context.jobs.wake(booksChangedQueue.name)
  return profile
}

/**
 * Stores a step of onboarding. Saying it again changes nothing; what was reached is never taken
 * back.
 */
export async function takeStep(
  context: Context,
  principal: Principal,
  step: Step,
): Promise<{ onboarding_status: BusinessRow['onboarding_status']; business: Business }> {
  return asOwner(context.db, async (tx) => {
    await changeFacts(tx, principal, step.business)
    if (step.onboarding_status)
      await advanceOnboarding(tx, principal.businessId, step.onboarding_status)
    const row = await readBusiness(tx, principal.businessId)
    return { onboarding_status: row.onboarding_status, business: businessOf(row) }
  })
}

async function changeFacts(
  tx: Transaction<Tables>,
  principal: Principal,
  facts: Change['business'],
): Promise<void> {
  if (!facts) return
  const { cash_buffer, ...rest } = facts
  const columns = Object.entries({ ...rest, cash_buffer_minor: cash_buffer })
  await changeBusiness(
    tx,
    principal.businessId,
    Object.fromEntries(columns.filter(([, value]) => value !== undefined)),
  )
}

function profileOf(user: User, row: BusinessRow): Profile {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    confirmed: user.confirmed_at !== null,
    onboarding_status: row.onboarding_status,
    business: {
      ...businessOf(row),
      outlook_months: row.outlook_months as Profile['business']['outlook_months'],
      hide_pay: row.hide_pay,
    },
  }
}

function businessOf(row: BusinessRow): Business {
  return {
    name: row.name,
    kind: row.kind as Business['kind'],
    nation: row.nation as Business['nation'],
    year_end: row.year_end,
    vat_registered: row.vat_registered,
    vat_stagger: row.vat_stagger as Business['vat_stagger'],
    cash_buffer: minor(row.cash_buffer_minor) as Minor,
  }
}
