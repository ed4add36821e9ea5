import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonthsToDay,
  type Day,
  daysBetween,
  fromEpochDays,
  monthOf,
  weekdayOf,
} from '../calendar.ts'
import { categorise } from '../categorise.ts'
import { detectSeries } from '../forecast/recurring/detect-series.ts'
import { isWorkingDay, previousWorkingDay } from '../holidays.ts'
import { normaliseMerchant } from '../merchant/normalise-merchant.ts'
import { type Minor, sum } from '../money.ts'
import { pairTransfers } from '../transfers.ts'
import { type DemoTransaction, demoCompany, demoCourse } from './demo-company.ts'
import { demoTimeOf, nextVatDay } from './demo-time.ts'

const anyDay = fc.integer({ min: 19_000, max: 23_000 }).map(fromEpochDays)
const awkwardDays: Day[] = [
  '2028-02-29',
  '2027-01-01',
  '2026-12-31',
  '2026-12-25',
  '2026-03-01',
  '2026-11-21',
]
const pounds = (amount: number) => amount / 100

/** Each of the awkward days, and some drawn by chance. */
function onManyDays(check: (today: Day) => void) {
  for (const today of awkwardDays) check(today)
  fc.assert(fc.property(anyDay, check), { numRuns: 8 })
}

function labelled(today: Day) {
  return demoCompany(today).transactions.map((transaction) => {
    const merchant = normaliseMerchant(transaction)
    const { text, amount } = transaction
    const label = categorise({
      amount,
      text,
      merchantKey: merchant.key,
      fileCategory: null,
      memory: null,
    })
    return { ...transaction, merchant, subCategory: label.subCategory }
  })
}

function cashByDay(transactions: readonly DemoTransaction[], opening: Minor): Map<Day, number> {
  const cash = new Map<Day, number>()
  let total: number = opening
  for (const { day, amount } of transactions) {
    total += amount
    cash.set(day, total)
  }
  return cash
}

describe('whatever day it is', () => {
  test('the same day makes the same company, to the penny', () => {
    expect(demoCompany('2026-11-21')).toEqual(demoCompany('2026-11-21'))
    expect(demoCompany('2026-11-21')).not.toEqual(demoCompany('2026-11-22'))
  })

  test('balances tie: every line is the one before it plus its amount', () => {
    onManyDays((today) => {
      const { accounts, transactions } = demoCompany(today)
      for (const { key, opening } of accounts) {
        let balance: number = opening
        for (const line of transactions.filter(({ accountKey }) => accountKey === key)) {
          balance += line.amount
          expect(line.balance).toBe(balance)
        }
      }
    })
  })

  test('eighteen full months come in order, and nothing after today', () => {
    onManyDays((today) => {
      const { transactions } = demoCompany(today)
      const days = transactions.map(({ day }) => day)
      expect(days).toEqual([...days].sort())
      expect(days.at(-1)! <= today).toBe(true)
      expect(daysBetween(days.at(-1)!, today)).toBeLessThanOrEqual(5)
      expect(monthOf(days[0]!)).toBe(monthOf(addMonthsToDay(addDays(today, 1), -18)))
      expect(transactions.length).toBeGreaterThan(1_500)
      expect(transactions.length).toBeLessThan(2_550)
    })
  })

  test('the business is alive: never overdrawn, its cash between 5,000 and 90,000', () => {
    onManyDays((today) => {
      const { accounts, transactions } = demoCompany(today)
      const cash = [
        ...cashByDay(transactions, sum(accounts.map(({ opening }) => opening))).values(),
      ]
      expect(pounds(Math.min(...cash))).toBeGreaterThan(5_000)
      expect(pounds(Math.max(...cash))).toBeLessThan(90_000)
      expect(pounds(cash.at(-1)!)).toBeGreaterThan(8_000)
      expect(pounds(cash.at(-1)!)).toBeLessThan(46_000)
      for (const { accountKey, balance } of transactions) {
        if (accountKey === 'card') expect(balance).toBeLessThanOrEqual(0)
        else expect(balance).toBeGreaterThanOrEqual(0)
      }
    })
  })

  test('VAT takes the cash under the buffer some five weeks ahead, if things go on as they do', () => {
    onManyDays((today) => {
      const time = demoTimeOf(today)
      const { events, opening } = demoCourse(time)
      const lived = events
        .filter(({ day }) => day >= time.start)
        .map((event) => ({ ...event, balance: event.amount }))
      const cash = cashByDay(lived, opening)
      const vatDay = nextVatDay(time)
      expect(Math.abs(daysBetween(today, vatDay) - 35)).toBeLessThanOrEqual(18)
      const around = [...cash].filter(([day]) => day > today && day <= addDays(vatDay, 10))
      const [lowDay, low] = around.reduce((a, b) => (b[1] < a[1] ? b : a))
      expect(pounds(low)).toBeLessThan(5_000)
      expect(pounds(low)).toBeGreaterThan(1_000)
      expect(lowDay >= vatDay || daysBetween(lowDay, vatDay) > 5).toBe(true)
      const before = events.filter(({ day, text }) => day === vatDay && text === 'HMRC NDDS')
      expect(pounds(before[0]!.amount)).toBeLessThan(-15_000)
    })
  }, 60_000)
})

