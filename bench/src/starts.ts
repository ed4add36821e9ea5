// How long a start takes until the address is printed: the first on a new data folder, and later
// ones.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printRow } from './print.ts'
import { freePort, printed } from './server.ts'

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const laterStarts = 5

/** Prints the first start and the median of the later ones. */
export async function measureStarts(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-starts-'))
  const first = await startOnce(dataDir)
  const later: number[] = []
  for (let i = 0; i < laterStarts; i++) later.push(await startOnce(dataDir))
  later.sort((a, b) => a - b)
  printRow(['first start, new data folder', `${(first / 1000).toFixed(2)} s`])
  printRow([`later starts, median of ${laterStarts}`, `${((later[2] ?? 0) / 1000).toFixed(2)} s`])
  rmSync(dataDir, { recursive: true, force: true })
}

async function startOnce(dataDir: string): Promise<number> {
  const from = performance.now()
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await printed(child, 'Plimsoll is ready')
  const took = performance.now() - from
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return took
}
