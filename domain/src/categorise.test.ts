import { expect, test } from 'vitest'
import { categorise, type ToCategorise } from './categorise.ts'
import { normaliseMerchant } from './merchant/normalise-merchant.ts'
import { minor } from './money.ts'

function label(text: string, more: Partial<ToCategorise> = {}) {
  return categorise({
    amount: minor(-4200),
    text,
    merchantKey: normaliseMerchant({ text }).key,
    fileCategory: null,
    memory: null,
    ...more,
  })
}

const remembered = { subCategory: 'client_entertaining', count: 3, share: 1 }

test('the user’s memory wins over the file, and the file over the dictionary', () => {
  const costa = 'COSTA COFFEE 123'
  expect(label(costa)).toMatchObject({ subCategory: 'subsistence', source: 'dictionary' })
  expect(label(costa, { fileCategory: 'Staff welfare' })).toMatchObject({
    subCategory: 'staff_welfare',
    source: 'file',
  })
  expect(label(costa, { fileCategory: 'Staff welfare', memory: remembered })).toMatchObject({
    subCategory: 'client_entertaining',
    source: 'memory',
  })
})

test('one explicit edit is remembered, and more of them make it surer', () => {
  const once = label('X', { memory: { ...remembered, count: 1 } })
  const often = label('X', { memory: { ...remembered, count: 20 } })
  expect(once.source).toBe('memory')
  expect(often.confidence).toBeGreaterThan(once.confidence)
  expect(often.confidence).toBeLessThan(1)
})

test('a memory that disagrees with itself is not used', () => {
  expect(label('COSTA', { memory: { ...remembered, count: 4, share: 0.5 } }).source).toBe(
    'dictionary',
  )
})

test('a vague word of the file leaves the dictionary to speak', () => {
  expect(label('VODAFONE', { fileCategory: 'General' })).toMatchObject({
    subCategory: 'phone_internet',
    source: 'dictionary',
  })
})

test('what nobody knows is plainly uncategorised, by its sign', () => {
  expect(label('HARBOUR CAFES')).toEqual({
    subCategory: 'uncategorised_out',
    source: 'none',
    confidence: 0,
  })
  expect(label('HARBOUR CAFES', { amount: minor(4200) }).subCategory).toBe('uncategorised_in')
})

test('a supermarket is no more than a suggestion', () => {
  expect(label('TESCO STORES 3412').source).toBe('none')
})

test('money in from a shop is a refund of what the shop is for', () => {
  expect(label('AMAZON REFUND', { amount: minor(1299) })).toMatchObject({
    subCategory: 'office_supplies',
    source: 'dictionary',
  })
  expect(label('NORTHLIGHT STUDIO', { amount: minor(1299), memory: remembered }).subCategory).toBe(
    'client_entertaining',
  )
})

test('a memory of a platform’s fees does not make its payouts a refund', () => {
  const fees = { subCategory: 'processor_fees', count: 5, share: 1 }
  expect(label('STRIPE', { amount: minor(90_000), memory: fees }).subCategory).toBe('card_payouts')
  expect(label('STRIPE', { amount: minor(-900), memory: fees }).source).toBe('memory')
})

test('the bank naming an own account makes a transfer, unless the user has chosen otherwise', () => {
  expect(label('J PARK COFFEE LTD', { ownAccount: true })).toMatchObject({
    subCategory: 'internal_transfer',
    source: 'transfer',
  })
  expect(label('J PARK COFFEE LTD', { ownAccount: true, memory: remembered }).source).toBe('memory')
})
