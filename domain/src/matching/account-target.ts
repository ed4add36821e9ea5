// Decides by what a file prints which account of the books each of its accounts is, and names the
// ones that have to be made. Joining two banks in one account unseen would be worse than one
// account too many, so only what fits is joined.
import { isFormatName } from '../statement/formats/bank-file.ts'
import { isPlainLayout } from '../statement/layouts.ts'

/**
 * An account of a file: as it is printed there (`''` where the file names none), and its currency.
 */
type FileAccount = { readonly printed: string; readonly currency: string }

/** An account of the books, as far as telling it apart goes. */
export type KnownAccount = {
  readonly id: string
  readonly name: string
  readonly printed_name: string | null
  readonly layout: string | null
  readonly currency: string
  /**
   * Whether a connected bank feeds it, or has; and the last digits of its number, where the bank
   * shows them.
   */
  readonly bank_fed?: boolean
  readonly bank_reference?: string | null
}

/**
 * Where an account of a file goes: an account of the books, or a new one (`accountId` null) with
 * this name.
 */
export type Target = FileAccount & { readonly accountId: string | null; readonly name: string }

const template = 'Plimsoll template'

/**
 * The bank's layout as an account remembers it; our own template and the name of a format are no
 * bank.
 */
export function bankOf(layout: string | null): string | null {
  return layout === template || isFormatName(layout ?? '') ? null : layout
}

/** Finds or names an account for each account of a file. No two of them share one. */
export function targetsOf(
  file: { layout: string | null; accounts: readonly FileAccount[] },
  known: readonly KnownAccount[],
): Target[] {
  const bank = bankOf(file.layout)
  const free = [...known]
  const names = new Set(known.map((account) => account.name))
  return file.accounts.map((wanted) => {
    const found = find(wanted, bank, free)
    if (!found) return newTarget(wanted, bank, names)
    free.splice(free.indexOf(found), 1)
    return { ...wanted, accountId: found.id, name: found.name }
  })
}

/** An account of a file as a new one of the books, by a name that is free; takes the name. */
export function newTarget(wanted: FileAccount, bank: string | null, names: Set<string>): Target {
  const { printed, currency } = wanted
  return { printed, currency, accountId: null, name: freeName(nameOf(wanted, bank), names) }
}

function find(
  wanted: FileAccount,
  bank: string | null,
  free: readonly KnownAccount[],
): KnownAccount | undefined {
  const same = free.filter((account) => account.currency === wanted.currency)
  if (wanted.printed !== '')
    return (
      same.find((account) => fold(account.printed_name ?? '') === fold(wanted.printed)) ??
      withEnding(wanted.printed, same)
    )
  // An account of a connected bank has no layout; that a file has none either proves nothing.
  const isEvident = ({ bank_fed }: KnownAccount) => bank !== null || !bank_fed
  const fed = same.filter(
    (account) => account.printed_name === null && account.layout === bank && isEvident(account),
  )
  if (fed[0]) return fed[0]
  const only = same.length === 1 ? same[0] : undefined
  const fits = only && (bank === null || only.layout === null || only.layout === bank)
  return fits ? only : undefined
}

const numberDigitsMin = 6

// A bank shows the last digits alone; a whole number printed in a file that ends in them is that
// account's, if no other's.
function withEnding(printed: string, same: readonly KnownAccount[]): KnownAccount | undefined {
  const found = same.filter(
    ({ printed_name, bank_reference }) =>
      printed_name === null && bank_reference && endsIn(printed, bank_reference),
  )
  return found.length === 1 ? found[0] : undefined
}

const digitsIn = (printed: string | null) => (printed ?? '').replace(/\D/g, '')

/** Whether what a file prints of an account holds a whole account number. */
export function isNumbered(printed: string | null): boolean {
  return digitsIn(printed).length >= numberDigitsMin
}

/**
 * Whether the number that a file prints of an account ends in the last digits that a bank shows of
 * its own.
 */
export function endsIn(printed: string | null, reference: string | null): boolean {
  return reference !== null && isNumbered(printed) && digitsIn(printed).endsWith(reference)
}

function fold(printed: string): string {
  return printed.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function nameOf({ printed, currency }: FileAccount, bank: string | null): string {
  const named = isPlainLayout(bank) ? null : bank
  const base = printed === '' ? (named ?? 'Current account') : namePrinted(printed, named)
  return currency === 'GBP' || base.split(' ').includes(currency) ? base : `${base} ${currency}`
}

// A number is no name: "20-00-00 12345678" is "Barclays 5678", as cards and banking apps show it;
// "XXXX-XXXX-XXXX-1122" too.
function namePrinted(printed: string, bank: string | null): string {
  const digits = printed.replace(/[^\p{L}\p{N}*•]/gu, '')
  const isNumber =
    /\d{4}$/.test(digits) &&
    (digits.replace(/\D/g, '').length >= numberDigitsMin || /^[x*•]+\d{4}$/i.test(digits))
  if (!isNumber) return printed.slice(0, 60)
  const known = bank && bankAt(bank, digits)
  return known ? `${known} ${digits.slice(-4)}` : `Account ending ${digits.slice(-4)}`
}

// Banks that export alike are distinguished by how their sort codes begin; where none does, the
// number must do.
const sortCodes = [
  [/^(?:30|77)/, 'Lloyds'],
  [/^11/, 'Halifax'],
  [/^(?:12|80)/, 'Bank of Scotland'],
  [/^(?:01|5\d|6[0-6])/, 'NatWest'],
  [/^(?:15|16|83)/, 'RBS'],
  [/^98/, 'Ulster Bank'],
] as const
const sortedDigits = 14

function bankAt(bank: string, digits: string): string | null {
  if (!/ or /.test(bank)) return bank
  const found = sortCodes.find(([begins, name]) => begins.test(digits) && bank.includes(name))
  return digits.length === sortedDigits && found ? found[1] : null
}

function freeName(wanted: string, names: Set<string>): string {
  let name = wanted
  for (let number = 2; names.has(name); number++) name = `${wanted} ${number}`
  names.add(name)
  return name
}

/** The kind of account that its name suggests. */
export function kindOf(name: string): 'current' | 'savings' | 'card' {
  if (/\b(savings?|saver|reserve|deposit|pot)\b/i.test(name)) return 'savings'
  if (/\b(barclaycard|american express|amex|mbna|credit card|card)\b/i.test(name)) return 'card'
  return 'current'
}
