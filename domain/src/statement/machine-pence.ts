// Recognises whole numbers of pence, as programs hand them to each other: amounts without a point,
// beside times written for machines.
import { minor } from '../money.ts'
import { textOf } from './find-header.ts'
import type { KnownTable } from './known-table.ts'
import { spellAmount } from './sentences.ts'
import type { Assumption } from './statement.ts'

const rowsMin = 5
const rowsMax = 400
const machineTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** The columns of money that count in pence without saying so, and the doubt about it. */
export function machinePence(known: KnownTable): {
  readonly columns: readonly number[]
  readonly assumptions: readonly Assumption[]
} {
  const { columns } = known
  const rows = known.rows.slice(0, rowsMax).map(({ row }) => row)
  const texts = (at: number) => rows.map(({ cells }) => textOf(cells[at])).filter(Boolean)
  const times = texts(columns.date?.[0] ?? -1)
  const none = { columns: [], assumptions: [] }
  if (times.length < rowsMin || !times.every((text) => machineTime.test(text))) return none
  const money = [columns.amount, columns.money_in, columns.money_out, columns.balance, columns.fee]
  const indexes = money.flatMap((at) => at ?? [])
  const written = indexes.flatMap(texts)
  if (!written.every((text) => /^-?\d+$/.test(text))) return none
  // Whole pounds end in two zeros of pence by chance only.
  const round = written.filter((text) => text.endsWith('00') || text === '0').length
  if (written.length < rowsMin || round * 3 > written.length) return none
  const message = `Amounts without a point beside times written by a program are read as pence: ${written[0]} is ${spellAmount(minor(Number(written[0])))}.`
  return { columns: indexes, assumptions: [{ code: 'no_pence', message }] }
}
