// Reads transactions back a page at a time, newest first, with the total of everything the filters
// match. Lists narrowed to what lines are filed under hold the parts of split transactions, so that
// their rows add up to the figures they explain.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { conditionsOf, type Filters, isOfLines } from './filters.store.ts'
import { countable, type Sum, sumByTotals } from './list-totals.store.ts'
import { lookUp, windowOf } from './search.store.ts'

export type { Filters } from './filters.store.ts'

/** Where a page ended: the keys of its last row. */
export type Place = { readonly day: string; readonly position: number; readonly id: string }

/**
 * A transaction as the books show it, or a part of one: then `id` is the part's and `whole_minor`
 * the whole's amount. Columns that `toTransaction` does not rebuild are shown as they are stored.
 */
export type ListedRow = {
  id: string
  transaction_id: string
  whole_minor: Minor | null
  parts: number | null
  day: Day
  position: number
  amount_minor: Minor
  text: string
  merchant_id: string | null
  merchant_name: string | null
  account_id: string
  account_name: string
  currency: string
  sub_category: string
  label_source: Transaction['label_source']
  label_confidence: number
  transfer: boolean
  excluded: boolean
  note: string | null
  split: boolean
  origin: 'file' | 'bank' | 'demo' | 'manual'
  edited: boolean
}

type Booked = ExpressionBuilder<Tables, 'whole_transaction'>
type Page = { filters: Filters; after: Place | null; rowsMax: number }

/** One page of the rows that match, from just after `after`. */
export async function readPage(tx: TenantTx, businessId: string, page: Page): Promise<ListedRow[]> {
  const { filters } = page
  if (filters.words === null) return readMatching(tx, businessId, page)
  // Words that are frequent stand among the next rows; only others are worth looking up among all.
  const near = await windowOf(tx, businessId, page.after)
  const from = near && filters.from && filters.from > near ? filters.from : (near ?? filters.from)
  const rows = await readMatching(tx, businessId, { ...page, filters: { ...filters, from } })
  if (near === null || rows.length >= page.rowsMax) return rows
  return readMatching(tx, businessId, { ...page, filters: await lookUp(tx, businessId, filters) })
}

/** The same for filters whose words were looked up already, or are to be looked for row by row. */
export async function readMatching(
  tx: TenantTx,
  businessId: string,
  page: Page,
): Promise<ListedRow[]> {
  const wholes = await readRows(tx, businessId, { ...page, source: 'whole_transaction' })
  if (!isOfLines(page.filters) || !(await hasParts(tx, businessId))) return wholes
  const parts = await readRows(tx, businessId, { ...page, source: 'split_line' })
  return [...wholes, ...parts].sort(newestFirst).slice(0, page.rowsMax)
}

