// The thread that runs the engine over large books: is given what the engine is told, answers the run, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { runEngine } from './engine.ts'
import type { Told } from './run.ts'

parentPort?.postMessage(runEngine(workerData as Told))
