// The published contract: well formed, complete, readable.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

type Operation = {
  summary: string
  security?: object[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await startTestServer()
  document = (await server.get('/openapi.json')).json()
})
afterAll(() => server.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('the document is OpenAPI 3.1 with a title and a version', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info.title).toBe('Plimsoll')
  expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/)
})

test('every endpoint served stands in it once, with its schemas, and nothing else does', () => {
  const served = server.context.endpoints.map(
    ({ method, path }) => `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(new Set(served).size).toBe(served.length)
  expect(
    operations()
      .map(({ path, method }) => `${method} ${path}`)
      .sort(),
  ).toEqual(served.sort())
  for (const { operation } of operations()) {
    expect(operation.summary).toMatch(/\.$/)
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
    const [content] = Object.values(success?.[1].content ?? {})
    expect(content?.schema).toSatisfy(
      (schema: object) => 'type' in schema || 'anyOf' in schema || 'oneOf' in schema,
    )
    expect(operation.responses.default?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Failure',
    })
  }
})

test('every parameter of a path is declared, and every reference leads somewhere', () => {
  for (const { path, operation } of operations()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name)).toEqual(named)
    expect(declared.every(({ required }) => required)).toBe(true)
  }
  const text = JSON.stringify(document)
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name)
  expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/)).toBeNull()
})

test('calls that need a token say so, and changing calls take an Idempotency-Key', () => {
  const operationAt = (method: string, path: string) => document.paths[path]?.[method] as Operation
  expect(operationAt('get', '/api/user/account').security).toEqual([{ bearer: [] }])
  expect(document.components.securitySchemes).toHaveProperty('bearer')
  expect(operationAt('post', '/api/auth/login').security).toBeUndefined()
  expect(operationAt('post', '/api/auth/login').parameters.map(({ name }) => name)).toContain(
    'Idempotency-Key',
  )
  expect(operationAt('get', '/api/user/account').parameters).toEqual([])
})

test('amounts travel as text with two decimals, and passwords say how long they are', () => {
  const body = (path: string) =>
    JSON.stringify(document.paths[path]?.post?.requestBody?.content['application/json']?.schema)
  expect(body('/api/user/onboarding')).toContain('"cash_buffer":{"type":"string","pattern":')
  expect(body('/api/auth/register')).toMatch(
    /"minLength":8,"maxLength":32|"maxLength":32,"minLength":8/,
  )
})

test('the page names every call and needs no script', async () => {
  const page = await server.get('/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { path } of server.context.endpoints) expect(page.body).toContain(`/api${path}`)
  expect(page.body).not.toContain('<script')
})
