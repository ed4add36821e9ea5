// What each line comes to by month while a forecast is put together: what percentages are taken of.
import type { Month } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { Part } from '../engine.ts'
import type { ActualLine } from './overlay.ts'
import type { LineRef } from './rule.ts'

/** Totals by line and month, in the sense of the line's side. */
export class Ledger {
  readonly #totals = new Map<string, number>()

  /** Adds a part of the forecast. */
  add(part: Part): void {
    this.#count(part, part.month, part.side === 'out' ? -part.amount : part.amount)
  }

  /** Adds what happened so far in the month under way. */
  addActual(line: ActualLine, month: Month): void {
    this.#count(line, month, line.amount)
  }

  /** What a line has come to, in the sense of its side. */
  amountOf(line: LineRef, month: Month): Minor {
    return minor(this.#totals.get(`${month} ${line.side} ${nameOf(line)}`) ?? 0)
  }

  #count(line: Omit<ActualLine, 'amount'>, month: Month, amount: number): void {
    const names = ['', `s ${line.subCategory}`]
    if (line.merchantId !== null) names.push(`m ${line.merchantId}`)
    for (const name of names) {
      const key = `${month} ${line.side} ${name}`
      this.#totals.set(key, (this.#totals.get(key) ?? 0) + amount)
    }
  }
}

function nameOf(line: LineRef): string {
  if (line.kind === 'side') return ''
  return line.kind === 'sub_category' ? `s ${line.subCategory}` : `m ${line.merchantId}`
}
