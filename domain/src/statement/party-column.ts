// Finds the column of those who paid or were paid under a heading that no dictionary knows: where
// the words of the payments are references alone, or the heading speaks of a party.
import type { Columns } from './columns.ts'
import { headingOf } from './dictionary.ts'
import { isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Row } from './statement.ts'

const rowsMax = 200
const namesMin = 3

/**
 * The index of the column, as a list of one, or `null`. Own shops and firms, which recur in every
 * row, are no parties.
 */
export function partyColumn(
  headers: readonly string[],
  rows: readonly Row[],
  columns: Columns,
): number[] | null {
  const texts = columns.description ?? []
  if (columns.counterparty || texts.length === 0) return null
  const data = rows.slice(0, rowsMax).filter(isDataLike)
  const taken = new Set(Object.values(columns).flat())
  const described = namesIn(data, texts)
  const isMute = described.size <= Math.max(2, data.length / 5)
  const found = headers.flatMap((header, at) => {
    if (taken.has(at) || header.trim() === '' || !mayHeadParties(header)) return []
    if (!isMute && !party.test(fold(header))) return []
    const names = namesIn(data, [at])
    const isVaried = names.size >= namesMin && names.size * 4 >= data.length
    return isVaried && names.size > (isMute ? described.size : 0) ? [{ at, size: names.size }] : []
  })
  const [best] = found.sort((a, b) => b.size - a.size)
  return best ? [best.at] : null
}

/** The columns of those who paid and of those who received, where both are headed so. */
export function partyPair(headers: readonly string[], rows: readonly Row[]): number[] | null {
  const words = headers.map(fold)
  const payer = words.indexOf('paid by')
  const payee = words.findIndex((word) => /^(received by|payee|paid to)$/.test(word))
  if (payer < 0 || payee < 0) return null
  // Beside a payee, "Paid by" may be how: then each row has both.
  const isOneOf = ({ cells }: Row) =>
    (textOf(cells[payer]) === '') !== (textOf(cells[payee]) === '')
  return words[payee] === 'received by' || rows.filter(isDataLike).every(isOneOf)
    ? [payer, payee]
    : null
}

// Names that differ from row to row are no names of the own account.
function mayHeadParties(header: string): boolean {
  const heading = headingOf(header)
  return (
    heading === null || (heading.role === 'account' && !/\b(iban|code|bic)\b/.test(fold(header)))
  )
}

const party =
  /^(third |other )?part(y|ies)$|^(company|business|organi[sz]ation|firm|trader|person|shop|store|seller|buyer|donor)( name)?$|^other side$|\b(sender|debtor|source|paid by|payer)\b.*\b(recipient|creditor|destination|to|payee)\b/

// What the cells say without their numbers and codes.
function namesIn(rows: readonly Row[], columns: readonly number[]): Set<string> {
  const names = rows.map(({ cells }) =>
    columns
      .map((at) => fold(textOf(cells[at])))
      .join(' ')
      .replace(/\S*\d\S*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return new Set(names.filter((name) => name.length > 2))
}
