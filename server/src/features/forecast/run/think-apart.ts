// The thread that runs the engine over large books: it gets the engine's input, answers with the
// run, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { runEngine } from './engine.ts'
import type { RunInput } from './run.ts'

parentPort?.postMessage(runEngine(workerData as RunInput))
