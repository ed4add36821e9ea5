// Which account a file's rows go to: what fits joins, what might be another bank's does not.
import { expect, test } from 'vitest'
import { endsIn, isNumbered, type KnownAccount, kindOf, targetsOf } from './account-target.ts'

const known = (facts: Partial<KnownAccount>): KnownAccount => ({
  id: 'a1',
  name: 'Current account',
  printed_name: null,
  layout: null,
  currency: 'GBP',
  ...facts,
})
const single = (printed: string, currency = 'GBP') => [{ printed, currency }]
const goes = (layout: string | null, printed: string, accounts: KnownAccount[], currency = 'GBP') =>
  targetsOf({ layout, accounts: single(printed, currency) }, accounts)[0]

test('a first file makes an account, named as people would', () => {
  expect(goes('Starling', '', [])?.name).toBe('Starling')
  expect(goes(null, '', [])?.name).toBe('Current account')
  expect(goes('Plimsoll template', '', [])?.name).toBe('Current account')
  expect(goes('Barclays', '20-00-00 12345678', [])?.name).toBe('Barclays 5678')
  expect(goes(null, 'GB29NWBK60161331926819', [])?.name).toBe('Account ending 6819')
  expect(goes(null, 'Business Savings', [])?.name).toBe('Business Savings')
  expect(goes('Revolut', '', [], 'EUR')?.name).toBe('Revolut EUR')
  expect(goes('Revolut', 'EUR pot', [], 'EUR')?.name).toBe('EUR pot')
  expect(goes('Barclaycard', 'XXXX-XXXX-XXXX-1122', [])?.name).toBe('Barclaycard 1122')
})

test('banks that export alike are distinguished by their sort codes, and never named all at once', () => {
  const lloyds = 'Lloyds, Halifax or Bank of Scotland'
  expect(goes(lloyds, '30-90-11 11223344', [])?.name).toBe('Lloyds 3344')
  expect(goes(lloyds, '11-00-01 11223344', [])?.name).toBe('Halifax 3344')
  expect(goes('NatWest, RBS or Ulster Bank', '601122-12345678', [])?.name).toBe('NatWest 5678')
  expect(goes('NatWest, RBS or Ulster Bank', '981122-12345678', [])?.name).toBe('Ulster Bank 5678')
  expect(goes(lloyds, '11223344', [])?.name).toBe('Account ending 3344')
})

test('a file that names no account goes to the only one of its currency', () => {
  expect(goes(null, '', [known({})])?.accountId).toBe('a1')
  expect(goes('Starling', '', [known({})])?.accountId).toBe('a1')
  expect(goes(null, '', [known({ layout: 'Starling' })])?.accountId).toBe('a1')
  expect(goes(null, '', [known({ currency: 'EUR' })])?.accountId).toBe(null)
})

test("another bank's file never goes into this bank's account", () => {
  expect(goes('Monzo', '', [known({ layout: 'Starling' })])).toMatchObject({
    accountId: null,
    name: 'Monzo',
  })
})

test('an account is recognised by how it is printed, whatever the dashes', () => {
  const accounts = [
    known({ printed_name: '20-00-00 12345678' }),
    known({ id: 'a2', printed_name: 'x' }),
  ]
  expect(goes('Barclays', '200000 12345678', accounts)?.accountId).toBe('a1')
  expect(goes('Barclays', '20-00-00 99999999', accounts)?.accountId).toBe(null)
})

test('of several accounts an unnamed file takes the one that its bank feeds, else a new one', () => {
  const accounts = [known({ layout: 'Starling' }), known({ id: 'a2', layout: 'Monzo' })]
  expect(goes('Monzo', '', accounts)?.accountId).toBe('a2')
  expect(goes('HSBC', '', accounts)?.accountId).toBe(null)
})

