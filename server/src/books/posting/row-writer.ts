// Stages rows many at a time: some are on their way to the database while the next are being made.
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from './batch.ts'
import type { StagedRow } from './staged-row.ts'
import { rowsAtOnceMax, stageRows } from './staged-rows.store.ts'

/** Takes rows as they come; `finish` must be awaited before the transaction goes on. */
export class RowWriter {
  readonly #tx: TenantTx
  readonly #target: Batch
  #rows: StagedRow[] = []
  #onTheWay: Promise<void> = Promise.resolve()

  constructor(tx: TenantTx, batch: Batch) {
    this.#tx = tx
    this.#target = batch
  }

  /** Returns whether rows were sent off. */
  async add(rows: readonly StagedRow[]): Promise<boolean> {
    let isSent = false
    for (const row of rows) {
      this.#rows.push(row)
      if (this.#rows.length < rowsAtOnceMax) continue
      await this.#send()
      isSent = true
    }
    return isSent
  }

  async finish(): Promise<void> {
    if (this.#rows.length > 0) await this.#send()
    await this.#onTheWay
  }

  async #send(): Promise<void> {
    await this.#onTheWay
    const rows = this.#rows
    this.#rows = []
    this.#onTheWay = stageRows(this.#tx, this.#target, rows)
    // Whoever adds or finishes next gets the error; until then it must not count as unhandled.
    this.#onTheWay.catch(() => undefined)
  }
}
