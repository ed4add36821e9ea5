// Reads a backup file frame by frame and refuses one that is damaged, cut short or no backup.
// Changes nothing.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Problem } from '@plimsoll/domain/problem'
import {
  type Begin,
  beginShape,
  type End,
  endShape,
  finishShape,
  formatVersion,
  frameBytesMax,
  type Header,
  headerShape,
  kinds,
} from './format.ts'
import { readSalt, sealedFrom, unsealed } from './seal.ts'

/** What comes out of a backup, in this order: the header, then each part's begin, data and end. */
type Piece =
  | { kind: 'header'; header: Header }
  | { kind: 'begin'; begin: Begin }
  | { kind: 'data'; data: Buffer }
  | { kind: 'end'; end: End }

type Frame = { kind: number; payload: Buffer }

/**
 * Yields the pieces of a backup. A part's end comes only after its checksum was found right; so
 * does the file's end.
 */
export async function* readArchive(file: string, passphrase?: string): AsyncGenerator<Piece> {
  try {
    yield* checked(framesOf(chunksOf(file, passphrase)))
  } catch (error) {
    if (error instanceof Problem || !isDamage(error)) throw error
    throw damaged(file, error)
  }
}

/** Reads all of a backup to be sure of it, and returns its header. */
export async function checkArchive(file: string, passphrase?: string): Promise<Header> {
  let header: Header | null = null
  for await (const piece of readArchive(file, passphrase))
    if (piece.kind === 'header') header = piece.header
  if (!header) throw damaged(file)
  return header
}

class Damage extends Error {}

async function* checked(frames: AsyncIterable<Frame>): AsyncGenerator<Piece> {
  const ends = createHash('sha256')
  let parts = 0
  let part = { hash: createHash('sha256'), bytes: 0 }
  let state: 'start' | 'between' | 'within' | 'finished' = 'start'
  const expect = (wanted: typeof state) => {
    if (state !== wanted) throw new Damage('frames out of order')
  }
  for await (const { kind, payload } of frames) {
    if (kind === kinds.header) {
      expect('start')
      state = 'between'
      yield { kind: 'header', header: readHeader(payload) }
    } else if (kind === kinds.begin) {
      expect('between')
      state = 'within'
      part = { hash: createHash('sha256'), bytes: 0 }
      yield { kind: 'begin', begin: beginShape.parse(parse(payload)) }
    } else if (kind === kinds.data) {
      expect('within')
      part.hash.update(payload)
      part.bytes += payload.length
      yield { kind: 'data', data: payload }
    } else if (kind === kinds.end) {
      expect('within')
      const end = endShape.parse(parse(payload))
      if (end.bytes !== part.bytes || end.sha256 !== part.hash.digest('hex'))
        throw new Damage('checksum')
      ends.update(payload)
      parts++
      state = 'between'
      yield { kind: 'end', end }
    } else if (kind === kinds.finish) {
      expect('between')
      const finish = finishShape.parse(parse(payload))
      if (finish.parts !== parts || finish.sha256 !== ends.digest('hex')) throw new Damage('end')
      state = 'finished'
    } else throw new Damage('unknown frame')
  }
  expect('finished')
}

function readHeader(payload: Buffer): Header {
  const header = parse(payload)
  const { format } = header as { format?: unknown }
  if (typeof format === 'number' && format > formatVersion)
    throw new Problem('unusable', 'This backup was made by a newer Plimsoll. Restore it with that.')
  return headerShape.parse(header)
}

async function* framesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    let from = 0
    while (held.length - from >= 5) {
      const length = held.readUInt32BE(from + 1)
      if (length > frameBytesMax) throw new Damage('frame too long')
      if (held.length - from - 5 < length) break
      yield { kind: held.readUInt8(from), payload: held.subarray(from + 5, from + 5 + length) }
      from += 5 + length
    }
    held = held.subarray(from)
  }
  if (held.length > 0) throw new Damage('cut short')
}

async function* chunksOf(file: string, passphrase?: string): AsyncGenerator<Buffer> {
  const salt = readSalt(file)
  const cut = () => new Damage('cut short')
  const source = salt
    ? Readable.from(
        unsealed(createReadStream(file, { start: sealedFrom }), { passphrase, salt, cut }),
      )
    : createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error: Error) => gunzip.destroy(error))
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Buffer>
  } finally {
    source.destroy()
  }
}

function parse(payload: Buffer): unknown {
  return JSON.parse(payload.toString('utf8'))
}

/** What is wrong with the content, as against a file that can't be read. */
function isDamage(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  const isOfContent =
    error instanceof Damage || error instanceof SyntaxError || code.startsWith('Z_')
  return isOfContent || (error as Error)?.name === '$ZodError'
}

/** The refusal of a file that holds something else than it says. */
export function damaged(file: string, cause?: unknown): Problem {
  const problem = new Problem(
    'unusable',
    `The file ${file} is damaged or is no backup of Plimsoll. Nothing was changed.`,
  )
  problem.cause = cause
  return problem
}
