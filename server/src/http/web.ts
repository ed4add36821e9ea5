// The built web: hashed files cached for good, and the page itself for every address that is not a
// call.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { BuiltFiles } from './built-files.ts'
import { failureOf } from './problems.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Serves the web where it has been built; without it only the calls are served. */
export function serveWeb(app: FastifyInstance, folder = built): void {
  if (!existsSync(`${folder}index.html`)) return
  const pages = new BuiltFiles(folder)
  const assets = new BuiltFiles(`${folder}assets/`)
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    if (!assets.has(name)) return reply.callNotFound()
    // Their names change with their content.
    return assets.send(
      request,
      reply.header('cache-control', 'public, max-age=31536000, immutable'),
      name,
    )
  })
  for (const name of pages.names)
    app.get(`/${name}`, (request, reply) =>
      pages.send(request, reply.header('cache-control', 'no-cache'), name),
    )
  app.setNotFoundHandler((request, reply) => {
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || (isFile && request.url.startsWith('/assets/')))
      return reply.code(404).send(failureOf('not_found', 'There is no such page.'))
    return pages.send(request, reply.header('cache-control', 'no-cache'), 'index.html')
  })
}
