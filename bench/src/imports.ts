// Imports of 1k, 50k and 200k rows from upload to the cash-flow table, beside the bare reading of
// the same file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@plimsoll/domain/calendar'
import { readFile } from '@plimsoll/server/outside/workbook/read-file'
import { signUp } from './caller.ts'
import { printRow } from './print.ts'
import { startBench } from './server.ts'

const sizes = [1_000, 50_000, 200_000]
const pollMs = 100

/** Prints a row per size. */
export async function measureImports(): Promise<void> {
  const bench = await startBench()
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-files-'))
  try {
    printRow([
      'CSV with a balance column',
      'bare',
      'stored',
      'whole',
      'ratio',
      'rows/s',
      'server peak',
    ])
    for (const size of sizes) {
      const bytes = statement(size)
      const path = join(folder, `${size}.csv`)
      writeFileSync(path, bytes)
      const bare = await timed(() => readBare(path))
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
        `${size.toLocaleString('en-GB')} rows`,
        `${(bare / 1000).toFixed(2)} s`,
        `${(stored / 1000).toFixed(2)} s`,
        `${(whole / 1000).toFixed(2)} s`,
        (whole / bare).toFixed(2),
        Math.round(size / (whole / 1000)).toLocaleString('en-GB'),
        `${peakMb} MB`,
      ])
    }
  } finally {
    await bench.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A statement with this many rows, newest last, with a correct running balance. */
function statement(rows: number): Uint8Array<ArrayBuffer> {
  const lines = ['Date,Description,Amount,Balance']
  let balance = 1_000_000
  for (let i = 0; i < rows; i++) {
    const pence = (i % 4 === 0 ? 1 : -1) * (100 + ((i * 7919) % 9000))
    balance += pence
    const day = addDays('2024-12-01', Math.floor((i * 700) / rows))
    lines.push(
      `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)},CARD SHOP ${i % 300},${text(pence)},${text(balance)}`,
    )
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`)
}

function text(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

async function readBare(path: string): Promise<void> {
  const reading = readFile({ path, answers: {}, today: '2026-11-20' })
  for await (const _ of reading.transactions);
  await reading.outcome
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
