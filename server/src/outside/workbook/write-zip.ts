// Packs named parts into a zip, always the same bytes for the same parts.
import { crc32, deflateRawSync } from 'node:zlib'

/** One part of a zip to be written. */
export type ZipPart = { readonly name: string; readonly content: string | Buffer }

// 1 January 1980, midnight: a file's bytes must not depend on when it was written.
const dosDate = 0x0021

/** The bytes of a zip with the given parts, deflated, in their order. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name, 'utf8')
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content)
    const facts = factsOf(content, packed, name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.alloc(2), name, packed])
    bodies.push(local)
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, name]))
    offset += local.length
  }
  return Buffer.concat([...bodies, ...directory, endOf(directory, offset)])
}

// Version, flags (UTF-8 names), method, time, date, check sum, sizes and the name's length: alike
// in both headers.
function factsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const facts = Buffer.alloc(24)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(dosDate, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((bytes, entry) => bytes + entry.length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return end
}
