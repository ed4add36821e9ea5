// Stock goes in and out and leaves a balance, as money does: whole numbers worded like goods are
// refused, and what may be either is doubted.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const unproved = (text: string) =>
  readGood(text).assumptions.find(({ code }) => code === 'unproved')?.message

describe('stock', () => {
  test('in whole numbers is refused', () => {
    const refused = readBad(`Date|Details|In|Out|Balance
02/10/2026|Delivery Jewson|60||100
13/10/2026|Job Marlow||24|76
19/10/2026|Job Quay||18|58`)
    expect(refused.message).toMatch(/looks like a list of stock/)
  })

  test('whose columns count pieces is refused, although each row fills only one of them', () => {
    const refused = readBad(`Date|Item|Qty in|Qty out|Left
13/10/2026|Oak board|60||60
14/10/2026|Oak board||24|36
15/10/2026|Oak board||20|16`)
    expect(refused.message).toMatch(/looks like a list of stock/)
  })

  test('by its value is doubted', () => {
    const file = `Date|Item|In|Out|Balance
02/10/2026|Flour sacks|200.00||200.00
13/10/2026|Flour used||45.00|155.00
19/10/2026|Flour sacks|90.00||245.00`
    expect(unproved(file)).toMatch(/^Some words speak of goods/)
  })

  test('is not seen where a sale brings money in', () => {
    const file = (pence: string) => `Date|Details|In|Out|Balance
02/10/2026|Sales|60${pence}||160${pence}
13/10/2026|Bought stamps||24${pence}|136${pence}
19/10/2026|Rent||18${pence}|118${pence}`
    expect(unproved(file('.00'))).toBeUndefined()
    expect(unproved(file(''))).toMatch(/^All figures are whole numbers without a currency/)
  })
})

test('vouchers, leave and orders are refused for what they are', () => {
  const message = (text: string) => readBad(text).message
  expect(
    message(`Date|Voucher|Issued|Redeemed|Outstanding
13/10/2026|V1|50.00||50.00
14/10/2026|V1||30.00|20.00`),
  ).toMatch(/list of vouchers/)
  expect(
    message(`Date|Employee|Accrued|Taken|Balance
13/10/2026|A Cole|3||3
14/10/2026|A Cole||1|2`),
  ).toMatch(/record of leave/)
  expect(
    message(`PO Number|Order Date|Supplier|Amount|Status
PO-31|13/10/2026|Jewson|342.50|Approved
PO-32|14/10/2026|Howdens|88.10|Billed`),
  ).toMatch(/purchase orders/)
})
