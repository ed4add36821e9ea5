// Kinds of files that a thirteenth round of unseen ones showed to be read wrongly. The right
// reading of each was written down before it was read.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOfCells } from '../testing/statement-grid.ts'

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

describe('what a book spends in columns of its own', () => {
  test('two of them beside what came in', () => {
    const read = readGood(`Date|Details|Income £|Stock £|Other costs £
01/09/2026|Marlow|45||
02/09/2026|Harbour||62.30|
04/09/2026|Timber|||38.75
05/09/2026|Ashby|80||
|Totals|125|62.30|38.75`)
    expect(amountsOf(read)).toEqual([4500, -6230, -3875, 8000])
  })

  test('two of them and nothing else, with a doubt', () => {
    const read = readGood(`Date|What|Materials|Labour
02/10/2026|Plasterboard|84.20|
03/10/2026|Two days||320
06/10/2026|Skirting|41.50|`)
    expect(amountsOf(read)).toEqual([-8420, -32000, -4150])
    expect(codesOf(read)).toContain('one_sided')
  })

  test('how it was paid, and a balance that opens with a line of its own', () => {
    const read = readGood(`Date|Details|Income|Paid cash|Paid card|Balance
01/09/2026|b/fwd||||100.00
02/09/2026|Fabric|||46.20|53.80
03/09/2026|Marlow|120.00|||173.80
08/09/2026|Thread||7.50||166.30`)
    expect(amountsOf(read)).toEqual([-4620, 12000, -750])
    expect(read.accounts[0]).toMatchObject({ opening: 10000, closing: 16630 })
  })

  test('a sum beside its parts is read alone', () => {
    const read = readGood(`Date|Details|Paid out|Fuel|Tools|Paid in
01/09/2026|Shell|20.00|20.00||
03/09/2026|Marlow||||50.00
08/09/2026|Harbour|7.50||7.50|`)
    expect(amountsOf(read)).toEqual([-2000, 5000, -750])
  })

  test('tabs of months stay one account, whatever their totals come to', () => {
    const tab = (name: string, month: string) =>
      sheetOfCells(
        [
          ['Date', 'Customer / supplier', 'Takings', 'Purchases', 'Overheads'],
          [{ day: `2026-${month}-03` }, 'Market', 210],
          [{ day: `2026-${month}-09` }, 'Wool', null, 75.5],
          [{ day: `2026-${month}-15` }, 'Pitch', null, null, 30],
          [null, 'Total', 210, 75.5, 30],
        ],
        { name },
      )
    const read = readGood([tab('Jul', '07'), tab('Aug', '08')])
    expect(amountsOf(read)).toEqual([21000, -7550, -3000, 21000, -7550, -3000])
    expect(read.accounts.map(({ account }) => account)).toEqual([null])
  })
})

describe('amounts that may not be lost', () => {
  test('those of rows that have no other, under a heading that means nothing', () => {
    const refused = readBad(`Date|Customer / supplier|Takings|Gubbins
03/07/2026|Market|210.00|
09/07/2026|Wool||75.50
15/07/2026|Pitch||30.00
28/07/2026|Fair|140.00|`)
    expect(refused.message).toContain('Row 3: there is a date but no amount')
  })

  test('those under the other side of a list of takings are a doubt', () => {
    const read = readGood(`Date|Cash|Card|Total takings|Paid out|Reason
13/10/2026|20.00|10.00|30.00|5.00|Milk
14/10/2026|15.00|25.00|40.00||
15/10/2026|11.00|10.00|21.00|2.00|Windows`)
    expect(amountsOf(read)).toEqual([3000, 4000, 2100])
    expect(read.assumptions.find(({ code }) => code === 'side_left')?.message).toContain(
      'Amounts under ‘Paid out’ are left out',
    )
  })
})

test('costs beside what each job brought in are left out with a doubt', () => {
  const read = readGood(`Date|Job|Income|Materials|Fuel
13/10/2026|Fence|40.00|12.00|1.50
14/10/2026|Gate|25.00|6.00|
20/10/2026|Shed|60.00|21.00|2.20`)
  expect(amountsOf(read)).toEqual([4000, 2500, 6000])
  expect(codesOf(read)).toContain('side_left')
})

