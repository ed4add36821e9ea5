// Each account with what is ahead of it, and what to move between them: the whole forecast split by
// account.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { accountPaths, type PathItem } from '@plimsoll/domain/cashflow/account-paths'
import { suggestTransfers } from '@plimsoll/domain/cashflow/suggest-transfers'
import { type Minor, minor } from '@plimsoll/domain/money'
import type { AccountHabit, readAccounts } from '../../books/figures/cash.store.ts'
import type { Due } from '../forecast/service.ts'

type Account = Awaited<ReturnType<typeof readAccounts>>[number]
type Ahead = Pick<CashManagement, 'accounts' | 'transfers'>

// Further ahead a transfer can wait until more is known.
const transferDays = 35
// A quarter without any movement, which is longer than the gaps of an account in use.
const closedDays = 92

/** The accounts with their lowest points, and the transfers that keep them above their buffers. */
export function accountsAhead(input: {
  due: Due
  accounts: readonly Account[]
  habits: readonly AccountHabit[]
}): Ahead {
  const { days, asOf } = input.due
  const closed = new Set(input.accounts.filter((each) => isClosed(each, asOf)).map(({ id }) => id))
  const habits = input.habits.filter(({ accountId }) => !closed.has(accountId))
  const counted = input.accounts.filter(({ id, counts }) => counts && !closed.has(id))
  const paths = accountPaths({
    days: days.map(({ day, in: into, out }) => ({ day, net: minor(into - out) })),
    items: itemsOf(input.due, habits),
    accounts: counted.map(({ id, booked }) => ({
      id,
      balance: booked,
      weight: volumeOf(id, habits),
    })),
  })
  const closingsOf = new Map(paths.map(({ id, closings }) => [id, closings]))
  const lowOf = (id: string) => {
    const closings = closingsOf.get(id)
    const first = closings?.[0]
    if (!closings || first === undefined) return null
    const balance = closings.reduce((low, closing) => (closing < low ? closing : low), first)
    return { balance, day: days[closings.indexOf(balance)]?.day ?? input.due.asOf }
  }
  const nameOf = new Map(input.accounts.map(({ id, name }) => [id, { id, name }]))
  const transfers = suggestTransfers({
    days: days.slice(0, transferDays).map(({ day }) => day),
    accounts: counted.map(({ id, kind, buffer, balance }) => ({
      id,
      floor: buffer,
      closings: (closingsOf.get(id) ?? []).slice(0, transferDays),
      takesPart: kind !== 'card' && balance !== null,
    })),
  })
  return {
    accounts: input.accounts.map((account) => toAccount(account, lowOf(account.id))),
    transfers: transfers.flatMap(({ from, to, lowDay, ...transfer }) => {
      const [giver, taker] = [nameOf.get(from), nameOf.get(to)]
      return giver && taker ? [{ ...transfer, from: giver, to: taker, low_day: lowDay }] : []
    }),
  }
}

/** An account that was emptied and left: nothing is expected of it. */
function isClosed({ booked, lastDay }: Account, asOf: Day): boolean {
  return booked === 0 && lastDay !== null && daysBetween(lastDay, asOf) > closedDays
}

function toAccount(
  account: Account,
  low: Ahead['accounts'][number]['low'],
): Ahead['accounts'][number] {
  const { id, name, kind, currency, included, balance, buffer, overdraft } = account
  return { id, name, kind, currency, included, balance, buffer, overdraft, low }
}

/**
 * What is due, by way of the account through which the same merchant's money went last, or else the
 * same kind of money.
 */
function itemsOf({ items }: Due, habits: readonly AccountHabit[]): PathItem[] {
  const byMerchant = new Map<string, string>()
  const byKind = new Map<string, string>()
  // The latest come first, and the first one seen stays.
  for (const { merchantId, subCategory, side, accountId } of habits) {
    const [merchant, kind] = [`${merchantId} ${side}`, `${subCategory} ${side}`]
    if (merchantId && !byMerchant.has(merchant)) byMerchant.set(merchant, accountId)
    if (!byKind.has(kind)) byKind.set(kind, accountId)
  }
  return items.map(({ day, open, side, merchant_id, sub_category }) => ({
    day,
    amount: open,
    accountId:
      byMerchant.get(`${merchant_id} ${side}`) ?? byKind.get(`${sub_category} ${side}`) ?? null,
  }))
}

function volumeOf(accountId: string, habits: readonly AccountHabit[]): Minor {
  return minor(
    habits
      .filter((habit) => habit.accountId === accountId)
      .reduce((sum, { volume }) => sum + volume, 0),
  )
}
