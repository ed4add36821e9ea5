// A sum that is spread over months has a balance that runs, and no money moves on its days.
import { expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const rows = `Date|Narrative|Amount|Balance
30/04/2026|Van insurance|1200.00|1200.00
31/05/2026|Month 1|-100.00|1100.00
30/06/2026|Month 2|-100.00|1000.00
31/07/2026|Month 3|-100.00|900.00`
const unproved = (text: string) =>
  readGood(text).assumptions.find(({ code }) => code === 'unproved')?.message

test('is doubted where all its shares are alike, or named as shares', () => {
  expect(unproved(rows)).toMatch(/^The first amount is taken back in shares/)
  const named = rows.replaceAll('Month', 'Release').replace('-100.00|900.00', '-90.00|910.00')
  expect(unproved(named)).toMatch(/^The first amount is taken back in shares/)
})

test('is refused below a title that names it', () => {
  expect(readBad(`Prepayments\n${rows}`).message).toMatch(/the account 'Prepayments' of your books/)
})

test('is not seen in an account that is opened and spends different sums', () => {
  const spent = rows.replace('-100.00|1100.00', '-80.00|1120.00').replace('|1000.00', '|1020.00')
  expect(unproved(spent.replace('|900.00', '|920.00'))).toBeUndefined()
})
