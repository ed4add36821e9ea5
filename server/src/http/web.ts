// The built web: hashed files cached for good, and the page itself for every address that is not a
// call.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { BuiltFiles } from './built-files.ts'
import { failureOf } from './problems.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

// A page loads thirty small files, and what headers say about documents weighs more than many of
// them. On a slow phone that is a tenth of a second.
const slim = { helmet: false as const, config: { rateLimit: false as const } }
const guards = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Serves the web where it has been built; without it only the calls are served. */
export function serveWeb(app: FastifyInstance, folder = built): void {
  if (!existsSync(`${folder}index.html`)) return
  const pages = new BuiltFiles(folder)
  const assets = new BuiltFiles(`${folder}assets/`)
  app.get<{ Params: { name: string } }>('/assets/:name', slim, (request, reply) => {
    const { name } = request.params
    reply.headers(guards)
    if (!assets.has(name)) return reply.callNotFound()
    // Their names change with their content.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return assets.send(request, reply, name)
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
