// Decides which account of the books each account of a file is, and names the ones that have to be made.
// Putting two banks into one account in silence would be worse than one account too many, so it joins only what fits.

import { isFormatName } from '@plimsoll/domain/statement/formats/bank-file'

/** An account of a file: as it is printed there (`''` where the file does not say), and its currency. */
export type FileAccount = { readonly printed: string; readonly currency: string }

/** An account of the books, as far as telling it apart goes. */
export type KnownAccount = {
  readonly id: string
  readonly name: string
  readonly printed_name: string | null
  readonly layout: string | null
  readonly currency: string
  /** A connected bank feeds it, or has; and the last digits of its number, where that told them. */
  readonly bank_fed?: boolean
  readonly bank_reference?: string | null
}

/** Where an account of a file goes: an account of the books, or a new one (`accountId` null) with this name. */
export type Target = FileAccount & { readonly accountId: string | null; readonly name: string }

const template = 'Plimsoll template'

/** The bank's layout as an account remembers it; our own template and the name of a format are no bank. */
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
    if (!found) return { ...wanted, accountId: null, name: freeName(nameOf(wanted, bank), names) }
    free.splice(free.indexOf(found), 1)
    return { ...wanted, accountId: found.id, name: found.name }
  })
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
      endingAlike(wanted.printed, same)
    )
  const fed = same.filter((account) => account.printed_name === null && account.layout === bank)
  if (fed[0]) return fed[0]
  const only = same.length === 1 ? same[0] : undefined
  const fits = only && (bank === null || only.layout === null || only.layout === bank)
  return fits ? only : undefined
}

const numberDigitsMin = 6

// A bank tells the last digits alone; a whole number printed in a file that ends in them is that account's, if no other's.
function endingAlike(printed: string, same: readonly KnownAccount[]): KnownAccount | undefined {
  const digits = printed.replace(/\D/g, '')
  if (digits.length < numberDigitsMin) return undefined
  const found = same.filter(
    ({ printed_name, bank_reference }) =>
      printed_name === null && bank_reference && digits.endsWith(bank_reference),
  )
  return found.length === 1 ? found[0] : undefined
}

function fold(printed: string): string {
  return printed.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function nameOf({ printed, currency }: FileAccount, bank: string | null): string {
  const base = printed === '' ? (bank ?? 'Current account') : namePrinted(printed, bank)
  return currency === 'GBP' ? base : `${base} ${currency}`
}

// A number is no name: "20-00-00 12345678" is "Barclays 5678", as cards and banking apps show it.
function namePrinted(printed: string, bank: string | null): string {
  const digits = printed.replace(/[^\p{L}\p{N}]/gu, '')
  const isNumber = /\d{4}$/.test(digits) && digits.replace(/\D/g, '').length >= 6
  if (!isNumber) return printed.slice(0, 60)
  return bank ? `${bank} ${digits.slice(-4)}` : `Account ending ${digits.slice(-4)}`
}

function freeName(wanted: string, names: Set<string>): string {
  let name = wanted
  for (let number = 2; names.has(name); number++) name = `${wanted} ${number}`
  names.add(name)
  return name
}

/** What kind of account its words tell it to be. */
export function kindOf(name: string): 'current' | 'savings' | 'card' {
  if (/\b(savings?|saver|reserve|deposit|pot)\b/i.test(name)) return 'savings'
  if (/\b(barclaycard|american express|amex|credit card|card)\b/i.test(name)) return 'card'
  return 'current'
}
