// Reports errors of the page to a Sentry address, where the server names one. Loaded with the first
// error; only types of errors and places in the code are sent.
import { errorTracing } from '@plimsoll/contract/health'
import { tracesOf } from '@plimsoll/domain/error-trace'
import { call } from './call.ts'

let opened: Promise<((error: unknown) => void) | null> | null = null

/** Sends an error; nothing happens where no address is set or it can't be fetched. */
export async function traceError(error: unknown): Promise<void> {
  opened ??= open().catch(() => null)
  const report = await opened
  report?.(error)
}

async function open(): Promise<((error: unknown) => void) | null> {
  const { data } = await call(errorTracing, { quiet: true })
  if (data.dsn === null) return null
  const { BrowserClient, defaultStackParser, makeFetchTransport, Scope } = await import(
    '@sentry/browser'
  )
  const client = new BrowserClient({
    dsn: data.dsn,
    sampleRate: 1,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    sendClientReports: false,
    beforeSend: (event) => ({
      type: undefined,
      ...(event.event_id ? { event_id: event.event_id } : {}),
      ...(event.timestamp ? { timestamp: event.timestamp } : {}),
      platform: 'javascript',
      level: 'error',
      exception: { values: tracesOf(event) },
    }),
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (error) => {
    scope.captureException(error)
  }
}
