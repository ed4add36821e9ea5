// The few days, categories and counterparties that arbitrary forecasts and changes share, so that
// they collide.
import fc from 'fast-check'
import { addDays, addMonths, type Day, monthOf } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'
import { type Side, sideOf } from '../taxonomy.ts'

export const asOf: Day = '2026-03-14'
export const until: Day = '2026-09-20'

export const pence = fc.integer({ min: 1, max: 2_000_000 })
export const merchant = fc.constantFrom('acme', 'bolt', null)
export const subCategory = fc.constantFrom('product_sales', 'rent', 'software', 'vat_payment')
export const ahead = fc.integer({ min: -40, max: 200 }).map((count) => addDays(asOf, count))
export const month = fc.integer({ min: 0, max: 6 }).map((count) => addMonths(monthOf(asOf), count))
export const sideFor = (code: string): Side => sideOf({ subCategory: code, amount: minor(-1) })
export const signedFor = (code: string, amount: number): Minor =>
  minor(sideFor(code) === 'out' ? -amount : amount)
