// Which account of the books an account of a connection is: the one it was before, under whatever
// ids; else one that files made, where number or payments say so; else a new one. No history is
// ever doubled by connecting again.
import type { Day } from '@plimsoll/domain/calendar'
import { isSameAccount, repetitionIn } from '@plimsoll/domain/matching/account-evidence'
import { endsIn, isNumbered, type KnownAccount } from '@plimsoll/domain/matching/account-target'
import { linkedBefore } from '@plimsoll/domain/matching/linked-account'
import { type Minor, magnitude, minor, negate } from '@plimsoll/domain/money'
import { addAccount, readAccounts } from '../../../books/accounts/accounts.store.ts'
import { readDaysAndAmounts } from '../../../books/bank-rows/compared-rows.store.ts'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { ProviderAccount } from '../../../outside/open-banking/bank-provider.ts'
import { changeConnection } from '../connection/connections.store.ts'
import { seal, unseal } from '../connection/seals.ts'
import { keepLink, type LinkRow, markFormer, markGone, readLinks } from './links.store.ts'

/** A few payments of an account, to tell which account of the books shows the same. */
export type Sample = readonly { readonly day: Day; readonly amount: Minor }[]

/** An account of the provider and the account of the books it is. */
export type Linked = { readonly account: ProviderAccount; readonly accountId: string }

/**
 * Links all accounts of a connection, making those that are new. A former connection that is left
 * without accounts ends.
 */
export async function linkAccounts(
  context: Context,
  tx: TenantTx,
  businessId: string,
  options: {
    connectionId: string
    institutionId: string
    accounts: readonly ProviderAccount[]
    samples: ReadonlyMap<string, Sample>
  },
): Promise<Linked[]> {
  const links = (await readLinks(tx, businessId)).map((link) => ({
    ...link,
    key: link.key_sealed ? unseal(context, 'account', link.key_sealed) : null,
  }))
  const accounts = await readAccounts(tx, businessId)
  const free = { links, files: accounts.filter(({ bank_fed }) => !bank_fed) }
  const names = new Set(accounts.map(({ name }) => name))
  const linked: Linked[] = []
  for (const account of options.accounts) {
    const previous = linkedBefore(account, {
      ...options,
      links: free.links,
      shared: options.accounts,
    })
    if (previous) free.links = free.links.filter((link) => link !== previous)
    const file = previous
      ? null
      : await fileOf(tx, businessId, { account, free: free.files, samples: options })
    if (file) free.files = free.files.filter((other) => other !== file)
    const accountId =
      previous?.account_id ?? file?.id ?? (await make(tx, businessId, account, names))
    if (previous && previous.provider_id !== account.id) await markFormer(tx, businessId, accountId)
    await keepLink(tx, businessId, {
      account_id: accountId,
      connection_id: options.connectionId,
      provider_id: account.id,
      key_sealed: account.key === null ? null : seal(context, 'account', account.key),
      reference: account.reference,
    })
    linked.push({ account, accountId })
  }
  const reported = options.accounts.map((account) => account.id)
  await markGone(tx, businessId, { connectionId: options.connectionId, reported })
  await endEmptied(tx, businessId, { before: links, connectionId: options.connectionId })
  return linked
}

async function fileOf(
  tx: TenantTx,
  businessId: string,
  linking: {
    account: ProviderAccount
    free: readonly KnownAccount[]
    samples: { samples: ReadonlyMap<string, Sample> }
  },
): Promise<KnownAccount | null> {
  const same = linking.free.filter((link) => link.currency === linking.account.currency)
  const printed = same.filter((link) => endsIn(link.printed_name, linking.account.reference))
  const sample = linking.samples.samples.get(linking.account.id) ?? []
  for (const link of [...printed, ...same.filter((each) => !isNumbered(each.printed_name))])
    if (await showsSame(tx, businessId, { accountId: link.id, sample })) return link
  // No payment of the same days to compare: a number alone decides, where only one account bears
  // it.
  return printed.length === 1 && sample.length === 0 ? (printed[0] ?? null) : null
}

/** Whether most payments of the sample that fall into the account's own days stand in it. */
async function showsSame(
  tx: TenantTx,
  businessId: string,
  { accountId, sample }: { accountId: string; sample: Sample },
): Promise<boolean> {
  const days = sample.map((row) => row.day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return false
  const shown = await readDaysAndAmounts(tx, businessId, { accountId, first, last })
  return isSameAccount(repetitionIn(shown, sample))
}

async function make(
  tx: TenantTx,
  businessId: string,
  account: ProviderAccount,
  names: Set<string>,
): Promise<string> {
  const id = newId()
  const overdraft = account.overdraft ?? minor(0)
  await addAccount(tx, businessId, {
    id,
    name: freeName(account, names),
    kind: account.kind,
    currency: account.currency,
    overdraft_minor: overdraft < 0 ? negate(overdraft) : magnitude(overdraft),
  })
  return id
}

const nameCharsMax = 100

function freeName(account: ProviderAccount, names: Set<string>): string {
  const base = account.name.trim().slice(0, nameCharsMax - 10) || 'Bank account'
  const tries = [base, ...(account.reference ? [`${base} ${account.reference}`] : [])]
  let name = tries.find((each) => !names.has(each))
  for (let number = 2; name === undefined; number++)
    if (!names.has(`${base} ${number}`)) name = `${base} ${number}`
  names.add(name)
  return name
}

async function endEmptied(
  tx: TenantTx,
  businessId: string,
  linking: { before: readonly LinkRow[]; connectionId: string },
): Promise<void> {
  const left = new Set((await readLinks(tx, businessId)).map((link) => link.connection_id))
  const had = new Set(
    linking.before.filter((link) => !link.ended).map((link) => link.connection_id),
  )
  for (const id of had)
    if (id !== linking.connectionId && !left.has(id))
      await changeConnection(tx, businessId, { id, set: { disconnected_at: new Date() } })
}
