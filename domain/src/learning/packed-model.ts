// A model as it is kept: a head of plain values, and weights in a byte each. What is unpacked ranks
// as what was packed, to the precision of a byte.
import { buckets } from './features.ts'
import type { Model } from './model.ts'

/**
 * A packed model: `head` is JSON, `buckets` the touched ones by row, `weights` a byte for each
 * label and row.
 */
export type PackedModel = {
  readonly head: string
  readonly buckets: Uint16Array
  readonly weights: Int8Array
}

/** Changes when what is kept could be read wrongly by another version. */
const packedMark = '2'

type Head = Omit<Model, 'classifier' | 'counts' | 'majority'> & {
  readonly mark: string
  readonly labels: readonly string[]
  readonly scale: number
  readonly counts: readonly (readonly [string, readonly (readonly [string, number])[]])[]
  readonly majority: readonly (readonly [string, string])[]
}

/** Packs a model. */
export function packModel(model: Model): PackedModel {
  const { classifier, counts, majority, ...rest } = model
  const { labels, rowOf, weights } = classifier
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = top === 0 ? 1 : top / 127
  const touched = new Uint16Array(weights.length / labels.length - 1)
  for (let bucket = 0; bucket < buckets; bucket++) {
    const row = rowOf[bucket] as number
    if (row > 0) touched[row - 1] = bucket
  }
  const head: Head = {
    ...rest,
    mark: packedMark,
    labels,
    scale,
    counts: [...counts].map(([key, transitions]) => [
      key,
      [...transitions].map(([to, n]) => [to, rounded(n)]),
    ]),
    majority: [...majority],
  }
  return {
    head: JSON.stringify(head),
    buckets: touched,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  }
}

/** Unpacks a model, or `null` where another version packed it. */
export function unpackModel(packed: PackedModel): Model | null {
  const { mark, labels, scale, counts, majority, ...rest } = JSON.parse(packed.head) as Head
  if (mark !== packedMark) return null
  const rowOf = new Uint32Array(buckets)
  for (const [i, bucket] of packed.buckets.entries()) rowOf[bucket] = i + 1
  return {
    ...rest,
    classifier: {
      labels,
      rowOf,
      weights: Float32Array.from(packed.weights, (weight) => weight * scale),
    },
    counts: new Map(counts.map(([key, transitions]) => [key, new Map(transitions)])),
    majority: new Map(majority),
  }
}

function rounded(count: number): number {
  return Number(count.toPrecision(4))
}