/** Listed rows by the ids of their transactions, whole, in no order. */
export async function readListed(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  return selectRows(tx, 'whole_transaction')
    .where('whole_transaction.business_id', '=', businessId)
    .where('whole_transaction.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

// What is whole and what is a part is looked for apart and put together here: each in the order of
// its own index.
function readRows(
  tx: TenantTx,
  businessId: string,
  page: Page & { source: 'whole_transaction' | 'split_line' },
): Promise<ListedRow[]> {
  const { after, filters } = page
  return (
    selectRows(tx, page.source)
      .where((eb) =>
        eb.and([
          ...conditionsOf(eb as unknown as Booked, businessId, filters),
          ...(isOfLines(filters) && page.source === 'whole_transaction'
            ? [sql<SqlBool>`not whole_transaction.split`]
            : []),
        ] as Expression<SqlBool>[]),
      )
      .$if(after !== null, (query) =>
        query.where(
          sql<SqlBool>`(shown_day, position, whole_transaction.id) < (${after?.day}::date, ${after?.position}::int, ${after?.id}::uuid)`,
        ),
      )
      // What was looked up is few; in the order of the index a million rows could be passed on the
      // way to it.
      .orderBy(filters.matches ? sql`shown_day + 0` : sql.ref('shown_day'), 'desc')
      .orderBy('position', 'desc')
      .orderBy('whole_transaction.id', 'desc')
      .limit(page.rowsMax)
      .execute()
  )
}

function selectRows(tx: TenantTx, source: 'whole_transaction' | 'split_line') {
  const isPart = source === 'split_line'
  return tx
    .selectFrom(sql<Tables['whole_transaction']>`${sql.table(source)}`.as('whole_transaction'))
    .leftJoin('merchant', (join) =>
      join
        .onRef('merchant.business_id', '=', 'whole_transaction.business_id')
        .onRef('merchant.id', '=', 'whole_transaction.shown_merchant_id'),
    )
    .select([
      'whole_transaction.id',
      'transaction_id',
      isPart
        ? sql<Minor | null>`(select w.amount_minor from transaction w
            where w.business_id = whole_transaction.business_id and w.id = transaction_id)`.as(
            'whole_minor',
          )
        : sql<Minor | null>`null::bigint`.as('whole_minor'),
      isPart
        ? sql<number | null>`(select count(*)::int from transaction_split p
            where p.business_id = whole_transaction.business_id and p.transaction_id = whole_transaction.transaction_id)`.as(
            'parts',
          )
        : sql<number | null>`null::int`.as('parts'),
      sql<Day>`shown_day`.as('day'),
      'position',
      sql<Minor>`amount_minor`.as('amount_minor'),
      'text',
      'shown_merchant_id as merchant_id',
      'merchant.name as merchant_name',
      'account_id',
      'account_name',
      'currency',
      'shown_sub_category as sub_category',
      sql<
        Transaction['label_source']
      >`case when edited_sub_category is not null then 'user' when transfer_id is not null then 'transfer'
        else label_source end`.as('label_source'),
      sql<number>`case when edited_sub_category is not null or transfer_id is not null then 1
        else label_confidence end`.as('label_confidence'),
      sql<boolean>`transfer_id is not null`.as('transfer'),
      'excluded',
      'note',
      'split',
      'origin',
      sql<boolean>`edited_at is not null`.as('edited'),
    ])
}

function newestFirst(left: ListedRow, right: ListedRow): number {
  if (left.day !== right.day) return left.day < right.day ? 1 : -1
  if (left.position !== right.position) return right.position - left.position
  return left.id < right.id ? 1 : -1
}

async function hasParts(tx: TenantTx, businessId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('transaction_split')
    .where('business_id', '=', businessId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * How many rows match and what they add up to. Currencies don't add up: only pounds count, unless
 * the filter names one account.
 */
export async function sumMatching(
  tx: TenantTx,
  businessId: string,
  filters: Filters,
): Promise<Sum> {
  const fromTotals = await sumByTotals(tx, businessId, filters)
  if (fromTotals) return fromTotals
  const source = isOfLines(filters) ? 'booked_transaction' : 'whole_transaction'
  const searched = await lookUp(tx, businessId, filters)
  const sum = tx
    .selectFrom(sql<Tables['whole_transaction']>`${sql.table(source)}`.as('whole_transaction'))
    .where((eb) => eb.and(conditionsOf(eb as unknown as Booked, businessId, searched)))
    .select([
      sql<number>`count(*)::int`.as('count'),
      countable(sql`sum(amount_minor) filter (where counts or ${filters.accountId !== null})`).as(
        'amount',
      ),
    ])
  return setWise(tx, () => sum.executeTakeFirstOrThrow())
}

/**
 * The transactions that match, each once, no more than `rowsMax`; with `wholesOnly` without the
 * split ones, and how many those are.
 */
export async function readMatchingIds(
  tx: TenantTx,
  businessId: string,
  scope: { filters: Filters; rowsMax: number; wholesOnly: boolean },
): Promise<{ ids: string[]; leftSplit: number }> {
  const from = isOfLines(scope.filters) ? 'booked_transaction' : 'whole_transaction'
  const searched = await lookUp(tx, businessId, scope.filters)
  const rows = await tx
    .selectFrom(sql<Tables['whole_transaction']>`${sql.table(from)}`.as('whole_transaction'))
    .where((eb) => eb.and(conditionsOf(eb as unknown as Booked, businessId, searched)))
    .select(['transaction_id', 'split'])
    .distinct()
    .limit(scope.rowsMax)
    .execute()
  const taken = scope.wholesOnly ? rows.filter((row) => !row.split) : rows
  return { ids: taken.map((row) => row.transaction_id), leftSplit: rows.length - taken.length }
}
