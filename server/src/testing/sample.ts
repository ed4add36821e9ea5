// Made-up values for a JSON schema, with given values for given names: enough to call an endpoint
// as a stranger would.
import type { AnyEndpoint, Shape } from '@plimsoll/contract/endpoint'
import * as z from 'zod/mini'

/** Values by the name of a field or parameter; `id` stands in for every other UUID. */
export type SampleValues = Record<string, string>

type Schema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  minimum?: number
  minLength?: number
}

/**
 * What a test would rather say itself, where made-up values would be refused before they matter.
 */
export type SampleRequest = { query?: Record<string, string>; body?: object }

/** The address, query and body of a call with the given values wherever they fit. */
export function sampleCall(
  endpoint: AnyEndpoint,
  values: SampleValues,
  request: SampleRequest = {},
): { url: string; payload: unknown } {
  const params = sampleOf(schemaOf(endpoint.params), values) as Record<string, string>
  const query =
    request.query ?? (sampleOf(schemaOf(endpoint.query), values) as Record<string, string>)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(query).toString()
  return {
    url: `/api${path}${search && `?${search}`}`,
    payload: request.body ?? sampleOf(schemaOf(endpoint.body), values),
  }
}

function schemaOf(shape: Shape): Schema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
}

function sampleOf(schema: Schema, values: SampleValues, name = ''): unknown {
  if (name in values) return values[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null')
  if (choice) return sampleOf(choice, values, name)
  if (schema.type === 'object') return sampleObject(schema, values)
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, values, name)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  return sampleText(schema, values, name)
}

function sampleObject(schema: Schema, values: SampleValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      sampleOf(property, values, key),
    ]),
  )
}

const texts: Record<string, string> = {
  email: 'somebody@example.co.uk',
  password: 'harbour456',
  newPassword: 'harbour456',
  year_end: '03-31',
  day: '2026-01-31',
  date: '2026-01-31',
  from: '2026-01',
  to: '2026-01',
}

function sampleText(schema: Schema, values: SampleValues, name: string): string {
  if (schema.format === 'uuid') return values.id ?? ''
  if (schema.pattern?.startsWith('^-?\\d')) return '1.00'
  return texts[name] ?? 'x'.repeat(schema.minLength ?? 1)
}
