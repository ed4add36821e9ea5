// Where the figures come from and how fresh they are; stated balances; and deleting all of it.
import { rm } from 'node:fs/promises'
import type { userDataExists } from '@plimsoll/contract/sources'
import { type Day, today as dayOf, daysBetween } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { readAccounts } from '../../books/accounts/accounts.store.ts'
import {
  lastStatementDay,
  settleAccounts,
  stateBalanceOf,
} from '../../books/accounts/balances.store.ts'
import { changeBooks } from '../../books/change-books.ts'
import { emptyBooks } from '../../books/empty-books.store.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/pool.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import { endDemoProjects } from '../sales/service.ts'
import { takeDemoFactsBack } from './demo-facts.store.ts'
import { deleteEverything, findSource, readBankFacts, type SourceRow } from './sources.store.ts'
import { uploadFolder } from './upload-folder.ts'

export { lendDemoFacts } from './demo-facts.store.ts'
export { dropSource, findSource, isFedByBank, keepSource } from './sources.store.ts'
export { uploadFolder } from './upload-folder.ts'

/** The provider of demo data. */
export const demoProvider = 'demo'
/** The name under which demo data is shown. */
export const demoInstitution = 'DemoCompany Ltd.'

type SourceReply = z.output<(typeof userDataExists)['reply']>['data']

/** Which source the business has. */
export async function sourceReply(db: Db, businessId: string): Promise<SourceReply> {
  return asTenant(db, businessId, async (tx) => {
    const source = await findSource(tx, businessId)
    if (!source) return { source: null, details: null }
    const details = isBank(source)
      ? bankDetails(source, await readBankFacts(tx, businessId))
      : detailsOf(source, (await readAccounts(tx, businessId)).length)
    return { source: source.kind, details }
  })
}

const isBank = (source: SourceRow) => source.kind === 'bank' && source.provider !== demoProvider

function bankDetails(
  source: SourceRow,
  facts: Awaited<ReturnType<typeof readBankFacts>>,
): NonNullable<SourceReply['details']> {
  return {
    provider: source.provider,
    institution: source.institution,
    accounts: facts.accounts,
    last_synced_on: facts.synced_at?.toISOString() ?? null,
    consent_expires_on: facts.expires_at ? dayOf(facts.expires_at) : null,
  }
}

function detailsOf(source: SourceRow, accounts: number): NonNullable<SourceReply['details']> {
  const updated = source.updated_at.toISOString()
  if (source.kind === 'excel')
    return { updated_on: updated, uploaded_filename: source.filename ?? '' }
  return {
    provider: source.provider,
    institution: source.institution,
    accounts,
    last_synced_on: updated,
    consent_expires_on: null,
  }
}

/**
 * Records a balance where no statement has it; refuses a day that lies ahead, or before one that a
 * statement has.
 */
export async function stateBalanceByHand(
  context: Context,
  businessId: string,
  stated: { accountId: string; balance: Minor; day: Day },
): Promise<void> {
  if (daysBetween(context.today(), stated.day) > 0)
    throw new Problem('invalid', 'Enter a balance for today or an earlier day.')
  await changeBooks(context, businessId, async (tx) => {
    const statedUntil = await lastStatementDay(tx, businessId, stated.accountId)
    if (statedUntil === undefined) throw new Problem('not_found', 'There is no such account.')
    if (statedUntil && daysBetween(statedUntil, stated.day) <= 0)
      throw new Problem(
        'conflict',
        `A statement tells the balance of this account on ${statedUntil}. State the balance of a later day.`,
      )
    await stateBalanceOf(tx, businessId, { ...stated, uploadId: null, source: 'user' })
    await settleAccounts(tx, businessId, [stated.accountId])
  })
}

/** Takes demo data out of the books, if that is what they hold; returns whether it did. */
export async function removeDemo(tx: TenantTx, businessId: string): Promise<boolean> {
  const source = await findSource(tx, businessId)
  if (source?.provider !== demoProvider) return false
  await takeDemoFactsBack(tx, businessId)
  await emptyBooks(tx, businessId)
  await endDemoProjects(tx, businessId)
  return true
}

/** Deletes every row and file of the business. Done twice it does no more than once. */
export async function deleteData(context: Context, businessId: string): Promise<void> {
  await changeBooks(context, businessId, async (tx) => {
    await takeDemoFactsBack(tx, businessId)
    await endDemoProjects(tx, businessId)
    await deleteEverything(tx, businessId)
  })
  // After the rows, so that no row is ever without its file; a crash in between leaves files that
  // nothing names, and the next deletion takes them too.
  await rm(uploadFolder(context.env, businessId), { recursive: true, force: true })
}
