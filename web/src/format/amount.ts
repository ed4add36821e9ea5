// Amounts for the eye on the web: the domain's words, and what only screens need.
import { money, pounds } from '@plimsoll/domain/amount-words'
import type { Minor } from '@plimsoll/domain/money'

export { grouped, money, pounds, rough, short } from '@plimsoll/domain/amount-words'

/** The whole figure in its own currency: `£12.50`, `EUR 12.50`. */
export function moneyIn(currency: string, amount: Minor): string {
  return currency === 'GBP' ? money(amount) : `${currency} ${money(amount).replace('£', '')}`
}

/** With a sign always, for changes: `+£120`, `−£45`. */
export function change(amount: Minor): string {
  return amount > 0 ? `+${pounds(amount)}` : pounds(amount)
}
