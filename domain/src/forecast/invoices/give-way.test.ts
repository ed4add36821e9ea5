// An invoice replaces what was forecast of its customer, and never doubles it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor, sum } from '../../money.ts'
import type { Part } from '../engine.ts'
import { giveWay } from './give-way.ts'

const part = (source: Part['source'], pounds: number, more: Partial<Part> = {}): Part => ({
  source,
  sourceId: source === 'remainder' ? null : `${source}-1`,
  month: '2026-12',
  day: source === 'remainder' ? null : '2026-12-10',
  due: source === 'remainder' ? null : '2026-12-10',
  side: 'in',
  subCategory: 'project_income',
  merchantId: 'm1',
  amount: minor(pounds * 100),
  ...more,
})
const pounds = (parts: readonly Part[]) => parts.map(({ source, amount }) => [source, amount / 1e2])

test('an occurrence gives way whole to an invoice of half its amount or more, and in part to a smaller one', () => {
  expect(pounds(giveWay([part('series', 1000), part('invoice', 900)]).kept)).toEqual([
    ['invoice', 900],
  ])
  expect(pounds(giveWay([part('series', 1000), part('invoice', 200)]).kept)).toEqual([
    ['series', 800],
    ['invoice', 200],
  ])
})

test('a large invoice takes from several parts of its customer, then from income of nobody in particular', () => {
  const { kept, left } = giveWay([
    part('series', 1000),
    part('remainder', 300),
    part('remainder', 5000, { merchantId: null }),
    part('remainder', 700, { merchantId: 'm2' }),
    part('invoice', 2000),
  ])
  expect(pounds(kept)).toEqual([
    ['remainder', 4300],
    ['remainder', 700],
    ['invoice', 2000],
  ])
  expect(pounds(left)).toEqual([
    ['series', 1000],
    ['remainder', 300],
    ['remainder', 700],
  ])
})

test('other months, other kinds and bills of nobody stay', () => {
  const far = part('series', 1000, { day: '2027-01-20', due: '2027-01-20', month: '2027-01' })
  expect(giveWay([far, part('invoice', 900)]).left).toEqual([])
  const pool = part('remainder', -1000, {
    merchantId: null,
    side: 'out',
    subCategory: 'stock_materials',
  })
  const bill = part('invoice', -400, { side: 'out', subCategory: 'stock_materials' })
  expect(giveWay([pool, bill]).left).toEqual([])
  const tax = part('tax', 1000)
  expect(giveWay([tax, part('invoice', 900)]).left).toEqual([])
})

test('without invoices nothing changes; with them kept and left add up, and no part turns over', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, amounts, amounts, (series, rests, invoices) => {
      const before = [
        ...series.map((amount) => part('series', amount)),
        ...rests.map((amount) => part('remainder', amount, { merchantId: null })),
      ]
      const own = invoices.map((amount) => part('invoice', amount))
      expect(giveWay(before).kept).toEqual(before)
      const { kept, left } = giveWay([...before, ...own])
      const total = (parts: readonly Part[]) => sum(parts.map(({ amount }) => amount))
      expect(total(kept) + total(left)).toBe(total(before) + total(own))
      expect(kept.every(({ amount }) => amount > 0)).toBe(true)
      // Never doubled: no more than the forecast or the invoices, whichever is more, where half
      // fits.
      expect(total(kept)).toBeLessThanOrEqual(Math.max(total(before), total(own)))
    }),
  )
})
