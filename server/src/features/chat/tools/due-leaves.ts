// What payments that are due leave of the money in one account, or in all of them, before anything
// comes in.
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { readAccounts } from '../../cashflow/service.ts'
import { type Fact, money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'

type Leaves = { readonly id?: string; readonly asks?: true }

/** The result with what it leaves; as it is where it holds no total. */
export async function withLeft(
  context: ToolContext,
  found: ToolResult,
  { id: accountId, asks }: Leaves,
): Promise<ToolResult> {
  const total = found.facts.find(({ id }) => id === 'total')
  // Beyond the list of payments due the total is not the whole.
  if (found.facts.some(({ id }) => id === 'end')) return found
  const due = found.empty ? 0 : total?.minor === undefined ? null : Number(total.minor)
  const accounts = (await readAccounts(context.tx, context.businessId, context.today)).filter(
    (account) => account.counts && (accountId === undefined || account.id === accountId),
  )
  const [account] = accounts
  if (due === null || !account || accounts.some(({ balance }) => balance === null)) return found
  const balance = sum(accounts.map(({ booked }) => booked))
  const left = minor(balance - due)
  const name = accountId === undefined ? null : account.name
  return {
    ...found,
    template: `${asks ? (left >= 0 ? 'Yes: ' : 'No: ') : ''}${found.template}${wordsOf(left, name)}`,
    facts: [...found.facts, ...factsOf({ left, balance, name })],
    basis: [
      ...found.basis,
      ...(name ? ['All of it is taken to be paid from that account.'] : []),
      'Money that comes in before then is not counted.',
    ],
    empty: false,
  }
}

function wordsOf(left: Minor, name: string | null): string {
  const where = name ? '{{account}}' : 'the bank'
  return left >= 0
    ? ` That would leave {{left}} of the {{balance}} in ${where}.`
    : ` That is {{left}} more than the {{balance}} in ${where}.`
}

function factsOf({
  left,
  balance,
  name,
}: {
  left: Minor
  balance: Minor
  name: string | null
}): Fact[] {
  return [
    money('left', magnitude(left), left >= 0 ? 'Left of it' : 'Short by'),
    money('balance', balance, name ?? 'Balance'),
    ...(name ? [named('account', name)] : []),
  ]
}
