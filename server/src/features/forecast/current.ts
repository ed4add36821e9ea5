// The forecast of a business as it stands: the run that fits its books and day, with everything the user laid over it.
import type { Changeset, Decision } from '@plimsoll/contract/forecast-lines'
import {
  addDays,
  addMonthsToDay,
  type Day,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import type { BaseForecast, KnownSeries } from '@plimsoll/domain/forecast/engine'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { composeForecast } from '@plimsoll/domain/forecast/overlay/compose'
import type { Forecast } from '@plimsoll/domain/forecast/overlay/composed'
import type { ActualLine, OneOff, Overlay } from '@plimsoll/domain/forecast/overlay/overlay'
import { lateDaysMax, settleOneOffs } from '@plimsoll/domain/forecast/overlay/settle-one-offs'
import type { Series } from '@plimsoll/domain/forecast/series'
import { groupBy } from '@plimsoll/domain/group'
import { negate, sum } from '@plimsoll/domain/money'
import type { TenantTx } from '../../db/tenant.ts'
import { readChanges, type SavedChanges } from './changes.store.ts'
import { engineMark, type Run, sideOfCash, type Told, taxParts } from './engine.ts'
import { knownTaxesOf } from './known-taxes.ts'
import { lineIdOf } from './line-id.ts'
import {
  type Books,
  firstDayWithin,
  readBalance,
  readForecastBooks,
  readMonthTotals,
  readMovements,
  readTaxPayments,
} from './movements.store.ts'
import {
  engineDecisions,
  isForEngine,
  isMatching,
  overlayOf,
  withDraft,
  withoutRestored,
} from './overlay-of.ts'
import { type MadeRun, runOnce } from './run-cache.ts'
import { findRun, keepRun } from './runs.store.ts'
import { keepSeries, readKnownSeries } from './series.store.ts'
import { think } from './think.ts'

/** Whole months ahead of the month under way. */
const monthsAhead = 24
// Where payments to and from HMRC stand; a plain "HMRC" is told by the bank's words.
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
// A one-off is looked for from a fortnight before its day until it is a month late.
const oneOffDaysBack = lateDaysMax + 14
/** How far back movements are looked at: so many years, and for the busiest books so many movements, by whole days. */
const yearsBack = 6
const movementsMax = 60_000

/** Everything known when figures are asked for. `run` is null while there are no books. */
export type Standing = {
  books: Books
  today: Day
  asOf: Day
  until: Day
  run: Run | null
  madeAt: Date | null
  changes: SavedChanges
  /** What has happened in the month under way. */
  happened: readonly Movement[]
  /** What has happened since one-offs that may still be late were due. */
  recent: readonly Movement[]
}

/** Reads what stands; makes the run now if no job has made it yet. */
export async function readStanding(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<Standing> {
  const books = await readForecastBooks(tx, businessId)
  const asOf = asOfDay({ today, lastDay: books.lastDay })
  const until = lastDayOf(monthOf(addMonthsToDay(firstDayOf(monthOf(asOf)), monthsAhead)))
  const changes = await readChanges(tx, businessId)
  const at = { books, today, asOf, until, changes }
  if (!books.firstDay || books.firstDay > asOf)
    return { ...at, run: null, madeAt: null, happened: [], recent: [] }
  const made = await runOf(tx, businessId, at)
  const from = firstDayOf(monthOf(addDays(asOf, -oneOffDaysBack)))
  const recent = await readMovements(tx, businessId, { from, to: asOf })
  const happened = recent.filter(({ day }) => monthOf(day) === monthOf(asOf))
  return { ...at, run: made.base, madeAt: made.madeAt, happened, recent }
}

/** What each line came to so far, in the sense of its side. */
function actualsOf(happened: readonly Movement[]): ActualLine[] {
  const keyOf = (one: Movement) => `${sideOfCash(one)} ${one.subCategory} ${one.merchantId}`
  return [...groupBy(happened, keyOf).values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const side = sideOfCash(first)
    const total = sum(some.map(({ amount }) => amount))
    const { subCategory, merchantId } = first
    return [{ side, subCategory, merchantId, amount: side === 'out' ? negate(total) : total }]
  })
}

type At = { books: Books; asOf: Day; until: Day; changes: SavedChanges }

async function runOf(tx: TenantTx, businessId: string, at: At): Promise<MadeRun> {
  const { version, decisionsVersion } = at.books
  const key = { version, decisionsVersion, asOf: at.asOf, engine: engineMark }
  const name = [businessId, version, decisionsVersion, at.asOf, engineMark].join(' ')
  return runOnce(name, async () => {
    const found = await findRun<Run>(tx, businessId, key)
    if (found) return found
    const run = await makeRun(tx, businessId, at, at.changes.decisions)
    await keepSeries(tx, businessId, run.base.series.map(knownOf))
    await keepRun(tx, businessId, { ...key, base: run })
    return { base: run, madeAt: new Date() }
  })
}

function knownOf(series: Series): KnownSeries {
  const { id, merchantId, subCategory, side, cadence, amount, evidence } = series
  const movementIds = evidence.flatMap((sighting) => sighting.movementIds)
  return { id, merchantId, subCategory, side, cadence, amount: amount.amount, movementIds }
}

/** Runs the engine with these decisions and keeps nothing. */
async function makeRun(
  tx: TenantTx,
  businessId: string,
  at: Omit<At, 'changes'>,
  decisions: readonly Decision[],
): Promise<Run> {
  return think(await tellEngine(tx, businessId, at, decisions))
}

function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b
}