describe('read as any statement is', () => {
  const today = '2026-11-21'
  const rows = labelled(today)
  const rowsOf = (name: string) => rows.filter(({ merchant }) => merchant.name === name)
  const named = (text: string) => rows.filter((row) => row.text.startsWith(text))

  test('more than 95 % of the value gets a category, and three payments of the last month do not', () => {
    const value = (list: typeof rows) =>
      list.reduce((total, { amount }) => total + Math.abs(amount), 0)
    const unknown = rows.filter(({ subCategory }) => subCategory.startsWith('uncategorised'))
    expect(1 - value(unknown) / value(rows)).toBeGreaterThan(0.95)
    const recent = unknown.filter(({ day }) => day > addMonthsToDay(today, -1))
    expect(recent.map(({ merchant }) => merchant.name).sort()).toEqual([
      'Bloom and Fern',
      'Moray House Trading',
      'T Lindqvist',
    ])
    expect(unknown).toHaveLength(7)
  })

  test.each([
    ['HMRC VAT', 'vat_payment'],
    ['HMRC PAYE', 'paye_ni'],
    ['HMRC Corporation Tax', 'corporation_tax'],
    ['Stripe', 'card_payouts'],
    ['Etsy', 'marketplace_payouts'],
    ['Northwind Hotels', 'service_sales'],
    ['Harbour Museum Retainer', 'retainer_income'],
    ['A Bennett Wages', 'net_wages'],
    ['S Okafor Directors Salary', 'directors_salary'],
    ['S Okafor Dividend', 'dividends_drawings'],
    ['NEST', 'pension'],
    ['Marlow Estates Rent', 'rent'],
    ['Bristol City Council', 'business_rates'],
    ['Octopus Energy', 'utilities'],
    ['Castle Water', 'utilities'],
    ['Vodafone', 'phone_internet'],
    ['Adobe', 'software'],
    ['Google Ads', 'advertising'],
    ['Shell', 'fuel'],
    ['DPD', 'postage_couriers'],
    ['Premier Paper', 'stock_materials'],
    ['M Alvarez Freelance', 'freelancers'],
    ['Hollis Accountants', 'accountancy'],
    ['Hiscox', 'insurance'],
    ['Funding Circle', 'loan_repayment'],
    ['Lex Autolease', 'vehicle_lease'],
    ['Apex Print Machinery', 'equipment'],
    ['Monthly Account Fee', 'bank_charges'],
    ['Gross Interest', 'interest_received'],
    ['Barclaycard', 'credit_card_payment'],
  ])('every payment with %s is %s', (name, subCategory) => {
    const merchantRows = rowsOf(name)
    expect(merchantRows.length).toBeGreaterThan(0)
    expect(new Set(merchantRows.map((row) => row.subCategory))).toEqual(new Set([subCategory]))
  })

  test('more than forty merchants, of which one customer brings nearly half of all income', () => {
    const merchants = new Set(rows.map(({ merchant }) => merchant.key))
    expect(merchants.size).toBeGreaterThanOrEqual(40)
    expect(merchants.size).toBeLessThanOrEqual(85)
    const sales = rows.filter(({ subCategory }) => /sales|retainer|payouts/.test(subCategory))
    const share =
      sum(rowsOf('Northwind Hotels').map(({ amount }) => amount)) /
      sum(sales.map(({ amount }) => amount))
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.5)
  })

  test('VAT leaves by direct debit three working days after a month and seven days', () => {
    expect(rowsOf('HMRC VAT').map(({ day }) => day)).toEqual([
      '2025-06-11',
      '2025-09-10',
      '2025-12-10',
      '2026-03-11',
      '2026-06-10',
      '2026-09-10',
    ])
    expect(demoCompany(today).business.vatStagger).toBe('2')
  })

  test('PAYE arrives by the 22nd, on the working day before where it must', () => {
    for (const { day } of rowsOf('HMRC PAYE'))
      expect(day).toBe(previousWorkingDay(`${monthOf(day)}-22`))
    expect(rowsOf('HMRC PAYE').length).toBeGreaterThanOrEqual(18)
  })

  test('wages leave on the last working day, and early at Christmas', () => {
    const days = named('A BENNETT WAGES').map(({ day }) => day)
    expect(days).toContain('2026-10-30')
    expect(days).toContain('2026-01-30')
    expect(days).toContain('2025-12-23')
    expect(days).toHaveLength(18)
  })

  test('rates come in ten instalments from April, rent each quarter, fuel each week', () => {
    const rates = rowsOf('Bristol City Council').map(({ day }) => day.slice(0, 7))
    expect(rates).toContain('2026-01')
    expect(rates).not.toContain('2026-02')
    expect(rates).not.toContain('2026-03')
    expect(rowsOf('Marlow Estates Rent')).toHaveLength(6)
    expect(rowsOf('Shell').length).toBeGreaterThan(75)
  })

  test('three policies with one insurer, once a year each', () => {
    const texts = new Set(rowsOf('Hiscox').map(({ text }) => text))
    expect(texts.size).toBe(3)
    expect(rowsOf('Hiscox').length).toBeLessThanOrEqual(6)
  })

  test('one invoice is paid twice on two days running', () => {
    const twice = named('PREMIER PAPER GROUP INV 77813')
    expect(twice).toHaveLength(2)
    expect(twice[0]!.amount).toBe(twice[1]!.amount)
    expect(daysBetween(twice[0]!.day, today)).toBeLessThan(31)
  })

  test('the museum’s latest retainer has not come', () => {
    const days = rowsOf('Harbour Museum Retainer').map(({ day }) => monthOf(day))
    expect(days).toContain('2026-10')
    expect(days).not.toContain('2026-11')
  })

  test('a late customer is late by a different number of days each time', () => {
    const dates = rowsOf('Tidewater Brewing Co').map(({ day }) => Number(day.slice(8)))
    expect(Math.min(...dates)).toBeGreaterThan(10)
    expect(new Set(dates).size).toBeGreaterThan(6)
  })

  test('a direct debit fails, comes back two days later and is taken again, and nets to one', () => {
    const returned = rows.filter(({ text }) => text === 'BT GROUP PLC RETURNED')
    expect(returned).toHaveLength(1)
    expect(returned[0]!.subCategory).toBe('phone_internet')
    const taken = rowsOf('BT')
      .filter(({ amount }) => amount < 0)
      .map(({ day }) => day)
    const failed = taken.filter((day) => day < returned[0]!.day).at(-1)!
    expect(daysBetween(failed, returned[0]!.day)).toBeLessThanOrEqual(5)
    expect(
      taken.some((day) => day > returned[0]!.day && daysBetween(returned[0]!.day, day) <= 12),
    ).toBe(true)
  })

  test('Adobe raised its price five months ago', () => {
    const amounts = rowsOf('Adobe').map(({ amount }) => amount)
    expect(new Set(amounts).size).toBe(2)
    expect(amounts.at(-1)).toBeLessThan(amounts[0]!)
  })

  test('every transfer between own accounts is paired, one of them across two days', () => {
    const candidates = rows.map((row, i) => ({ ...row, id: String(i), accountId: row.accountKey }))
    const pairs = pairTransfers(candidates)
    const legs = rows.filter(({ subCategory }) =>
      /internal_transfer|credit_card_payment/.test(subCategory),
    )
    expect(pairs.length * 2).toBe(legs.length)
    const days = pairs.map(({ outId, inId }) =>
      daysBetween(rows[Number(outId)]!.day, rows[Number(inId)]!.day),
    )
    expect(days.filter((gap) => gap > 0)).toHaveLength(1)
  })

  test('what keeps a rhythm is found: VAT each quarter, wages each month, fuel each week', () => {
    const movements = rows.map((row, at) => ({
      id: String(at).padStart(6, '0'),
      merchantId: row.merchant.name,
      subCategory: row.subCategory,
      day: row.day,
      amount: row.amount,
    }))
    const series = detectSeries(movements, { asOf: today, nation: 'england_and_wales' })
    const cadenceOf = (name: string) =>
      series
        .filter(({ merchantId, state }) => merchantId === name && state === 'active')
        .map(({ cadence }) => cadence)
    expect(cadenceOf('HMRC VAT')).toEqual(['quarterly'])
    expect(cadenceOf('A Bennett Wages')).toEqual(['monthly'])
    expect(cadenceOf('Marlow Estates Rent')).toEqual(['quarterly'])
    expect(cadenceOf('Shell')).toEqual(['weekly'])
    expect(cadenceOf('Greggs')).toEqual([])
  })

  test('banks move direct debits and orders on working days only', () => {
    for (const { bankType, day } of rows)
      if (['DD', 'SO', 'BGC'].includes(bankType)) expect(isWorkingDay(day), day).toBe(true)
    expect(rows.some(({ day }) => weekdayOf(day) === 6)).toBe(true)
  })
})
