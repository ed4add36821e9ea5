// Which of several columns of money reached the account, judged by their sums: gross less a fee is
// what was paid over, net and VAT together what was paid, and where a balance runs beside them, the
// one that moves it.
import type { Columns } from './columns.ts'
import { type Figure, figuresOf, penceOf, rowsMax } from './figures.ts'
import { isDataLike, textOf } from './find-header.ts'
import { endsOfChain, isAside, isOfPaidOver, isPrintedAsLeft, isSame } from './money-chain.ts'
import type { Row } from './statement.ts'

const rowsMin = 3

/**
 * The column that the sums name; `null` where they name none, or a pair of columns holds the money.
 */
export function tiedAmount(
  headers: readonly string[],
  rows: readonly Row[],
  columns: Columns,
): { readonly amount: number } | null {
  const [into, out] = [columns.money_in?.[0], columns.money_out?.[0]]
  if (into !== undefined && out !== undefined) {
    const isWhole = !columns.balance && rows.every((row) => isOneOf(row, into, out))
    if (!columns.amount || isWhole) return null
  }
  const figures = figuresOf(headers, rows, columns)
  const moving =
    columns.balance?.[0] === undefined ? [] : figures.filter(movesBalance(rows, columns.balance[0]))
  const [only] = moving
  if (only && moving.length === 1 && figures.length > 1) return { amount: only.index }
  const end = endOf(figures)
  if (end) return { amount: end.index }
  const paidOver = figures.find((figure) => isPaidOver(figure, figures))
  if (paidOver) return { amount: paidOver.index }
  const charged = figures.find((figure) => isChargedInAll(figure, figures))
  const named = figures.filter(({ header }) =>
    /\b(fees?|commission|deducted|deductions?|discounts?|gebuhr(en)?|provision)\b/.test(header),
  )
  const charges = figures.filter(({ header }) =>
    /\b(charges?|taxes|refunds?|refunded|returns?)\b/.test(header),
  )
  const sums = (named.length > 0 ? named : charges).flatMap((fee) => {
    const sum = sumWith(fee, figures)
    return sum && isLeftOver(fee, sum) ? [sum] : []
  })
  // Of what is left after a discount, a fee may be taken off as well, further to the right.
  const last = sums.findLast(({ rest }) => !sums.some(({ whole }) => whole === rest)) ?? sums[0]
  if (last) return { amount: last.rest.index }
  if (charged) return { amount: charged.index }
  for (const vat of figures.filter(({ header }) => isTax(header))) {
    const sum = sumWith(vat, figures)
    if (sum) return { amount: larger(sum.whole, sum.rest).index }
  }
  return null
}

function isLeftOver(fee: Figure, { whole, rest }: { whole: Figure; rest: Figure }): boolean {
  const others = [whole.index, fee.index]
  return !isAside(rest.header) && isPrintedAsLeft(rest, { whole: whole.index, others })
}

// Where sums end in several columns, the one that is headed as paid over.
function endOf(figures: readonly Figure[]): Figure | null {
  const ends = endsOfChain(figures)
  const named = ends.filter(({ header }) => isOfPaidOver(header))
  const [only, ...others] = named.length > 0 ? named : ends
  return only && others.every((other) => isSame(other, only)) ? only : null
}

function isOneOf(row: Row, into: number, out: number): boolean {
  const has = (at: number) => /[1-9]/.test(textOf(row.cells[at]))
  return !isDataLike(row) || has(into) !== has(out)
}

/** Whether an amount is the same money as a column of what came in and one of what went out. */
export function isSplit(
  { amount, into, out }: { amount: number; into: number; out: number },
  rows: readonly Row[],
): boolean {
  const [whole, ins, outs] = [amount, into, out].map((at) => penceOf(at, rows))
  const compared = (whole ?? []).flatMap((pence, at) => {
    const part = Math.abs(ins?.[at] ?? 0) + Math.abs(outs?.[at] ?? 0)
    return pence === null || part === 0 ? [] : [Math.abs(pence) === part]
  })
  return compared.filter(Boolean).length * 2 >= compared.length
}

// "Amount ex VAT" is no tax.
function isTax(header: string): boolean {
  const words = /\b(ex|excl|excluding|inc|incl|including|before|after|without|with|net|gross)\b/
  return /\b(vat|tax|gst)\b/.test(header) && !words.test(header)
}

// Signed amounts add up either way round: what was paid is the larger.
function larger(a: Figure, b: Figure): Figure {
  const size = ({ pence }: Figure) =>
    pence.reduce<number>((sum, each) => sum + Math.abs(each ?? 0), 0)
  return size(a) >= size(b) ? a : b
}

/**
 * The column that runs on with the amounts although its heading does not call it a balance; `null`
 * where none does. Amounts of one sign only add up to a total as well.
 */
export function runningBalance(
  headers: readonly string[],
  rows: readonly Row[],
  columns: Columns,
): number | null {
  const at = columns.amount?.[0]
  if (at === undefined) return null
  const figures = figuresOf(headers, rows.slice(0, rowsMax), columns)
  const amount = figures.find(({ index }) => index === at)
  const signs = new Set(amount?.pence.map((pence) => Math.sign(pence ?? 0)))
  if (!amount || !signs.has(1) || !signs.has(-1)) return null
  const [only, ...others] = figures.filter(({ index, header, pence }) => {
    if (index === at || columns.fee?.includes(index)) return false
    const stepsMin = /\b(outstanding|owed|owing)\b/.test(header) ? 2 : rowsMin
    return [1, -1].some((step) => runsOn(pence, { amounts: amount.pence, step, stepsMin }))
  })
  return only && others.length === 0 ? only.index : null
}

