// A bank may print interest in a column of its own, beside those of money in and money out. The
// balance shows that it moved, and which way.
import { describe, expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const head = 'Date|Details|Withdrawals|Deposits|Interest|Balance'
const rows = [
  '17/08/2026|Cash||200.00||200.00',
  '28/08/2026|Cheque||350.50||550.50',
  '15/09/2026|Cash|400.00|||150.50',
  '30/09/2026|Interest|||11.77|162.27',
]

describe('interest in a column of its own', () => {
  test.each([
    ['last', rows],
    ['newest first', rows.toReversed()],
    ['in the middle', [...rows, '01/10/2026|Cash|12.27|||150.00']],
  ])('%s', (_, listed) => {
    const read = readGood([head, ...listed].join('\n'))
    const interest = read.transactions.find(({ text }) => text === 'Interest')
    expect(interest?.amount).toBe(1177)
    expect(read.transactions).toHaveLength(listed.length)
    expect(read.proof.kind).toBe('proved')
  })

  test('is none where the balance did not move', () => {
    const read = readGood(
      [head, ...rows.slice(0, 3), '30/09/2026|Rate now|||11.77|150.50'].join('\n'),
    )
    expect(read.transactions).toHaveLength(3)
  })
})
