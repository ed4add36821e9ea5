// Whether the rows of a file bear out the bank that its headings are those of: a till or a club's
// book may be headed with the same words.
import { voicesOf } from './direction-voices.ts'
import { fold } from './fold.ts'
import type { Layout } from './layout.ts'
import { bareHeader, layouts } from './layouts.ts'
import { directionOf, isAtShop, isCardPayment } from './row-words.ts'
import type { StatementColumn, StatementRead } from './statement.ts'

// A single word against its sign is a refund, or a name.
const slipsMax = 1

/** Whether nothing in a reading speaks against the layout that it is named after. */
export function isBorneOut({ layout, columns, transactions, accounts }: StatementRead): boolean {
  const own = layouts.filter(({ name }) => name === layout)
  // Known by the shape of its cells.
  if (own.length === 0) return true
  const [fitting] = own.filter((each) => standsInOrder(each, columns))
  // Bookkeepers at home use the words of banks abroad.
  if (!fitting || fitting.currency !== undefined) return false
  const numbered = columns.some(
    ({ role, header }) => role === 'account' && /\b(number|no|code)\b/.test(fold(header)),
  )
  const digits = (account: string) => account.replace(/[^\d*x•]/gi, '').length
  if (numbered && accounts.some(({ account }) => account !== null && digits(account) < 6))
    return false
  const { agree, disagree } = voicesOf(transactions, directionOf)
  if (fitting.amountSign !== 'inverted') {
    if (agree === 0 && !numbered && isOneSided(transactions) && !hasBankIds(transactions))
      return false
    return disagree <= Math.max(agree, slipsMax)
  }
  const isOfCard = transactions.some(({ amount, text }) => {
    const words = fold(text)
    return amount > 0 ? isCardPayment(words) : isAtShop(words)
  })
  return disagree <= agree && (isOfCard || agree > 0)
}

// Money that only came in, or only went out, may be on a list of anything.
function isOneSided(transactions: StatementRead['transactions']): boolean {
  return new Set(transactions.map(({ amount }) => Math.sign(amount))).size < 2
}

// Nobody numbers their own rows with so many digits and letters.
function hasBankIds(transactions: StatementRead['transactions']): boolean {
  return transactions.every(({ bankId }) => bankId !== null && bankId.length >= bankIdMin)
}

const bankIdMin = 12

// All its headings, in its order, each of them once.
function standsInOrder({ headers }: Layout, columns: readonly StatementColumn[]): boolean {
  const printed = columns.map(({ header }) => bareHeader(header))
  const places = headers.map((header) => printed.indexOf(header))
  return places.every((at, index) => at >= 0 && (index === 0 || at > (places[index - 1] ?? -1)))
}
