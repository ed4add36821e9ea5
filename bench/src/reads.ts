// Overview and dashboard under a steady 200 requests a second, with a thousand, a hundred thousand
// and a million transactions.
import { type Caller, signUp } from './caller.ts'
import { load } from './load.ts'
import { ms, printRow } from './print.ts'
import { seedTransactions } from './seed.ts'
import { startBench } from './server.ts'

const sizes = [1_000, 100_000, 1_000_000]
const perSecond = 200
const seconds = 10
const calls = ['/data/cashflow-overview', '/data/dashboard-analytics']

/** Prints a row per call and size, with the ratio to the smallest size. */
export async function measureReads(): Promise<void> {
  const bench = await startBench()
  try {
    printRow([`at ${perSecond} requests/s`, 'p50', 'p95', 'p99', 'first', 'p50 / 1k', 'failed'])
    const firstP50 = new Map<string, number>()
    for (const size of sizes) {
      const caller = await signUp(bench.origin)
      await seedTransactions(bench, caller.userId, size)
      for (const call of calls) {
        const first = await firstReading(caller, call)
        const result = await load({
          url: `${bench.origin}/api${call}`,
          token: caller.token,
          perSecond,
          seconds,
        })
        const base = firstP50.get(call) ?? result.p50
        firstP50.set(call, base)
        printRow([
          `${call.slice(6)} ${size.toLocaleString('en-GB')}`,
          ms(result.p50),
          ms(result.p95),
          ms(result.p99),
          ms(first),
          (result.p50 / base).toFixed(2),
          result.failed,
        ])
      }
    }
    printRow(['server memory', `${bench.memoryMb()} MB`])
  } finally {
    await bench.stop()
  }
}

async function firstReading(caller: Caller, call: string): Promise<number> {
  const from = performance.now()
  await caller.get(call)
  return performance.now() - from
}
