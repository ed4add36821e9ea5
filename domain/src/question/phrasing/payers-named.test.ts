// Words beside a name that name nobody else.
import { expect, test } from 'vitest'
import { NameIndex } from '../names.ts'
import { withoutCrowd, withoutDomain, withoutMovement, withPayer } from './payers-named.ts'

const names = new NameIndex({
  merchants: ['Booking BV', 'Airbnb Payouts', 'Penwith Linen', 'Loom Com'].map((name) => ({
    id: name,
    name,
    aliases: [],
    codes: [],
  })),
  subCategories: [],
  accounts: [],
})

test('a web address is the name that it begins with, unless all of it is a name', () => {
  expect(withoutDomain('what did booking.com pay', names)).toBe('what did booking pay')
  expect(withoutDomain('what did loom.com cost', names)).toBe('what did loom.com cost')
  expect(withoutDomain('what did nobody.com pay', names)).toBe('what did nobody.com pay')
})

test('payouts beside a name are that payer’s', () => {
  expect(withoutMovement('Booking payouts in July', names)).toBe('Booking payments in July')
  expect(withoutMovement('Airbnb payouts in July', names)).toBe('Airbnb payouts in July')
})

test('the people of a firm are the firm', () => {
  expect(withoutCrowd('what went to the Penwith people', names)).toBe('what went to the Penwith')
  expect(withoutCrowd('what went to people', names)).toBe('what went to people')
})

test('who pays pays us', () => {
  expect(withPayer('what did Booking pay in July?', names)).toBe('what did Booking pay us in July?')
  expect(withPayer('what did we pay Booking in July?', names)).toBe(
    'what did we pay Booking in July?',
  )
})