describe('a payout beside each of its sales', () => {
  const list = (second: string) => `Payout ID|Payout date|Payout amount|Type|Sale|Customer
P1|06/10/2026|38.60|payment|20.00|Amy
P1|06/10/2026|${second}|payment|20.00|Ben
P2|13/10/2026|24.30|payment|25.00|Cai`

  test('is taken once, with a doubt', () => {
    const read = readGood(list('38.60'))
    expect(amountsOf(read)).toEqual([3860, 2430])
    expect(codesOf(read)).toContain('rows_repeated')
    expect(read.skipped).toContainEqual({ reason: 'repeated row', count: 1 })
  })

  test('is not where its amounts differ', () => {
    const read = readGood(list('19.00'))
    expect(amountsOf(read)).toEqual([3860, 1900, 2430])
    expect(codesOf(read)).not.toContain('rows_repeated')
  })
})

describe('lines of a book that are no payments', () => {
  test('income above expenses, and the profit below both', () => {
    const read = readGood(`Window cleaning
INCOME
Date|Customer|Amount
13/10/2026|Elm Road|84.00
14/10/2026|Shops|60.00
Total income||144.00
EXPENSES
Date|Supplier|Amount
20/10/2026|Fuel|25.10
22/10/2026|Ladder|79.90
Total expenses||105.00
PROFIT||39.00`)
    expect(amountsOf(read)).toEqual([8400, 6000, -2510, -7990])
  })

  test('the balances of a reconciliation', () => {
    const read = readGood(`Date|Ref|Details|Payments|Receipts
13/10/2026|DD|Rates|31.00|
14/10/2026|BACS|Hartley||92.00
Reconciled balance||||261.00
28/10/2026|1202|Skip hire|14.00|
Book balance||||247.00`)
    expect(amountsOf(read)).toEqual([-3100, 9200, -1400])
    expect(read.badRows).toEqual([])
  })
})

test('rows below a dated float are of its day, as their balances prove', () => {
  const read = readGood(`Date|Item|Cash in|Cash out|Balance
13/10/2026|Float|||100.00
|Sales|64.50||164.50
|Milk||6.20|158.30
14/10/2026|Sales|71.00||229.30`)
  expect(amountsOf(read)).toEqual([6450, -620, 7100])
  expect(read.transactions[0]?.day).toBe('2026-10-13')
})

test('a day and a month in columns of their own take the year of the title', () => {
  const read = readGood(`Cash book 2026
Day|Month|Details|Received|Spent
3|Sep|Lesson|30.00|
|Sep|Notes only||
12|Sep|Lesson|30.00|
1|Oct|Exam||42.00`)
  expect(read.transactions.map(({ day }) => day)).toEqual([
    '2026-09-03',
    '2026-09-12',
    '2026-10-01',
  ])
  expect(codesOf(read)).toContain('year_by_title')
})

test('a line of three cells names an account by its number', () => {
  const read = readGood(`Current Account|Sort code 20-10-30|Account number 11110000
Date|Details|Paid out|Paid in|Balance
13/09/2026|Brought forward|||400.00
14/09/2026|Timber|25.00||375.00
18/09/2026|Ashby||90.00|465.00
Savings Account|Sort code 20-10-30|Account number 22220000
Date|Details|Paid out|Paid in|Balance
13/09/2026|Brought forward|||2,000.00
30/09/2026|Interest||3.10|2,003.10`)
  expect(read.accounts.map(({ opening, closing }) => [opening, closing])).toEqual([
    [40000, 46500],
    [200000, 200310],
  ])
})

test('what is paid over is what is left of sales after several charges, behind their own parts', () => {
  const read =
    readGood(`Order ID|Order date|Sales (excl. VAT)|VAT on sales|Sales (incl. VAT)|Fee|VAT on fee|Total payout
U1|13/10/2026|20.00|4.00|24.00|-7.20|-1.44|15.36
U2|14/10/2026|15.00|3.00|18.00|-5.40|-1.08|11.52`)
  expect(amountsOf(read)).toEqual([1536, 1152])
})

test('a daybook of the continent enters what comes in as a debit, or asks', () => {
  const refused = readBad(`Dagboek|Boekstuk|Datum|Omschrijving|Debet|Credit
20 Bank|26001|13-10-2026|Studio Rood|1.210,00|
20 Bank|26001|16-10-2026|Pand BV||850,00
20 Bank|26002|19-10-2026|KPN||62,50`)
  expect(refused.questions[0]?.options.map(({ label }) => label)).toContain(
    'Debits came in, credits went out, as in a ledger',
  )
})
