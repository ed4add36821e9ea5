// The demo company holds one leak of every kind, and all are found; without what was planted
// nothing is.
import { describe, expect, test } from 'vitest'
import { addDays, addMonthsToDay, type Day } from '../calendar.ts'
import { demoCompany } from '../demo/demo-company.ts'
import { nextWorkingDay } from '../holidays.ts'
import { minor, sum } from '../money.ts'
import { compareText } from '../order.ts'
import { type Line, leakFactsOf } from '../testing/leak-books.ts'
import { findLeaks } from './find-leaks.ts'

const days: readonly Day[] = [
  '2026-11-21',
  '2026-03-31',
  '2026-07-01',
  '2027-02-15',
  '2026-12-27',
  '2026-05-11',
]

function foundOn(today: Day) {
  return findLeaks(leakFactsOf(demoCompany(today).transactions, today))
}

describe.each(days)('the demo company on %s', (today) => {
  const leaks = foundOn(today)

  test('loses money in six ways, each found once and no more', () => {
    expect(leaks.map(({ kind, name }) => `${kind}: ${name}`).sort()).toEqual([
      'duplicate: Premier Paper',
      'first_large_payee: Apex Print Machinery',
      'forgotten_trial: Loom Com',
      'missed_receipt: Harbour Museum Retainer',
      'overlap: Google Workspace and Microsoft',
      'price_rise: Adobe',
    ])
  })

  test('shows payments that add up to the amount it names', () => {
    const leakOfKind = (kind: string) => leaks.find((leak) => leak.kind === kind)
    const [first, second] = leakOfKind('duplicate')?.evidence ?? []
    expect([first?.amount, second?.amount]).toEqual([-128_460, -128_460])
    expect(leakOfKind('price_rise')?.yearly).toBe((18_120 - 15_594) * 12)
    expect(leakOfKind('price_rise')?.evidence.length).toBeGreaterThanOrEqual(5)
    expect(leakOfKind('forgotten_trial')?.evidence[0]?.amount).toBe(-100)
    expect(leakOfKind('forgotten_trial')?.yearly).toBe(1_150 * 12)
    expect(leakOfKind('missed_receipt')?.amount).toBe(240_000)
    expect(sum(leakOfKind('first_large_payee')?.evidence.map(({ amount }) => amount) ?? [])).toBe(
      -(leakOfKind('first_large_payee')?.amount ?? 0),
    )
    for (const { evidence } of leaks) expect(evidence.length).toBeGreaterThan(0)
  })
})

describe.each(days)('the demo company without what was planted, on %s', (today) => {
  test('loses nothing', () => {
    expect(
      findLeaks(leakFactsOf(withoutPlanted(today), today)).map((leak) => leak.sentence),
    ).toEqual([])
  })
})

function withoutPlanted(today: Day): Line[] {
  const lines = demoCompany(today).transactions.flatMap((line): Line[] => {
    if (/LOOM|APEX|GSUITE|INV 77813/.test(line.text)) return []
    if (/ADOBE/.test(line.text)) return [{ ...line, amount: minor(-15_594) }]
    return [line]
  })
  const museum = lines.filter(({ text }) => /HARBOUR MUSEUM/.test(text))
  const months = Array.from({ length: 18 }, (_, i) => addMonthsToDay(today, -i).slice(0, 7))
  const missing = months
    .map((month) => nextWorkingDay(`${month}-05`))
    .filter((day) => day > addDays(museum[0]?.day ?? today, -1) && day <= today)
    .filter((day) => !museum.some((line) => line.day === day))
  const [sample] = museum
  if (!sample) throw new Error('the museum pays')
  return [...lines, ...missing.map((day) => ({ ...sample, day }))].sort((a, b) =>
    compareText(a.day, b.day),
  )
}
