// Starts Plimsoll: one line telling where to open it, and a graceful stop.
import { once } from 'node:events'
import { EnvProblem, readEnv } from './env.ts'
import { drainable } from './http/drain.ts'
import { type Started, start } from './start.ts'

const stopMsMax = 25_000
const drainMsMax = 10_000

try {
  const server = await start(readEnv())
  const drain = drainable(server.app.server)
  stopOn(['SIGINT', 'SIGTERM'], async () => {
    await drain(drainMsMax)
    await server.stop()
  })
  if (server.context.env.ROLE !== 'worker') await listen(server)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? reasonOf(error) : String(error)}\n`)
  process.exit(1)
}

/** Listens by Node's own server, so that only we print the address. */
async function listen({ app, context, stop }: Started): Promise<void> {
  const { PORT, HOST } = context.env
  await app.ready()
  app.server.listen({ port: PORT, host: HOST })
  try {
    await once(app.server, 'listening')
  } catch (error) {
    await stop()
    throw error
  }
  process.stdout.write(`Plimsoll is ready. Open ${context.origin()}\n`)
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false
  const stopOnce = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopMsMax).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of signals) process.on(signal, stopOnce)
}

function reasonOf(error: Error & { code?: string; port?: number; address?: string }): string {
  if (error instanceof EnvProblem) return error.message
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} on ${error.address} is in use. Set PORT to another, like PORT=4001 npm start.`
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} may not be used by this user. Set PORT to one above 1024.`
  return error.message
}
