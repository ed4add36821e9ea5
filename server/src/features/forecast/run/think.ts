// Runs the engine without holding up the server: small books at once, large ones in a thread of their own.
import { Worker } from 'node:worker_threads'
import { runEngine } from './engine.ts'
import type { Run, Told } from './run.ts'

const movementsAtOnceMax = 500
const thinkMsMax = 60_000

/** The engine's run over what it is told. */
export async function think(told: Told): Promise<Run> {
  const threaded = import.meta.url.endsWith('.js') && told.movements.length > movementsAtOnceMax
  return threaded ? thinkApart(told) : runEngine(told)
}

function thinkApart(told: Told): Promise<Run> {
  const worker = new Worker(new URL('./think-apart.js', import.meta.url), { workerData: told })
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
