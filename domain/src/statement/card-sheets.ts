// Tabs named after cards beside tabs of accounts: a card may write spending without a minus where
// an account has one, and only a balance shows whether it does.
import { isNegative } from './amount-cell.ts'
import { headingOf } from './dictionary.ts'
import { isAmount, isDataLike, type Table } from './find-header.ts'
import { fold } from './fold.ts'
import { refuse, sheetQuestion } from './refuse.ts'
import type { Assumption, StatementRefused } from './statement.ts'

/** Whether the name of a tab is that of a card. */
export function isCardName(name: string): boolean {
  return cardName.test(fold(name))
}

const cardName =
  /\b(amex|american express|(credit|company|business) card|visa|mastercard|barclaycard)\b/

/** The doubt about tabs of cards that are read like those of accounts. */
export function cardsAmong(names: readonly string[], group: readonly Table[]): Assumption[] {
  const cards = names.filter(isCardName)
  if (hasBalance(group) || cards.length === 0 || cards.length === names.length) return []
  const listed = cards.map((name) => `'${name}'`).join(', ')
  const message = `The sheet ${listed} is named after a card and read like the others. Check that what was spent went out.`
  return [{ code: 'sheets_joined', message }]
}

/**
 * The question which sheet to read, where most amounts of a card's have no minus and most of the
 * others' have one; `null` where their signs may mean the same.
 */
export function askCardSheet(group: readonly Table[]): StatementRefused | null {
  if (hasBalance(group)) return null
  const cards = group.filter(({ sheet }) => isCardName(sheet.name))
  const others = group.filter(({ sheet }) => !isCardName(sheet.name))
  if (cards.length === 0 || others.length === 0) return null
  if (cards.every((table) => isMostlyBelow(table)) || !others.every(isMostlyBelow)) return null
  const names = group.map(({ sheet }) => sheet.name)
  const message =
    'A sheet of a card writes its spending without a minus, and the others with one. Choose one, and upload the file again for each of the others.'
  return refuse('choose_sheet', message, { questions: [sheetQuestion(names)] })
}

function hasBalance(group: readonly Table[]): boolean {
  return group.some(({ headers }) =>
    headers?.some((header) => headingOf(header)?.role === 'balance'),
  )
}

function isMostlyBelow({ headers, body }: Table): boolean {
  const amount = (headers ?? []).findIndex((header) => headingOf(header)?.role === 'amount')
  if (amount < 0) return false
  const cells = body.filter(isDataLike).map(({ cells: all }) => all[amount])
  const written = cells.filter(isAmount)
  return written.filter(isNegative).length * 2 > written.length
}
