// Reads the directory of a zip and inflates its entries in small pieces, with every cap in force
// while it does so. Sizes and check sums that a file declares are compared with what is really
// there; nothing is ever written to disk.
import { crc32, createInflateRaw } from 'node:zlib'
import { inflatedBytesMax, zipEntriesMax } from './limits.ts'
import { damaged, Refusal, tooLarge } from './refusal.ts'

/** One entry as the zip's directory declares it. */
export type ZipEntry = {
  readonly name: string
  readonly method: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
  readonly crc: number
}

/**
 * A zip opened: its entries by lower-case name, and how many bytes may still be inflated out of it.
 */
export type Zip = {
  readonly bytes: Buffer
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly budget: { left: number }
}

const endMark = 0x06054b50
const directoryMark = 0x02014b50
const localMark = 0x04034b50
const endBytes = 22
const commentBytesMax = 65_535

/**
 * Opens a zip by the directory at its end; refuses encrypted, overfull and broken ones before
 * anything is inflated.
 */
export function openZip(bytes: Buffer): Zip {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > zipEntriesMax) {
    throw new Refusal('unsafe', 'This file holds far more parts than a workbook has.')
  }
  const entries = new Map<string, ZipEntry>()
  let at = bytes.readUInt32LE(end + 16)
  let declared = 0
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry(bytes, at)
    declared += entry.bytes
    entries.set(entry.name.toLowerCase(), entry)
    at = next
  }
  if (entries.size < count) throw damaged()
  if (declared > inflatedBytesMax) throw tooLarge('it unpacks to more than 300 MB')
  return { bytes, entries, budget: { left: inflatedBytesMax } }
}

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - endBytes - commentBytesMax)
  for (let at = bytes.length - endBytes; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === endMark) return at
  }
  throw damaged()
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryMark) throw damaged()
  const nameBytes = bytes.readUInt16LE(at + 28)
  const extraBytes = bytes.readUInt16LE(at + 30)
  const commentBytes = bytes.readUInt16LE(at + 32)
  const next = at + 46 + nameBytes + extraBytes + commentBytes
  if (next > bytes.length) throw damaged()
  if (bytes.readUInt16LE(at + 8) & 1) {
    throw new Refusal(
      'encrypted',
      'This file is protected with a password. Remove the password and upload it again.',
    )
  }
  const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
  const sizes = [
    bytes.readUInt32LE(at + 24),
    bytes.readUInt32LE(at + 20),
    bytes.readUInt32LE(at + 42),
  ]
  const extra = bytes.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes)
  const [size = 0, packedBytes = 0, offset = 0] = widen(sizes, extra)
  const entry = {
    name: name.replaceAll('\\', '/').replace(/^\//, ''),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    bytes: size,
    packedBytes,
    offset,
  }
  return { entry, next }
}

// Writers that stream put sizes past 32 bits in an extra field, even for small files.
function widen(sizes: readonly number[], extra: Buffer): number[] {
  if (!sizes.includes(0xffffffff)) return [...sizes]
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let from = at + 4
    return sizes.map((size) => {
      if (size !== 0xffffffff) return size
      if (from + 8 > extra.length) throw damaged()
      from += 8
      return Number(extra.readBigUInt64LE(from - 8))
    })
  }
  throw damaged()
}

/**
 * The bytes of an entry, in pieces. Refuses when they are more than the budget, or not the ones the
 * directory declares.
 */
export async function* inflate(zip: Zip, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedOf(zip.bytes, entry)
  if (entry.method !== 0 && entry.method !== 8) throw damaged()
  let bytes = 0
  let crc = 0
  try {
    for await (const piece of entry.method === 0 ? [packed] : inflated(packed)) {
      bytes += piece.length
      zip.budget.left -= piece.length
      if (zip.budget.left < 0) throw tooLarge('it unpacks to more than 300 MB')
      if (bytes > entry.bytes) throw forged()
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (thrown) {
    throw thrown instanceof Refusal ? thrown : damaged()
  }
  if (crc !== entry.crc || bytes !== entry.bytes) throw damaged()
}

function forged(): Refusal {
  return new Refusal('unsafe', 'This file unpacks to more than it declares, so it was not read.')
}

function inflated(packed: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: 65_536 })
  stream.end(packed)
  return stream
}

function packedOf(bytes: Buffer, entry: ZipEntry): Buffer {
  const { offset } = entry
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localMark) throw damaged()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + entry.packedBytes)
  if (packed.length < entry.packedBytes) throw damaged()
  return packed
}
