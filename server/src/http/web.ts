// The built web: hashed files cached for good, and the page itself for every address that is not a
// call.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failureOf } from './problems.ts'

const folder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Serves the web where it has been built; without it only the calls are served. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(`${folder}index.html`)) return
  const page = readFileSync(`${folder}index.html`)
  const shared = { index: false, preCompressed: true, immutable: true, maxAge: '1y' } as const
  // A route for each of its thousand files would slow down every start.
  await app.register(fastifyStatic, { ...shared, root: `${folder}assets`, prefix: '/assets/' })
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    // Only names that change with their content, those of assets, may be kept for good.
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
  app.setNotFoundHandler((request, reply) => {
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || (isFile && request.url.startsWith('/assets/')))
      return reply.code(404).send(failureOf('not_found', 'There is no such page.'))
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
