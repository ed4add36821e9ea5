// Amounts for the eye on the web: the domain's words, and what only screens need.
import { pounds } from '@plimsoll/domain/amount-words'
import type { Minor } from '@plimsoll/domain/money'

export { grouped, money, moneyIn, pounds, rough, short } from '@plimsoll/domain/amount-words'

/** With a sign always, for changes: `+£120`, `−£45`. */
export function change(amount: Minor): string {
  return amount > 0 ? `+${pounds(amount)}` : pounds(amount)
}
