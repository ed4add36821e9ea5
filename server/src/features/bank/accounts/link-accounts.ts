// Which account of the books an account of a connection is: the one it was before, under whatever ids; else one that files
// made, where number or payments say so; else a new one. No history is ever doubled by connecting again.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, negate } from '@plimsoll/domain/money'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { ProviderAccount } from '../../../outside/open-banking/bank-provider.ts'
import { changeConnection } from '../connection/connections.store.ts'
import { seal, unseal } from '../connection/seals.ts'
import { readDaysAndAmounts } from '../rows/compared-rows.store.ts'
import {
  addAccount,
  type FileAccount,
  readAccountNames,
  readFileAccounts,
} from './accounts.store.ts'
import { keepLink, type LinkRow, markFormer, markGone, readLinks } from './links.store.ts'

/** A few payments of an account, to tell which account of the books shows the same. */
export type Sample = readonly { readonly day: Day; readonly amount: Minor }[]

/** An account of the provider and the account of the books it is. */
export type Linked = { readonly account: ProviderAccount; readonly accountId: string }

/** Links all accounts of a connection, making those that are new. A former connection that is left without accounts ends. */
export async function linkAccounts(
  context: Context,
  tx: TenantTx,
  businessId: string,
  given: {
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
  const free = { links, files: await readFileAccounts(tx, businessId) }
  const names = await readAccountNames(tx, businessId)
  const linked: Linked[] = []
  for (const account of given.accounts) {
    const known = knownAs(account, { ...given, links: free.links, told: given.accounts })
    if (known) free.links = free.links.filter((link) => link !== known)
    const file = known ? null : await fileOf(tx, businessId, { account, free: free.files, given })
    if (file) free.files = free.files.filter((one) => one !== file)
    const accountId = known?.account_id ?? file?.id ?? (await make(tx, businessId, account, names))
    if (known && known.provider_id !== account.id) await markFormer(tx, businessId, accountId)
    await keepLink(tx, businessId, {
      account_id: accountId,
      connection_id: given.connectionId,
      provider_id: account.id,
      key_sealed: account.key === null ? null : seal(context, 'account', account.key),
      reference: account.reference,
    })
    linked.push({ account, accountId })
  }
  const told = given.accounts.map((account) => account.id)
  await markGone(tx, businessId, { connectionId: given.connectionId, told })
  await endEmptied(tx, businessId, { before: links, connectionId: given.connectionId })
  return linked
}

type Keyed = LinkRow & { key: string | null }

// First by its id, then by its number; a card, which shows none, by its last digits where no other account has them.
function knownAs(
  account: ProviderAccount,
  among: {
    connectionId: string
    institutionId: string
    links: readonly Keyed[]
    told: readonly ProviderAccount[]
  },
): Keyed | undefined {
  const { connectionId, links, told } = among
  const same = links.filter((link) => link.currency === account.currency)
  const byId = same.find(
    (link) => link.connection_id === connectionId && link.provider_id === account.id,
  )
  if (byId) return byId
  if (account.key !== null) return same.find((link) => link.key === account.key)
  const alike = same.filter(
    (link) =>
      link.key === null &&
      link.institution_id === among.institutionId &&
      link.reference === account.reference &&
      link.kind === account.kind &&
      !told.some((other) => other.id === link.provider_id),
  )
  return alike.length === 1 ? alike[0] : undefined
}

const numberDigitsMin = 6
const sharedMin = 5
const shareMin = 0.8

async function fileOf(
  tx: TenantTx,
  businessId: string,
  of: {
    account: ProviderAccount
    free: readonly FileAccount[]
    given: { samples: ReadonlyMap<string, Sample> }
  },
): Promise<FileAccount | null> {
  const same = of.free.filter((one) => one.currency === of.account.currency)
  const printed = same.filter((one) => endsWith(one.printed_name, of.account.reference))
  const sample = of.given.samples.get(of.account.id) ?? []
  for (const one of [...printed, ...same.filter((each) => isUnnumbered(each.printed_name))])
    if (await showsSame(tx, businessId, { accountId: one.id, sample })) return one
  // No payment of the same days to compare: a number alone decides, where only one account bears it.
  return printed.length === 1 && sample.length === 0 ? (printed[0] ?? null) : null
}

const digitsOf = (printed: string | null) => (printed ?? '').replace(/\D/g, '')
const isUnnumbered = (printed: string | null) => digitsOf(printed).length < numberDigitsMin
const endsWith = (printed: string | null, reference: string | null) =>
  reference !== null && !isUnnumbered(printed) && digitsOf(printed).endsWith(reference)

/** Whether most payments of the sample that fall into the account's own days stand in it. */
async function showsSame(
  tx: TenantTx,
  businessId: string,
  of: { accountId: string; sample: Sample },
): Promise<boolean> {
  const days = of.sample.map((row) => row.day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return false
  const known = await readDaysAndAmounts(tx, businessId, { accountId: of.accountId, first, last })
  const until = known.at(-1)?.day
  const from = known[0]?.day
  if (!from || !until) return false
  const within = of.sample.filter((row) => row.day >= from && row.day <= until)
  const free = [...known]
  let shared = 0
  for (const row of within) {
    const at = free.findIndex(
      (each) => each.amount === row.amount && Math.abs(daysBetween(each.day, row.day)) <= 3,
    )
    if (at < 0) continue
    free.splice(at, 1)
    shared++
  }
  return shared >= sharedMin && shared >= within.length * shareMin
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
    overdraft: overdraft < 0 ? negate(overdraft) : magnitude(overdraft),
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
  of: { before: readonly LinkRow[]; connectionId: string },
): Promise<void> {
  const left = new Set((await readLinks(tx, businessId)).map((link) => link.connection_id))
  const had = new Set(of.before.filter((link) => !link.ended).map((link) => link.connection_id))
  for (const id of had)
    if (id !== of.connectionId && !left.has(id))
      await changeConnection(tx, businessId, { id, set: { disconnected_at: new Date() } })
}
