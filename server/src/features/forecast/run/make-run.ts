// Makes the run of a business: hands the engine what the books hold, and keeps its result.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import { addMonthsToDay, type Day } from '@plimsoll/domain/calendar'
import type { KnownSeries } from '@plimsoll/domain/forecast/engine'
import type { Series } from '@plimsoll/domain/forecast/series'
import { readMonthTotals } from '../../../books/figures/months.store.ts'
import {
  type Books,
  firstDayWithin,
  readBalance,
  readMovements,
  readTaxPayments,
} from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { engineMark } from './engine.ts'
import { engineDecisions } from './engine-decisions.ts'
import { holdSame } from './hold.store.ts'
import { knownTaxesOf } from './known-taxes.ts'
import type { Run, RunInput } from './run.ts'
import { type MadeRun, runOnce } from './run-cache.ts'
import { findRun, keepRun } from './runs.store.ts'
import { keepSeries, readKnownSeries } from './series.store.ts'
import { think } from './think.ts'

// Where payments to and from HMRC stand; a plain "HMRC" is recognised by the bank's text.
const taxLines = [
  'vat_payment',
  'vat_refund',
  'paye_ni',
  'cis_payment',
  'corporation_tax',
  'self_assessment',
  'tax_refund',
  'other_tax',
] as const
/**
 * How far back movements are looked at: so many years, and for the busiest books so many movements,
 * by whole days.
 */
const yearsBack = 6
const movementsMax = 60_000

/** What a run is made for. */
type RunAt = {
  books: Books
  asOf: Day
  until: Day
  /**
   * Which transactions belong to sales projects: those are forecast by their milestones, and
   * nothing is expected of them again.
   */
  projects: { settlement: { claimed: ReadonlyMap<string, string> } }
}

/** The run that fits: kept, or made now and kept. */
export async function runOf(
  tx: TenantTx,
  businessId: string,
  at: RunAt,
  decisions: readonly Decision[],
): Promise<MadeRun> {
  const { version, decisionsVersion } = at.books
  const key = { version, decisionsVersion, asOf: at.asOf, engine: engineMark }
  const name = [businessId, version, decisionsVersion, at.asOf, engineMark].join(' ')
  return runOnce(name, async () => {
    const found = await findRun<Run>(tx, businessId, key)
    if (found) return found
    const run = await makeRun(tx, businessId, at, decisions)
    await holdSame(tx, businessId, at.books)
    await keepSeries(tx, businessId, run.base.series.map(knownOf))
    await keepRun(tx, businessId, { ...key, base: run })
    return { base: run, madeAt: new Date() }
  })
}

/** A series as it is known from then on. */
export function knownOf(series: Series): KnownSeries {
  const { id, merchantId, subCategory, side, cadence, amount, evidence } = series
  const movementIds = evidence.flatMap((sighting) => sighting.movementIds)
  return { id, merchantId, subCategory, side, cadence, amount: amount.amount, movementIds }
}

/** Runs the engine with these decisions and keeps nothing. */
export async function makeRun(
  tx: TenantTx,
  businessId: string,
  at: RunAt,
  decisions: readonly Decision[],
): Promise<Run> {
  return think(await readRunInput(tx, businessId, at, decisions))
}

function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b
}

/** What the engine reads about a business. */
export async function readRunInput(
  tx: TenantTx,
  businessId: string,
  at: RunAt,
  decisions: readonly Decision[],
): Promise<RunInput> {
  const { asOf, until, books } = at
  const { claimed } = at.projects.settlement
  const opened = books.firstDay ?? asOf
  const span = { from: laterOf(opened, addMonthsToDay(asOf, -12 * yearsBack)), to: asOf }
  const from = await firstDayWithin(tx, businessId, { ...span, rowsMax: movementsMax })
  const known = await readKnownSeries(tx, businessId)
  return {
    movements: (await readMovements(tx, businessId, { from, to: asOf })).filter(
      ({ id }) => !claimed.has(id),
    ),
    opened: from,
    asOf,
    until,
    balance: await readBalance(tx, businessId, asOf),
    nation: books.nation,
    taxPayments: await readTaxPayments(tx, businessId, { from, to: asOf, subCategories: taxLines }),
    totals: await readMonthTotals(tx, businessId, asOf),
    knownTaxes: knownTaxesOf(books),
    decisions: engineDecisions(decisions),
    knownSeries: known,
    notRecurring: known
      .filter(({ verdict }) => verdict === 'not_recurring')
      .map(({ movementIds }) => movementIds),
  }
}
