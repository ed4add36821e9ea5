// Notices when the client goes away before it has its reply, so that work nobody waits for can
// stop.
import type { FastifyReply } from 'fastify'

/** A signal that is aborted when the connection closes before the reply has been sent. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
