// The headers that keep other people's scripts and frames out.
import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * Nothing but our own files; no frames, no inline scripts. Styles set by scripts on elements are
 * allowed, style tags are not. Where errors are traced, pages may send them to that origin.
 */
export function contentSecurity(dsn: string | undefined): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        connectSrc: ["'self'", ...(dsn ? [new URL(dsn).origin] : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  }
}
