// Reads the money columns of one row: in and out, or one amount with the letters beside it; the fee
// and the balance. Signs stay as printed.
import { type Minor, minor, negate, printMinor, zero } from '../money.ts'
import { type AmountReading, readAmount } from './amount-cell.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isMarked } from './refund-marks.ts'
import { isNeitherWay, signOfFlag } from './row-words.ts'
import type { Manner } from './rows-read.ts'
import type { Cell, ColumnRole, Row } from './statement.ts'

/** What the money columns of a row come to. */
export type Money =
  | {
      kind: 'amount'
      printed: Minor
      flag: 1 | -1 | null
      fee: Minor
      balance: Minor | null
      hasDebitBalance: boolean
      currency: string | null
    }
  | { kind: 'none'; balance: Minor | null }
  | { kind: 'bad_amount' | 'uncached'; role: ColumnRole }
  | { kind: 'both_amounts'; role: ColumnRole; net: Minor }

/** Reads the money of one row: two columns, or one with its flag and fee. */
export function moneyOf(row: Row, manner: Manner): Money {
  const stated = balanceOf(row, manner)
  const { balance } = stated
  const columns = manner.columns
  if (columns.amount) return single(row, manner, stated)
  const moneyIn = sumOf(row, columns.money_in ?? [], manner)
  const moneyOut = sumOf(row, columns.money_out ?? [], manner)
  if (moneyIn.kind === 'bad' || moneyIn.kind === 'uncached') return fault(moneyIn, 'money_in')
  if (moneyOut.kind === 'bad' || moneyOut.kind === 'uncached') return fault(moneyOut, 'money_out')
  const into = moneyIn.kind === 'amount' ? moneyIn : null
  const out = moneyOut.kind === 'amount' ? moneyOut : null
  if (!into && !out) return { kind: 'none', balance }
  if (into && out && into.pence !== 0 && out.pence !== 0) {
    const net = minor(into.pence - Math.abs(out.pence))
    return { kind: 'both_amounts', role: 'money_out', net }
  }
  const filled = into && into.pence !== 0 ? into : (out ?? into)
  const fee = read(row, columns.fee?.[0], manner)
  return {
    kind: 'amount',
    printed: filled === into ? (into?.pence ?? zero) : minor(-(out?.pence ?? 0)),
    flag: filled === into ? 1 : -1, // which column it stands in
    fee: fee.kind === 'amount' ? fee.pence : zero,
    ...stated,
    currency: filled?.currency ?? null,
  }
}

// Several columns of one side are kinds of it, and a payment may be split over them.
function sumOf(row: Row, indexes: readonly number[], manner: Manner): AmountReading {
  const parts = indexes
    .map((index) => read(row, index, manner))
    .filter(({ kind }) => kind !== 'blank')
  const [first] = parts
  if (!first || parts.length === 1) return first ?? { kind: 'blank' }
  let sum = 0
  for (const part of parts) {
    if (part.kind !== 'amount') return part
    sum += part.pence
  }
  return first.kind === 'amount' ? { ...first, pence: minor(sum) } : first
}

function single(row: Row, manner: Manner, stated: Stated): Money {
  const amount = read(row, manner.columns.amount?.[0], manner)
  if (amount.kind === 'blank') return { kind: 'none', balance: stated.balance }
  if (amount.kind !== 'amount') return fault(amount, 'amount')
  const sign = textOf(row.cells[manner.signColumn ?? -1])
  if (isNeitherWay(sign))
    return { kind: 'bad_amount', role: manner.columns.sign ? 'sign' : 'amount' }
  const plus = manner.plusIsIn && hasPlus(row.cells[manner.columns.amount?.[0] ?? -1])
  const beside = amount.flag === 'debit' ? -1 : amount.flag === 'credit' || plus ? 1 : null
  const fee = read(row, manner.columns.fee?.[0], manner)
  const { refund } = manner.yesColumns
  const isBack = refund !== null && isMarked(row, refund)
  return {
    kind: 'amount',
    printed: withoutRefund(
      withTax(
        isBack ? negate(amount.pence) : amount.pence,
        read(row, manner.taxColumn ?? undefined, manner),
      ),
      read(row, manner.refundColumn ?? undefined, manner),
    ),
    flag: sign === '' ? beside : signOfFlag(sign, fold(sign)),
    fee: fee.kind === 'amount' ? fee.pence : zero,
    ...stated,
    currency: amount.currency,
  }
}

/**
 * What moved the balance in a row whose columns of money in and money out are empty, where another
 * column holds as much, such as one of interest; `null` where none does.
 */
export function movedBeside(
  row: Row,
  manner: Manner,
  { above, below }: { above: Minor | null; below: Row | undefined },
): Money | null {
  const stated = balanceOf(row, manner)
  const { balance } = stated
  if (manner.columns.amount || balance === null) return null
  // The newest row may stand first.
  const others = [above, below ? balanceOf(below, manner).balance : null]
  const moves = others.flatMap((other) =>
    other === null || other === balance ? [] : [minor(balance - other)],
  )
  const known = new Set(Object.values(manner.columns).flat())
  for (const at of row.cells.keys()) {
    const beside: AmountReading = known.has(at) ? { kind: 'blank' } : read(row, at, manner)
    if (beside.kind !== 'amount') continue
    const { pence, currency } = beside
    const moved = moves.find((move) => Math.abs(move) === Math.abs(pence))
    if (moved === undefined) continue
    return {
      kind: 'amount',
      printed: moved,
      flag: moved < 0 ? -1 : 1,
      fee: zero,
      ...stated,
      currency,
    }
  }
  return null
}

function withTax(net: Minor, tax: AmountReading): Minor {
  if (tax.kind !== 'amount') return net
  return minor(net < 0 ? net - Math.abs(tax.pence) : net + tax.pence)
}

function withoutRefund(sale: Minor, refund: AmountReading): Minor {
  if (refund.kind !== 'amount' || sale <= 0) return sale
  return minor(sale - Math.abs(refund.pence))
}

function fault(reading: { kind: string }, role: ColumnRole): Money {
  return { kind: reading.kind === 'uncached' ? 'uncached' : 'bad_amount', role }
}

type Stated = { readonly balance: Minor | null; readonly hasDebitBalance: boolean }

function balanceOf(row: Row, manner: Manner): Stated {
  const stated = read(row, manner.columns.balance?.[0], manner)
  if (stated.kind !== 'amount') return { balance: null, hasDebitBalance: false }
  const beside = textOf(row.cells[manner.balanceSignColumn ?? -1])
  const isDebit = beside === '' ? stated.flag === 'debit' : signOfFlag(beside, fold(beside)) === -1
  const balance = isDebit && stated.pence > 0 ? minor(-stated.pence) : stated.pence
  return { balance, hasDebitBalance: isDebit }
}

function read(row: Row, index: number | undefined, manner: Manner): AmountReading {
  if (index === undefined) return { kind: 'blank' }
  const read = readAmount(row.cells[index], manner.marks.get(index) ?? '.')
  if (read.kind !== 'amount' || !manner.inPence.has(index)) return read
  // A column of pence holds whole numbers; what was read as pounds is a hundredth of it.
  const pence = Number(printMinor(read.pence).replace(/\.00$/, ''))
  return Number.isInteger(pence) ? { ...read, pence: minor(pence) } : { kind: 'bad' }
}

/** Whether a cell prints its amount with a plus. */
export function hasPlus(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && /^\s*[£$€]?\s*\+|\+\s*$/.test(cell)
}
