// Cards under the headers of accounts, and accounts under those of cards: a layout that is known is
// not trusted against what the payments say.
import { expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const amountsOf = (text: string) => readGood(text).transactions.map(({ amount }) => amount)

test('a card of a bank under the headers of its accounts', () => {
  const text = `Date|Type|Description|Value|Balance|Account Name|Account Number
02/10/2026|Purchase|TRAINLINE|29.99||R MARSH|543400******1234
06/10/2026|Payment|PAYMENT RECEIVED|-500.00||R MARSH|543400******1234
13/10/2026|Purchase|SHELL|42.10||R MARSH|543400******1234`
  expect(amountsOf(text)).toEqual([-2999, 50_000, -4210])
})

test('types that all speak against the signs of a known layout are asked about', () => {
  const refused = readBad(
    `Date|Type|Description|Value|Account Name|Account Number
02/10/2026|POS|TRAINLINE|29.99|R MARSH|600000-12345678
13/10/2026|D/D|HMRC|42.10|R MARSH|600000-12345678`,
  )
  expect(refused.code).toBe('ambiguous_sign')
})

test('a card whose spending is negative in the layout of one whose spending is not', () => {
  const text = `Date|Description|Card Member|Account #|Amount
02/10/2026|TRAINLINE|R MARSH|-1001|-29.99
06/10/2026|PAYMENT RECEIVED - THANK YOU|R MARSH|-1001|500.00
13/10/2026|SHELL|R MARSH|-1001|-42.10`
  expect(amountsOf(text)).toEqual([-2999, 50_000, -4210])
})

test('charges and payments of a card, each in a column', () => {
  const read = readGood(
    `Date|Merchant|Charges (£)|Payments (£)|Balance owed (£)
02/10/2026|Trainline|29.99||529.99
06/10/2026|Bank||500.00|29.99
13/10/2026|Shell|42.10||72.09`,
  )
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-2999, 50_000, -4210])
  expect(read.accounts[0]?.closing).toBe(-7209)
})

test('the example of each answer goes the way that its own sign says', () => {
  const { questions } = readBad(
    `Date|Type|Description|Value|Account Name|Account Number
02/10/2026|BGC|NORTHGATE|-73.52|R MARSH|600000-12345678
13/10/2026|BGC|HARLOW|-14.40|R MARSH|600000-12345678`,
  )
  const examples = questions.flatMap(({ options }) => options.map(({ example }) => example))
  expect(examples).toEqual(['-73.52 NORTHGATE: out', '-73.52 NORTHGATE: in'])
})

test('a card whose spending is negative beside a balance that is owed', () => {
  const read = readGood(`Date|Description|Amount|Outstanding balance
03/08/2026|TRAINLINE|-86.40|705.17
12/08/2026|PAYMENT RECEIVED|618.77|86.40
17/08/2026|PREMIER INN|-154.00|240.40`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-8640, 61_877, -15_400])
  expect(read.accounts).toMatchObject([{ opening: -61_877, closing: -24_040 }])
})

test('what is owed is an account’s balance where it is printed below zero', () => {
  const rows = (sign: '' | '-', opposite: '' | '-') => `Date|Description|Amount|Balance owed
03/08/2026|TRAINLINE|${sign}86.40|-705.17
12/08/2026|PAYMENT RECEIVED|${opposite}618.77|-86.40
17/08/2026|PREMIER INN|${sign}154.00|-240.40`
  expect(amountsOf(rows('-', ''))).toEqual([-8640, 61_877, -15_400])
  expect(amountsOf(rows('', '-'))).toEqual([-8640, 61_877, -15_400])
})

test('a direct debit that names nobody may have paid a card’s bill', () => {
  const read = readGood(`Date|Description|Amount|Balance
14/09/2026|HARROW SIGNS|86.40|705.17
17/09/2026|DIRECT DEBIT PAYMENT|-618.77|86.40
21/09/2026|STANSTED SUPPLIES|154.00|240.40
29/09/2026|MOOR GARDEN CTR|70.12|310.52`)
  expect(read.assumptions.map(({ code }) => code)).toContain('mostly_money_in')
})
