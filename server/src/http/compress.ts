// Gzips what a call reads: lists are several times as long as they need to be. Replies to writes
// are short. Nothing of a reply is guarded by a cookie, so its length gives nobody's secret away.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const gzipped = promisify(gzip)

/** Shorter ones fit into one packet anyway. */
const bytesMin = 1200

/** Before any route: every JSON reply to a GET, unless it was sent compressed already. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (request.method !== 'GET' || !isJson || typeof payload !== 'string') return payload
    if (payload.length < bytesMin) return payload
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return gzipped(payload, { level: 4 })
  })
}