// Every row of it is the one before with the row's amount added, oldest row first or last.
function runsOn(
  balance: readonly (number | null)[],
  by: { amounts: readonly (number | null)[]; step: number; stepsMin: number },
): boolean {
  const { amounts, step, stepsMin } = by
  const rows = balance.flatMap((now, at) => {
    const before = balance[at - step]
    return before === undefined ? [] : [now !== null && now === (before ?? 0) + (amounts[at] ?? 0)]
  })
  return rows.length >= stepsMin && rows.every(Boolean)
}

const paidOverWords =
  /\b(net|payouts?|payable|due|transfer(red)?|deposit(ed)?|settled|settlement|paid (out )?to (us|you)|you (receive|received|get))\b/
const paidOverRowsMin = 2

// Several parts between what was sold and what was paid over: refunds as they are signed, fees
// taken off however they are. What was sold may itself stand behind its own parts.
function isPaidOver(net: Figure, figures: readonly Figure[]): boolean {
  if (!paidOverWords.test(net.header)) return false
  // Some print what was paid over first, and what it is made of behind it.
  const [before, behind] = [
    figures.filter(({ index }) => index < net.index),
    figures.filter(({ index }) => index > net.index),
  ]
  return [before, behind].some((all) =>
    all.some((gross, at) => isLeftOf(gross, all.slice(at + 1), net)),
  )
}

// What was charged in all stands behind the price, the tax and the tip that it is made of.
function isChargedInAll(total: Figure, figures: readonly Figure[]): boolean {
  if (!/^(grand )?total( (amount|charged|collected|paid))?$/.test(total.header)) return false
  const before = figures.filter(({ index }) => index < total.index)
  return before.some((first, at) => {
    const others = before.slice(at + 1)
    const rows = total.pence.map((pence, row) => {
      const added = others.reduce((sum, part) => sum + (part.pence[row] ?? 0), 0)
      return { isSum: pence === (first.pence[row] ?? Number.NaN) + added, added }
    })
    const isSum = rows.length >= rowsMin && rows.every((row) => row.isSum)
    const isMade = others.length > 1 || others.some(({ header }) => ofTips.test(header))
    return isMade && isSum && rows.some(({ added }) => added !== 0)
  })
}

const ofTips = /^(tips?|gratuit(y|ies))( amount)?$/

function isLeftOf(gross: Figure, parts: readonly Figure[], net: Figure): boolean {
  if (parts.length < 2) return false
  let moved = 0
  for (const [at, pence] of net.pence.entries()) {
    const all = gross.pence[at]
    const off = parts.map((part) => part.pence[at] ?? 0)
    if (pence === null || all == null) return false
    if (pence === 0 && all !== 0) continue
    if (off.filter((part) => part !== 0).length > 0) moved++
    const asSigned = off.reduce((sum, part) => sum + part, all)
    const takenOff = off.reduce((sum, part) => sum - Math.abs(part), all)
    if (Math.abs(asSigned - pence) > 1 && Math.abs(takenOff - pence) > 1) return false
  }
  return net.pence.length >= paidOverRowsMin && moved > 0
}

// The whole and the rest that add up with this part in every row that has all three, and in more
// rows than chance would.
function sumWith(part: Figure, figures: readonly Figure[]): { whole: Figure; rest: Figure } | null {
  for (const whole of figures)
    for (const rest of figures) {
      if (whole === rest || whole === part || rest === part) continue
      if (addsUp(part, whole, rest)) return { whole, rest }
    }
  return null
}

function addsUp(part: Figure, whole: Figure, rest: Figure): boolean {
  let rows = 0
  let moved = 0
  for (const [at, pence] of part.pence.entries()) {
    const [all, less] = [whole.pence[at], rest.pence[at]]
    // A payment that failed has a fee, and pays nothing over.
    if (pence === null || all == null || !less) continue
    rows++
    if (pence !== 0) moved++
    const bySize = Math.abs(all) - Math.abs(less) - Math.abs(pence)
    const bySign = pence < 0 ? less - all - pence : less - all + pence
    if (Math.abs(bySize) > 1 && Math.abs(bySign) > 1) return false
  }
  return rows >= rowsMin && moved > 0
}

function movesBalance(rows: readonly Row[], balanceAt: number): (figure: Figure) => boolean {
  const balance = penceOf(balanceAt, rows)
  return ({ pence }) => {
    // Amounts of both signs that move it as they should do so by chance less often.
    const isSigned = pence.some((each) => (each ?? 0) > 0) && pence.some((each) => (each ?? 0) < 0)
    const movesMin = isSigned ? 2 : rowsMin
    return [1, -1].some((step) => {
      let checked = 0
      let right = 0
      let moved = 0
      for (
        let at = step === 1 ? 1 : balance.length - 2;
        at >= 0 && at < balance.length;
        at += step
      ) {
        const [now, before, amount] = [balance[at], balance[at - step], pence[at]]
        if (now == null || before == null || (amount == null && now === before)) continue
        if (now !== before) moved++
        checked++
        if (Math.abs(Math.abs(now - before) - Math.abs(amount ?? 0)) <= 1) right++
      }
      return moved >= movesMin && right >= checked * 0.98
    })
  }
}
