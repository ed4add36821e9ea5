// The whole product killed with SIGKILL at random moments, during start and import: it always
// starts again, and what it acknowledged is there, once. KILL_ROUNDS gives more rounds.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
const rowsCount = 4000
const readyMsMax = 60_000
let dataDir = ''
let port = 0
let server: ChildProcess | null = null

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-kill-'))
  port = await freePort()
})
afterEach(async () => {
  await stop('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

test('a start that is killed at any moment starts again', async () => {
  for (let round = 0; round < rounds; round++) {
    launch()
    await sleep(150 + Math.random() * 1200)
    await stop('SIGKILL')
  }
  await start()
  expect((await call('GET', '/health')).status).toBe(200)
})

test('an import killed at any moment ends with each row once, and what was acknowledged is there', async () => {
  await start()
  const token = await signUp()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const fileid = await upload(token, statementOf(round))
    acknowledged.push(fileid)
    await sleep(Math.random() * 1500)
    if (round % 2 === 0) killDatabase()
    await stop('SIGKILL')
    await start()
    await settled(token, fileid)
  }
  const { body: uploads } = await call('GET', '/data/uploads', { token })
  const states = (uploads.data as { fileid: string; state: string; message: string | null }[]).map(
    ({ fileid, state, message }) => [fileid, state === 'failed' ? message : state],
  )
  expect(new Map(states as [string, string][])).toEqual(
    new Map(acknowledged.map((id) => [id, 'stored'])),
  )
  const { body: list } = await call('GET', '/data/transactions/list?limit=1', { token })
  expect((list.total as { count: number }).count).toBe(rowsCount * rounds)
  await stop('SIGTERM')
  const output = execFileSync(process.execPath, [`${dist}cli.js`, 'verify'], {
    env: env(),
    encoding: 'utf8',
  })
  expect(output).toContain('no differences')
})

test('a database that is killed under writes comes back under the same process, with all that was acknowledged', async () => {
  await start()
  const child = server
  const token = await signUp()
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const acknowledged = new Set<number>()
  const statuses = new Set<number>()
  let isOver = false
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let i = writer; !isOver; i += 4) {
      const body = { name: `Amara ${i}`, business: { cash_buffer: `${i}.00` } }
      const path = i % 2 ? '/e/logEvent' : '/user/account'
      const { status } = await (i % 2
        ? call('POST', path, { token, body: { user_id: sub, action: `event-${i}` } })
        : call('PATCH', path, { token, body }))
      statuses.add(status)
      if (status === 200) acknowledged.add(i)
    }
  })
  for (let round = 0; round < rounds; round++) {
    const reached = acknowledged.size + 20
    await expect.poll(() => acknowledged.size).toBeGreaterThan(reached)
    killDatabase()
    const back = acknowledged.size + 20
    await expect.poll(() => acknowledged.size).toBeGreaterThan(back)
  }
  isOver = true
  await Promise.all(writers)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect([child === server, child?.exitCode, child?.signalCode]).toEqual([true, null, null])
})

function env(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'test',
  }
}

function launch(): ChildProcess {
  server = spawn(process.execPath, [`${dist}main.js`], {
    env: env(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return server
}

async function start(): Promise<void> {
  const child = launch()
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready: ${complaint}`)), readyMsMax)
    child.stdout?.on('data', () => {
      clearTimeout(late)
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${complaint}`)))
  })
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const child = server
  server = null
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Kills postgres itself; with the application gone too, nobody is left to tidy up. */
function killDatabase(): void {
  for (const folder of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    if (folder.endsWith('postmaster.pid')) {
      const pid = Number(readFileSync(join(dataDir, folder), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
    }
}

type Answer = { status: number; body: Record<string, unknown> }

async function call(
  method: string,
  path: string,
  request: { token?: string; body?: object } = {},
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      ...(request.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(request.body ? { body: JSON.stringify(request.body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function signUp(): Promise<string> {
  const who = { email: `${randomUUID()}@example.co.uk`, password: 'harbour123' }
  await call('POST', '/auth/register', { body: { name: 'Amara', ...who } })
  const { body } = await call('POST', '/auth/login', { body: who })
  const { token } = body.data as { token: string }
  await call('POST', '/user/onboarding', { token, body: { onboarding_status: 'complete' } })
  return token
}

async function upload(token: string, text: string): Promise<string> {
  const form = new FormData()
  form.set('excelFile', new Blob([text]), 'statement.csv')
  const response = await fetch(`http://127.0.0.1:${port}/api/data/upload-process-excel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { fileid: string } }).data.fileid
}

async function settled(token: string, fileid: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { body } = await call('POST', '/data/check-file-processed', { token, body: { fileid } })
    if ((body.data as { job_status: string }).job_status !== 'pending') return
    await sleep(300)
  }
  throw new Error('The upload never ended.')
}

function statementOf(round: number): string {
  const lines = ['Date,Description,Amount']
  for (let i = 0; i < rowsCount; i++)
    lines.push(
      `${String((i % 28) + 1).padStart(2, '0')}/0${round + 1}/2026,SHOP ${round}-${i},-1.${String(i % 90).padStart(2, '0')}`,
    )
  return `${lines.join('\n')}\n`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
