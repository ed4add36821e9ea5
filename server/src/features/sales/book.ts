// All projects of a business, settled against its books: read once for each version of both and
// kept in this process's memory.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import type { Nation } from '@plimsoll/domain/holidays'
import type { Counting, TriedCounting } from '@plimsoll/domain/sales/forecast-parts'
import type { Party, Project } from '@plimsoll/domain/sales/project'
import { resettled } from '@plimsoll/domain/sales/resettle'
import { type Settlement, settleProjects } from '@plimsoll/domain/sales/settle'
import type { MatchDecision } from '@plimsoll/domain/sales/settle-context'
import type { CategoryNames } from '../../books/categories/names.ts'
import {
  type Books,
  readForecastBooks,
  readMerchantNames,
  readPartyMovements,
} from '../../books/figures/movements.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { readMatches } from './matches.store.ts'
import { readProjects, type StoredProject } from './projects.store.ts'

/** The projects of a business as they stand on a day. */
export type ProjectBook = {
  readonly key: string
  readonly today: Day
  readonly asOf: Day
  readonly nation: Nation
  readonly counting: Counting
  /** What the business calls its sub-categories. */
  readonly categoryNames: CategoryNames
  /** Projects that are counted otherwise, while they are tried. */
  readonly tried?: readonly TriedCounting[]
  readonly stored: ReadonlyMap<string, StoredProject>
  readonly settlement: Settlement
  /** The settlement with one project changed or added, against the same books. */
  readonly settleWith: (changed: Project) => Settlement
}

const keptMax = 16
const kept = new Map<string, ProjectBook>()

/**
 * Reads the book. `books` are those read already. What is read within a transaction that writes
 * projects is not kept: it may be rolled back.
 */
export async function readProjectBook(
  tx: TenantTx,
  businessId: string,
  at: { today: Day; isWriting?: boolean; books?: Books },
): Promise<ProjectBook> {
  const books = at.books ?? (await readForecastBooks(tx, businessId))
  const asOf = asOfDay({ today: at.today, lastDay: books.lastDay })
  const key = [businessId, books.version, books.salesVersion, books.nation, at.today].join(' ')
  const known = at.isWriting ? undefined : kept.get(key)
  if (known) return known
  const stored = await readProjects(tx, businessId)
  const decisions = stored.length > 0 ? await readMatches(tx, businessId) : []
  const named = await withMerchants(tx, businessId, stored)
  const projects = named.map(({ project }) => project)
  const movements = await movementsOf(tx, businessId, { projects, decisions, asOf })
  const knownUntil = books.lastDay && books.lastDay < asOf ? books.lastDay : asOf
  const settling = { movements, decisions, asOf, knownUntil, nation: books.nation }
  const settlement = settleProjects(projects, settling)
  const book: ProjectBook = {
    key,
    today: at.today,
    asOf,
    nation: books.nation,
    counting: books.salesCounting,
    categoryNames: books.categoryNames,
    stored: new Map(named.map((each) => [each.project.id, each])),
    settlement,
    settleWith: (changed) => resettled(settlement, changed, settling),
  }
  if (!at.isWriting) keep(book)
  return book
}

function keep(book: ProjectBook): void {
  kept.set(book.key, book)
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest) kept.delete(oldest)
}

/** A client or supplier that was new is the merchant of its name as soon as the books know one. */
async function withMerchants(
  tx: TenantTx,
  businessId: string,
  stored: readonly StoredProject[],
): Promise<StoredProject[]> {
  const parties = stored.flatMap(({ project }) => [
    project.client,
    ...project.costs.flatMap(({ supplier }) => supplier ?? []),
  ])
  if (parties.length === 0) return [...stored]
  const names = await readMerchantNames(tx, businessId)
  const idOf = new Map([...names].map(([id, name]) => [plainName(name), id]))
  // A merchant that was merged into another, or emptied with the books, is looked for by its name.
  const known = (party: Party): Party =>
    party.merchantId !== null && names.has(party.merchantId)
      ? party
      : { ...party, merchantId: idOf.get(plainName(party.name)) ?? null }
  return stored.map((each) => ({
    ...each,
    project: {
      ...each.project,
      client: known(each.project.client),
      costs: each.project.costs.map((cost) => ({
        ...cost,
        supplier: cost.supplier && known(cost.supplier),
      })),
    },
  }))
}

/** A name without what banks and people write differently: case, marks, and the kind of company. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\b(ltd|limited|plc|llp|co|company)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const earlyDays = 14

async function movementsOf(
  tx: TenantTx,
  businessId: string,
  wanted: { projects: readonly Project[]; decisions: readonly MatchDecision[]; asOf: Day },
) {
  const { projects, decisions, asOf } = wanted
  const parties = projects.flatMap(({ client, costs }) => [
    client.merchantId,
    ...costs.map(({ supplier }) => supplier?.merchantId ?? null),
  ])
  const merchantIds = [...new Set(parties.flatMap((id) => id ?? []))]
  const ids = decisions.map(({ movementId }) => movementId)
  if (merchantIds.length + ids.length === 0) return []
  const days = projects.flatMap(({ start, milestones, costs }) => [
    start,
    ...milestones.map(({ invoiceDate }) => invoiceDate),
    ...costs.flatMap(({ day }) => day ?? []),
  ])
  const first = days.reduce((a, b) => (a < b ? a : b), asOf)
  return readPartyMovements(tx, businessId, {
    merchantIds,
    ids,
    from: addDays(first, -earlyDays),
    to: asOf,
  })
}
