import { describe, expect, it } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

describe('balances printed apart', () => {
  const file = (opening: string, closing: string) => `
Opening balance|${opening}
Closing balance|${closing}
Date|Description|Amount
01/02/2024|RENT|-100.00
02/02/2024|SALES|250.00
14/02/2024|SALES|50.00`

  it.each([
    ['£1,000.00', '£1,200.00', 'proved'],
    ['£1,000.00', '£1,200.01', 'absent'],
    ['£100.00 OD', '£100.00', 'proved'],
  ])('of %s and %s: %s', (opening, closing, proof) => {
    expect(readGood(file(opening, closing)).proof.kind).toBe(proof)
  })

  it('become those of the account', () => {
    expect(readGood(file('1,000.00', '1,200.00')).accounts[0]).toMatchObject({
      opening: 100_000,
      closing: 120_000,
    })
  })

  it('is the one beside a single payment, whatever the payments come to', () => {
    const read = readGood(`
Date|Description|Paid out|Paid in|Balance
14/02/2026|ACME LTD||500.00|1350.00`)
    expect(read.accounts[0]).toMatchObject({ closing: 135_000 })
  })
})
