import { expect, test } from 'vitest'
import { normaliseMerchant } from '../merchant/normalise-merchant.ts'
import { minor } from '../money.ts'
import { isSubCategory, subCategoryOf } from '../taxonomy.ts'
import { entries } from './entries.ts'
import { lookUpDictionary } from './look-up.ts'

const paid = minor(-5000)
const received = minor(5000)

function meaningOf(text: string, amount = paid, reference: string | null = null) {
  const { key } = normaliseMerchant({ text, reference })
  return lookUpDictionary({ key, text, amount })?.subCategory ?? null
}

test('the dictionary has more than 400 patterns, none of them twice', () => {
  const patterns = entries.flatMap(([list]) => list.split('|'))
  expect(patterns.length).toBeGreaterThan(400)
  expect(patterns.filter((pattern, i) => patterns.indexOf(pattern) !== i)).toEqual([])
})

test('every pattern is written in the alphabet of keys, with stars only at its edges', () => {
  for (const [list] of entries)
    for (const pattern of list.split('|'))
      expect(pattern).toMatch(/^(?:\* )?[A-Z0-9&+]+(?: [A-Z0-9&+]+)*(?: \*)?$/)
})

test('no brand is listed under two meanings', () => {
  const brands = entries.flatMap(([, brand]) => (typeof brand === 'string' ? [brand] : []))
  expect(brands.filter((brand, i) => brands.indexOf(brand) !== i)).toEqual([])
})

test('every meaning stands in the taxonomy and agrees with the sign it is given for', () => {
  for (const [patterns, , meaning, confidence] of entries) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThan(1)
    if (typeof meaning === 'string') {
      expect(isSubCategory(meaning), patterns).toBe(true)
      continue
    }
    expect(Object.keys(meaning).length, patterns).toBeGreaterThan(0)
    if (meaning.in) expect(['in', 'both'], patterns).toContain(subCategoryOf(meaning.in).direction)
    if (meaning.out)
      expect(['out', 'both'], patterns).toContain(subCategoryOf(meaning.out).direction)
  }
})

test.each([
  ['HMRC NDDS', 'vat_payment', '123456789'],
  ['HMRC CUMBERNAULD', 'paye_ni', '123PA00045678'],
  ['HMRC CUMBERNAULD', 'corporation_tax', '8765432109A00108A'],
  ['COMPANIES HOUSE', 'licences_memberships', null],
  ['LEEDS CITY COUNCIL', 'business_rates', null],
  ['CAMDEN BUSINESS RATES', 'business_rates', null],
  ['NEST', 'pension', null],
  ["THE PEOPLE'S PENSION", 'pension', null],
  ['SMART PENSION LTD', 'pension', null],
  ['FPO JANE COOPER WAGES NOV', 'net_wages', null],
  ['STO MEADOW LANE PROPERTIES RENT', 'rent', null],
  ['BRITISH GAS BUSINESS', 'utilities', null],
  ['CASTLE WATER LTD', 'utilities', null],
  ['VODAFONE LTD', 'phone_internet', null],
  ['XERO UK INV-12345678', 'software', null],
  ['AWS EMEA', 'website_hosting', null],
  ['GOOGLE *ADS6153018264', 'advertising', null],
  ['ROYAL MAIL GROUP LTD', 'postage_couriers', null],
  ['TESCO PFS 4412', 'fuel', null],
  ['SHELL EALING', 'fuel', null],
  ['BP LEEDS ROAD', 'fuel', null],
  ['BRANDON TOOL HIRE', 'stock_materials', null],
  ['JEWSON TOOL HIRE LEEDS', 'stock_materials', null],
  ['SHELL ENERGY', 'utilities', null],
  ['TRAINLINE.COM', 'travel', null],
  ['TFL TRAVEL CH', 'travel', null],
  ['TFL CONGESTION CHARGE', 'vehicle_running', null],
  ['UBER *EATS', 'subsistence', null],
  ['PREMIER INN 441', 'subsistence', null],
  ['AIRBNB HMX4', 'subsistence', null],
  ['SCREWFIX DIRECT', 'stock_materials', null],
  ['BOOKER WHOLESALE', 'stock_materials', null],
  ['HISCOX INSURANCE', 'insurance', null],
  ['MONTHLY ACCOUNT FEE', 'bank_charges', null],
  ['OVERDRAFT INTEREST', 'loan_interest', null],
  ['FUNDING CIRCLE', 'loan_repayment', null],
  ['BOUNCE BACK LOAN 1234', 'loan_repayment', null],
  ['YORKSHIRE BS MORTGAGE', 'loan_repayment', null],
  ['HALIFAX MORTGAGE PAYMENT', 'loan_repayment', null],
  ['BAKER AND CO ACCOUNTANTS', 'accountancy', null],
  ['HARTLEY SOLICITORS LLP', 'legal', null],
  ['TV LICENSING', 'licences_memberships', null],
  ['DVLA VEHICLE TAX', 'vehicle_running', null],
  ['INDEED IRELAND', 'recruitment', null],
  ['J PARK DIRECTORS LOAN', 'directors_loan_out', null],
  ['J PARK DIVIDEND', 'dividends_drawings', null],
  ['TRANSFER TO SAVINGS', 'savings_pot', null],
])('money out, %j, is for %s', (text, subCategory, reference) => {
  expect(meaningOf(text, paid, reference)).toBe(subCategory)
})

