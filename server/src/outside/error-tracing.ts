// Reports errors to a Sentry address where one is set; nothing is loaded or sent without it. Only
// types of errors and places in the code leave the machine.
import { tracesOf } from '@plimsoll/domain/error-trace'

/** The way to report errors. */
type ErrorTracing = {
  readonly report: (error: unknown) => void
  /** Sends what is still waiting. */
  readonly close: () => Promise<void>
}

const closeMsMax = 2_000

/** Opens it; without an address, reports go nowhere. */
export async function openErrorTracing(dsn: string | undefined): Promise<ErrorTracing> {
  if (!dsn) return { report: () => undefined, close: async () => undefined }
  const sentry = await import('@sentry/node')
  sentry.init({
    dsn,
    sampleRate: 1,
    // Integrations would add requests, breadcrumbs and lines of code around the error.
    defaultIntegrations: false,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    beforeSend: (event) => ({
      type: undefined,
      ...(event.event_id ? { event_id: event.event_id } : {}),
      ...(event.timestamp ? { timestamp: event.timestamp } : {}),
      platform: 'node',
      level: 'error',
      exception: { values: tracesOf(event) },
    }),
  })
  return {
    report: (error) => {
      sentry.captureException(error)
    },
    close: async () => {
      await sentry.close(closeMsMax)
    },
  }
}
