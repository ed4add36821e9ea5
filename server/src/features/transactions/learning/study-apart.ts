// The thread that learns: is given labelled rows, answers what was learnt, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import type { LearningRow } from '../../../books/labels/labelled.store.ts'
import { study } from './study.ts'

parentPort?.postMessage(study(workerData as LearningRow[]))
