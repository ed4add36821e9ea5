// The one thing asked before a kept reply is sent: which version of the books stands, and the settings that figures show.
import type pg from 'pg'

/** Everything outside the day that figures depend on, as one text. */
export async function readVersion(pool: pg.Pool, businessId: string): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'books_version',
    text: `select concat_ws('/', books_version, forecast_version, cash_buffer_minor, md5(name),
        year_end,
        bank_told_at, outlook_months, hide_pay, backtested_at) as version
      from business where id = $1`,
    values: [businessId],
  })
  return rows[0]?.version ?? 'none'
}
