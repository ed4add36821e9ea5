// Gathers what the table says about signs besides the amounts themselves: its headers, its layout,
// the types and words of its rows.
import type { RowOrder } from './balance.ts'
import { isCardName } from './card-sheets.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable, TableContext } from './known-table.ts'
import { isUnnamedPair } from './missing-money.ts'
import { wordsOf } from './read-rows.ts'
import type { PlacedSeed } from './row-accounts.ts'
import { costOrDirectionOf, directionOf } from './row-words.ts'
import type { Entry } from './rows-read.ts'
import { settleSigns } from './settle-signs.ts'
import { isOverdrawn } from './sign-evidence.ts'
import type { Signs } from './sign-fits.ts'
import {
  isCard,
  isDebitCredit,
  isForeign,
  isHeadedByBank,
  isLedger,
  isOfAccount,
  isOfCheques,
  isOfSpending,
  isOfSuppliers,
  isOfTakings,
  isOwed,
  isSellers,
  sideOf,
  speaksOfInvoices,
} from './table-evidence.ts'
import { typeSenses } from './type-words.ts'

/** Settles the signs of all rows by everything that is known about the table. */
export function settleTable(
  known: KnownTable,
  entries: readonly Entry[],
  more: {
    context: TableContext
    orders: readonly RowOrder[]
    keys: readonly string[]
    seeds: readonly PlacedSeed[]
  },
): Signs {
  const { answers } = more.context
  const amountHeader = known.headers[known.columns.amount?.[0] ?? -1] ?? ''
  const isPaidToShop = isSellers(known) && !isOfSuppliers(known.headers)
  // Several rules look at the words of every row, which are dear to fold.
  const folded: string[] = []
  const words = (at: number) => {
    const entry = entries[at]
    if (!entry) return ''
    const type = textOf(entry.row.cells[known.columns.type?.[0] ?? -1])
    folded[at] ??= fold(`${type} ${wordsOf(entry.row, known)}`)
    return folded[at]
  }
  const ends = endsOf(known, entries)
  const headings = tellingHeadings(known, entries)
  const directions: (1 | -1 | null)[] = []
  return settleSigns(entries, {
    answered: answers.amountSign === 'mixed' ? null : (answers.amountSign ?? null),
    layout: known.layout?.amountSign ?? null,
    twoColumns: !known.columns.amount,
    isDebitCredit: isDebitCredit(known),
    isUnheaded: known.headers.length === 0 && known.layout === null,
    isUnnamed: known.layout === null && isUnnamedPair(known, answers),
    isLedger: isLedger(known),
    isBanks: isCard(known) || isForeign(known) || isHeadedByBank(known),
    isDrCrOfLedger: isLedger(known) && known.headers.some((header) => drOrCr.test(fold(header))),
    isOfInvoices: speaksOfInvoices(known.headers),
    // Below zero stands what is owed by an account; a card prints it without a minus.
    isOwed: isOwed(known) && !isOverdrawn(entries),
    isOfAccount: isOfAccount(known),
    isSellers: isSellers(known),
    typeSenseOf: typesOf(known, entries).senseOf,
    sideOf: (at) => {
      if (isPaidToShop || sideOf([amountHeader], '') === 1) return 1
      return sideOf(headings, entries[at]?.sheet ?? '')
    },
    orders: more.orders,
    keys: more.keys,
    seeds: more.seeds,
    wordsOf: words,
    directionOf: (at) => {
      if (directions[at] === undefined) directions[at] = ends?.[at] ?? directionOf(words(at))
      return directions[at]
    },
    costOrDirectionOf: (at) => costOrDirectionOf(words(at)),
    card: isCard(known) || entries.every(({ sheet }) => isCardName(sheet)),
  })
}

/** What the types of the payments say: which way each went, and the word that says it. */
export type Types = {
  readonly senseOf: (at: number) => 1 | -1 | null
  readonly wordOf: (at: number) => string
}

/**
 * The column of types, or another without a meaning of its own, whose words speak of most payments.
 */
export function typesOf(known: KnownTable, entries: readonly Entry[]): Types {
  const taken = new Set(Object.values(known.columns).flat())
  // How something was paid does not say which way: customers pay by cheque too.
  const free = known.headers.flatMap((header, index) =>
    taken.has(index) || /^((payment|paid) )?(method|by|via|how)$/.test(fold(header)) ? [] : [index],
  )
  const spoken = (senses: readonly unknown[]) => senses.filter((sense) => sense !== null).length
  const [best] = [...(known.columns.type ?? []), ...free]
    .map((column) => ({ column, senses: typeSenses(entries, column, isSellers(known)) }))
    .sort((a, b) => spoken(b.senses) - spoken(a.senses))
  const byCategory = spoken(best?.senses ?? []) > 0 ? null : categorySenses(known, entries)
  if (byCategory) return byCategory
  return {
    senseOf: (at) => best?.senses[at] ?? null,
    wordOf: (at) => textOf(entries[at]?.row.cells[best?.column ?? -1]),
  }
}

// A heading over nothing says nothing, such as that of customers in a list of bills, and "Receipt"
// over yes and no is about paper.
function tellingHeadings({ headers, above }: KnownTable, entries: readonly Entry[]): string[] {
  const telling = headers.filter((_, column) => {
    const cells = entries.map(({ row }) => textOf(row.cells[column]))
    return !cells.every((cell) => /^(|y|yes|n|no|n\/a|none|true|false|x|✓|✔|attached)$/i.test(cell))
  })
  const isPaidOut = isOfSpending(above) || isOfCheques(headers)
  if (isPaidOut) return [...telling, 'Paid to']
  return isOfTakings(above) ? [...telling, 'Takings'] : telling
}

// A plan of accounts groups its categories under income and expenses.
function categorySenses(known: KnownTable, entries: readonly Entry[]): Types | null {
  const column = known.columns.category?.[0]
  if (column === undefined) return null
  const wordOf = (at: number) => textOf(entries[at]?.row.cells[column])
  const senses = entries.map((_, at) => {
    const word = fold(wordOf(at))
    if (/^(income|receipts|revenue|turnover|money in)\b/.test(word)) return 1
    return /^(expenses?|expenditure|overheads?|outgoings?|costs?|money out)\b/.test(word)
      ? -1
      : null
  })
  const isWhole = !senses.includes(null) && senses.includes(1) && senses.includes(-1)
  return isWhole ? { senseOf: (at) => senses[at] ?? null, wordOf } : null
}

// Words that all begin with where money went or came from: "To Jewson", "From A Cole".
function endsOf(known: KnownTable, entries: readonly Entry[]): (1 | -1)[] | null {
  if (!known.columns.amount) return null
  const ends: (1 | -1)[] = []
  for (const { row } of entries) {
    const [, end] =
      /^(?:paid |sent |received |transfer(?:red)? )?(to|from)\b/.exec(fold(wordsOf(row, known))) ??
      []
    if (end === undefined) return null
    ends.push(end === 'from' ? 1 : -1)
  }
  return ends.includes(1) && ends.includes(-1) ? ends : null
}

const drOrCr = /\b(dr|cr|debit|credit)\b/
