// Replies kept ready to send, as bytes and gzipped. The key holds everything a reply depends on
// (the books' version, the day), so a kept reply is never stale; an old one is simply never read
// again.
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { alreadySent } from './serve.ts'

const bytesMax = 64 * 1024 * 1024

/** A reply as it goes over the wire. */
type KeptReply = { readonly plain: Buffer; readonly gzip: Buffer }

/** The most recently used replies, within a budget of bytes. */
export class KeptReplies {
  readonly #replies = new Map<string, KeptReply>()
  #bytes = 0

  /** The reply of a key, made at the first asking. */
  async get(key: string, make: () => Promise<unknown>): Promise<KeptReply> {
    const kept = this.#replies.get(key)
    if (kept) {
      this.#replies.delete(key)
      this.#replies.set(key, kept)
      return kept
    }
    const plain = Buffer.from(JSON.stringify(await make()))
    const reply = { plain, gzip: gzipSync(plain, { level: 4 }) }
    this.#replies.set(key, reply)
    this.#bytes += sizeOf(reply)
    this.#shrink()
    return reply
  }

  #shrink(): void {
    for (const [key, reply] of this.#replies) {
      if (this.#bytes <= bytesMax) return
      this.#replies.delete(key)
      this.#bytes -= sizeOf(reply)
    }
  }
}

function sizeOf({ plain, gzip }: KeptReply): number {
  return plain.length + gzip.length
}

/** Sends a kept reply, gzipped where the client takes that. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptReply,
): typeof alreadySent {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    reply.header('content-encoding', 'gzip').send(kept.gzip)
  else reply.send(kept.plain)
  return alreadySent
}
