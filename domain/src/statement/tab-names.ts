// The names that tabs and lines between payments give to accounts.
import { bankNames } from './bank-names.ts'
import { fold } from './fold.ts'
import { currencyOfName } from './row-accounts.ts'

/** Words that name an account. */
export const accountWords =
  /\b(accounts?|acct|a c|savings?|saver|reserve|current|deposit|sort code|iban|wallet|pot|credit card|mastercard|visa|petty cash|paypal|stripe)\b/

/** Whether a tab is named after an account, a bank, a firm or a currency. */
export function isAccountName(name: string): boolean {
  const words = fold(name)
  return (
    accountWords.test(words) ||
    isBankName.test(words) ||
    isFirmName(name) ||
    currencyOfName(name) !== null
  )
}

/** Whether a tab is named after a firm, by the form that its law gives it. */
export function isFirmName(name: string): boolean {
  return /\b(ltd|limited|llp|plc|cic|cio|llc|inc|gmbh)$/.test(fold(name))
}

const isBankName = new RegExp(`^(${bankNames})( (bank|business|card))?$`)
/**
 * Whether a tab is named after a place where money is kept. Such words may name anything, unless
 * the tabs are alike.
 */
export function isPlaceName(name: string): boolean {
  return /^(bank|cash|till|card|float)$/.test(fold(name))
}
