// Files of the built web, read once and then served from memory: a page asks for dozens of them,
// and opening each again costs more than all else that its first view needs.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

// The build writes these twins beside each text file; the first that the browser takes is sent.
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

type BuiltFile = { readonly bytes: Buffer; readonly etag: string }

/** The files directly in one folder of the built web, without their compressed twins. */
export class BuiltFiles {
  readonly #folder: string
  readonly #onDisk: ReadonlySet<string>
  readonly #read = new Map<string, BuiltFile>()

  /** `folder` ends in a slash. */
  constructor(folder: string) {
    this.#folder = folder
    const entries = readdirSync(folder, { withFileTypes: true })
    this.#onDisk = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
  }

  get names(): string[] {
    return [...this.#onDisk].filter((name) => extname(name) in types)
  }

  has(name: string): boolean {
    return extname(name) in types && this.#onDisk.has(name)
  }

  /** Sends a file that exists, compressed where the browser allows; 304 where it has it already. */
  send(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = encodings.find(
      (each) =>
        new RegExp(`\\b${each.name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted) &&
        this.#onDisk.has(name + each.suffix),
    )
    const { bytes, etag } = this.#fileOf(name + (encoding?.suffix ?? ''))
    reply.header('vary', 'accept-encoding').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding) reply.header('content-encoding', encoding.name)
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(bytes)
  }

  #fileOf(name: string): BuiltFile {
    const known = this.#read.get(name)
    if (known) return known
    const bytes = readFileSync(this.#folder + name)
    const file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    this.#read.set(name, file)
    return file
  }
}
