// Words of rows, folded as they are in files, and what they give away.
import { expect, test } from 'vitest'
import {
  costOrDirectionOf,
  directionOf,
  isAtShop,
  isBalanceLine,
  isDeclined,
  isFooter,
  isPending,
  isTurnover,
  mayBeCardPayment,
  opposite,
  reversedIn,
  signOfFlag,
  speaksOfTotal,
} from './row-words.ts'

test.each([
  ['DR', -1],
  ['d', -1],
  ['withdrawal', -1],
  ['CR', 1],
  ['k', 1],
  ['deposit', 1],
  ['+', 1],
  ['-', -1],
  ['−', -1],
  ['debit reversal', 1],
  ['credit reversed', -1],
  ['other reversal', null],
  ['x', null],
  ['', null],
])('the flag “%s” gives %s', (flag, sign) => {
  expect(signOfFlag(flag, flag.toLowerCase())).toBe(sign)
})

test('what is reversed is named, and goes the other way', () => {
  expect([reversedIn('debit reversal'), reversedIn('reversal'), reversedIn('debit')]).toEqual([
    'debit',
    null,
    null,
  ])
  expect([opposite(1), opposite(-1), opposite(null)]).toEqual([-1, 1, null])
})

test.each([
  // The words of a payment, and those with the costs and shops that everybody has.
  ['direct debit edf', -1, -1],
  ['salary november', null, null],
  ['refund amazon', 1, 1],
  ['refund of card payment', null, null],
  ['refund to anna', -1, -1],
  ['insurance', null, -1],
  ['insurance claim', null, null],
  ['withdrawal to current account', -1, -1],
  ['withdrawal from savings', null, null],
  ['gross interest', 1, 1],
  ['overdraft interest', -1, -1],
  ['payroll saving', null, null],
  ['direct debit payment', null, null],
  ['acme ltd', null, null],
  ['tesco stores', null, -1],
  ['council tax', null, -1],
  ['bgc acme', 1, 1],
  ['fpi acme', null, 1],
  ['acme fpi', null, 1],
  ['fpo acme', null, -1],
  ['acme ddr', null, -1],
  ['dd acme', null, -1],
])('“%s” speaks for %s, with costs for %s', (text, direction, withCosts) => {
  expect([directionOf(text), costOrDirectionOf(text)]).toEqual([direction, withCosts])
})

test.each([
  ['balance brought forward', true],
  ['opening balance', true],
  ['closing balance on 31 march 2026', true],
  ['balance on order 551', false],
  ['bf', true],
  ['b f', true],
  ['new balance shoes', false],
  ['total', false],
])('“%s” is a balance: %s', (text, isBalance) => {
  expect(isBalanceLine(text)).toBe(isBalance)
})

test.each([
  ['total', true, true],
  ['Subtotal for the week', true, true],
  ['TOTAL PETROL STATION', true, true],
  ['totally organic', false, false],
  ['2024 total', true, true],
  ['january total', true, true],
  ['page 3', false, true],
  ['acme', false, false],
])('“%s” speaks of a sum: %s, and is a footer: %s', (text, speaks, footer) => {
  expect([speaksOfTotal(text), isFooter(text.toLowerCase())]).toEqual([speaks, footer])
})

test.each([
  ['Turnover', true],
  ['Total debits', true],
  ['Total', false],
  ['Apple Turnovers Ltd', false],
])('“%s” is the sum of many payments: %s', (text, isSum) => {
  expect(isTurnover(text)).toBe(isSum)
})

test.each([
  ['pending', true, false],
  ['no', true, false],
  ['n', true, false],
  ['false', true, false],
  ['yes', false, false],
  ['declined', false, true],
  ['stopped', false, true],
  ['void', false, true],
  ['voided', false, true],
  ['cancelled', false, true],
  ['canceled', false, true],
  ['completed', false, false],
])('the status “%s” is pending: %s, declined: %s', (status, waits, failed) => {
  expect([isPending(status), isDeclined(status)]).toEqual([waits, failed])
})

test('a card’s bill may be paid in several words, and a shop is a shop', () => {
  expect(
    ['payment received', 'direct debit payment', 'payment by direct debit', 'direct debit'].map(
      mayBeCardPayment,
    ),
  ).toEqual([true, true, true, false])
  expect(['tesco express', 'marks spencer', 'acme'].map(isAtShop)).toEqual([true, true, false])
})
