// OpenAPI 3.1 made from the contract, and a plain page to read it.
import type { AnyEndpoint, Shape } from '@plimsoll/contract/endpoint'
import { failure } from '@plimsoll/contract/failure'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { version } from '../version.ts'
import { docsPage } from './openapi-page.ts'

/** Serves `/api/openapi.json` and `/api/docs` over everything registered so far. */
export function registerOpenApi(app: FastifyInstance, context: Context): void {
  app.get('/api/openapi.json', async () => openApiOf(context.endpoints))
  app.get('/api/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(context.endpoints)),
  )
}

/** The whole document. */
function openApiOf(endpoints: readonly AnyEndpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plimsoll', version },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: wireSchema(failure) },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body answer the stored reply; another body answers 409.',
  schema: { type: 'string', maxLength: 200 },
}

function operationOf(endpoint: AnyEndpoint): Record<string, unknown> {
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.method === 'GET' ? [] : [idempotencyKey]),
    ],
    ...bodyOf(endpoint),
    responses: {
      [endpoint.status]: {
        description: 'Done.',
        content: contentOf(wireSchema(endpoint.reply)),
      },
      default: {
        description: 'Refused; the message says why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

/** A reply of no shape is a file. */
function contentOf(schema: object): Record<string, object> {
  if (Object.keys(schema).length > 0) return { 'application/json': { schema } }
  return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
}

function bodyOf(endpoint: AnyEndpoint): Record<string, unknown> {
  if (endpoint.path === '/data/upload-process-excel')
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { excelFile: { type: 'string', format: 'binary' } },
              required: ['excelFile'],
            },
          },
        },
      },
    }
  const schema = wireSchema(endpoint.body) as { properties?: object }
  if (endpoint.method === 'GET' || Object.keys(schema.properties ?? {}).length === 0) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function parametersOf(shape: Shape, place: 'path' | 'query'): object[] {
  const schema = wireSchema(shape) as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }))
}

function wireSchema(shape: Shape): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
  }) as Record<string, unknown>
  return schema
}
