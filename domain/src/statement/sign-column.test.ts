import { describe, expect, it } from 'vitest'
import type { Columns } from './columns.ts'
import { balanceSignColumn, signColumn } from './sign-column.ts'
import type { Cell } from './statement.ts'

const tableOf = (...lines: Cell[][]) =>
  lines.map((cells, at) => ({ sheet: 'S', row: { line: at + 1, cells } }))

describe('a column of senses', () => {
  const columns: Columns = { date: [0], amount: [1] }
  const signs = (words: string[], header = '', more: Columns = {}) =>
    signColumn(
      tableOf(...words.map((word): Cell[] => ['01/02/2024', '12.50', word])),
      { ...columns, ...more },
      ['Date', 'Amount', header],
    )

  it.each([
    [['DR', 'CR'], '', 2],
    [['DR', 'DR'], '', null],
    [['DR', 'DR'], 'DR/CR', 2],
    [['CR', 'CR'], 'Credit or debit', 2],
    [['DR', ''], '', 2],
    [['Debit', ''], '', null],
    [['DR', 'KINVER'], 'DR/CR', null],
    [['', ''], 'DR/CR', null],
    [['D', 'C'], 'Direction', 2],
  ])('of %j headed "%s" is %s', (words, header, index) => {
    expect(signs(words, header)).toBe(index)
  })

  it('that is a type may say "debit" in every row, and not "credit"', () => {
    expect(signs(['Debit', 'Debit'], 'Type', { type: [2] })).toBe(2)
    expect(signs(['Credit', 'Credit'], 'Type', { type: [2] })).toBeNull()
  })

  it('is none without an amount, and not the one behind the balance', () => {
    expect(signColumn(tableOf(['DR']), { date: [0] }, [''])).toBeNull()
    const rows = tableOf(['01/02/2024', '1.00', '9.00', 'DR'], ['02/02/2024', '1.00', '8.00', 'CR'])
    const withBalance: Columns = { date: [0], amount: [1], balance: [2] }
    expect(signColumn(rows, withBalance, ['Date', 'Amount', 'Balance', ''])).toBeNull()
    expect(balanceSignColumn(rows, withBalance, null)).toBe(3)
    expect(balanceSignColumn(rows, withBalance, 3)).toBeNull()
    expect(balanceSignColumn(rows, { date: [0], amount: [1] }, null)).toBeNull()
    expect(balanceSignColumn(rows, { ...withBalance, reference: [3] }, null)).toBeNull()
  })
})
