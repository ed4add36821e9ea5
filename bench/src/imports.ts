// Imports of 1k, 50k and 200k rows from upload to the cash-flow table, with descriptions that
// repeat and with ones nearly all distinct, beside the bare reading of the same file and
// PostgreSQL's own COPY with 300 rules.
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@plimsoll/domain/calendar'
import { readFile } from '@plimsoll/server/outside/workbook/read-file'
import { signUp } from './caller.ts'
import { printRow } from './print.ts'
import { type Bench, startBench, untilQuiet } from './server.ts'

const copyStreams = createRequire(import.meta.url)(
  'pg-copy-streams',
) as typeof import('pg-copy-streams')
const sizes = [1_000, 50_000, 200_000]
const pollMs = 100
const rulesMax = 300

type TextKind = 'repeating' | 'distinct'

/** Prints a row per kind of text and size. `IMPORT_ROWS_MAX` leaves out what is larger. */
export async function measureImports(): Promise<void> {
  const bench = await startBench()
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-files-'))
  const rowsMax = Number(process.env.IMPORT_ROWS_MAX ?? Number.POSITIVE_INFINITY)
  try {
    printRow([
      'CSV with a balance column',
      'bare',
      'COPY, rules',
      'stored',
      'whole',
      'stored / COPY',
      'rows/s',
      'server peak',
    ])
    for (const kind of ['repeating', 'distinct'] as const)
      for (const size of sizes.filter((rows) => rows <= rowsMax))
        await measure(bench, folder, { kind, size })
  } finally {
    await bench.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  bench: Bench,
  folder: string,
  { kind, size }: { kind: TextKind; size: number },
): Promise<void> {
  const bytes = statement(size, kind)
  const path = join(folder, `${kind}-${size}.csv`)
  writeFileSync(path, bytes)
  // What the server works out behind the file before would slow this one down, and its COPY.
  await untilQuiet(bench)
  const bare = await timed(() => readBare(path))
  const copied = await timed(() => copyWithRules(bench, path))
  const caller = await signUp(bench.origin)
  let peakMb = 0
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, bench.memoryMb())
  }, 25)
  let stored = 0
  const whole = await timed(async () => {
    const from = performance.now()
    const fileid = await caller.upload(`${size}.csv`, bytes)
    for (;;) {
      await sleep(pollMs)
      const reply = (await caller.post('/data/check-file-processed', { fileid })) as {
        data: { job_status: string; message?: string }
      }
      if (reply.data.job_status === 'failure') throw new Error(reply.data.message)
      if (reply.data.job_status === 'success') break
    }
    stored = performance.now() - from
    await caller.get('/data/cashflow-overview')
  })
  clearInterval(watch)
  printRow([
    `${size.toLocaleString('en-GB')} rows, ${kind}`,
    `${(bare / 1000).toFixed(2)} s`,
    `${(copied / 1000).toFixed(2)} s`,
    `${(stored / 1000).toFixed(2)} s`,
    `${(whole / 1000).toFixed(2)} s`,
    (stored / copied).toFixed(2),
    Math.round(size / (whole / 1000)).toLocaleString('en-GB'),
    `${peakMb} MB`,
  ])
}

// What a database alone does with such a file: COPY it, look each description up among rules, and
// index the days.
async function copyWithRules({ pool }: Bench, path: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'create table copied (day text, words text, amount numeric, balance numeric)',
    )
    await client.query('create table rule (pattern text, category int)')
    const rules = Array.from({ length: rulesMax }, (_, at) => ruleOf(at))
    await client.query('insert into rule select *, 1 from unnest($1::text[])', [rules])
    const copying = client.query(
      copyStreams.from('copy copied from stdin with (format csv, header true)'),
    )
    await pipeline(createReadStream(path), copying)
    await client.query(`create table labelled as select to_date(day, 'DD/MM/YYYY') as day, words,
      amount, balance, (select category from rule where position(pattern in words) > 0 limit 1)
      from copied`)
    await client.query('create index on labelled (day)')
    await client.query('rollback')
  } finally {
    client.release()
  }
}

function ruleOf(at: number): string {
  return `${firsts[at % firsts.length]} ${seconds[Math.floor(at / firsts.length) % seconds.length]}${at < 144 ? '' : ` ${at}`}`
}

/** A statement with this many rows, newest last, with a correct running balance. */
function statement(rows: number, kind: TextKind): Uint8Array<ArrayBuffer> {
  const lines = ['Date,Description,Amount,Balance']
  let balance = 1_000_000
  for (let i = 0; i < rows; i++) {
    const pence = (i % 4 === 0 ? 1 : -1) * (100 + ((i * 7919) % 9000))
    balance += pence
    const day = addDays('2024-12-01', Math.floor((i * 700) / rows))
    const words = kind === 'repeating' ? `CARD SHOP ${i % 300}` : distinctWords(i)
    lines.push(
      `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)},${words},${text(pence)},${text(balance)}`,
    )
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`)
}

const rails = ['CARD PAYMENT TO', 'DIRECT DEBIT', 'FASTER PAYMENT', 'BACS CREDIT FROM']
const firsts =
  'NORTHGATE HARGREAVES BLYTHE OKAFOR MERIDIAN WREN FENWICK MARSH QUILL TEMPLE ASHDOWN CORBETT'.split(
    ' ',
  )
const seconds =
  'SUPPLIES BAKERY DESIGN ESTATES HOTELS TIMBER PLUMBING CATERING STUDIOS LOGISTICS PRINT JOINERY'.split(
    ' ',
  )

// A bank prints a reference of its own with nearly every payment.
function distinctWords(i: number): string {
  const pick = (words: readonly string[], step: number) =>
    words[Math.floor((i * 2_654_435_761) / step) % words.length]
  return `${pick(rails, 7)} ${pick(firsts, 11)} ${pick(seconds, 13)} REF ${((i * 48_271) % 2_147_483_647).toString(36).toUpperCase()}${i}`
}

function text(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

async function readBare(path: string): Promise<void> {
  const reading = readFile({ path, answers: {}, today: '2026-11-20' })
  for await (const _ of reading.batches);
  await reading.outcome
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