test.each([
  ['STRIPE PAYMENTS UK LTD', 'card_payouts'],
  ['SUMUP PAYMENTS', 'card_payouts'],
  ['PAYPAL PAYMENT', 'card_payouts'],
  ['EBAY COMMERCE UK LTD', 'marketplace_payouts'],
  ['DELIVEROO', 'marketplace_payouts'],
  ['AIRBNB PAYMENTS UK A9626', 'marketplace_payouts'],
  ['BOOKING.COM BV 194091', 'marketplace_payouts'],
  ['VRBO PAYMENTS', 'marketplace_payouts'],
  ['BOOKING.COM', 'subsistence'],
  ['HMRC VTR', 'vat_refund'],
  ['GROSS INTEREST', 'interest_received'],
  ['J PARK DIRECTORS LOAN', 'directors_loan_in'],
  ['CASH PAID IN AT HIGH STREET', 'cash_banked'],
  ['FUNDING CIRCLE', 'loan_received'],
])('money in, %j, is %s', (text, subCategory) => {
  expect(meaningOf(text, received)).toBe(subCategory)
})

test.each([
  'STRIPE CHARGEBACK',
  'STRIPE DISPUTE DP_1K2',
  'STRIPE PAYMENTS UK REFUND',
  'SUMUP CHARGEBACK',
  'ZETTLE REFUND',
  'SQUAREUP DISPUTE',
  'PAYPAL CHARGEBACK',
  'PAYPAL DISPUTE',
  'GOCARDLESS REFUND',
])('%j, out of a payment platform, is what a customer got back and no fee', (text) => {
  expect(meaningOf(text)).toBe('customer_refunds')
})

test('a platform keeps its fees and its payouts apart from what it takes back', () => {
  expect(meaningOf('STRIPE FEES')).toBe('processor_fees')
  expect(meaningOf('STRIPE CHARGEBACK REVERSED', received)).toBe('card_payouts')
  expect(lookUpDictionary({ key: 'STRIPE', text: 'STRIPE CHARGEBACK', amount: paid })?.name).toBe(
    'Stripe',
  )
})

test('a refund from a shop keeps the category that it refunds', () => {
  expect(meaningOf('AMAZON REFUND', received)).toBe('office_supplies')
  expect(meaningOf('SCREWFIX REFUND', received)).toBe('stock_materials')
})

test.each([
  'HARBOUR CAFES',
  'J SMITH',
  'JOHN REED',
  'GRANT HILTON',
  'LEON PARK',
  'NORTHLIGHT STUDIO',
  'HARROGATE MORTGAGE BROKERS',
])('says nothing of %j', (text) => {
  expect(meaningOf(text, paid)).toBeNull()
  expect(meaningOf(text, received)).toBeNull()
})

test('looking up a transaction again gives the same answer', () => {
  const texts = [
    'TESCO STORES 3412',
    'HARBOUR CAFES INV 12',
    'FPO JANE COOPER WAGES NOV',
    'AMAZON CO UK',
    'A B C D E F G H I J',
  ]
  const cases = texts.map((text) => ({ key: normaliseMerchant({ text }).key, text, amount: paid }))
  const first = cases.map((each) => lookUpDictionary(each))
  for (let i = 0; i < 1_000; i++)
    expect(lookUpDictionary(cases[i % cases.length]!)).toEqual(first[i % cases.length])
})
