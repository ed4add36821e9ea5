// The cash-flow table as a journey sees it: rows by their words, cells by their column.
import type { Locator, Page } from '@playwright/test'

/**
 * The columns of the usual six months, by the month's number in the table; the business day is in
 * November 2026.
 */
const columns = { sep: 0, oct: 1, nov: 2, dec: 3, jan: 4, feb: 5, trend: 6 } as const

/** The whole table. */
export function grid(page: Page): Locator {
  return page.getByRole('treegrid')
}

/** The rows on screen with exactly these words; several where categories share a name. */
export function rows(page: Page, label: string): Locator {
  const heading = page.locator('th').getByText(label, { exact: true })
  return grid(page).locator('tbody tr').filter({ has: heading })
}

/** A cell of the first such row. */
export function cell(page: Page, label: string, column: keyof typeof columns): Locator {
  return rows(page, label).first().locator('td').nth(columns[column])
}

/** Pence in a written amount: `£1,234.56`, also `−£5.00`. */
export function penceIn(text: string): number {
  const [, sign = '', digits = ''] = /(−?)£([\d,]+\.\d\d)/.exec(text) ?? []
  if (!digits) throw new Error(`There is no amount in “${text}”.`)
  const pence = Number(digits.replace(/[,.]/g, ''))
  return sign ? -pence : pence
}
