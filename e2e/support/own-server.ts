// A server of one's own for journeys that need other settings than all the rest.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

/** The server: where it is, where it keeps its files, and the way to stop it. */
export type OwnServer = { origin: string; dataDir: string; stop(): Promise<void> }

/** Starts it on a port, with a data folder of its own, and waits until it answers. */
export async function startOwnServer(
  port: number,
  settings: Record<string, string>,
): Promise<OwnServer> {
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-journeys-own-'))
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        FIXED_TODAY: '2026-11-20',
        LOG_LEVEL: 'error',
        LOGINS_PER_15_MINUTES: '1000',
        REGISTRATIONS_PER_HOUR: '10000',
        REQUESTS_PER_MINUTE: '100000',
        ...settings,
      },
    },
  )
  await expect.poll(() => isUp(origin), { timeout: 60_000 }).toBe(true)
  return { origin, dataDir, stop: () => stop(child, dataDir) }
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}
