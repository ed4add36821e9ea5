// Reads statements of American cards: payments and credits, then purchases, then fees and interest,
// each under a title. Taken only where all of them lead from what was owed before to what is owed
// now.
import { addDays } from '../calendar.ts'
import { minor, printMinor } from '../money.ts'
import {
  closingWords,
  datedIn,
  onlyAmount,
  openingWords,
  rowOf,
  type Section,
  sectionsIn,
  signIn,
  type Titles,
} from './pdf-sections.ts'
import { periodIn } from './statement-period.ts'

const titles: Titles = [
  [
    1,
    /^(payments?|credits?|returns?)( (and )?(other )?(payments?|credits?|adjustments?|returns?))*$/,
  ],
  [
    -1,
    /^(standard |new )?(purchases?|cash advances?|balance transfers?|charges|transactions)( (and )?(adjustments?|other (charges|debits)|debits|cash advances?))*$/,
  ],
  [-1, /^(fees|interest|finance charges?)( (charged|charges?))?$|^interest charge calculation$/],
]

// A purchase may have been made before the period in which it was booked.
const daysBeforeMax = 31

/**
 * The payments of a card under one header, what was owed before and after them included as negative
 * balances; `null` where the page holds none, or they don't add up.
 */
export function rowsOfCard(lines: readonly (readonly string[])[]): string[][] | null {
  const printed = sectionsIn(lines, titles)
  if (!printed || printed.length === 0 || !lines.some(isOfCard)) return null
  const before = onlyAmount(lines, openingWords)
  const after = onlyAmount(lines, closingWords)
  const period = periodIn(lines)
  if (before === null || after === null || !period) return null
  const sections = printed.flatMap(withSigns)
  if (sections.length < printed.length || !printed.every(matchesTotal)) return null
  const payments = datedIn(sections, { ...period, first: addDays(period.first, -daysBeforeMax) })
  if (!payments) return null
  const moved = payments.reduce((sum, { amount }) => sum + amount, 0)
  if (before - moved !== after) return null
  const sign = signIn(lines.flat())
  const first = payments.map(({ day }) => day).sort()[0] ?? period.first
  return [
    ['Date', 'Details', `Deposits${sign}`, `Withdrawals${sign}`, `Balance${sign}`],
    [first < period.first ? first : period.first, 'Opening balance', '', '', owed(before)],
    ...payments.map(rowOf),
    [period.last, 'Closing balance', '', '', owed(after)],
  ]
}

function isOfCard(line: readonly string[]): boolean {
  return line.some((text) =>
    /\b(credit (card|limit|line)|minimum payment|cash advances?|purchases?)\b/i.test(text),
  )
}

function owed(balance: number): string {
  return printMinor(minor(0 - balance))
}

// Payments may be printed with a minus, or all without; among purchases a minus is a refund.
function withSigns(section: Section): Section[] {
  const { side, rows } = section
  const isMixed = new Set(rows.map(({ isNegative }) => isNegative)).size > 1
  if (side === 1) return isMixed ? [] : [section]
  const signed = rows.map((row) => (row.isNegative ? { ...row, amount: minor(-row.amount) } : row))
  return [{ ...section, rows: signed }]
}

function matchesTotal({ rows, total }: Section): boolean {
  const sum = rows.reduce((all, { amount, isNegative }) => all + (isNegative ? -amount : amount), 0)
  return total === null || Math.abs(sum) === total
}
