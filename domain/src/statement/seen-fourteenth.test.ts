// Lists of shops, apps and terminals that were read wrongly when they were first seen. The right
// reading of each was written down before it was read.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const amountsOf = ({ transactions }: ReturnType<typeof readGood>) =>
  transactions.map(({ amount }) => amount)
const currenciesOf = ({ transactions }: ReturnType<typeof readGood>) => [
  ...new Set(transactions.map(({ currency }) => currency)),
]

describe('what was paid over is read', () => {
  test('and not the VAT of what a delivery service charged', () => {
    const read =
      readGood(`Invoice date|Total sales|Of which cash|Commission|VAT 20%|Total charges|You receive
05/10/2026|800.00|200.00|112.00|22.40|134.40|465.60
12/10/2026|760.00|155.00|106.40|21.28|127.68|477.32
19/10/2026|910.00|220.00|127.40|25.48|152.88|537.12`)
    expect(amountsOf(read)).toEqual([46_560, 47_732, 53_712])
  })

  test('and not the sales of a terminal before its charges', () => {
    const read =
      readGood(`Settlement date|Sales value|Refund value|Net sales|MSC|Auth fees|Chargebacks|Amount funded
01/10/2026|2500.00|0.00|2500.00|31.00|4.50|0.00|2464.50
02/10/2026|1880.00|-45.00|1835.00|22.70|3.80|0.00|1808.50
15/10/2026|3010.10|0.00|3010.10|37.00|6.10|-125.00|2842.00`)
    expect(amountsOf(read)).toEqual([246_450, 180_850, 284_200])
  })

  test('by an agent, whose heading is no person', () => {
    const read =
      readGood(`Date|Property|Rent received|Management fee|VAT on fee|Repairs|Paid to landlord
01/10/2026|Flat 1|950.00|95.00|19.00|0.00|836.00
01/10/2026|Flat 2|875.00|87.50|17.50|120.00|650.00
13/10/2026|Flat 3|950.00|95.00|19.00|45.00|791.00`)
    expect(amountsOf(read).map(Math.abs)).toEqual([83_600, 65_000, 79_100])
    expect(read.transactions[0]?.counterparty).toBeNull()
  })

  test('less what is held back of it', () => {
    const read = readGood(`Date|Order|Amount|10% hold|Released to you
13/10/2026|O1|100.00|10.00|90.00
14/10/2026|O2|70.00|7.00|63.00
15/10/2026|O3|120.00|12.00|108.00`)
    expect(amountsOf(read)).toEqual([9000, 6300, 10_800])
  })

  test('where the heading speaks of the impact on a balance', () => {
    const read = readGood(`Date|Type|Transaction value|Fee|Balance impact
13/10/2026|Charge|80.00|-2.60|77.40
14/10/2026|Charge|41.00|-1.40|39.60
15/10/2026|Chargeback fee|0.00|-15.00|-15.00
16/10/2026|Payout|-60.00|0.00|-60.00`)
    expect(amountsOf(read)).toEqual([7740, 3960, -1500, -6000])
  })
})

describe('a currency is that of the amount that is read', () => {
  test('where a fee left it of what was deposited', () => {
    const read =
      readGood(`Date|Type|Paid amount|Paid currency|Deposited amount|Deposited currency|Fees|Net
13/10/2026|charge|58.20|eur|50.00|gbp|-1.50|48.50
14/10/2026|charge|24.00|gbp|24.00|gbp|-0.56|23.44
15/10/2026|refund|-58.20|eur|-50.00|gbp|0.00|-50.00`)
    expect(amountsOf(read)).toEqual([4850, 2344, -5000])
    expect(currenciesOf(read)).toEqual(['GBP'])
  })

  test('once it is known which was paid over', () => {
    const file = `Date|Order|Amount|Currency|Settled amount|Settled currency
13/10/2026|A1|100.00|EUR|86.10|GBP
14/10/2026|A2|55.00|USD|41.80|GBP
15/10/2026|A3|40.00|GBP|40.00|GBP`
    const [question] = readBad(file).questions
    expect(question?.options[0]).toEqual({
      value: '4',
      label: 'Settled amount',
      example: '86.10, 41.80, 40.00',
    })
    const read = readGood(file, { columns: { 4: 'amount' }, amountSign: 'as_written' })
    expect(amountsOf(read)).toEqual([8610, 4180, 4000])
    expect(currenciesOf(read)).toEqual(['GBP'])
  })
})

test('charges that are “to be billed” do not make a list one of payments', () => {
  const [question] = readBad(`Date|Transfer amount|Transaction total|Charges to be billed
01/10/2026|980.00|980.00|11.76
12/10/2026|1205.50|1205.50|14.47
15/10/2026|2100.10|2100.10|25.20`).questions
  expect(question?.code).toBe('amount_sign')
})
