// Which account of the books each account of a file is: by what the file prints, else by the
// payments and balances that both show, else a new one. Two banks in one account would be worse
// than one account too many, so only what fits is joined.
import { money } from '@plimsoll/domain/amount-words'
import {
  isSameAccount,
  mayBeSame,
  onlyWithBalance,
} from '@plimsoll/domain/matching/account-evidence'
import {
  bankOf,
  type KnownAccount,
  newTarget,
  type Target,
  targetsOf,
} from '@plimsoll/domain/matching/account-target'
import { minor } from '@plimsoll/domain/money'
import type { Assumption, StatementAccount } from '@plimsoll/domain/statement/statement'
import type { TenantTx } from '../../db/tenant.ts'
import { readAccounts } from '../accounts/accounts.store.ts'
import type { Batch } from '../posting/batch.ts'
import { bookedBalance } from './compare.store.ts'
import { countOnSharedDays, countRepeated } from './repeated.store.ts'

/** The target of each account of a file, and what was assumed in finding them. */
type FoundTargets = { readonly targets: Target[]; readonly assumptions: Assumption[] }

type File = { readonly layout: string | null; readonly accounts: readonly StatementAccount[] }
type Search = { readonly targets: readonly Target[]; readonly candidates: readonly KnownAccount[] }

/**
 * Finds the targets of a file whose rows are staged. `booksGo` where the books are about to be
 * emptied, so nothing in them counts.
 */
export async function findTargets(
  tx: TenantTx,
  batch: Batch,
  { file, booksGo }: { file: File; booksGo: boolean },
): Promise<FoundTargets> {
  const printed = file.accounts.map(({ account, currency }) => ({
    printed: account ?? '',
    currency,
  }))
  const accounts = booksGo ? [] : await readAccounts(tx, batch.businessId)
  const named = targetsOf({ layout: file.layout, accounts: printed }, accounts)
  const fitting = await moveStrangers(tx, batch, {
    targets: named,
    candidates: accounts,
    layout: file.layout,
  })
  const repeated = await targetsByPayments(tx, batch, { targets: fitting, candidates: accounts })
  return targetsByBalance(tx, batch, {
    targets: repeated,
    candidates: accounts,
    accounts: file.accounts,
  })
}

// A file that names no account is kept out of one that it cannot be: it goes to the next of its
// bank that it may be, or to a new one.
async function moveStrangers(
  tx: TenantTx,
  batch: Batch,
  { targets, candidates, layout }: Search & { layout: string | null },
): Promise<Target[]> {
  const taken = new Set(targets.map((target) => target.accountId))
  const names = new Set([...candidates, ...targets].map(({ name }) => name))
  const bank = bankOf(layout)
  const found: Target[] = []
  for (const target of targets) {
    if (target.printed !== '' || !target.accountId || (await mayBe(tx, batch, target))) {
      found.push(target)
      continue
    }
    const others = candidates.filter(
      (account) =>
        !taken.has(account.id) &&
        account.printed_name === null &&
        account.layout === bank &&
        account.currency === target.currency,
    )
    const other = await firstPossible(tx, batch, { target, others })
    if (other) taken.add(other.accountId)
    found.push(other ?? newTarget(target, bank, names))
  }
  return found
}

async function firstPossible(
  tx: TenantTx,
  batch: Batch,
  { target, others }: { target: Target; others: readonly KnownAccount[] },
): Promise<Target | null> {
  for (const account of others) {
    const other = sentTo(target, account)
    if (await mayBe(tx, batch, other)) return other
  }
  return null
}

async function mayBe(tx: TenantTx, batch: Batch, target: Target): Promise<boolean> {
  const { accountId } = target
  return accountId !== null && mayBeSame(await countOnSharedDays(tx, batch, { target, accountId }))
}

// What would become a new account goes to the account of a connected bank that shows the same
// payments, if there is one.
async function targetsByPayments(
  tx: TenantTx,
  batch: Batch,
  { targets, candidates }: Search,
): Promise<Target[]> {
  const taken = new Set(targets.map((target) => target.accountId))
  const found: Target[] = []
  for (const target of targets) {
    const free = fedByBank({ target, candidates, taken })
    const match = target.accountId === null ? await firstSame(tx, batch, { target, free }) : null
    if (match) taken.add(match.id)
    found.push(match ? sentTo(target, match) : target)
  }
  return found
}

async function firstSame(
  tx: TenantTx,
  batch: Batch,
  { target, free }: { target: Target; free: readonly KnownAccount[] },
): Promise<KnownAccount | null> {
  for (const account of free)
    if (isSameAccount(await countRepeated(tx, batch, { target, accountId: account.id })))
      return account
  return null
}

// A statement of earlier days shares no payment with a connected account, but ends with the very
// balance that its history begins with.
async function targetsByBalance(
  tx: TenantTx,
  batch: Batch,
  { targets, candidates, accounts }: Search & { accounts: readonly StatementAccount[] },
): Promise<FoundTargets> {
  const taken = new Set(targets.map((target) => target.accountId))
  const found: FoundTargets = { targets: [], assumptions: [] }
  for (const [at, target] of targets.entries()) {
    const account = accounts[at]
    const free = fedByBank({ target, candidates, taken })
    const isOpen = target.accountId === null && target.printed === '' && free.length > 0
    const match = isOpen && account ? await closingAs(tx, batch, { target, account, free }) : null
    if (isOpen)
      found.assumptions.push(match ? earlierHistory(match.name, account) : opened(target.name))
    if (match) taken.add(match.id)
    found.targets.push(match ? sentTo(target, match) : target)
  }
  return found
}

async function closingAs(
  tx: TenantTx,
  batch: Batch,
  {
    target,
    account,
    free,
  }: {
    target: Target
    account: StatementAccount
    free: readonly KnownAccount[]
  },
): Promise<KnownAccount | null> {
  if (!account.closing) return null
  const balances: (KnownAccount & { balance: Awaited<ReturnType<typeof bookedBalance>> })[] = []
  for (const candidate of free) {
    const at = { target: { ...target, accountId: candidate.id }, day: account.lastDay }
    balances.push({ ...candidate, balance: await bookedBalance(tx, batch, at) })
  }
  return onlyWithBalance(balances, account.closing)
}

function fedByBank({
  target,
  candidates,
  taken,
}: {
  target: Target
  candidates: readonly KnownAccount[]
  taken: ReadonlySet<string | null>
}): KnownAccount[] {
  return candidates.filter(
    ({ id, currency, bank_fed }) => bank_fed && currency === target.currency && !taken.has(id),
  )
}

function sentTo(target: Target, { id, name }: KnownAccount): Target {
  return { ...target, accountId: id, name }
}

const earlierHistory = (name: string, account: StatementAccount | undefined): Assumption => ({
  code: 'account_by_balance',
  message: `The statement ends with ${money(account?.closing ?? minor(0))}, where ${name} begins, so we took it as the account’s earlier history.`,
})

const opened = (name: string): Assumption => ({
  code: 'account_opened',
  message: `The file names no account, and none of your connected accounts shows these payments, so they go to a new account, ${name}. If they are the earlier history of a connected account, cancel and upload a statement that shows its balance or number.`,
})
