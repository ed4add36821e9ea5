// What bodies may be: JSON and nothing else (uploads aside). An empty body says nothing, which is not an error.
import type { FastifyInstance } from 'fastify'

/** Replaces the parsers that Fastify brings: plain text goes, empty JSON is let through. */
export function hearJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body, done)
    },
  )
}
