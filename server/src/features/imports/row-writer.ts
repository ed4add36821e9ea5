// Writes rows in batches, one on its way to the database while the next is being made.
import type { TenantTx } from '../../db/tenant.ts'
import type { Of } from './books.store.ts'
import { addRows, batchRowsMax } from './rows.store.ts'
import type { StagedRow } from './staged-row.ts'

/** Takes rows one by one; `finish` must be awaited before the transaction goes on. */
export class RowWriter {
  readonly #tx: TenantTx
  readonly #of: Of
  #batch: StagedRow[] = []
  #onTheWay: Promise<void> = Promise.resolve()

  constructor(tx: TenantTx, of: Of) {
    this.#tx = tx
    this.#of = of
  }

  /** Tells whether a batch has been sent off. */
  async add(row: StagedRow): Promise<boolean> {
    this.#batch.push(row)
    if (this.#batch.length < batchRowsMax) return false
    await this.#send()
    return true
  }

  async finish(): Promise<void> {
    if (this.#batch.length > 0) await this.#send()
    await this.#onTheWay
  }

  async #send(): Promise<void> {
    await this.#onTheWay
    const batch = this.#batch
    this.#batch = []
    this.#onTheWay = addRows(this.#tx, this.#of, batch)
    // Whoever adds or finishes next hears of a failure; until then it must not count as unheard.
    this.#onTheWay.catch(() => undefined)
  }
}
