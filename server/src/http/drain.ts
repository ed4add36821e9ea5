// Ends a server without cutting anybody off: it takes no new connections, finishes what it has begun, and closes kept ones.
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 20

/** Prepares a server for its end; the returned function resolves when every request is answered, or after `msMax`. */
export function drainable(server: Server): (msMax: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response)
    if (isEnding) response.shouldKeepAlive = false
    response.once('close', () => open.delete(response))
  })
  return async (msMax) => {
    isEnding = true
    server.close()
    // A proxy that kept its connection would send the next request into a server that is about to go.
    for (const response of open) response.shouldKeepAlive = false
    const until = Date.now() + msMax
    while (open.size > 0 && Date.now() < until) await sleep(pollMs)
    server.closeIdleConnections()
  }
}
