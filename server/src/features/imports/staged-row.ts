// A row of a file on its way into the books: the facts as read, its fingerprint, its merchant and first label.
import type { Day } from '@plimsoll/domain/calendar'
import { categorise, type Label } from '@plimsoll/domain/categorise'
import {
  type NormalMerchant,
  normaliseMerchant,
} from '@plimsoll/domain/merchant/normalise-merchant'
import type { Minor } from '@plimsoll/domain/money'
import type { StatementTransaction } from '@plimsoll/domain/statement/statement'
import { newId } from '../../db/new-id.ts'
import { fingerprintOf, Occurrences } from './fingerprint.ts'

/** One row of upload_row. `id` becomes the transaction's. */
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
  readonly fingerprint: Buffer
  readonly occurrence: number
  readonly merchantKey: string
  readonly merchantName: string
  readonly rail: string | null
  readonly subCategory: string
  readonly labelSource: string
  readonly labelConfidence: number
}

// Statements repeat themselves: most rows name a merchant in the very words of an earlier one.
const knownMax = 20_000

/** Makes rows of one file's transactions, in the file's order of events. */
export class Stager {
  readonly #ownKey: string
  readonly #occurrences = new Occurrences()
  readonly #known = new Map<string, Understood>()
  #position = 0

  /** `ownName` is the business's own name: money from it to itself only changes pocket. */
  constructor(ownName: string) {
    this.#ownKey = ownName === '' ? '' : normaliseMerchant({ text: ownName }).key
  }

  /** The next row. The user's memory of merchants is laid over its label when it enters the books. */
  next(of: StatementTransaction): StagedRow {
    const { merchant, label } = this.#understand(of)
    const fingerprint = fingerprintOf(of)
    return {
      id: newId(),
      position: this.#position++,
      sheet: of.sheet,
      line: of.line,
      account: of.account,
      currency: of.currency,
      day: of.day,
      amount: of.amount,
      text: of.text,
      counterparty: of.counterparty,
      reference: of.reference,
      bankType: of.bankType,
      bankId: of.bankId,
      balance: of.balance,
      fileCategory: of.category,
      fingerprint,
      occurrence: this.#occurrences.next(of, fingerprint),
      merchantKey: merchant.key,
      merchantName: merchant.name,
      rail: merchant.rail,
      subCategory: label.subCategory,
      labelSource: label.source,
      labelConfidence: label.confidence,
    }
  }

  // A label depends on the words and on the amount's sign, never on its size.
  #understand(of: StatementTransaction): Understood {
    const words = [of.text, of.counterparty, of.reference, of.bankType, of.category]
    const key = `${of.amount < 0 ? '-' : '+'}${words.join('\u0000')}`
    const known = this.#known.get(key)
    if (known) return known
    const understood = understand(of, this.#ownKey)
    if (this.#known.size < knownMax) this.#known.set(key, understood)
    return understood
  }
}

type Understood = { merchant: NormalMerchant; label: Label }

function understand(of: StatementTransaction, ownKey: string): Understood {
  const merchant = normaliseMerchant(of)
  const label = categorise({
    amount: of.amount,
    text: of.text,
    merchantKey: merchant.key,
    fileCategory: of.category,
    memory: null,
    ownAccount: merchant.key === ownKey,
  })
  return { merchant, label }
}
