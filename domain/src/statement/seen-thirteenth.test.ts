// Kinds of files that a thirteenth round of unseen ones showed to be read wrongly. The right
// reading of each was written down before it was read.
import { describe, expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const amountsOf = ({ transactions }: ReturnType<typeof readGood>) =>
  transactions.map(({ amount }) => amount)
const codesOf = ({ assumptions }: ReturnType<typeof readGood>) =>
  assumptions.map(({ code }) => code)
const currenciesOf = ({ transactions }: ReturnType<typeof readGood>) => [
  ...new Set(transactions.map(({ currency }) => currency)),
]

describe('a dollar sign alone', () => {
  const register = (title: string) => `${title}
Date|Memo|Deposit|Withdrawal|Balance
1/10/2026|Koala Cafe|$10.00||$110.00
14/10/2026|Timber||$5.00|$105.00
22/10/2026|Briar||$2.00|$103.00`

  test('is a doubt where days come first', () => {
    const read = readGood(register('Bank Register'))
    expect(currenciesOf(read)).toEqual(['USD'])
    expect(codesOf(read)).toContain('currency_assumed')
  })

  test('is that of the account that is named, or of the answer', () => {
    const named = readGood(register('Chequing (CAD)'))
    expect(currenciesOf(named)).toEqual(['CAD'])
    expect(codesOf(named)).not.toContain('currency_assumed')
    expect(named.accounts[0]).toMatchObject({ opening: 10000, closing: 10300 })
    expect(currenciesOf(readGood(register('Bank Register'), { currency: 'AUD' }))).toEqual(['AUD'])
  })

  test('is America’s where months come first', () => {
    const read = readGood(register('Bank Register').replace(/^(\d+)\/10/gm, '10/$1'))
    expect(currenciesOf(read)).toEqual(['USD'])
    expect(codesOf(read)).not.toContain('currency_assumed')
  })
})

test('a shop’s balance is paid into by “Card payment” and out by “Deposit to bank account”', () => {
  const read = readGood(`Transaction time|Transaction type|Reference|Amount|Balance
31/10/2026|Card payment fee|F8|-0.50|51.50
31/10/2026|Card payment|S8|30.00|52.00
30/10/2026|Card payment fee|F7|-0.20|22.00
30/10/2026|Card payment|S7|12.00|22.20
29/10/2026|Deposit to bank account|D1|-14.00|10.20`)
  expect(amountsOf(read)).toEqual([-1400, 1200, -20, 3000, -50])
  expect(read.accounts[0]).toMatchObject({ opening: 2420, closing: 5150 })
})
