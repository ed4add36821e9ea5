// Everything that a list shows as a file. CSV is sent while it is read: a page at a time, so that a
// million rows need no more memory than a thousand. Each page is a transaction of its own, so that
// a slow line holds no connection. A workbook is made whole, and so has a limit.
import { Readable } from 'node:stream'
import type { listTransactions, Transaction } from '@plimsoll/contract/transactions'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { type KnownCategories, knownCategories } from '../../../books/categories/known.ts'
import type { Filters } from '../../../books/list/filters.store.ts'
import { type Place, readMatching } from '../../../books/list/list.store.ts'
import { toTransactions } from '../../../books/list/list-reply.ts'
import { runningBalances } from '../../../books/list/running-balance.ts'
import { lookUp } from '../../../books/list/search.store.ts'
import { readBooksVersion } from '../../../books/version.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { type CsvCell, csvLine, csvMark } from '../../../outside/workbook/write-csv.ts'
import { type WrittenTable, writeTable } from '../../../outside/workbook/write-table.ts'
import { turnstile } from '../../../turnstile.ts'
import { filtersOf } from '../list-query.ts'
import { cellsOf, headingsOf } from './cells.ts'

type Query = z.output<(typeof listTransactions)['query']>
type Page = { rows: Transaction[]; after: Place | null }
type Export = { businessId: string; categories: KnownCategories; filters: Filters; version: number }

const pageRows = 2_000
const workbookRowsMax = 50_000
// One page of a business at a time, and few at once: many exports of one business delay nobody
// else's pages.
const pages = turnstile(3)

/** The file's name and its lines. What is refused is refused before the first line. */
export async function exportList(
  context: Context,
  businessId: string,
  query: Query,
): Promise<{ name: string; lines: Readable }> {
  const { wanted, first } = await begin(context, businessId, query)
  return {
    name: `plimsoll-transactions-${context.today()}.csv`,
    lines: Readable.from(linesOf(context, wanted, first), { objectMode: false }),
  }
}

/** The same rows as a workbook; more than it may hold are refused. */
export async function exportWorkbook(
  context: Context,
  businessId: string,
  query: Query,
): Promise<WrittenTable> {
  const { wanted, first } = await begin(context, businessId, query)
  const hasBalance = first.rows.some((row) => row.balance != null)
  const rows: CsvCell[][] = []
  for await (const page of pagesOf(context, wanted, first)) {
    rows.push(...page.map((row) => cellsOf(row, hasBalance)))
    if (rows.length > workbookRowsMax)
      throw new Problem(
        'too_large',
        'A workbook holds up to 50,000 transactions. Narrow the list, or export it as CSV.',
      )
  }
  const name = `plimsoll-transactions-${context.today()}`
  return writeTable({ name, sheet: 'Transactions', headings: headingsOf(hasBalance), rows }, 'xlsx')
}

function begin(
  context: Context,
  businessId: string,
  query: Query,
): Promise<{ wanted: Export; first: Page }> {
  return inTurn(businessId, () =>
    asTenant(context.db, businessId, async (tx) => {
      const version = await readBooksVersion(tx, businessId)
      const categories = await knownCategories(tx, businessId)
      const filters = await lookUp(tx, businessId, filtersOf(query, categories))
      const wanted = { businessId, categories, filters, version }
      return { wanted, first: await readOne(tx, wanted, null) }
    }),
  )
}

async function* linesOf(context: Context, wanted: Export, first: Page): AsyncGenerator<string> {
  const hasBalance = first.rows.some((row) => row.balance != null)
  yield csvMark + csvLine(headingsOf(hasBalance))
  for await (const page of pagesOf(context, wanted, first))
    if (page.length > 0) yield page.map((row) => csvLine(cellsOf(row, hasBalance))).join('')
}

/** Page after page, the first of which is there. */
async function* pagesOf(
  context: Context,
  wanted: Export,
  first: Page,
): AsyncGenerator<Transaction[]> {
  let page = first
  for (;;) {
    yield page.rows
    const { after } = page
    if (after === null) return
    page = await inTurn(wanted.businessId, () =>
      asTenant(context.db, wanted.businessId, (tx) => readOne(tx, wanted, after)),
    )
  }
}

async function inTurn<T>(businessId: string, work: () => Promise<T>): Promise<T> {
  const leave = await pages.enter(businessId)
  try {
    return await work()
  } finally {
    leave()
  }
}

// Books that change between two pages would make a file that never was true: it ends there, broken
// off rather than wrong.
async function readOne(tx: TenantTx, wanted: Export, after: Place | null): Promise<Page> {
  const { businessId, categories, filters } = wanted
  const rows = await readMatching(tx, businessId, { filters, after, rowsMax: pageRows })
  const balances = await runningBalances(tx, businessId, { filters, rows })
  const shown = await toTransactions(tx, businessId, { rows, categories, balances })
  if ((await readBooksVersion(tx, businessId)) !== wanted.version)
    throw new Problem('conflict', 'The books have changed meanwhile. Please export again.')
  const last = rows.length < pageRows ? undefined : rows.at(-1)
  return { rows: shown, after: last ?? null }
}
