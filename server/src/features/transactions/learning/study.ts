// The work of learning, free of any database: from labelled rows to a packed model.
import { learnModel } from '@plimsoll/domain/learning/model'
import { packModel } from '@plimsoll/domain/learning/packed-model'
import type { Quality } from '@plimsoll/domain/learning/quality'
import type { Threshold } from '@plimsoll/domain/learning/threshold'
import type { LearningRow } from '../../../books/labels/labelled.store.ts'
import { bytesOf } from './packed-bytes.ts'
import { exampleOf } from './seen-of.ts'

/** What was learnt; `null` where there is too little to learn from. */
export type Learnt = { model: Uint8Array; quality: Quality & Threshold } | null

/** Learns from labelled rows, newest first. */
export function study(rows: readonly LearningRow[]): Learnt {
  const model = learnModel(rows.map(exampleOf).reverse())
  return (
    model && { model: bytesOf(packModel(model)), quality: { ...model.quality, ...model.threshold } }
  )
}
