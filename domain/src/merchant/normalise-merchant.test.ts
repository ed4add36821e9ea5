import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entries } from '../dictionary/entries.ts'
import { merchantReader, normaliseMerchant } from './normalise-merchant.ts'

const nameOf = (text: string, bankType: string | null = null) =>
  normaliseMerchant({ text, bankType }).name

test.each([
  ['CARD PAYMENT TO TESCO STORES 3412,12.50 GBP, RATE 1.00/GBP ON 12-11-2025', 'Tesco'],
  ['TESCO STORES 3412 CD 1234', 'Tesco'],
  ['1234 14NOV25 , TESCO STORES 3412 , LONDON GB', 'Tesco'],
  ['AMZNMktplace', 'Amazon'],
  ['AMZN MKTP UK*2K4H71QX5', 'Amazon'],
  ['AMAZON.CO.UK*1A2B3C4D5', 'Amazon'],
  ['WWW.SCREWFIX.COM', 'Screwfix'],
  ['GOOGLE *ADS6153018264', 'Google Ads'],
  ['GOOGLE*GSUITE_BEANSHOP', 'Google Workspace'],
  ['FACEBK *X6H3KD92', 'Meta Ads'],
  ['ADOBE *CREATIVE CLOUD', 'Adobe'],
  ['UBER   *TRIP HELP.UBER.COM', 'Uber'],
  ['UBER *EATS', 'Uber Eats'],
  ['APPLE.COM/BILL', 'Apple'],
  ['MSFT * E0400RXYZ1', 'Microsoft'],
  ['SHELL EALING  LONDON GBR', 'Shell'],
  ['SHELL ENERGY RETAIL LTD', 'Shell Energy'],
  ['DIRECT DEBIT PAYMENT TO VODAFONE LTD REF 7007452-1001, MANDATE NO 0012', 'Vodafone'],
  ['DD SO ENERGY', 'So Energy'],
  ['FASTER PAYMENTS RECEIPT REF.INV 1042 FROM HARBOUR CAFES LTD', 'Harbour Cafes'],
  ['BILL PAYMENT VIA FASTER PAYMENT TO JOHN SMITH REFERENCE INV 12 , MANDATE NO 12', 'John Smith'],
  ['JOHN SMITH , INV 123 , VIA MOBILE - PYMT FP 03/10/25 10 , 53130022123000000N', 'John Smith'],
  ['HARBOUR CAFES LTD 600000001234567890 INV 1042 090128 10 12NOV25 12:34', 'Harbour Cafes'],
  ['THE OLD FORGE   ON 12 NOV BCC', 'The Old Forge'],
  ['PRET A MANGER VIA APPLE PAY', 'Pret A Manger'],
  ['HETZNER ONLINE GMBH AMOUNT IN EUR 5.00 ON 12 NOV 2025 VISAXR 1.17', 'Hetzner'],
  ['NORTHLIGHT STUDIO  BRISTOL GB', 'Northlight Studio'],
  ['THE BATH CAFE', 'The Bath Cafe'],
  ["MCDONALD'S 0412", "McDonald's"],
  ['B & Q 1203', 'B&Q'],
  ["O'NEILL PLUMBING LIMITED", "O'Neill Plumbing"],
  [')))PLANT ROOM CAFE', 'Plant Room Cafe'],
  ['STO MEADOW LANE PROPERTIES LLP', 'Meadow Lane Properties'],
  ['KFC EALING', 'KFC'],
  ['MR J SMITH', 'Mr J Smith'],
  ['CARD TRAVIS PERKINS 1234', 'Travis Perkins'],
  ['CARD TRAVIS PERKINS 1234 ON 18 NOV', 'Travis Perkins'],
  ['CARD NORTHLIGHT STUDIO 1234', 'Northlight Studio'],
  ['CARD TRAVIS PERKINS TRADING', 'Travis Perkins'],
  ['Debit card: Screwfix 0412', 'Screwfix'],
  ['MASTERCARD AMAZON.CO.UK', 'Amazon'],
  ['CARD AND PAPER LTD', 'Card and Paper'],
  ['CARD FACTORY 1234', 'Card Factory'],
  ['CARD FACTORY', 'Card Factory'],
  ['Axminster Tools Card 4471 on 18', 'Axminster Tools'],
  ['Axminster Tools Card 4471 on 18 Nov', 'Axminster Tools'],
  ['Axminster Tools Card 4471 on', 'Axminster Tools'],
])('reads the merchant out of %j', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test.each([
  ['SQ *THE BEAN ROOM', 'The Bean Room', 'Square'],
  ['SUMUP *CORNER FLOWERS', 'Corner Flowers', 'SumUp'],
  ['ZETTLE_*MARKET HALL', 'Market Hall', 'Zettle'],
  ['IZ *MARKET HALL', 'Market Hall', 'Zettle'],
  ['PAYPAL *NETFLIX 35314369001', 'Netflix', 'PayPal'],
  ['SP * GREEN ROASTERS', 'Green Roasters', 'Shopify'],
])('%j was bought at %s through %s', (text, name, aggregator) => {
  expect(normaliseMerchant({ text })).toMatchObject({ name, aggregator })
})

test('a platform paying out is the merchant itself', () => {
  expect(normaliseMerchant({ text: 'STRIPE PAYMENTS UK LTD STRIPE' })).toMatchObject({
    name: 'Stripe',
    aggregator: null,
  })
})

/** A name as banks cut it, from its whole length down to `shortest` characters. */
function cutNames(whole: string, shortest: number, name: string): [string, null, string][] {
  return Array.from({ length: whole.length - shortest + 1 }, (_, cut) => [
    whole.slice(0, whole.length - cut).trim(),
    null,
    name,
  ])
}

test.each<[string, string | null, string]>([
  ['HMRC VAT', '123456789', 'HMRC VAT'],
  ['HMRC NDDS', '123456789', 'HMRC VAT'],
  ['HMRC - NDDS', 'GB 123 4567 89', 'HMRC VAT'],
  ['HMRC CUMBERNAULD', '123PA00045678', 'HMRC PAYE'],
  ['HMRC CUMBERNAULD', '123PA000456782511', 'HMRC PAYE'],
  ['HMRC CUMBERNAULD', '8765432109A00108A', 'HMRC Corporation Tax'],
  ['HMRC SHIPLEY', '1234567890K', 'HMRC Self Assessment'],
  ['HMRC GOV.UK SA', null, 'HMRC Self Assessment'],
  ['H M REVENUE AND CUSTOMS PAYE', null, 'HMRC PAYE'],
  ['HMRC VTR', null, 'HMRC VAT'],
  ['HMRC CUMBERNAULD', null, 'HMRC'],
  ...cutNames('HMRC CORPORATION TAX', 9, 'HMRC Corporation Tax'),
  ...cutNames('HMRC SELF ASSESSMENT', 9, 'HMRC Self Assessment'),
  ...cutNames('HM REVENUE & CUSTOMS', 8, 'HMRC'),
  ['HMRC CORP T', null, 'HMRC Corporation Tax'],
  ['HMRC CORPN TAX', null, 'HMRC Corporation Tax'],
  ['H.M.R.C. C.T.', null, 'HMRC Corporation Tax'],
  ['HMRC V A T', null, 'HMRC VAT'],
  ['HMRCVAT', null, 'HMRC VAT'],
  ['HMRC P.A.Y.E.', null, 'HMRC PAYE'],
  ['H M R C NAT INS', null, 'HMRC PAYE'],
  ['HMRC CONSTRUCTION INDUSTRY', null, 'HMRC CIS'],
])(
  'HMRC money by words and by the shape of the reference: %j with %j is %s',
  (text, reference, name) => {
    expect(normaliseMerchant({ text, reference }).name).toBe(name)
    expect(nameOf(`${text} ${reference ?? ''}`)).toBe(name)
  },
)

test.each([
  ['VODAFONE LTD', 'D/D', 'DD'],
  ['DIRECT DEBIT VODAFONE', null, 'DD'],
  ['MEADOW LANE', 'S/O', 'SO'],
  ['JOHN SMITH', 'FPO', 'FPS'],
  ['BANK GIRO CREDIT REF HARBOUR CAFES', null, 'BACS'],
  ['TESCO STORES 3412', 'DEB', 'CARD'],
  ['CARD PAYMENT TO TESCO', null, 'CARD'],
  ['CHQ 100123', null, 'CHEQUE'],
  ['CHAPS TRANSFER TO BAKER LAW', null, 'CHAPS'],
  ['LNK HIGH STREET', 'CPT', 'ATM'],
  ['TRANSFER TO SAVINGS', null, 'TRANSFER'],
  ['ACCOUNT FEE', 'CHG', 'FEE'],
  ['GROSS INTEREST', null, 'INTEREST'],
  ['Harbour Cafes', 'Faster payment', 'FPS'],
  ['Harbour Cafes', 'POT_TRANSFER', 'TRANSFER'],
  ['HARBOUR CAFES', null, null],
])('the rail of %j with the type %j is %s', (text, bankType, rail) => {
  expect(normaliseMerchant({ text, bankType }).rail).toBe(rail)
})

test('the bank naming the other side apart wins over its text, and its spelling is kept', () => {
  const merchant = normaliseMerchant({
    text: 'Faster payment 12 Nov INV-1042',
    counterparty: 'iD Harbour Cafés Ltd',
    reference: 'INV-1042',
  })
  expect(merchant).toMatchObject({ name: 'iD Harbour Cafés', key: 'ID HARBOUR CAFES' })
})

test('a bill payment code goes, the filling station stays', () => {
  expect(nameOf('BP JOHN SMITH', 'BP')).toBe('John Smith')
  expect(nameOf('BP CONNECT HEATHROW', 'VIS')).toBe('BP')
  expect(nameOf('BP LEEDS ROAD', 'DEB')).toBe('BP')
  expect(nameOf('BP SKIPTON RD 4411', 'DEB')).toBe('BP')
  expect(nameOf('BP LEEDS ROAD GARAGE', 'BP')).toBe('Leeds Road Garage')
  expect(nameOf('BP JOHN SMITH', 'FPO')).not.toBe('BP')
})

test('people whose names resemble each other stay different merchants', () => {
  const people = [
    'J SMITH',
    'JOHN SMITH',
    'MR J SMITH',
    'J SMYTH',
    'JOHN SMITH JNR',
    'JUNE SMITH',
    'THERESA MAY',
    'THERESA',
    'JOHN REED',
    'REED J',
    'LEON PARK',
    'COSTA MARIA',
    'MOLLIE KING',
    'GRANT HILTON',
  ]
  expect(new Set(people.map((text) => normaliseMerchant({ text }).key)).size).toBe(people.length)
})

test('wages keep one key through the months', () => {
  const keys = ['NOV', 'MAY', 'JUNE 2025', 'SEPT 25'].map(
    (month) => normaliseMerchant({ text: `FPO JANE COOPER WAGES ${month}` }).key,
  )
  expect(new Set(keys)).toEqual(new Set(['JANE COOPER WAGES']))
})

test.each([
  '',
  '   ',
  '***',
  '12345678',
  'DD',
  'LTD',
  '£££',
  'REF 12345678',
  'CARD PAYMENT TO ',
  '- - -',
])('never empties %j', (text) => {
  const merchant = normaliseMerchant({ text })
  expect(merchant.name.trim()).not.toBe('')
  expect(merchant.key.trim()).not.toBe('')
})

const bankWord = fc.constantFrom(
  'CARD PAYMENT TO',
  'DD',
  'SO',
  'BP',
  'FPO',
  'TESCO',
  'STORES',
  'LTD',
  'LIMITED',
  '3412',
  'REF',
  'INV 12',
  'LONDON',
  'GB',
  'ON 12 NOV',
  '12/11/25',
  '12:34',
  'CD 1234',
  'SQ *',
  'PAYPAL *',
  '*',
  ',',
  ' , ',
  '  ',
  'HMRC',
  'VAT',
  '123456789',
  'WAGES',
  'MAY',
  'JOHN',
  "O'NEILL",
  'B & Q',
  'Café',
  'WWW.',
  '.CO.UK',
  'EUR 5.00',
  'VIA APPLE PAY',
  'MANDATE NO 1',
  'X6H3KD92',
  '(UK)',
  'ß',
  'İ',
  'THE',
  'of',
)
const bankText = fc.array(bankWord, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))

