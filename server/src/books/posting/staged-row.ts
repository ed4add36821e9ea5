// A row on its way into the books: the facts as read, its fingerprint, its merchant and first
// label.
import type { Day } from '@plimsoll/domain/calendar'
import { categorise, type Label } from '@plimsoll/domain/categorise'
import {
  merchantReader,
  type NormalMerchant,
  normaliseMerchant,
} from '@plimsoll/domain/merchant/normalise-merchant'
import type { Minor } from '@plimsoll/domain/money'
import type { StatementTransaction } from '@plimsoll/domain/statement/statement'
import { newId } from '../../db/new-id.ts'
import { fingerprintOf, Occurrences } from '../matching/fingerprint.ts'

/** One row of staged_row. Its `id` becomes the transaction's. */
export type StagedRow = {
  readonly id: string
  readonly position: number
  readonly sheet: string
  readonly line: number
  readonly account: string | null
  readonly currency: string
  readonly day: Day
  readonly amount: Minor
  readonly text: string
  readonly counterparty: string | null
  readonly reference: string | null
  readonly bankType: string | null
  readonly bankId: string | null
  readonly balance: Minor | null
  readonly fileCategory: string | null
  readonly fingerprint: string // in hexadecimal
  readonly occurrence: number
  readonly merchantKey: string
  readonly merchantName: string
  readonly rail: string | null
  readonly subCategory: string
  readonly labelSource: string
  readonly labelConfidence: number
}

// Most statements repeat themselves: a row names a merchant in exactly the words of an earlier one.
// Where hardly any of the first rows does, remembering the others would cost more than it spares.
const knownMax = 20_000
const trialMax = 2000
const repeatsMin = 0.1

/** Makes staged rows of the transactions of one batch, in the order in which they happened. */
export class Stager {
  readonly #ownKey: string
  readonly #occurrences = new Occurrences()
  readonly #known = new Map<string, Understood>()
  readonly #merchantOf = merchantReader()
  #position = 0
  #repeats = 0

  /** `ownName` is the business's own name: money from it to itself is a transfer. */
  constructor(ownName: string) {
    this.#ownKey = ownName === '' ? '' : normaliseMerchant({ text: ownName }).key
  }

  /**
   * The next row. The user's memory of merchants is laid over its label when it enters the books.
   */
  next(transaction: StatementTransaction): StagedRow {
    const { merchant, label } = this.#understand(transaction)
    const fingerprint = fingerprintOf(transaction)
    return {
      id: newId(),
      position: this.#position++,
      sheet: transaction.sheet,
      line: transaction.line,
      account: transaction.account,
      currency: transaction.currency,
      day: transaction.day,
      amount: transaction.amount,
      text: transaction.text,
      counterparty: transaction.counterparty,
      reference: transaction.reference,
      bankType: transaction.bankType,
      bankId: transaction.bankId,
      balance: transaction.balance,
      fileCategory: transaction.category,
      fingerprint,
      occurrence: this.#occurrences.next(transaction, fingerprint),
      merchantKey: merchant.key,
      merchantName: merchant.name,
      rail: merchant.rail,
      subCategory: label.subCategory,
      labelSource: label.source,
      labelConfidence: label.confidence,
    }
  }

  // A label depends on the words and on the amount's sign, never on its size.
  #understand(transaction: StatementTransaction): Understood {
    if (this.#position > trialMax && this.#repeats < trialMax * repeatsMin)
      return this.#read(transaction)
    const { text, counterparty, reference, bankType, category } = transaction
    const words = [text, counterparty, reference, bankType, category]
    const key = `${transaction.amount < 0 ? '-' : '+'}${words.join('\u0000')}`
    const cached = this.#known.get(key)
    if (cached) {
      this.#repeats++
      return cached
    }
    const understood = this.#read(transaction)
    if (this.#known.size < knownMax) this.#known.set(key, understood)
    return understood
  }

  #read(transaction: StatementTransaction): Understood {
    const merchant = this.#merchantOf(transaction)
    return { merchant, label: labelOf(transaction, { merchant, ownKey: this.#ownKey }) }
  }
}

type Understood = { merchant: NormalMerchant; label: Label }

function labelOf(
  { amount, text, category }: StatementTransaction,
  { merchant, ownKey }: { merchant: NormalMerchant; ownKey: string },
): Label {
  return categorise({
    amount,
    text,
    merchantKey: merchant.key,
    fileCategory: category,
    memory: null,
    ownAccount: merchant.key === ownKey,
  })
}
