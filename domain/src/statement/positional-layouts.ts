// British banks' exports that have no header and are known by the shape of their columns.
import { splitAmount } from './amount-text.ts'
import type { Columns } from './columns.ts'
import { readDateText } from './date-text.ts'
import { textOf } from './find-header.ts'
import type { Layout } from './layout.ts'
import type { Row } from './statement.ts'

type Shape = {
  readonly name: string
  readonly columns: Columns
  readonly fits: (cells: readonly string[]) => boolean
}

const sortCode = /^'?\d{2}-?\d{2}-?\d{2}$/
const account = /^'?\d{7,8}$/

const shapes: readonly Shape[] = [
  {
    name: 'HSBC',
    columns: { date: [0], description: [1], amount: [2] },
    fits: (cells) => cells.length === 3 && isDate(cells[0]) && isAmount(cells[2]),
  },
  {
    name: 'Bankline',
    columns: {
      account: [0, 1],
      currency: [4],
      date: [9],
      description: [10],
      type: [15],
      money_out: [16],
      money_in: [17],
    },
    fits: (cells) =>
      cells.length >= 18 &&
      sortCode.test(cells[0] ?? '') &&
      account.test(cells[1] ?? '') &&
      isDate(cells[9]),
  },
  {
    name: 'Lloyds Commercial',
    columns: { date: [0], account: [1], type: [3], amount: [4], reference: [5], description: [6] },
    fits: (cells) =>
      cells.length === 7 &&
      isDate(cells[0]) &&
      /^\d{6}-\d{8}$/.test(cells[1] ?? '') &&
      isAmount(cells[4]),
  },
  {
    name: 'HSBCnet',
    columns: { account: [0], date: [1], currency: [2], amount: [3], description: [4], type: [5] },
    fits: (cells) =>
      cells.length >= 5 &&
      /^\d{2}-?\d{2}-?\d{2}[- ]\d{8}$/.test(cells[0] ?? '') &&
      isDate(cells[1]) &&
      isAmount(cells[3]),
  },
]

/**
 * The bank whose headerless layout the first rows all have, with its columns; `null` if none. Its
 * signs are not taken on trust.
 */
export function positionalLayout(
  rows: readonly Row[],
): { layout: Layout; columns: Columns } | null {
  const first = rows.slice(0, 20).map((row) => row.cells.map(textOf))
  if (first.length === 0) return null
  const shape = shapes.find((each) => first.every((cells) => each.fits(cells)))
  if (!shape) return null
  return {
    columns: shape.columns,
    layout: {
      name: shape.name,
      headers: [],
      roles: {},
      dateOrder: null,
      amountSign: null,
      whole: true,
    },
  }
}

function isDate(text: string | undefined): boolean {
  return text !== undefined && readDateText(text) !== null
}

function isAmount(text: string | undefined): boolean {
  const written = splitAmount(text ?? '')
  return written !== null && written !== 'blank'
}