test('a merchant’s own name reads back as itself', () => {
  fc.assert(
    fc.property(fc.oneof(bankText, fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const { name, key } = normaliseMerchant({ text })
      expect(normaliseMerchant({ text: name })).toMatchObject({ name, key })
      expect(name.trim()).not.toBe('')
      expect(key).not.toBe('')
    }),
    { numRuns: 2000 },
  )
})

test('a reader with a memory reads every merchant as one without', () => {
  const merchantOf = merchantReader()
  fc.assert(
    fc.property(bankText, fc.nat(9999), (text, reference) => {
      const input = { text: `SQ *${text} REF ${reference}` }
      expect(merchantOf(input)).toEqual(normaliseMerchant(input))
      expect(merchantOf({ text })).toEqual(normaliseMerchant({ text }))
    }),
    { numRuns: 1000 },
  )
})

test('every brand of the dictionary reads back as itself', () => {
  for (const [patterns, brand] of entries) {
    if (brand === null) continue
    if (typeof brand === 'string') expect(nameOf(brand), patterns).toBe(brand)
    for (const pattern of patterns.split('|')) {
      const name = nameOf(pattern.replace(' *', ''))
      if (typeof brand === 'string') expect(name, pattern).toBe(brand)
      expect(nameOf(name), pattern).toBe(name)
    }
  }
})
