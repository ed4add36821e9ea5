// Refunds that stand under a name of their own, and those that do not.
import { expect, test } from 'vitest'
import { plannedAwkward } from '../testing/question-books.ts'
import { NameIndex } from './names.ts'
import { refundingSubjects } from './refunds.ts'
import type { Subject } from './subject.ts'

const merchants = ['Brakes Foodservice', 'Brakes Foodservice Refund', 'Travis Perkins']
const names = new NameIndex({
  merchants: merchants.map((name) => ({ id: name, name, aliases: [] })),
  subCategories: [],
  accounts: [],
})
const merchant = (name: string): Subject => ({ kind: 'merchant', ids: [name], name, names: [name] })
const found = (text: string, name: string) =>
  refundingSubjects({ words: text.split(' '), concepts: new Set() }, [merchant(name)], {
    names,
    sideOf: () => 'out',
  })

test('what a payee gave back is what stands under its refunds', () => {
  const own = [merchant('Brakes Foodservice Refund')]
  expect(found('how much did brakes refund us', 'Brakes Foodservice')).toEqual(own)
  expect(found('refunds from brakes', 'Brakes Foodservice Refund')).toEqual(own)
})

test('refunds within the payments of a payee have no total', () => {
  expect(found('how much did travis perkins refund us', 'Travis Perkins')).toBeNull()
})

test('other questions keep their payees', () => {
  expect(found('how much did we pay travis perkins', 'Travis Perkins')).toEqual([
    merchant('Travis Perkins'),
  ])
})

test.each(['How much credit have we had from Screwfix?', 'what credits did we get from Screwfix'])(
  '“%s” is what came back, and not what was paid',
  (prompt) => {
    expect(plannedAwkward(prompt)).toBe(plannedAwkward('refunds from Screwfix'))
    expect(plannedAwkward(prompt)).not.toContain('flow_total out')
  },
)

test.each([
  'how much have we refunded to Tidewater Brewing',
  'how much did we refund Tidewater this year',
  'have we paid anything back to Tidewater Brewing',
])('“%s” holds what went back under the name of the refund', (prompt) => {
  expect(plannedAwkward(prompt)).toContain(
    'money_back Tidewater Brewing Co+Refund Tidewater Brewing',
  )
})

test.each([
  'how much did Tidewater Brewing pay us this year',
  'how much has Tidewater paid us this year',
])('“%s” is of the payer alone', (prompt) => {
  expect(plannedAwkward(prompt)).toBe('flow_total in Tidewater Brewing Co 2026-01-01/2026-11-20')
})
