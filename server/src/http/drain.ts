// Ends a server without cutting anybody off: it takes no new connections, finishes what it has
// begun, and closes kept ones.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

const pollMs = 20
// A busy process accepts a connection some time before it reads the request that came with it.
const firstRequestMsMax = 1000

/**
 * Prepares a server for its end; the returned function resolves when every request is answered,
 * or after `msMax`.
 */
export function drainable(server: Server): (msMax: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  const silent = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    silent.delete(request.socket)
    open.add(response)
    if (isEnding) response.shouldKeepAlive = false
    response.once('close', () => open.delete(response))
  })
  return async (msMax) => {
    isEnding = true
    // What the system has queued is accepted first; closing would refuse it.
    await turn()
    server.close()
    // A proxy that kept its connection would send the next request into a server that is about to
    // go.
    for (const response of open) response.shouldKeepAlive = false
    const from = Date.now()
    const isWaiting = (ms: number) =>
      (open.size > 0 && ms < msMax) || (silent.size > 0 && ms < Math.min(firstRequestMsMax, msMax))
    while (isWaiting(Date.now() - from)) await sleep(pollMs)
    server.closeIdleConnections()
  }
}
