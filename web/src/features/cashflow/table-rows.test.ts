// The rows of the table: order, spelling, and sums that hold at every level.
import { sum } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinMonths } from './six-months.ts'
import { type TableRow, tableRows } from './table-rows.ts'
import { type Line, overviewOf, recordOf } from './testing/records.ts'

const line: fc.Arbitrary<Line> = fc.tuple(
  fc.constantFrom('in' as const, 'out' as const),
  fc.constantFrom('op' as const, 'inv' as const, 'fin' as const),
  fc.constantFrom('people', 'premises', 'taxes'),
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.integer({ min: -500_000, max: 9_000_000 }),
)

const rowsOf = (lines: readonly Line[], opening = 0) => {
  const record = recordOf('2026-10', lines, opening)
  const overview = overviewOf({ actuals: [record], forecast: [], asOf: '2026-11-20' })
  return { record, rows: tableRows(joinMonths(overview, ['2026-10'])) }
}

const outline = (rows: readonly TableRow[]): unknown =>
  rows.map(({ label, children }) => (children.length ? [label, outline(children)] : label))

describe('the rows', () => {
  test('R-100 R-102 stand in the order and spelling of the specification', () => {
    const activities = ['Operating Activities', 'Investment activities', 'Financing Activities']
    expect(outline(rowsOf([]).rows)).toEqual([
      'Opening balance',
      ['Cash Out', activities],
      ['Cash In', activities],
      'Closing balance',
    ])
  })

  test('R-101 R-102 Cash Out and Cash In open to activities, categories and sub-categories, largest first', () => {
    const { rows } = rowsOf([
      ['out', 'op', 'premises', 'rent', 90_000],
      ['out', 'op', 'people', 'net_wages', 200_000],
      ['out', 'op', 'people', 'paye_nic', 300_000],
      ['out', 'op', 'uncategorised', 'uncategorised', 100],
    ])
    expect(outline([rows[1]?.children[0] as TableRow])).toEqual([
      [
        'Operating Activities',
        [['People', ['Paye nic', 'Net wages']], ['Premises', ['Rent']], 'Uncategorised'],
      ],
    ])
  })

  test('excluded payments have a row of their own below the activities of their side, only where there are any', () => {
    const { record, rows } = rowsOf([
      ['out', 'op', 'premises', 'rent', 90_000],
      ['out', 'op', 'excluded', 'excluded_out', 30_000],
    ])
    expect(rows[1]?.children.map(({ id, label, cells }) => [id, label, cells[0]?.amount])).toEqual([
      ['out.op', 'Operating Activities', -90_000],
      ['out.inv', 'Investment activities', null],
      ['out.fin', 'Financing Activities', null],
      ['out.op.excluded', 'Excluded', -30_000],
    ])
    expect(rows[1]?.cells[0]?.amount).toBe(-record.cash_out)
    expect(rows[2]?.children).toHaveLength(3)
  })

  test('R-105 an activity without lines is empty, and a known nothing is zero', () => {
    const { rows } = rowsOf([['out', 'op', 'premises', 'rent', 0]])
    const [operating, investing] = rows[1]?.children ?? []
    expect(operating?.cells[0]?.amount).toBe(0)
    expect(investing?.cells[0]?.amount).toBeNull()
  })
})

describe('the sums', () => {
  test('every row is the sum of the rows below it, cash out negative, to the penny', () => {
    const check = (row: TableRow): void => {
      const below = row.children.flatMap(({ cells }) => cells[0]?.amount ?? [])
      if (row.children.length > 0) expect(row.cells[0]?.amount ?? 0).toBe(sum(below))
      row.children.forEach(check)
    }
    fc.assert(fc.property(fc.array(line), (lines) => rowsOf(lines).rows.forEach(check)))
  })

  test('the sides are what the record says of itself, and lead from opening to closing', () => {
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: -9e6, max: 9e6 }), (lines, opening) => {
        const { record, rows } = rowsOf(lines, opening)
        const [open = 0, out = 0, into = 0, close = 0] = rows.map(
          ({ cells }) => cells[0]?.amount ?? 0,
        )
        expect(out + record.cash_out).toBe(0)
        expect(into).toBe(record.cash_in)
        expect(open + out + into).toBe(close)
      }),
    )
  })
})
