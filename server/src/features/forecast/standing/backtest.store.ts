// The latest back-test of a business: what would have been forecast at the ends of earlier months,
// how often the 80 % range held since, and by how much ranges are widened because of it.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Day } from '@plimsoll/domain/calendar'
import type { Backtest } from '@plimsoll/domain/outlook/outlook'
import type { Widening } from '@plimsoll/domain/outlook/range-check'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** What a back-test measured, and how many times as wide the ranges are made because of it. */
export type MeasuredRange = Backtest & { readonly widening: Widening }

/** Which books a back-test was made of, and by which engine. */
type BacktestKey = { readonly asOf: Day; readonly version: number; readonly engine: string }

/** The measured range; `null` while there is none, or too short a past to measure one. */
export async function readMeasuredRange(
  tx: TenantTx,
  businessId: string,
): Promise<MeasuredRange | null> {
  const row = await tx
    .selectFrom('forecast_backtest')
    .select(['in_range', 'days', 'widening_low', 'widening_high'])
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row && row.days > 0
    ? {
        inRange: row.in_range,
        days: row.days,
        widening: { low: row.widening_low, high: row.widening_high },
      }
    : null
}

/** The books and the day that the latest back-test was made of; `null` while there is none. */
export async function readBacktestKey(
  tx: TenantTx,
  businessId: string,
): Promise<BacktestKey | null> {
  const row = await tx
    .selectFrom('forecast_backtest')
    .select(['as_of', 'books_version', 'engine'])
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row ? { asOf: row.as_of, version: row.books_version, engine: row.engine } : null
}

/**
 * The past forecasts of a back-test by this engine of these books; `null` while there is none.
 * Those of other books can't be compared with what the books hold: their balances lie elsewhere.
 */
export async function readBacktestForecasts<T>(
  tx: TenantTx,
  businessId: string,
  { version, engine }: Omit<BacktestKey, 'asOf'>,
): Promise<T | null> {
  const row = await tx
    .selectFrom('forecast_backtest')
    .select('forecasts')
    .where('business_id', '=', businessId)
    .where('books_version', '=', version)
    .where('engine', '=', engine)
    .executeTakeFirst()
  return row ? (JSON.parse((await unpack(row.forecasts)).toString()) as T) : null
}

/** Keeps a back-test in place of the one before; replies made with the former one count no more. */
export async function keepBacktest(
  tx: TenantTx,
  businessId: string,
  backtest: BacktestKey & { measured: MeasuredRange | null; forecasts: unknown },
): Promise<void> {
  const { asOf, version, engine, measured } = backtest
  const row = {
    as_of: asOf,
    books_version: version,
    engine,
    in_range: measured?.inRange ?? 0,
    days: measured?.days ?? 0,
    widening_low: measured?.widening.low ?? 1,
    widening_high: measured?.widening.high ?? 1,
    forecasts: await pack(JSON.stringify(backtest.forecasts), { level: 1 }),
  }
  await tx
    .insertInto('forecast_backtest')
    .values({ business_id: businessId, ...row })
    .onConflict((conflict) =>
      conflict.column('business_id').doUpdateSet({ ...row, made_at: sql<Date>`now()` }),
    )
    .execute()
  await tx
    .updateTable('business')
    .set({ backtested_at: sql<Date>`now()` })
    .where('id', '=', businessId)
    .execute()
}
