// A packed model as bytes for the database: lengths, head, buckets, weights, and the whole
// compressed.
import { gunzipSync, gzipSync } from 'node:zlib'
import type { PackedModel } from '@plimsoll/domain/learning/packed-model'

const lengthsBytes = 8

/** The bytes of a packed model. */
export function bytesOf({ head, buckets, weights }: PackedModel): Buffer {
  const words = Buffer.from(head)
  const lengths = Buffer.alloc(lengthsBytes)
  lengths.writeUInt32LE(words.length, 0)
  lengths.writeUInt32LE(buckets.length, 4)
  const places = Buffer.alloc(buckets.length * 2)
  for (const [i, bucket] of buckets.entries()) places.writeUInt16LE(bucket, i * 2)
  return gzipSync(Buffer.concat([lengths, words, places, Buffer.from(weights.buffer)]))
}

/** The packed model in bytes. */
export function packedIn(bytes: Buffer): PackedModel {
  const all = gunzipSync(bytes)
  const words = all.readUInt32LE(0)
  const count = all.readUInt32LE(4)
  const places = lengthsBytes + words
  return {
    head: all.subarray(lengthsBytes, places).toString(),
    buckets: Uint16Array.from({ length: count }, (_, i) => all.readUInt16LE(places + i * 2)),
    weights: Int8Array.from(all.subarray(places + count * 2), (byte) => (byte << 24) >> 24),
  }
}
