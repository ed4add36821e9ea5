// Some shops' statements print dashes in the columns of a payout and its amount in words alone:
// "£60.00 sent to your bank account".

import { minor, zero } from '../money.ts'
import { readAmount } from './amount-cell.ts'
import type { Money } from './read-money.ts'
import type { Manner } from './rows-read.ts'

const sent =
  /^([£€$][\d,]+\.\d{2}) (?:was |has been )?(?:sent|paid out|paid|transferred|deposited) to your bank(?: account)?\.?$/i

/** What a payout's words say left the shop's balance; `null` where they name no amount. */
export function payoutIn(
  words: string,
  { columns }: Manner,
): Extract<Money, { kind: 'amount' }> | null {
  const amount = readAmount(sent.exec(words)?.[1] ?? null, '.')
  if (amount.kind !== 'amount') return null
  return {
    kind: 'amount',
    printed: minor(-amount.pence),
    flag: columns.amount ? null : -1,
    fee: zero,
    balance: null,
    hasDebitBalance: false,
    currency: amount.currency,
  }
}
