// The list of projects: filtered by tab, search and client, sorted, paged, with totals of
// everything that fits.

import { listRowsMax } from '@plimsoll/contract/limits'
import type { listProjects } from '@plimsoll/contract/sales'
import type { ProjectRow } from '@plimsoll/contract/sales-project'
import { Problem } from '@plimsoll/domain/problem'
import { projectStatuses } from '@plimsoll/domain/sales/status'
import type * as z from 'zod/mini'
import type { ProjectBook } from './book.ts'
import { rowOf, totalsOf } from './view.ts'

type Query = z.output<typeof listProjects.query>
type Reply = z.output<typeof listProjects.reply>

const rowsOfBook = new WeakMap<ProjectBook, ProjectRow[]>()

/** The reply for a query. */
export function listOf(book: ProjectBook, query: Query): Reply {
  const all = rowsIn(book)
  const found = all.filter((row) => fits(row, book, query))
  const rows = found.filter(({ status }) => !query.status || status === query.status)
  const sorted = sortedBy(rows, query)
  const limit = Math.min(Number(query.limit ?? listRowsMax) || listRowsMax, listRowsMax)
  const from = query.cursor ? placeOf(query.cursor) : 0
  const page = sorted.slice(from, from + limit)
  const tab = (status: Reply['tabs'][number]['status'], some: readonly ProjectRow[]) => {
    const { count, value, plus_vat } = totalsOf(some)
    return { status, count, value, plus_vat }
  }
  return {
    status: 'success',
    data: page,
    next_cursor: from + limit < sorted.length ? String(from + limit) : null,
    tabs: [
      tab('All', found),
      ...projectStatuses.map((status) =>
        tab(
          status,
          found.filter((row) => row.status === status),
        ),
      ),
    ],
    totals: totalsOf(rows),
    clients: [...new Set(all.map(({ client }) => client.name))].sort((a, b) =>
      a.localeCompare(b, 'en-GB'),
    ),
    today: book.today,
  }
}

/** The rows that a search and a client leave, for the list and the export. */
export function rowsFor(
  book: ProjectBook,
  query: Pick<Query, 'status' | 'search' | 'client'>,
): ProjectRow[] {
  const rows = rowsIn(book).filter(
    (row) => fits(row, book, query) && (!query.status || row.status === query.status),
  )
  return sortedBy(rows, {})
}

function rowsIn(book: ProjectBook): ProjectRow[] {
  const known = rowsOfBook.get(book)
  if (known) return known
  const rows = book.settlement.projects.map((settled) => rowOf(settled, book))
  rowsOfBook.set(book, rows)
  return rows
}

function fits(
  row: ProjectRow,
  book: ProjectBook,
  query: Pick<Query, 'search' | 'client'>,
): boolean {
  if (query.client && row.client.name !== query.client) return false
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const notes = book.stored.get(row.id)?.project.notes ?? ''
  const text = `${row.name} ${row.client.name} ${notes}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function placeOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor))
    throw new Problem('invalid', 'This list has changed. Load it again.')
  return Number(cursor)
}

function sortedBy(rows: readonly ProjectRow[], query: Pick<Query, 'sort' | 'order'>): ProjectRow[] {
  const sort = query.sort ?? 'next_receipt'
  const sign = query.order === 'desc' ? -1 : 1
  return [...rows].sort((a, b) => {
    const [left, right] = [keyOf(a, sort), keyOf(b, sort)]
    // What has no such figure stands last, whichever way the rest is sorted.
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || a.name.localeCompare(b.name, 'en-GB')
    const order =
      typeof left === 'string' ? left.localeCompare(String(right), 'en-GB') : left - Number(right)
    return sign * order || a.name.localeCompare(b.name, 'en-GB') || (a.id < b.id ? -1 : 1)
  })
}

function keyOf(row: ProjectRow, sort: NonNullable<Query['sort']>): string | number | null {
  switch (sort) {
    case 'client':
      return row.client.name
    case 'status':
      return projectStatuses.indexOf(row.status)
    case 'next_receipt':
      return row.next_receipt?.day ?? null
    default:
      return row[sort]
  }
}
