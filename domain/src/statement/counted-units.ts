// Knows tables that count something else than money by what their columns are headed with: hours,
// litres, tokens. A running balance proves such counts as well as it proves sums.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Entry } from './rows-read.ts'

const units =
  '(days?|hours?|hrs|minutes|mins|litres?|liters?|gallons?|kg|kilos?|tonnes?|kwh|miles|units|tokens?|points|avios|sms|texts)'
// Banks head money with the first, and a class costs what its title says.
const spent =
  '(credits?|sessions?|lessons?|classes|visits|meals|bags|boxes|crates|pallets|sacks|rolls|bottles|pieces|stamps)'
const moved =
  '(in|out|bought|purchased|added|topped up|earned|accrued|awarded|delivered|used|taken|spent|redeemed|attended|issued|eaten|returned|sold)'
const left = '(left|remaining|balance|held|in (tank|stock|store|hand))'

const counted = new RegExp(
  [
    `^((no|number) of )?${units}( (${moved}|${left}))?$`,
    `^${spent} (${moved}|left|remaining)$`,
    `^(remaining|unused) (${units}|${spent})$`,
    '^in (the )?(tank|silo|bunker)$',
  ].join('|'),
)

/** Whether the columns that are read as money, or the balance beside them, count something else. */
export function countsUnits({ headers, columns }: KnownTable, entries: readonly Entry[]): boolean {
  const amounts = columns.amount ?? [...(columns.money_in ?? []), ...(columns.money_out ?? [])]
  const balances = columns.balance ?? []
  const isCounted = (at: number) => {
    const header = headers[at] ?? ''
    return !currency.test(header) && counted.test(fold(header))
  }
  const areCounted = (columns: readonly number[]) => columns.length > 0 && columns.every(isCounted)
  if (!areCounted(amounts) && !areCounted(balances)) return false
  return !entries.some(({ row }) => amounts.some((at) => currency.test(textOf(row.cells[at]))))
}

const currency = /[£$€]|\bgbp\b/i
