// Reads the table of a PDF, and takes it only where its own balances or printed totals prove it:
// lines of a PDF are put together by their places, which no other check would catch going wrong.
import type { Day } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'
import { readAmount } from './amount-cell.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { readStatement } from './read-statement.ts'
import { refuse } from './refuse.ts'
import type { Answers, Cell, Grid, StatementRead, StatementResult } from './statement.ts'
import { withoutUnproved } from './unproved-reading.ts'

const instead = 'Download the statement as CSV or Excel from your bank and upload that.'

/** The refusal of pages that hold pictures of text. */
export const scanned: StatementResult = refuse(
  'unsupported',
  `This PDF is a scan: its pages are pictures, which we can't read. ${instead}`,
)

/** Reads the grid of a PDF; `null` for one in which no line heads a date and an amount. */
export function readPdfGrid(
  grid: Grid | null,
  context: { answers: Answers; today: Day },
): StatementResult {
  if (!grid) return unread('no line in it heads a date, a description and an amount')
  const result = readStatement(grid, context)
  if (result.kind === 'refused') return unread(`its rows can't be separated: ${result.message}`)
  const [bad] = result.badRows
  if (bad) return unread(bad.message.charAt(0).toLowerCase() + bad.message.slice(1, -1))
  if (isProved(result)) return result
  if (matchesTotals(result, grid))
    return { ...result, assumptions: [...withoutUnproved(result.assumptions), byTotals] }
  const broken = result.proof.kind === 'absent' ? undefined : result.proof.breaks[0]
  return unread(
    broken
      ? `its balances don't follow: ${broken.message}`
      : 'it prints neither a running balance nor totals that would prove it',
  )
}

function unread(why: string): StatementResult {
  const ended = /[.!]$/.test(why) ? why : `${why}.`
  return refuse('unsupported', `We can't be sure of this PDF: ${ended} ${instead}`)
}

function isProved({ proof, transactions, assumptions }: StatementRead): boolean {
  if (assumptions.some(({ code }) => code === 'rows_behind_proof')) return false
  return proof.kind === 'proved' && proof.breaks.length === 0 && transactions.length > 1
}

const byTotals = {
  code: 'totals_proved',
  message: 'The totals that the statement prints agree with its payments.',
}

const totalIn =
  /\b(total )?(paid in|money in|payments in|credits|deposits|receipts)\b|\bpayments (and )?credits\b/
const totalOut =
  /\b(total )?(paid out|money out|payments out|debits|withdrawals|payments(?! (and )?credits| received)|purchases|new transactions)\b/

// The printed sums of both directions, each beside words that name it.
function matchesTotals({ transactions }: StatementRead, grid: Grid): boolean {
  const sum = (isIn: boolean) =>
    transactions.reduce(
      (total, { amount }) => total + (amount > 0 === isIn ? Math.abs(amount) : 0),
      0,
    )
  const printed = (words: RegExp) =>
    grid.sheets.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => amountsBeside(cells.map(textOf), words)),
    )
  const headed = (words: RegExp) =>
    grid.sheets.flatMap(({ rows }) =>
      rows.flatMap(({ cells }, at) => amountsUnder(cells, rows[at + 1]?.cells ?? [], words)),
    )
  const ins = minor(sum(true))
  const outs = minor(sum(false))
  if (printed(totalIn).includes(ins) && printed(totalOut).includes(outs)) return true
  if (headed(totalIn).includes(ins) && headed(totalOut).includes(outs)) return true
  return grid.sheets.some(({ rows }) =>
    rows.some(({ cells }) => {
      const sums = amountsBeside(cells.map(textOf), totalRow)
      return sums.includes(ins) && sums.includes(outs)
    }),
  )
}

// A line of words over a line of as many amounts heads each.
function amountsUnder(cells: readonly Cell[], below: readonly Cell[], words: RegExp): Minor[] {
  const heads = cells.map(textOf).filter((text) => text !== '')
  const sums = below.map(textOf).filter((text) => text !== '')
  if (heads.length !== sums.length) return []
  return heads.flatMap((head, at) => {
    const read = words.test(fold(head)) ? readAmount(sums[at] ?? '', '.') : null
    return read?.kind === 'amount' ? [minor(Math.abs(read.pence))] : []
  })
}

// One line may print both sums under the columns of the payments.
const totalRow = /^(sub ?|grand )?totals?$/

function amountsBeside(cells: readonly string[], words: RegExp): Minor[] {
  return cells.flatMap((cell, at) => {
    if (!words.test(fold(cell))) return []
    const own = /([£]?[\d,]+\.\d{2})\s*$/.exec(cell)?.[1]
    return [own, ...cells.slice(at + 1)].flatMap((text) => {
      const read = text ? readAmount(text, '.') : null
      return read?.kind === 'amount' ? [minor(Math.abs(read.pence))] : []
    })
  })
}
