// The question which column holds the amounts, or the days, with what stands in each.
import type { KnownTable } from './known-table.ts'
import { refuse } from './refuse.ts'
import type { RefusalCode, StatementRefused } from './statement.ts'

/** The question about some of the columns, the best choice first. */
export function askColumns(
  known: Pick<KnownTable, 'shown' | 'signature'>,
  wanted: 'amount' | 'date',
  { indexes, code }: { indexes: readonly number[]; code: RefusalCode },
): StatementRefused {
  const options = indexes.flatMap((index) => {
    const column = known.shown.find((each) => each.index === index)
    if (!column) return []
    const label = column.header || `Column ${index + 1}`
    const example = column.examples.join(', ')
    return [{ value: String(index), label, ...(example === '' ? {} : { example }) }]
  })
  return refuse(code, `We cannot tell which column holds the ${wanted}.`, {
    questions: [{ code: 'columns', message: `Which column holds the ${wanted}?`, options }],
    columns: known.shown,
    signature: known.signature,
  })
}
