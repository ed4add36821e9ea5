// The query of the list as it comes over HTTP, made into filters, and where a page ended.
import { excludedCategory } from '@plimsoll/contract/cashflow'
import type { listTransactions } from '@plimsoll/contract/transactions'
import { firstDayOf, isDay, isMonth, lastDayOf } from '@plimsoll/domain/calendar'
import { type Minor, minor, parseMinor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { activityInCash, sideOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import type { KnownCategories } from '../../books/categories/known.ts'
import type { Filters, SideCodes } from '../../books/list/filters.store.ts'
import type { ListedRow, Place } from '../../books/list/list.store.ts'

type Query = z.output<(typeof listTransactions)['query']>

/** The filters of a query. Refuses days and months that do not exist. */
export function filtersOf(query: Query, categories: KnownCategories): Filters {
  const category = query.category ?? null
  const words = query.q?.trim() || null
  return {
    ...daysOf(query),
    activity: category === excludedCategory ? null : (query.activity ?? null),
    side: query.direction ?? null,
    ...(category === excludedCategory
      ? { category: null, codes: null, subCategory: null, shown: 'excluded' as const }
      : {
          category,
          codes: codesOf(query, categories),
          subCategory: query.sub_category ?? null,
          shown: query.shown ?? null,
        }),
    sideCodes: query.direction ? sideCodesOf(query.direction, categories) : null,
    merchantId: query.merchant ?? null,
    accountId: query.account ?? null,
    words,
    amount: words === null ? null : amountIn(words),
    amountFrom: query.amount_from ?? null,
    amountTo: query.amount_to ?? null,
    origin: query.origin ?? null,
    label: query.label ?? null,
  }
}

// As the domain's taxonomy has sides and activities, worked out once for every sub-category.
function codesOf({ category, activity }: Query, categories: KnownCategories): string[] | null {
  if (category === undefined && activity === undefined) return null
  return categories.codes.filter(
    (code) =>
      (category === undefined || subCategoryOf(code).category === category) &&
      (activity === undefined || activityInCash(code) === activity),
  )
}

function sideCodesOf(side: 'in' | 'out', categories: KnownCategories): SideCodes {
  const sideWith = (code: string, pence: number) =>
    sideOf({ subCategory: code, amount: minor(pence) })
  const isOpen = (code: string) => sideWith(code, 1) !== sideWith(code, -1)
  return {
    fixed: categories.codes.filter((code) => !isOpen(code) && sideWith(code, 1) === side),
    open: categories.codes.filter(isOpen),
  }
}

function daysOf(query: Query): { from: string | null; to: string | null } {
  const { date } = query
  if (date === undefined) return { from: query.from ?? null, to: query.to ?? null }
  if (isDay(date)) return { from: date, to: date }
  if (isMonth(date)) return { from: firstDayOf(date), to: lastDayOf(date) }
  throw new Problem('invalid', 'There is no such day or month.', {
    details: [{ message: 'There is no such day or month.', path: 'date' }],
  })
}

/** The amount that somebody looks for: "12.50", "£1,250", "12.5". */
function amountIn(words: string): Minor | null {
  const match = /^[-+]?£?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(words)
  const [, whole, decimals = ''] = match ?? []
  return whole ? parseMinor(`${whole.replaceAll(',', '')}.${decimals.padEnd(2, '0')}`) : null
}

/** Where a page ended, as the next request says it. */
export function cursorOf(row: ListedRow): string {
  return Buffer.from(`${row.day} ${row.position} ${row.id}`).toString('base64url')
}

/** Reads a cursor. Refuses what is none. */
export function placeOf(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match =
    /^(\d{4}-\d{2}-\d{2}) (\d{1,9}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text)
  const [, day, position, id] = match ?? []
  if (!day || !position || !id || !isDay(day))
    throw new Problem('invalid', 'This list has no such page. Please start from the top.')
  return { day, position: Number(position), id }
}
