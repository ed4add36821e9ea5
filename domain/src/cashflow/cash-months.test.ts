import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthsFrom } from '../calendar.ts'
import { minor, sum } from '../money.ts'
import { sideOf, subCategories } from '../taxonomy.ts'
import { cashMonths, type MonthTotal, netBefore, signedAmount } from './cash-months.ts'

const amounts = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(minor)
const totals = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom(...subCategories), amounts).map(
    ([month, row, amount]): MonthTotal => ({
      month: addMonths('2024-11', month),
      side: sideOf({ subCategory: row.subCategory, amount }),
      subCategory: row.subCategory,
      amount,
    }),
  ),
  { maxLength: 60 },
)

test('R-097 closing is opening + in − out, the next month opens with it, and lines add up to their side', () => {
  fc.assert(
    fc.property(totals, amounts, (monthTotals, opening) => {
      const months = monthsFrom('2024-11', '2027-05')
      let before = opening
      for (const month of cashMonths({ opening, months, totals: monthTotals })) {
        expect(month.opening).toBe(before)
        expect(month.closing).toBe(month.opening + month.cashIn - month.cashOut)
        for (const [side, total] of [
          ['in', month.cashIn],
          ['out', month.cashOut],
        ] as const)
          expect(
            sum(month.lines.filter((line) => line.side === side).map((line) => line.amount)),
          ).toBe(total)
        before = month.closing
      }
      expect(before).toBe(sum([opening, ...monthTotals.map(signedAmount)]))
    }),
  )
})

test('a window that starts later opens with everything before it', () => {
  const monthTotals: MonthTotal[] = [
    { month: '2026-01', side: 'in', subCategory: 'service_sales', amount: minor(10_000) },
    { month: '2026-02', side: 'out', subCategory: 'rent', amount: minor(4_000) },
  ]
  expect(netBefore('2026-02', monthTotals)).toBe(10_000)
  const [march] = cashMonths({
    opening: netBefore('2026-03', monthTotals),
    months: ['2026-03'],
    totals: monthTotals,
  })
  expect(march).toMatchObject({ opening: 6_000, closing: 6_000, lines: [] })
})

test('an unpaired transfer has left the books, and counts as financing', () => {
  const monthTotals: MonthTotal[] = [
    { month: '2026-01', side: 'out', subCategory: 'internal_transfer', amount: minor(500) },
  ]
  expect(
    cashMonths({ opening: minor(0), months: ['2026-01'], totals: monthTotals })[0]?.lines[0]
      ?.activity,
  ).toBe('financing')
})
