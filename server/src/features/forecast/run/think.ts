// Runs the engine without holding up the server: small books at once, large ones in a thread of
// their own.
import { Worker } from 'node:worker_threads'
import { runEngine } from './engine.ts'
import type { Run, RunInput } from './run.ts'

const movementsAtOnceMax = 500
const thinkMsMax = 60_000

/** The engine's run over its input. */
export async function think(input: RunInput): Promise<Run> {
  const threaded = import.meta.url.endsWith('.js') && input.movements.length > movementsAtOnceMax
  return threaded ? thinkApart(input) : runEngine(input)
}

function thinkApart(input: RunInput): Promise<Run> {
  const worker = new Worker(new URL('./think-apart.js', import.meta.url), { workerData: input })
  return new Promise<Run>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('the forecast took too long')), thinkMsMax)
    worker.once('message', (run: Run) => {
      clearTimeout(tooLong)
      resolve(run)
    })
    worker.once('error', (error) => {
      clearTimeout(tooLong)
      reject(error)
    })
  }).finally(() => worker.terminate())
}
