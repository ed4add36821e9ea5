// The variance of a period with a hundred thousand and a million transactions: warm, as pages read it again and again, and the first
// time after a change of the books. The limit is what the same server takes for a reply that needs no figures at all.
import { type Caller, signUp } from './caller.ts'
import { load } from './load.ts'
import { ms, printRow } from './print.ts'
import { seedTransactions } from './seed.ts'
import { startBench } from './server.ts'

const sizes = [100_000, 1_000_000]
const perSecond = 50
const seconds = 6
const targetMs = 8
const limitCall = '/user/account'
const calls = [
  '/v1/analysis/variance',
  '/v1/analysis/variance?timeframe=last_month&compare=previous',
  '/v1/analysis/variance?category=travel_vehicles&level=merchant&flow_type=out',
]

/** Prints a row for each call and size, with the ratio to the limit. */
export async function measureVariance(): Promise<void> {
  const bench = await startBench()
  try {
    printRow([
      'warm, at 50 requests/s',
      'p50',
      'p95',
      'first',
      'limit p50',
      'p50 / limit',
      'failed',
    ])
    for (const size of sizes) {
      const caller = await signUp(bench.origin)
      await seedTransactions(bench, caller.userId, size)
      const measured = (call: string) =>
        load({ url: `${bench.origin}/api${call}`, token: caller.token, perSecond, seconds })
      await caller.get(limitCall)
      const limit = await measured(limitCall)
      for (const call of calls) {
        const first = await firstReading(caller, call)
        const { p50, p95, failed } = await measured(call)
        printRow([
          `${size.toLocaleString('en-GB')} ${call.slice('/v1/analysis/'.length)}`.slice(0, 33),
          ms(p50),
          ms(p95),
          ms(first),
          ms(limit.p50),
          (p50 / limit.p50).toFixed(2),
          failed,
        ])
        if (p50 > targetMs) process.exitCode = 1
      }
    }
    printRow(['target: p50 at most', ms(targetMs)])
  } finally {
    await bench.stop()
  }
}

async function firstReading(caller: Caller, call: string): Promise<number> {
  const from = performance.now()
  await caller.get(call)
  return performance.now() - from
}
