// Which account of a connected bank a statement of earlier days is, where neither a number nor a payment says so: the one whose
// own history begins with the very balance that the statement ends with.
import { money } from '@plimsoll/domain/amount-words'
import { minor } from '@plimsoll/domain/money'
import type { Assumption, StatementAccount } from '@plimsoll/domain/statement/statement'
import type { TenantTx } from '../../db/tenant.ts'
import type { KnownAccount, Target } from './account-target.ts'
import { bookedBalance, type Of } from './books.store.ts'

/** The targets, and what was taken for granted in finding them. */
export type FoundTargets = { readonly targets: Target[]; readonly assumptions: Assumption[] }

/**
 * Sends what would become a new account to the bank's account that comes to the same pence at the end of the statement's last
 * day, if exactly one does. Nothing at all proves nothing: a balance of 0.00 tells no account from another.
 */
export async function targetsByBalance(
  tx: TenantTx,
  of: Of,
  given: {
    targets: readonly Target[]
    known: readonly KnownAccount[]
    accounts: readonly StatementAccount[]
  },
): Promise<FoundTargets> {
  const taken = new Set(given.targets.map((target) => target.accountId))
  const targets: Target[] = []
  const assumptions: Assumption[] = []
  for (const [at, target] of given.targets.entries()) {
    const account = given.accounts[at]
    const free = given.known.filter(
      (one) => one.bank_fed && one.currency === target.currency && !taken.has(one.id),
    )
    const isOpen = target.accountId === null && target.printed === '' && free.length > 0
    const match =
      isOpen && account?.closing ? await comingTo(tx, of, { target, account, free }) : null
    if (isOpen) assumptions.push(match ? earlierHistory(match.name, account) : opened(target.name))
    if (match) taken.add(match.id)
    targets.push(match ? { ...target, accountId: match.id, name: match.name } : target)
  }
  return { targets, assumptions }
}

async function comingTo(
  tx: TenantTx,
  of: Of,
  given: { target: Target; account: StatementAccount; free: readonly KnownAccount[] },
): Promise<KnownAccount | null> {
  const { target, account } = given
  const found: KnownAccount[] = []
  for (const one of given.free) {
    const at = { target: { ...target, accountId: one.id }, day: account.lastDay }
    if ((await bookedBalance(tx, of, at)) === account.closing) found.push(one)
  }
  return found.length === 1 ? (found[0] ?? null) : null
}

const earlierHistory = (name: string, account: StatementAccount | undefined): Assumption => ({
  code: 'account_by_balance',
  message: `The statement ends with ${money(account?.closing ?? minor(0))}, where ${name} begins: it is taken for its earlier history.`,
})

const opened = (name: string): Assumption => ({
  code: 'account_opened',
  message: `The file names no account, and none of your connected ones shows these payments: they go to a new account, ${name}. If they are the earlier history of a connected account, cancel, and upload a statement that shows its balance or its number.`,
})
