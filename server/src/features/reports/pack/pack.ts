// The accountant's pack: one workbook with the cash-flow grid, what it is made of, and the proof
// that it all adds up.
import {
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '@plimsoll/domain/calendar'
import { monthNameOf } from '@plimsoll/domain/date-words'
import { plus, zero } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { readBusinessName } from '../../../books/businesses.store.ts'
import { readChanges } from '../../../books/changes/changes.store.ts'
import { type LedgerRow, readLedgerRows } from '../../../books/figures/ledger-rows.store.ts'
import { readNameHider } from '../../../books/figures/pay-names.store.ts'
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { type WorkbookSheet, writeXlsx } from '../../../outside/workbook/write-xlsx.ts'
import { findPerson } from '../../account/service.ts'
import {
  analysisSettingsIn,
  lastDayOfEnded,
  varianceFacts,
  varianceReply,
  varianceSheet,
} from '../../analysis/service.ts'
import { cashflowSheet, cashflowTable, readCashflowBooks } from '../../cashflow/service.ts'
import {
  type ForecastView,
  readDue,
  readForecastChanges,
  withForecastView,
} from '../../forecast/service.ts'
import { readProjectChanges } from '../../sales/service.ts'
import { readForeignNote } from '../foreign-note.ts'
import { forecastSheet } from './forecast-sheet.ts'
import { ledgerSheet } from './ledger-sheet.ts'
import { type MonthSums, reconciliationSheet } from './reconciliation-sheet.ts'
import { aboutSheet, assumptionsSheet, changesSheet, taxSheet } from './small-sheets.ts'

/** The months of a pack, both included. */
type PackSpan = { readonly from: Month; readonly to: Month }

/** A pack to send. */
type Pack = { readonly name: string; readonly title: string; readonly bytes: Buffer }

const monthsBack = 12
const monthsAhead = 12
const rowsMax = 100_000
const changesMax = 1000

/** The type of the file. */
export const packType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes the pack. */
export async function makePack(context: Context, businessId: string): Promise<Pack> {
  const { sheets, span } = await packSheets(context, businessId)
  return {
    name: `plimsoll-accountants-pack-${span.from}-to-${span.to}.xlsx`,
    title: `Accountant’s pack, ${monthWords(span.from)} to ${monthWords(span.to)}`,
    bytes: writeXlsx(sheets),
  }
}

function monthWords(month: Month): string {
  return `${monthNameOf(month)} ${month.slice(0, 4)}`
}

/** Its sheets: a year back and a year ahead of the month under way, or back from old data's end. */
export async function packSheets(
  context: Context,
  businessId: string,
): Promise<{ sheets: WorkbookSheet[]; span: PackSpan }> {
  const today = context.today()
  const read = await withForecastView(context, { businessId }, async (view, tx) => {
    const { asOf, books } = view.standing
    const opened = monthOf(books.firstDay ?? asOf)
    const back = addMonths(monthOf(asOf), -monthsBack)
    // Nothing is claimed of the months after old bank data: they have passed.
    const ended = lastDayOfEnded(view)
    const span = {
      from: opened > back ? opened : back,
      to: ended ? monthOf(ended) : addMonths(monthOf(asOf), monthsAhead),
    }
    const parts = ended ? [] : view.forecast.parts
    const ledger = await readLedger(tx, businessId, { from: firstDayOf(span.from), to: asOf })
    const table = cashflowTable(await readCashflowBooks(tx, businessId, { today }), span)
    const sheets = [
      aboutSheet({
        business: await readBusinessName(tx, businessId),
        today,
        from: firstDayOf(span.from),
        to: ended ?? lastDayOf(span.to),
        activity: (await analysisSettingsIn(tx, businessId)).about.activity,
      }),
      cashflowSheet(table),
      assumptionsSheet(view),
      forecastSheet(view, { parts, to: span.to }),
      ledgerSheet(ledger, view.categoryNames),
      taxSheet(ended ? null : await readDue(tx, businessId, today)),
      await lastMonthSheet(tx, businessId, view),
    ]
    return {
      span,
      sheets,
      hide: await readNameHider(tx, businessId),
      foreign: await readForeignNote(tx, businessId),
      proof: reconciliationSheet(table, sumsIn(ledger, parts)),
      changes: {
        books: await readChanges(tx, businessId, { after: null, rowsMax: changesMax }),
        forecast: await readForecastChanges(tx, businessId, changesMax),
        projects: await readProjectChanges(tx, businessId, changesMax),
      },
    }
  })
  const { changes } = read
  const names = await namesOf(
    context,
    changes.forecast.map(({ userId }) => userId),
  )
  const nameOf = (userId: string | null) => (userId && names.get(userId)) || 'Somebody who has left'
  const sheets = [...read.sheets, changesSheet({ ...changes, nameOf }), read.proof]
  return { span: read.span, sheets: read.hide(withForeignNote(sheets, read.foreign)) }
}

// At the foot, where no formula's range of rows reaches: whoever opens one sheet may see no other.
function withForeignNote(sheets: WorkbookSheet[], note: string | null): WorkbookSheet[] {
  return note ? sheets.map((sheet) => ({ ...sheet, rows: [...sheet.rows, [], [note]] })) : sheets
}

async function readLedger(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<LedgerRow[]> {
  const rows = await readLedgerRows(tx, businessId, { ...span, rowsMax: rowsMax + 1 })
  if (rows.length > rowsMax)
    throw new Problem(
      'too_large',
      'A year of your transactions is more than a workbook can usefully hold. Export them as CSV from Transactions instead.',
    )
  return rows
}

async function lastMonthSheet(
  tx: TenantTx,
  businessId: string,
  view: ForecastView,
): Promise<WorkbookSheet> {
  const query = {
    timeframe: 'last_month' as const,
    compare: 'forecast' as const,
    flow: 'net' as const,
    category: null,
    level: 'category' as const,
    custom: {},
  }
  try {
    return varianceSheet(varianceReply(await varianceFacts(tx, businessId, view, query), query), '')
  } catch (error) {
    if (error instanceof Problem) return varianceSheet(null, error.message)
    throw error
  }
}

function sumsIn(
  ledger: readonly LedgerRow[],
  parts: ForecastView['forecast']['parts'],
): (month: string) => MonthSums {
  const sums = new Map<
    string,
    { happened: MonthSums['happened']; expected: MonthSums['expected'] }
  >()
  const at = (month: string) => sums.get(month) ?? { happened: zero, expected: zero }
  for (const { day, amount, inCash } of ledger) {
    const month = monthOf(day)
    const sum = at(month)
    if (inCash) sums.set(month, { ...sum, happened: plus(sum.happened, amount) })
  }
  for (const { month, amount } of parts) {
    const sum = at(month)
    sums.set(month, { ...sum, expected: plus(sum.expected, amount) })
  }
  return at
}

async function namesOf(
  context: Context,
  userIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const userId of new Set(userIds)) {
    const person = userId ? await findPerson(context.db, userId) : null
    if (person) names.set(person.id, person.name)
  }
  return names
}
