// Lines among the payments that bear the number of an account or card: some begin another account,
// most are the second line of a payment's words.
import { expect, test } from 'vitest'
import { readGood, shortly } from '../testing/statement-grid.ts'

test('a card named below a payment is part of its words, not another account', () => {
  const read = readGood(
    [
      'Account 11112222 Sort code 20-00-00',
      'Date|Description|Money out|Money in|Balance',
      '01/10/2026|Balance brought forward|||80.00',
      '01/10/2026|Client||20.00|100.00',
      '02/10/2026|Client||50.00|150.00',
      '05/10/2026|Timber|30.00||120.00',
      '|CARD 4321',
      '09/10/2026|Tea|5.00||115.00',
    ].join('\n'),
  )
  expect(read.accounts).toHaveLength(1)
  expect(read.accounts[0]).toMatchObject({ opening: 8000, closing: 11_500 })
  expect(shortly(read)[2]).toBe('2026-10-05 -3000 Timber CARD 4321')
})

test('one balance that runs on past a line with an account number is one account', () => {
  const read = readGood(
    [
      'Account 11112222',
      'Date|Description|Amount|Balance',
      '02/10/2026|Client|50.00|150.00',
      '05/10/2026|Timber|-30.00|120.00',
      'Account 11112222 continued',
      '09/10/2026|Tea|-5.00|115.00',
      '12/10/2026|Client|20.00|135.00',
    ].join('\n'),
  )
  expect(read.accounts).toHaveLength(1)
  expect(read.accounts[0]).toMatchObject({ opening: 10_000, closing: 13_500 })
})

test('a line with an account name before its own payments still begins that account', () => {
  const read = readGood(
    [
      'Current account 11112222',
      'Date|Description|Amount|Balance',
      '02/10/2026|Client|50.00|150.00',
      '05/10/2026|Timber|-30.00|120.00',
      'Savings account 33334444',
      '06/10/2026|Interest|5.00|905.00',
      '12/10/2026|Transfer|20.00|925.00',
    ].join('\n'),
  )
  expect(read.accounts.map(({ closing }) => closing)).toEqual([12_000, 92_500])
})