test('two accounts of one file never share an account of the books, nor a name', () => {
  const file = {
    layout: null,
    accounts: [
      { printed: 'Business', currency: 'GBP' },
      { printed: 'BUSINESS', currency: 'GBP' },
    ],
  }
  const targets = targetsOf(file, [known({ printed_name: 'business' })])
  expect(targets.map((target) => target.accountId)).toEqual(['a1', null])
  const fresh = targetsOf(
    { layout: null, accounts: [...single(''), { printed: 'Current account', currency: 'GBP' }] },
    [],
  )
  expect(new Set(fresh.map((target) => target.name)).size).toBe(2)
})

test('the kind of an account is read from its words', () => {
  expect(['Business Savings', 'Barclaycard 1234', 'MBNA', 'Starling'].map(kindOf)).toEqual([
    'savings',
    'card',
    'card',
    'current',
  ])
})

test('the name of a format is no bank: it names no account and parts none', () => {
  expect(goes('OFX statement', '', [known({ layout: 'Monzo' })])?.accountId).toBe('a1')
  const [fresh] = targetsOf(
    { layout: 'CAMT.053 statement', accounts: single('20-00-00 12345678') },
    [],
  )
  expect(fresh?.name).toBe('Account ending 5678')
})

test.each([
  ['12345', null, false, false],
  ['123456', '3456', true, true],
  ['12-34-56', '3456', true, true],
  ['20-00-00 12345678', '5678', true, true],
  ['20-00-00 12345678', '1234', true, false],
  ['3456', '3456', false, false],
  ['20-00-00 12345678', null, true, false],
  [null, '5678', false, false],
])('“%s” ends in %s', (printed, reference, numbered, ends) => {
  expect([isNumbered(printed), endsIn(printed, reference)]).toEqual([numbered, ends])
})

test('a whole number goes to the one account whose last digits the bank shows', () => {
  const fed = (id: string, bank_reference: string) => known({ id, bank_reference, bank_fed: true })
  const number = '20-00-00 12345678'
  expect(goes('Barclays', number, [fed('a1', '5678'), fed('a2', '1122')])?.accountId).toBe('a1')
  expect(goes('Barclays', number, [fed('a1', '5678'), fed('a2', '5678')])?.accountId).toBe(null)
  const printed = known({ bank_reference: '5678', printed_name: 'Old' })
  expect(goes('Barclays', number, [printed])?.accountId).toBe(null)
})

// A number of six digits, or four behind a mask, isn't a name; sort codes need the whole number.
test.each([
  ['Barclays', '12345', '12345'],
  ['Barclays', '123456', 'Barclays 3456'],
  ['Barclays', '••••1122', 'Barclays 1122'],
  ['Barclays', 'Till 1122', 'Till 1122'],
  ['Barclays', 'A'.repeat(61), 'A'.repeat(60)],
  ['Lloyds, Halifax or Bank of Scotland', '77-00-01 11223344', 'Lloyds 3344'],
  ['Lloyds, Halifax or Bank of Scotland', '12-00-01 11223344', 'Bank of Scotland 3344'],
  ['Lloyds, Halifax or Bank of Scotland', '80-00-01 11223344', 'Bank of Scotland 3344'],
  ['Lloyds, Halifax or Bank of Scotland', '20-00-01 11223344', 'Account ending 3344'],
  ['Lloyds, Halifax or Bank of Scotland', '30-00-01 1122334', 'Account ending 2334'],
  ['NatWest, RBS or Ulster Bank', '01-00-01 11223344', 'NatWest 3344'],
  ['NatWest, RBS or Ulster Bank', '66-00-01 11223344', 'NatWest 3344'],
  ['NatWest, RBS or Ulster Bank', '67-00-01 11223344', 'Account ending 3344'],
  ['NatWest, RBS or Ulster Bank', '16-00-01 11223344', 'RBS 3344'],
])('%s: “%s” is called %s', (bank, printed, name) => {
  expect(goes(bank, printed, [])?.name).toBe(name)
})

test('a name that is taken is counted on from 2', () => {
  const taken = [known({ name: 'Starling', currency: 'EUR' })]
  expect(goes('Starling', '', taken)?.name).toBe('Starling 2')
})
