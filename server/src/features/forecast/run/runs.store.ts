// The runs kept: what the data alone forecasts, for which books and which day. Packed, because a
// run is read whole or not at all.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Day } from '@plimsoll/domain/calendar'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)
const runsKept = 3

/** What a run stands on. A run of an older engine does not count. */
type RunKey = { version: number; decisionsVersion: number; asOf: Day; engine: string }

/** The run that stands on exactly this, if it is kept. */
export async function findRun<T>(
  tx: TenantTx,
  businessId: string,
  key: RunKey,
): Promise<{ base: T; madeAt: Date } | null> {
  const row = await tx
    .selectFrom('forecast_run')
    .select(['base', 'made_at'])
    .where('business_id', '=', businessId)
    .where('books_version', '=', key.version)
    .where('decisions_version', '=', key.decisionsVersion)
    .where('as_of', '=', key.asOf)
    .where('engine', '=', key.engine)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { base: JSON.parse((await unpack(row.base)).toString()) as T, madeAt: row.made_at }
}

/** Keeps a run and lets go of the oldest ones. */
export async function keepRun(
  tx: TenantTx,
  businessId: string,
  run: RunKey & { base: unknown },
): Promise<void> {
  await tx
    .insertInto('forecast_run')
    .values({
      business_id: businessId,
      id: newId(),
      as_of: run.asOf,
      books_version: run.version,
      decisions_version: run.decisionsVersion,
      engine: run.engine,
      base: await pack(JSON.stringify(run.base), { level: 1 }),
    })
    .execute()
  await tx
    .deleteFrom('forecast_run')
    .where('business_id', '=', businessId)
    .where('id', 'not in', (latest) =>
      latest
        .selectFrom('forecast_run')
        .select('id')
        .where('business_id', '=', businessId)
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(runsKept),
    )
    .execute()
}
