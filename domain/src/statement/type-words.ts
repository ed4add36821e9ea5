// What the type of a payment says about which way money went: the codes of banks (DD, FPI), of
// ledgers (BR, BP) and the words of bookkeeping programs (Receive Money). Types of one column are
// judged together, because some mean different things in different company.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { opposite, reversedIn } from './row-words.ts'
import type { Row } from './statement.ts'

const outgoing = new Set(
  'bp|cp|pay|vp|pp|pa|jc|dd|d d|ddr|so|s o|sto|stdg|fpo|bbp|chq|cheque|check|deb|pos|vis|atm|cpt|cpm|chg|pur|purchase|bank payment|cash payment|visa payment|spend money|spent|expense|cash expense|bill payment|bill payment cheque|supplier payment|vendor payment|vendor advance|owner drawings|payable payment|payment out|money out|direct debit|standing order|faster payment out|withdrawal|cash withdrawal|card payment|card purchase|bill|payroll|purchase payment|refund paid|sent|cost|costs|expenses|expenditure|outgoing|outgoings|spend|spending|purchases'.split(
    '|',
  ),
)
const incoming = new Set(
  'br|rec|vr|sr|sa|jd|fpi|bgc|dep|deposit|receipt|bank receipt|cash receipt|receive money|sales receipt|customer receipt|customer payment|customer advance|owner contribution|sales without invoices|receivable payment|payment in|money in|faster payment in|bank giro credit|credit transfer|sale|sales|received|invoice payment|sales payment|income|takings|revenue'.split(
    '|',
  ),
)
const rowsMax = 2000

/** The way money went by a column's types: -1 out, 1 in, `null` for a type that does not say. */
export function typeSenses(
  rows: readonly { row: Row }[],
  column: number,
  isSellers = false,
): (1 | -1 | null)[] {
  if (isSellers && areSales(rows, column)) {
    return rows.map(({ row }) => (sold.test(fold(textOf(row.cells[column]))) ? 1 : -1))
  }
  const words = new Set<string>()
  const folded = rows.map(({ row }) => fold(textOf(row.cells[column])))
  for (const word of folded.slice(0, rowsMax)) words.add(word)
  const company = { words, isOfSeller: isOfSeller(words) }
  const senses = new Map([...words].map((word) => [word, senseOf(word, company)]))
  return folded.map((word) => senses.get(word) ?? senseOf(word, company))
}

/**
 * Whether a column holds nothing but sales and what was given back. In a shop's file its customers
 * pay and are refunded; elsewhere the owner of the account is.
 */
export function areSales(rows: readonly { row: Row }[], column: number): boolean {
  const words = [...new Set(rows.map(({ row }) => fold(textOf(row.cells[column]))))]
  const isBack = (word: string) => /^((partial|full) )?(refunds?|chargebacks?)$/.test(word)
  return (
    words.some((word) => sold.test(word)) &&
    words.some(isBack) &&
    words.every((word) => sold.test(word) || isBack(word))
  )
}

// A card knows purchases and payments of its bill, and hardly anything else.
function isOfCard(words: ReadonlySet<string>): boolean {
  const own =
    /^(purchase|payment|repayment|refund|return|credit|cashback|fees?|interest|interest charge|cash advance|balance transfer|)$/
  const isPaid = words.has('payment') || words.has('repayment')
  return words.has('purchase') && isPaid && [...words].every((word) => own.test(word))
}

// A shop's own balance is paid into by cards and paid out to the bank.
function isOfSeller(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => paidOut.test(word)) && [...words].some((word) => sold.test(word))
}

const paidOut =
  /^(bank )?pay ?outs?$|^((bank )?(transfer|deposit|payout|withdrawal)|paid out) to (your |the )?bank( account)?$/

const sold = /^((card )?(payment|sale)s?|charges?|orders?)$/

// The words that stand together in a column of types, looked through once for all of its rows.
type Company = { readonly words: ReadonlySet<string>; readonly isOfSeller: boolean }

function senseOf(word: string, company: Company): 1 | -1 | null {
  const { words: beside } = company
  if (company.isOfSeller) {
    if (sold.test(word)) return 1
    if (/pay ?out|^(refunds?|chargebacks?)$|\bfees?$/.test(word) || paidOut.test(word)) return -1
  }
  const reversed = reversedIn(word)
  if (reversed !== null) return opposite(senseOf(reversed, company))
  if (outgoing.has(word) || /^(money |cash )?(going|gone|went|paid) out$/.test(word)) return -1
  if (incoming.has(word) || /^(money |cash )?(coming|came|paid) in$/.test(word)) return 1
  if (isOfCard(beside))
    return /^(payment|repayment|refund|return|credit|cashback)$/.test(word) ? 1 : -1
  // A payment is what a cash book pays, but in a register beside expenses and cheques it is a
  // customer's.
  if (word === 'payment') return beside.has('receipt') ? -1 : null
  // Among the codes of a ledger it is a cash receipt; alone it is a letter that columns of DR and
  // CR have.
  if (word === 'cr') return beside.has('cp') || beside.has('br') || beside.has('bp') ? 1 : null
  return null
}
