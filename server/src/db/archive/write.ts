// Writes a backup file: to a draft beside it, put on the disk, then renamed. So a backup is whole
// or not there.
import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, rmSync } from 'node:fs'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { renameDurably, sync } from '../embedded/durable.ts'
import { type Begin, frameBytesMax, type Header, kinds } from './format.ts'

/** A backup being written: parts one after the other, then `finish` or `abandon`. */
export class ArchiveWriter {
  readonly #file: string
  readonly #draft: string
  readonly #gzip: Gzip
  readonly #written: Promise<void>
  readonly #ends: Hash = createHash('sha256')
  #parts = 0

  /** `seal` encrypts what is written, where a passphrase was given. */
  constructor(file: string, seal: Transform | null = null) {
    this.#file = file
    this.#draft = `${file}.${process.pid}.draft`
    this.#gzip = createGzip()
    const draft = createWriteStream(this.#draft, { mode: 0o600 })
    this.#written = seal ? pipeline(this.#gzip, seal, draft) : pipeline(this.#gzip, draft)
    this.#written.catch(() => undefined) // reported by the next write, or by finish
  }

  async header(header: Header): Promise<void> {
    await this.#frame(kinds.header, JSON.stringify(header))
  }

  /** Writes a part from a source of chunks; `rows` is asked for once the source has ended. */
  async part(begin: Begin, chunks: AsyncIterable<Buffer>, rows: () => number): Promise<number> {
    await this.#frame(kinds.begin, JSON.stringify(begin))
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      for (let from = 0; from < chunk.length; from += frameBytesMax)
        await this.#frame(kinds.data, chunk.subarray(from, from + frameBytesMax))
    }
    const end = JSON.stringify({ rows: rows(), bytes, sha256: hash.digest('hex') })
    this.#ends.update(end)
    this.#parts++
    await this.#frame(kinds.end, end)
    return bytes
  }

  /** Ends the file and gives it its name. */
  async finish(): Promise<void> {
    const sha256 = this.#ends.digest('hex')
    await this.#frame(kinds.finish, JSON.stringify({ parts: this.#parts, sha256 }))
    this.#gzip.end()
    await this.#written
    sync(this.#draft)
    renameDurably(this.#draft, this.#file)
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#gzip.destroy()
    await this.#written.catch(() => undefined)
    rmSync(this.#draft, { force: true })
  }

  async #frame(kind: number, payload: string | Buffer): Promise<void> {
    const body = Buffer.from(payload as string)
    const head = Buffer.alloc(5)
    head.writeUInt8(kind, 0)
    head.writeUInt32BE(body.length, 1)
    if (this.#gzip.destroyed) await this.#written
    this.#gzip.write(head)
    if (!this.#gzip.write(body)) await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }
}
