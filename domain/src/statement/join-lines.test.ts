import { describe, expect, it } from 'vitest'
import type { Columns } from './columns.ts'
import { joinedLines } from './join-lines.ts'
import type { Cell } from './statement.ts'

const tableOf = (...lines: Cell[][]) =>
  lines.map((cells, at) => ({ sheet: 'S', row: { line: at + 1, cells } }))

describe('a payment over several lines', () => {
  const columns: Columns = { date: [0], description: [1], amount: [2], balance: [3] }
  const cellsOf = (...lines: Cell[][]) =>
    joinedLines(tableOf(...lines), columns).map(({ row }) => row.cells)
  const dated: Cell[] = ['01/02/2024', 'CARD', null, null]
  const paid: Cell[] = [null, 'KINVER', '12.50', '100.00']
  const between: Cell[] = [null, 'REF', null, null]

  it('is joined from its day to its amount', () => {
    expect(cellsOf(dated, paid)).toEqual([['01/02/2024', 'CARD KINVER', '12.50', '100.00']])
  })

  it('may have up to four lines between', () => {
    const four = [between, between, between, between]
    expect(cellsOf(dated, ...four, paid)).toHaveLength(1)
    expect(cellsOf(dated, ...four, between, paid)).toHaveLength(7)
  })

  it('ends before the next day', () => {
    const whole: Cell[] = ['02/02/2024', 'X', '1.00', '99.00']
    expect(cellsOf(dated, whole)).toEqual([dated, whole])
    expect(cellsOf(dated, between)).toEqual([dated, between])
    expect(cellsOf(whole, paid)).toEqual([whole, paid])
  })

  it('is none where the line names a balance', () => {
    const brought: Cell[] = ['01/02/2024', 'Balance brought forward', null, null]
    expect(cellsOf(brought, paid)).toHaveLength(2)
  })

  it('is left apart where no balance proves it', () => {
    const { balance: _, ...unproved } = columns
    expect(joinedLines(tableOf(dated, paid), unproved)).toHaveLength(2)
  })
})
