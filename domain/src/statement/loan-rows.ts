// Knows the account of a loan by what moves its balance: interest, fees and what was lent raise it,
// and nothing but payments lowers it. Read as a bank account it would be wrong in every row, and
// its balance proves the mirror image as well.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Entry } from './rows-read.ts'

const raises =
  /\b(interest|fees?|charges?|charged|advanced?|draw ?downs?|loan (paid|made|amount|granted)|amount (lent|borrowed|financed)|insurance premium)\b/
// An authority charges as well, and lends nothing.
const ofLending = /\b(interest|advanced?|draw ?downs?|lent|borrowed|loan)\b/
// A bank pays interest as well, and says so.
const earned =
  /\binterest (paid|earned|received|credit(ed)?|added|to you)\b|\b(gross|net|credit) interest\b|^interest from\b/
const lowers =
  /^((monthly|regular|loan|mortgage|your|customer|contractual|bank|card|extra|over|capital|lump sum|overpayment) ?)*(re)?(payments?|instal?ments?|direct debits?|standing orders?|rentals?|collections?|repaid|overpayments?|thank you)(( (received|collected|made|thank you|with thanks|by (direct debit|standing order|card|bacs))|( no)? \d+( of \d+)?)*)$/
const titles = /\b(loan|mortgage|hire purchase|finance agreement|lending)\b/

/** Whether the rows beside a running balance are those of a loan, seen by its lender. */
export function isOfLoan(known: KnownTable, entries: readonly Entry[]): boolean {
  const moves = movesOf(entries)
  if (!moves) return false
  const [raised, lowered] = [1, -1].map((way) => entries.filter((_, at) => moves[at] === way))
  if (!raised?.length || !lowered?.length) return false
  const is = (words: RegExp) => (entry: Entry) => words.test(wordsOf(known, entry))
  // A bank's statement ends here, at the first row that paid something in.
  if (!raised.every(is(raises)) || entries.some(is(earned))) return false
  if (!entries.some((entry, at) => moves[at] !== -1 && is(ofLending)(entry))) return false
  return known.above.some((text) => titles.test(fold(text))) || lowered.every(is(lowers))
}

function wordsOf({ columns }: KnownTable, { row }: Entry): string {
  const at = [...(columns.description ?? []), ...(columns.type ?? [])]
  return at.map((index) => fold(textOf(row.cells[index]))).find((words) => words !== '') ?? ''
}

// How each row moved the balance: up or down. Only what every row bears out counts, and a balance
// below zero is no lender's. A row without a balance before it moved as its sign does elsewhere.
function movesOf(entries: readonly Entry[]): number[] | null {
  if (entries.some(({ balance }) => (balance ?? 0) < 0)) return null
  for (const step of [1, -1]) {
    const moves = entries.map(({ balance, printed }, at) => {
      const before = entries[at - step]?.balance ?? null
      if (balance === null || before === null) return null
      return Math.abs(balance - before) === Math.abs(printed) ? Math.sign(balance - before) : 2
    })
    if (moves.includes(2)) continue
    const ways = new Set(
      moves.flatMap((move, at) => (move === null ? [] : [move * signOf(entries[at])])),
    )
    const [way = 0] = ways
    return moves.map((move, at) => move ?? (ways.size === 1 ? way * signOf(entries[at]) : 0))
  }
  return null
}

const signOf = (entry: Entry | undefined) => Math.sign(entry?.printed ?? 0)
