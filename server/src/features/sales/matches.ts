// Matching transactions with milestones and costs by hand, and what could be matched.

import { addDays } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import {
  hasTransactions,
  type MovementText,
  readMerchantNames,
  readMovement,
  readOpenMovements,
} from '../../books/figures/movements.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { ProjectBook } from './book.ts'
import { type Author, keepChange } from './changes.store.ts'
import { keepMatches, readMatchRows } from './matches.store.ts'
import { writeProjects } from './projects.store.ts'
import { findProject, withProjects } from './save.ts'

/** Matches transactions with a milestone or cost, or separates them permanently. */
export async function matchByHand(
  context: Context,
  author: Author,
  edit: {
    id: string
    itemId: string
    transactionIds: readonly string[]
    kind: 'match' | 'unmatch'
  },
): Promise<void> {
  const { businessId } = author
  await withProjects(context, businessId, async (tx, book) => {
    const settled = findProject(book, edit.id)
    const item = itemOf(settled, edit.itemId)
    await checkTransactions(tx, businessId, { book, item, edit })
    const rows = { itemId: edit.itemId, transactionIds: edit.transactionIds }
    const before = await readMatchRows(tx, businessId, rows)
    const decided = edit.transactionIds.map((transactionId) => {
      return { itemId: edit.itemId, transactionId, kind: edit.kind }
    })
    await keepMatches(tx, businessId, { projectId: edit.id, rows: decided })
    const version = (book.stored.get(edit.id)?.version ?? 0) + 1
    const projects = [{ project: settled.project, version }]
    await writeProjects(tx, businessId, { projects, withItems: false })
    await keepChange(tx, author, {
      kind: 'match',
      effectiveDate: null,
      reason: null,
      items: [
        {
          projectId: edit.id,
          words: `${edit.kind === 'match' ? 'Matched' : 'Unmatched'} “${item.label}”`,
          fields: [item.side === 'in' ? 'milestones' : 'costs'],
          version,
          before: { projectId: edit.id, matches: before },
        },
      ],
    })
  })
}

type Item = { readonly label: string; readonly side: 'in' | 'out' }

function itemOf({ milestones, costs }: SettledProject, id: string): Item {
  const milestone = milestones.find((each) => each.id === id)
  if (milestone) return { label: milestone.label, side: 'in' }
  const found = costs.find(({ cost }) => cost.id === id)
  if (found) return { label: found.cost.label, side: 'out' }
  throw new Problem('not_found', 'There is no such milestone or cost in this project.')
}

async function checkTransactions(
  tx: TenantTx,
  businessId: string,
  checked: {
    book: ProjectBook
    item: Item
    edit: { itemId: string; transactionIds: readonly string[]; kind: 'match' | 'unmatch' }
  },
): Promise<void> {
  const { book, item, edit } = checked
  if (!(await hasTransactions(tx, businessId, edit.transactionIds)))
    throw new Problem('not_found', 'There is no such transaction.')
  if (edit.kind === 'unmatch') return
  const holder = holderOf(book, edit)
  if (holder)
    throw new Problem(
      'conflict',
      `That transaction is matched with “${holder}” already. Unmatch it there first.`,
    )
  for (const id of edit.transactionIds) {
    const movement = await readMovement(tx, businessId, id)
    if (movement && movement.amount > 0 !== (item.side === 'in'))
      throw new Problem(
        'invalid',
        item.side === 'in'
          ? 'Match a milestone with money that came in.'
          : 'Match a cost with money that went out.',
      )
  }
}

/** Which other milestone or cost holds all of one of these transactions. */
function holderOf(
  book: ProjectBook,
  { itemId, transactionIds }: { itemId: string; transactionIds: readonly string[] },
): string | null {
  const wanted = new Set(transactionIds)
  for (const { project, milestones, costs } of book.settlement.projects) {
    const items = [
      ...milestones.map(({ id, label, matches }) => ({ id, label, matches })),
      ...costs.map(({ cost, payments }) => ({
        id: cost.id,
        label: cost.label,
        matches: payments.flatMap(({ matches }) => matches),
      })),
    ]
    for (const { id, label, matches } of items)
      if (id !== itemId && matches.some((match) => wanted.has(match.movementId)))
        return `${project.name}: ${label}`
  }
  return null
}

const candidatesMax = 30
const candidateDays = 180

/**
 * The latest transactions of the item's client or supplier, or of sales where nobody is known, that
 * no project holds.
 */
export async function candidatesFor(
  tx: TenantTx,
  businessId: string,
  wanted: { book: ProjectBook; id: string; itemId: string },
): Promise<(MovementText & { merchant: string | null })[]> {
  const { book } = wanted
  const settled = findProject(book, wanted.id)
  const item = itemOf(settled, wanted.itemId)
  const cost = settled.costs.find((each) => each.cost.id === wanted.itemId)?.cost
  const party = cost ? cost.supplier : settled.project.client
  const merchantId = party?.merchantId ?? null
  const rows = await readOpenMovements(tx, businessId, {
    merchantId,
    subCategory: cost ? cost.subCategory : 'project_income',
    negative: item.side === 'out',
    from: addDays(book.asOf, -candidateDays),
    limit: candidatesMax,
  })
  const names = merchantId ? await readMerchantNames(tx, businessId) : null
  const merchant = merchantId ? (names?.get(merchantId) ?? null) : null
  return rows
    .filter(({ id }) => !book.settlement.claimed.has(id))
    .map((row) => ({ ...row, merchant }))
}
