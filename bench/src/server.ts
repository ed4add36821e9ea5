// A server of its own for a measurement: a database this process owns, and the product as a process
// beside it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '@plimsoll/server/db/embedded/supervisor'
import { openDb, openPool } from '@plimsoll/server/db/pool'
import { openLog } from '@plimsoll/server/log'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

const quietMaxMs = 60_000
const quietMs = 2000
const quietShare = 0.05

/** The server under measurement. */
export type Bench = {
  origin: string
  pool: ReturnType<typeof openPool>
  db: ReturnType<typeof openDb>
  /** Resident memory of the server process now, in MB. */
  memoryMb(): number
  /**
   * Processor time of the server process until now, in ms: what other work on the machine hardly
   * alters.
   */
  processorMs(): number
  stop(): Promise<void>
}

/** Starts both. */
export async function startBench(): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-bench-'))
  const embedded = await startEmbedded({ dataDir, log: openLog('silent') })
  const { host, port, user, password, database } = embedded.connection
  const url = `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const httpPort = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, 'files'),
      PORT: String(httpPort),
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '10000000',
      UPLOADS_PER_MINUTE: '100000',
      LOGINS_PER_15_MINUTES: '1000',
      REGISTRATIONS_PER_HOUR: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await printed(child, 'Plimsoll is ready')
  const pool = openPool(embedded.connection, () => undefined)
  return {
    origin: `http://127.0.0.1:${httpPort}`,
    pool,
    db: openDb(pool),
    memoryMb: () => residentMb(child.pid ?? 0),
    processorMs: () => processorMs(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      await pool.end()
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until the server has nothing more to do in the background, a minute at most: what it works
 * out after new books have come would slow down a browser on the same machine. Where the system
 * keeps no such count, it doesn't wait.
 */
export async function untilQuiet(bench: Bench): Promise<void> {
  const until = performance.now() + quietMaxMs
  let before = bench.processorMs()
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    const now = bench.processorMs()
    if (!(now - before > quietMs * quietShare)) return
    before = now
  }
}

/** Waits until a process has printed some text. */
export function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(text)) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready.`)),
    )
  })
}

/** A port nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function residentMb(pid: number): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kb) / 1024)
  } catch {
    return Number.NaN
  }
}

// Linux counts processor time in hundredths of a second.
const tickMs = 10

function processorMs(pid: number): number {
  try {
    // The name in brackets may hold spaces; user and system time are the 12th and 13th word after
    // it.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(words[11]) + Number(words[12])) * tickMs
  } catch {
    return Number.NaN
  }
}
