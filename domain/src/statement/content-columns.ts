// Gives the columns of a table without a header their roles by what they hold alone; which of
// several number columns is the amount and which the balance is decided only by a running balance
// that fits.
import { minor } from '../money.ts'
import { readAmount, voteCell } from './amount-cell.ts'
import { currencyOf } from './amount-text.ts'
import { balanceFits, proofShareMin, type SignRule } from './balance.ts'
import { type Profile, profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import { electMark, noVotes } from './decimal-mark.ts'
import { isBlank, isDataLike, textOf } from './find-header.ts'
import type { Answers, ColumnRole, Row } from './statement.ts'

/**
 * The roles of a headerless table. No amount is named when two number columns could be it and no
 * balance proves which.
 */
export function contentColumns(rows: readonly Row[], answers: Answers): Columns {
  const answered = answers.columns ?? {}
  const width = rows.slice(0, 200).reduce((most, row) => Math.max(most, row.cells.length), 0)
  const profiles = Array.from({ length: width }, (_, index) => profileOf(index, rows)).filter(
    ({ index }) => !answered[index],
  )
  const dates = profiles.filter((each) => each.filled > 0 && each.dates * 10 >= each.filled * 8)
  const numbers = profiles.filter(isMoney)
  const currency = profiles.find(({ index }) => isCurrency(rows, index))
  // The name of a card's holder stands in every row.
  const isVaried = (index: number) =>
    new Set(rows.map(({ cells }) => textOf(cells[index]))).size > 1
  const texts = profiles
    .filter((each) => each.letters * 2 > each.filled && !dates.includes(each) && each !== currency)
    .sort((a, b) => Number(isVaried(b.index)) - Number(isVaried(a.index)) || b.letters - a.letters)
  const found: Columns = {
    ...(dates[0] ? { date: [dates[0].index] } : {}),
    ...(currency ? { currency: [currency.index] } : {}),
    ...(texts[0] ? { description: [texts[0].index] } : {}),
    ...money(rows, numbers),
  }
  return { ...found, ...fromAnswers(answers) }
}

function isCurrency(rows: readonly Row[], index: number): boolean {
  const codes = rows.map(({ cells }) => textOf(cells[index])).filter((code) => code !== '')
  return (
    codes.length * 2 > rows.length &&
    codes.every((code) => /^[A-Z]{3}$/i.test(code) && currencyOf(code) !== null)
  )
}

function fromAnswers(answers: Answers): Columns {
  const columns: Partial<Record<ColumnRole, number[]>> = {}
  for (const [index, role] of Object.entries(answers.columns ?? {}))
    if (role !== 'ignore') columns[role] = [...(columns[role] ?? []), Number(index)]
  return columns
}

function isMoney(profile: Profile): boolean {
  const mostly = profile.filled > 0 && profile.amounts * 10 >= profile.filled * 8
  return mostly && profile.decimals * 5 >= profile.amounts
}

function money(rows: readonly Row[], numbers: readonly Profile[]): Columns {
  const [only, second] = numbers
  if (!only) return {}
  if (!second) return { amount: [only.index] }
  const few = numbers.slice(0, 5).map((each) => each.index)
  const pairs = few.flatMap((balance) =>
    few.filter((each) => each !== balance).map((amount) => ({ amount, balance })),
  )
  for (const { amount, balance } of pairs) {
    if (fits(rows, { amounts: [amount], balance, sign: 'as_written' })) {
      return { amount: [amount], balance: [balance] }
    }
    for (const other of few) {
      if (other === amount || other === balance) continue
      if (fits(rows, { amounts: [amount, other], balance, sign: 'as_written' })) {
        return { money_in: [amount], money_out: [other], balance: [balance] }
      }
    }
  }
  return unsigned(rows, pairs)
}

// Amounts without a sign still move the balance by what they are; and some banks print the balance
// before each payment.
function unsigned(
  rows: readonly Row[],
  pairs: readonly { amount: number; balance: number }[],
): Columns {
  const found = pairs.find(({ amount, balance }) =>
    fits(rows, { amounts: [amount], balance, sign: 'per_row' }),
  )
  if (found) return { amount: [found.amount], balance: [found.balance] }
  const before = pairs.find(({ amount, balance }) =>
    fits(rows, { amounts: [amount], balance, sign: 'as_written', before: true }),
  )
  return before ? { amount: [before.amount] } : pairOf(rows, pairs)
}

// Two columns of which every row fills one hold money in and money out. What comes in is rarer; the
// words of the payments confirm it, or a person does.
function pairOf(
  rows: readonly Row[],
  pairs: readonly { amount: number; balance: number }[],
): Columns {
  const [pair, ...others] = pairs.filter(({ amount, balance }) => amount < balance)
  const data = rows.filter(isDataLike)
  if (!pair || others.length > 0 || data.length < pairRowsMin) return {}
  const filled = (at: number) => data.filter(({ cells }) => !isBlank(cells[at]))
  const [left, right] = [filled(pair.amount), filled(pair.balance)]
  if (left.length + right.length !== data.length || left.some((row) => right.includes(row)))
    return {}
  const isLeftRarer = left.length < right.length
  return isLeftRarer
    ? { money_in: [pair.amount], money_out: [pair.balance] }
    : { money_in: [pair.balance], money_out: [pair.amount] }
}

const pairRowsMin = 3

// One amount column: a signed amount. Two: money in, then money out.
type Guess = {
  readonly amounts: readonly number[]
  readonly balance: number
  readonly sign: SignRule
  readonly before?: boolean
}

function fits(rows: readonly Row[], guess: Guess): boolean {
  const { amounts, balance } = guess
  const marks = new Map(
    [...amounts, balance].map((index) => {
      const votes = noVotes()
      for (const row of rows) voteCell(votes, row.cells[index])
      return [index, electMark(votes, '.')]
    }),
  )
  const pence = (row: Row, index: number | undefined) => {
    const read = readAmount(row.cells[index ?? -1], marks.get(index ?? -1) ?? '.')
    return read.kind === 'amount' ? read.pence : null
  }
  const entries = rows.flatMap((row, at) => {
    const [first, second] = amounts
    const into = pence(row, first)
    const out = second === undefined ? 0 : pence(row, second)
    if (second === undefined ? into === null : !into === !out) return []
    const amount = minor((into ?? 0) - Math.abs(out ?? 0))
    const printed = pence(row, balance)
    const after = printed !== null && guess.before ? minor(printed + amount) : printed
    return [{ amount, balance: after, key: '', at }]
  })
  const best = balanceFits(entries, ['oldest_first', 'newest_first']).find(
    (fit) => fit.sign === guess.sign,
  )
  return best !== undefined && best.checked >= 2 && best.share >= proofShareMin
}
