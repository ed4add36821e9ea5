// An invoice or bill in words, and the questions where a line leaves something open.
import { type Day, isDay } from '@plimsoll/domain/calendar'
import type {
  AddedVat,
  EntryField,
  EntryReading,
  InvoiceSide,
} from '@plimsoll/domain/invoices/invoice'
import type { Minor } from '@plimsoll/domain/money'
import { aboveZeroRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'

/** The fields of one entry as typed. */
export type TypedEntry = {
  readonly side: InvoiceSide | ''
  readonly party: string
  readonly amount: string
  readonly due: string
  readonly number: string
  readonly email: string
}

/** An entry that can be saved. */
export type WholeEntry = {
  readonly side: InvoiceSide
  readonly party: string
  readonly amount: Minor
  readonly due: Day
  readonly number: string | null
  readonly issued: null
  readonly email: string | null
}

/**
 * What was read, as the fields begin with it. A day or side that is doubted stands there to be
 * confirmed.
 */
export function typedOf(reading: EntryReading): TypedEntry {
  return {
    side: reading.side ?? '',
    party: reading.party,
    amount: reading.amount === null ? '' : money(reading.amount).replace('£', ''),
    due: reading.due ?? '',
    number: reading.number ?? '',
    email: reading.email ?? '',
  }
}

/** What is wrong in the fields, by field. */
export function errorsOf(typed: TypedEntry): Partial<Record<EntryField, string>> {
  const amount = aboveZeroRefusal(typed.amount)
  return {
    ...(typed.side ? {} : { side: 'Choose who owes whom.' }),
    ...(typed.party.trim() ? {} : { party: 'Enter a name.' }),
    ...(amount ? { amount } : {}),
    ...(isDay(typed.due) ? {} : { due: 'Choose a date.' }),
  }
}

/** The entry of fields without errors; `null` where there are some. */
export function wholeOf(typed: TypedEntry): WholeEntry | null {
  const amount = typedAmount(typed.amount)
  if (Object.keys(errorsOf(typed)).length > 0 || amount === null || !typed.side) return null
  return {
    side: typed.side,
    party: typed.party.trim(),
    amount,
    due: typed.due,
    number: typed.number.trim() || null,
    issued: null,
    email: typed.email.trim() || null,
  }
}

/** What was read so far, piece by piece, with what is still open. */
export function readingWords(reading: EntryReading): string {
  const pieces = [
    reading.side === 'in' ? 'Invoice' : reading.side === 'out' ? 'Bill' : 'Invoice or bill?',
    reading.party || 'who?',
    readAmountWords(reading),
    reading.due === null
      ? 'due when?'
      : `due ${dayLong(reading.due)}${reading.doubts.includes('due') ? '?' : ''}`,
    ...(reading.repeats ? ['only the first one?'] : []),
  ]
  return pieces.join(' · ')
}

function readAmountWords({ amount, vat }: EntryReading): string {
  if (amount === null) return 'how much?'
  return vat ? `${money(amount)} ${withVatWords(vat)}` : money(amount)
}

/** `with 20% VAT`: what was added to an amount that was written without it. */
export function withVatWords({ percent }: AddedVat): string {
  return `with ${percent}% VAT`
}
