// The variance of a period with a hundred thousand and a million transactions: warm, as pages read
// it again and again, and the first time after a change of the books; and how long commentary takes
// to write. The limit is what the same server takes, at the same time, for a reply that needs no
// figures at all.
import { type Caller, signUp } from './caller.ts'
import { load } from './load.ts'
import { ms, printRow } from './print.ts'
import { seedTransactions } from './seed.ts'
import { startBench } from './server.ts'

const sizes = [100_000, 1_000_000]
const perSecond = 50
const seconds = 4
const targetMs = 8
const pollMs = 50
const settleMs = 120_000
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
      const first = new Map<string, number>()
      for (const call of calls) first.set(call, await timeOf(() => caller.get(call)))
      await jobsDone(caller)
      const written = await commentaryTime(caller, 'this_month')
      const writtenBefore = await commentaryTime(caller, 'last_month')
      const measured = (call: string) =>
        load({ url: `${bench.origin}/api${call}`, token: caller.token, perSecond, seconds })
      for (const call of calls) {
        const limit = await measured(limitCall)
        const { p50, p95, failed } = await measured(call)
        printRow([
          `${size.toLocaleString('en-GB')} ${nameOf(call)}`,
          ms(p50),
          ms(p95),
          ms(first.get(call) ?? Number.NaN),
          ms(limit.p50),
          (p50 / limit.p50).toFixed(2),
          failed,
        ])
      }
      const count = size.toLocaleString('en-GB')
      printRow([`${count} commentary on this month`, ms(written)])
      printRow([`${count} commentary on last month`, ms(writtenBefore)])
    }
    printRow(['target: p50 at most', ms(targetMs)])
  } finally {
    await bench.stop()
  }
}

function nameOf(call: string): string {
  const query = new URL(call, 'http://here').searchParams
  return query.get('level') ?? query.get('timeframe') ?? 'this_month'
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** What follows a change of the books by itself would be measured with the calls. */
async function jobsDone(caller: Caller): Promise<void> {
  const until = performance.now() + settleMs
  while (performance.now() < until) {
    const { jobs } = (await caller.get('/health')) as { jobs: { queued: number } }
    if (jobs.queued === 0) return
    await pause()
  }
}

/**
 * From the request until the text stands: of a month whose figures were shown before, and of one
 * whose were not.
 */
async function commentaryTime(caller: Caller, timeframe: string): Promise<number> {
  return timeOf(async () => {
    let status = 'pending'
    while (status === 'pending') {
      const reply = await caller.get(`/v1/analysis/commentary?timeframe=${timeframe}`)
      status = (reply as { status: string }).status
      if (status === 'pending') await pause()
    }
  })
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pollMs))
}
