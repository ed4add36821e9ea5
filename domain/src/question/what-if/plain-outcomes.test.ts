// What-ifs of who leaves, who doesn't pay, what comes on top of the usual and how long it lasts.
import { expect, test } from 'vitest'
import { changeOf, planned } from '../../testing/question-books.ts'

const both = ['Northwind Hotels', 'Tidewater Brewing Co']
test.each([
  'what if neither Northwind nor Tidewater pays until February',
  'Neither Northwind nor Tidewater pays us a penny until February, can we still cover the VAT?',
  'Could we still cover the January VAT if neither Northwind nor Tidewater paid until February?',
  'if neither of Northwind and Tidewater paid anything till february',
])('“%s” keeps both waiting', (prompt) => {
  expect(changeOf(prompt)).toMatchObject({
    change: 'delay',
    about: both,
    until: '2027-02-01',
  })
})

const sales = { change: 'scale', side: 'in', about: ['Sales income'] }
test.each([
  ['what if takings drop 15% from now until the end of February', -15, '2026-11', '2027-02'],
  ['what if sales fell 10% between now and March', -10, '2026-11', '2027-02'],
  ['what if sales are down 20% from January until the end of April', -20, '2027-01', '2027-04'],
  ['what if sales drop 10% from January', -10, '2027-01', undefined],
])('“%s” ends when it ends', (prompt, percent, from, to) => {
  const found = changeOf(prompt)
  expect(found).toMatchObject({ ...sales, percent, from })
  expect((found as { to?: string }).to).toBe(to)
})

test.each([
  'what if we take on someone new at £1,700 net from January',
  'what if we hired a nurse at £1,700 take-home from january',
  'what if we took on another driver at £1,700 a month net from January',
])('“%s” is a month’s pay', (prompt) => {
  const pay = { change: 'extra', side: 'out', amount: 170000, every: 'month', from: '2027-01' }
  expect(changeOf(prompt)).toMatchObject(pay)
})

test.each([
  'what if Northwind gives notice and leaves in January',
  'what if Northwind gave notice so there’s nothing from them from January',
  'if Northwind hands in their notice in January',
])('“%s” is an end', (prompt) => {
  const end = { change: 'scale', about: ['Northwind Hotels'], percent: -100, from: '2027-01' }
  expect(changeOf(prompt)).toMatchObject(end)
})

test('what comes on top of the usual is extra', () => {
  const extra = { change: 'extra', side: 'out', amount: 300000, every: 'once' }
  const prompt = 'what if we pay an extra £3,000 dividend in January on top of the usual one'
  expect(changeOf(prompt)).toMatchObject(extra)
})

test('the lowest point and the buffer are asked of one change', () => {
  const prompt =
    'Suppose takings drop by 15% from now until the end of February: do we still stay over our buffer, and what’s the lowest we’d get to?'
  expect(changeOf(prompt)).toMatchObject({ ...sales, percent: -15, to: '2027-02', asks: 'above' })
})

test('neither is no name by itself', () => {
  expect(planned('did neither Adobe nor Shell charge us in October')).not.toContain('what_if')
})
