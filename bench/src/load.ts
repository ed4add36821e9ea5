// An open-loop load: requests leave at a steady rate whether or not earlier ones have been
// answered, so waiting is counted.
import { Agent, request } from 'node:http'
import { percentile } from './print.ts'

/**
 * Percentiles of the time from when a request should have left to its last byte, in milliseconds.
 */
type Loaded = { p50: number; p95: number; p99: number; failed: number; sent: number }

/** Sends `perSecond` requests for `seconds` to one address. */
export async function load(options: {
  url: string
  token: string
  perSecond: number
  seconds: number
}): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const count = options.perSecond * options.seconds
  const times: number[] = []
  let failed = 0
  const from = performance.now() + 50
  const runClient = async (i: number) => {
    const due = from + (i * 1000) / options.perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const status = await fetchOnce(options, agent).catch(() => 0)
    if (status !== 200) failed++
    times.push(performance.now() - due)
  }
  await Promise.all(Array.from({ length: count }, (_, i) => runClient(i)))
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    failed,
    sent: count,
  }
}

function fetchOnce(target: { url: string; token: string }, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${target.token}`, 'accept-encoding': 'gzip' }
    request(target.url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}
