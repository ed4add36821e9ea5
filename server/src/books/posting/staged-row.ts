// A row on its way into the books: the facts as read, its fingerprint, its merchant and first
// label.
import type { Day } from '@plimsoll/domain/calendar'
import { categorise, type Label } from '@plimsoll/domain/categorise'
import {
  merchantReader,
  normaliseMerchant,
  type StoredMerchant,
} from '@plimsoll/domain/merchant/normalise-merchant'
import { recallRepeats } from '@plimsoll/domain/merchant/recall-repeats'
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

/** Makes staged rows of the transactions of one batch, in the order in which they happened. */
export class Stager {
  readonly #ownKey: string
  readonly #occurrences = new Occurrences()
  readonly #merchantOf = merchantReader()
  readonly #labelOf = recallRepeats(labelledBy, (row: Labelled) => labelOf(row, this.#ownKey))
  #position = 0

  /** `ownName` is the business's own name: money from it to itself is a transfer. */
  constructor(ownName: string) {
    this.#ownKey = ownName === '' ? '' : normaliseMerchant({ text: ownName }).key
  }

  /**
   * The next row; its merchant is read from its words unless it was before. The user's memory of
   * merchants is laid over its label when it enters the books.
   */
  next(
    transaction: StatementTransaction,
    merchant: StoredMerchant = this.#merchantOf(transaction),
  ): StagedRow {
    const label = this.#labelOf({ transaction, merchant })
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
}

type Labelled = { transaction: StatementTransaction; merchant: StoredMerchant }

// A label depends on the words and on the amount's sign, never on its size.
function labelledBy({ transaction, merchant }: Labelled): string {
  const { amount, text, category } = transaction
  return [amount < 0 ? '-' : '+', merchant.key, text, category].join('\u0000')
}

function labelOf({ transaction, merchant }: Labelled, ownKey: string): Label {
  const { amount, text, category } = transaction
  return categorise({
    amount,
    text,
    merchantKey: merchant.key,
    fileCategory: category,
    memory: null,
    ownAccount: merchant.key === ownKey,
  })
}
