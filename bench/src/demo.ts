// The demo company in an empty database of its own, which is gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from '@plimsoll/server/commands/database'
import { loadDemoBooks } from '@plimsoll/server/commands/demo-books'
import { readEnv } from '@plimsoll/server/env'
import type { converse } from '@plimsoll/server/features/chat/service'
import { openLog } from '@plimsoll/server/log'
import { openContext } from '@plimsoll/server/start'

/** The day that the demo company's books end on. */
export const today = '2026-11-20'

/** The books that are open, and whose they are. */
export type DemoBooks = {
  readonly db: Parameters<typeof converse>[0]
  readonly businessId: string
}

/** Works on the demo company's books, made as of that day. */
export async function withDemoBooks(work: (books: DemoBooks) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-demo-'))
  const env = { ...readEnv(), DATA_DIR: folder, ROLE: 'web' as const, FIXED_TODAY: today }
  try {
    await withDatabase(env, async ({ connection }) => {
      const context = await openContext({ env, log: openLog('silent'), owner: connection })
      try {
        await work({ db: context.db, businessId: await loadDemoBooks(context, today) })
      } finally {
        await context.jobs.stop()
        await context.db.destroy()
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
