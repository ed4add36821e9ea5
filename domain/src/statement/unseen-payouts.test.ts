// Payouts by their parts, hosts' bookings, marks of debit beside amounts and balances: read
// wrongly, or refused, when they were first seen.
import { expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

type Kind = [name: string, text: string, pence: number[], currency?: string]

const kinds: Kind[] = [
  [
    'what is left after a discount and then a fee',
    `Date|Gross Sales|Discounts|Net Sales|Tax|Total Collected|Fees|Net Total|Event Type
02/10/2026|£12.00|£0.00|£12.00|£0.00|£12.00|-£0.21|£11.79|Payment
03/10/2026|£30.00|-£3.00|£27.00|£0.00|£27.00|-£0.47|£26.53|Payment
04/10/2026|-£12.00|£0.00|-£12.00|£0.00|-£12.00|£0.21|-£11.79|Refund`,
    [1179, 2653, -1179],
  ],
  [
    'what is paid over, although a payment that failed paid nothing',
    `Date|Transaction Type|Status|Total|Net|Tax|Fee|Payout
02/10/2026|Sale|Successful|12.00|10.00|2.00|0.20|11.80
02/10/2026|Sale|Failed|6.00|5.00|1.00|0.10|0.00
03/10/2026|Sale|Successful|30.00|25.00|5.00|0.51|29.49
13/10/2026|Refund|Successful|-30.00|-25.00|-5.00|0.00|-30.00`,
    [1180, 2949, -3000],
  ],
  [
    'what is left of whole pounds after a commission and its VAT',
    `Order date|Order number|Order total|Commission|VAT|Net to you
12/10/2026|J1|24|3.36|0.67|19.97
13/10/2026|J2|30|4.20|0.84|24.96
14/10/2026|J3|18|2.52|0.50|14.98`,
    [1997, 2496, 1498],
  ],
  [
    'a payout that the bank returned is none',
    `Payout date|Payout ID|Payout status|Payout amount|Payout currency
17 Oct 2026|P2|Funds sent|128.45|GBP
10 Oct 2026|P1|Funds sent|80.10|GBP
03 Oct 2026|P0|Returned|64.00|GBP`,
    [8010, 12_845],
  ],
  [
    'bookings come in and payouts go out, each in a column of its own',
    `Date|Type|Confirmation code|Guest|Currency|Amount|Paid out|Service fee|Gross earnings
12/09/2026|Payout|||GBP||485.00||
12/09/2026|Reservation|H1|A Cole|GBP|485.00||15.00|500.00
20/09/2026|Payout|||GBP||291.00||
20/09/2026|Reservation|H2|B Finch|GBP|291.00||9.00|300.00`,
    [-48_500, 48_500, -29_100, 29_100],
  ],
  [
    'a transfer after refunds and fees',
    `Transfer date|Reference|Gross sales|Refunds|Transaction fees|Net transfer|Status
07/09/2026|D1|500.00|0.00|7.00|493.00|Completed
08/09/2026|D2|350.00|-20.00|4.90|325.10|Completed
09/09/2026|D3|610.00|0.00|8.54|601.46|Pending`,
    [49_300, 32_510],
  ],
  [
    'what is due after charges and their VAT, in two rows',
    `Invoice date|Period|Orders|Total sales|Just Eat charges|VAT|Amount due to you|Payment date
07/09/2026|31 Aug - 6 Sep|52|1200.00|168.00|33.60|998.40|09/09/2026
14/09/2026|7 - 13 Sep|48|1000.00|140.00|28.00|832.00|16/09/2026`,
    [99_840, 83_200],
  ],
  [
    'what is payable to the shop came in',
    `Restaurant|Payment date|Order value|Commission|VAT on commission|Adjustments|Amount payable to you
Quay Pizza|07/09/2026|1200.00|-300.00|-60.00|0.00|840.00
Quay Pizza|14/09/2026|1000.00|-250.00|-50.00|-10.00|690.00
Quay Pizza|21/09/2026|1400.00|-350.00|-70.00|0.00|980.00`,
    [84_000, 69_000, 98_000],
  ],
  [
    'the fee of a transfer is not the transfer',
    `ID|Status|Direction|Finished on|Source fee amount|Source name|Source amount (after fees)|Source currency|Reference
T1|COMPLETED|OUT|2026-10-02|1.20|Harbour Joinery|98.80|GBP|RENT
T2|COMPLETED|IN|2026-10-05|0.00|Marlow Design|250.00|GBP|INV9
T3|CANCELLED|OUT|2026-10-06|0.50|Harbour Joinery|50.00|GBP|X`,
    [-9880, 25_000],
  ],
  [
    'S and H behind the amounts, without a currency',
    `Buchung|Wert|Verwendungszweck|Betrag
01.10.2026|01.10.2026|Miete|900,00 S
05.10.2026|05.10.2026|Kunde Becker|1.450,00 H
09.10.2026|09.10.2026|Strom|120,50 S`,
    [-90_000, 145_000, -12_050],
    'EUR',
  ],
  [
    'payments that a column without a header of its own calls reserved',
    `Buchungstag|Buchungstext|Verwendungszweck|Betrag|Waehrung|Info
09.10.26|LASTSCHRIFT|Strom|-120,50|EUR|Umsatz gebucht
12.10.26|LASTSCHRIFT|Miete|-900,00|EUR|Umsatz vorgemerkt
02.10.26|GUTSCHRIFT|Rechnung 12|1450,00|EUR|Umsatz gebucht`,
    [145_000, -12_050],
    'EUR',
  ],
  [
    'a gross value beside what has not been explained',
    `Dated on|Description|Gross Value|Sales Tax Value|Explanation Type|Bank Account|Unexplained Amount
2026-10-02|MARLOW DESIGN|1450.0|241.67|Invoice Receipt|Business Current|0.0
2026-10-03|QUAY PROPERTIES|-900.0|0.0|Payment|Business Current|0.0
2026-10-09|TIMBER YARD|-312.6|-52.1|Payment|Business Current|0.0`,
    [145_000, -90_000, -31_260],
  ],
  [
    'columns headed When, What and the sign of pounds',
    `When|What|£
2 Oct 26|Marlow paid invoice|+1450
3 Oct 26|Rent|-900
9 Oct 26|Timber|-312.60`,
    [145_000, -90_000, -31_260],
  ],
]

test.each(kinds)('%s', (_, text, pence, currency = 'GBP') => {
  const read = readGood(text)
  expect(read.transactions.map(({ amount }) => amount).toSorted()).toEqual(pence.toSorted())
  expect(new Set(read.transactions.map((each) => each.currency))).toEqual(new Set([currency]))
})

test('letters behind the balance say that it is overdrawn', () => {
  const read = readGood(`Buchungstag|Buchungstext|Betrag||Saldo|
01.10.2026|Alter Kontostand|||1.000,00|H
01.10.2026|Miete|900,00|S|100,00|H
05.10.2026|Telekom|140,00|S|40,00|S
09.10.2026|Kunde Becker|1.450,00|H|1.410,00|H`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-90_000, -14_000, 145_000])
  expect(read.transactions[1]?.balance).toBe(-4000)
  expect(read.proof).toMatchObject({ kind: 'proved', breaks: [] })
})

test('text that runs over two lines, under Withdrawn and Paid In, is proved by its balances', () => {
  const read = readGood(`Date|Details|Withdrawn|Paid In|Balance
|BROUGHT FORWARD|||1000.00
02 OCT 26|AUTOMATED CREDIT MARLOW||1450.00|2450.00
|DESIGN LTD INV204|||
03 OCT 26|STANDING ORDER QUAY|||
|PROPERTIES|900.00||1550.00
09 OCT 26|DEBIT CARD TIMBER YARD|312.60||1237.40
|CARRIED FORWARD|||1237.40`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([145_000, -90_000, -31_260])
  expect(read.accounts[0]?.closing).toBe(123_740)
  expect(read.proof).toMatchObject({ kind: 'proved', breaks: [] })
})