/** What the engine is told of a business. */
export async function tellEngine(
  tx: TenantTx,
  businessId: string,
  at: Omit<At, 'changes'>,
  decisions: readonly Decision[],
): Promise<Told> {
  const { asOf, until, books } = at
  const opened = books.firstDay ?? asOf
  const span = { from: laterOf(opened, addMonthsToDay(asOf, -12 * yearsBack)), to: asOf }
  const from = await firstDayWithin(tx, businessId, { ...span, rowsMax: movementsMax })
  const known = await readKnownSeries(tx, businessId)
  return {
    movements: await readMovements(tx, businessId, { from, to: asOf }),
    opened: from,
    asOf,
    until,
    balance: await readBalance(tx, businessId, asOf),
    nation: books.nation,
    taxPayments: await readTaxPayments(tx, businessId, { from, to: asOf, subCategories: taxLines }),
    totals: (await readMonthTotals(tx, businessId)).filter(({ month }) => month <= monthOf(asOf)),
    knownTaxes: knownTaxesOf(books),
    decisions: engineDecisions(decisions),
    known,
    notRecurring: known
      .filter(({ verdict }) => verdict === 'not_recurring')
      .map(({ movementIds }) => movementIds),
  }
}

/** A forecast put together, and what it was put together from. */
export type Composed = {
  forecast: Forecast
  base: BaseForecast
  run: Run
  changes: SavedChanges
}

/** The forecast that stands. Refuses when there are no books: ask `run` first. */
export function composeStanding(standing: Standing): Composed {
  if (!standing.run) throw new RangeError('there are no books to forecast')
  const { run, changes } = standing
  return compose(standing, { run, changes, draft: {}, adjusting: [] })
}

/** What the data alone says, with taxes, without anything the user changed. */
export function composeBare(standing: Standing): Forecast {
  if (!standing.run) throw new RangeError('there are no books to forecast')
  const changes = { hidden: [], decisions: [], configurations: [], oneOffs: [] }
  const bare = { ...standing, changes }
  return compose(bare, { run: standing.run, changes, draft: {}, adjusting: [] }).forecast
}

/** The forecast with a draft laid over what stands. The engine runs again only where a draft changes which payment met which due day. */
export async function composeDraft(
  tx: TenantTx,
  businessId: string,
  standing: Standing,
  draft: Changeset,
): Promise<Composed> {
  if (!standing.run) throw new RangeError('there are no books to forecast')
  const changes = withDraft(standing.changes, draft)
  const said = draft.decisions ?? []
  if (!said.some(isMatching))
    return compose(standing, { run: standing.run, changes, draft, adjusting: said })
  const run = await makeRun(tx, businessId, standing, changes.decisions)
  const adjusting = said.filter((one) => !isForEngine(one))
  return compose(standing, { run, changes, draft, adjusting })
}

function compose(
  standing: Standing,
  of: { run: Run; changes: SavedChanges; draft: Changeset; adjusting: readonly Decision[] },
): Composed {
  const { changes, draft, run } = of
  const base = withoutHiddenRest(run.base, changes.hidden)
  const saved = standing.changes.decisions.filter((one) => !isForEngine(one))
  const overlay = overlayOf({
    changes,
    adjusting: withoutRestored([...saved, ...of.adjusting]),
    scalings: draft.scalings ?? [],
    taxes: taxParts(run.taxes),
  })
  const { nation } = standing.books
  const oneOffs = stillExpected(overlay.oneOffs, standing, run.base)
  const context = { actuals: actualsOf(standing.happened), nation }
  const forecast = composeForecast(base, { ...overlay, oneOffs }, context)
  return { forecast, base: run.base, run, changes }
}

/** One-offs that have not been paid: an overdue one is expected on the next working day. */
function stillExpected(
  oneOffs: Overlay['oneOffs'],
  { recent, asOf, books }: Standing,
  base: BaseForecast,
): OneOff[] {
  if (oneOffs.length === 0) return []
  const claimed = new Set(base.occurrences.flatMap(({ movementIds }) => movementIds))
  const movements = recent.filter(({ id }) => !claimed.has(id))
  const settled = settleOneOffs(oneOffs, { movements, asOf, nation: books.nation })
  return settled.flatMap(({ open }) => open ?? [])
}

/** Hidden lines of what no series explains are taken out here: they have no id that the overlay would know. */
function withoutHiddenRest(base: BaseForecast, hidden: readonly string[]): BaseForecast {
  const left = new Set(hidden)
  return {
    ...base,
    remainder: base.remainder.filter((line) => !left.has(lineIdOf({ kind: 'rest', ...line }))),
  }
}
