// Reads and writes what travels by the contract's schemas, with a tenth of zod's code. The browser's build and the web's tests
// put it in the place of `zod/mini` (decision 0012); it has what contract and web use of it, and the types stay zod's.
import { isDay } from '@plimsoll/domain/calendar'
import {
  type Check,
  type Fields,
  type Issue,
  isFields,
  kind,
  type Read,
  readAt,
  refuse,
  type Schema,
  schemaOf,
  type Way,
} from './schema.ts'

export { decode, encode, parse, safeParse } from './schema.ts'

/* @__NO_SIDE_EFFECTS__ */
export function string(message?: string): Schema {
  return kind((value) => typeof value === 'string', message)
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): Schema {
  return kind(Number.isFinite)
}

/* @__NO_SIDE_EFFECTS__ */
export function int(): Schema {
  return kind(Number.isSafeInteger)
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema {
  return kind((value) => typeof value === 'boolean')
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema {
  return schemaOf((value) => value)
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(only: unknown): Schema {
  return kind((value) => value === only)
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(options: readonly unknown[], message?: string): Schema {
  return kind((value) => options.includes(value), message, { options })
}

export { oneOf as enum }

/* @__NO_SIDE_EFFECTS__ */
export function uuid(): Schema {
  return string().check(regex(anId))
}

// By RFC 9562: a version, a variant; or the id of nothing (zeros) or of everything (ones).
const anId =
  /^([\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|([0f])\2{7}(-\2{4}){3}-\2{12})$/

const moment = /^(.{10})T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?Z$/

export const iso = {
  datetime: (): Schema =>
    string().check(refine((text: string) => isDay(moment.exec(text)?.[1] ?? ''))),
}

/* @__NO_SIDE_EFFECTS__ */
export function custom(isMet: (value: unknown) => boolean): Schema {
  return unknown().check(refine(isMet))
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(inner: Schema): Schema {
  return schemaOf((value, issues, way) => (value === null ? null : inner.read(value, issues, way)))
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(inner: Schema): Schema {
  const read: Read = (value, issues, way) =>
    value === undefined ? value : inner.read(value, issues, way)
  return schemaOf(read, { isOptional: true })
}

/* @__NO_SIDE_EFFECTS__ */
export function array(item: Schema): Schema {
  return schemaOf((value, issues, way) =>
    Array.isArray(value)
      ? value.map((one, at) => readAt(at, item, one, issues, way))
      : refuse(issues, value),
  )
}

/** Fields that the shape does not name are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Fields): Schema {
  const fields = Object.entries(shape)
  const read: Read = (value, issues, way) => {
    if (!isFields(value)) return refuse(issues, value)
    const told: Record<string, unknown> = {}
    for (const [key, field] of fields)
      if (key in value || !field.isOptional) told[key] = readAt(key, field, value[key], issues, way)
    return told
  }
  return schemaOf(read, { shape })
}

/* @__NO_SIDE_EFFECTS__ */
export function extend(schema: Schema, shape: Fields): Schema {
  return object({ ...schema.shape, ...shape })
}

/* @__NO_SIDE_EFFECTS__ */
export function partial(schema: Schema): Schema {
  const fields = Object.entries(schema.shape ?? {})
  return object(Object.fromEntries(fields.map(([key, field]) => [key, optional(field)])))
}

/* @__NO_SIDE_EFFECTS__ */
export function record(keys: Schema, values: Schema): Schema {
  return schemaOf((value, issues, way) => {
    if (!isFields(value)) return refuse(issues, value)
    const told: Record<string, unknown> = {}
    for (const [key, one] of Object.entries(value)) {
      if (key === '__proto__') continue
      readAt(key, keys, key, issues, way)
      told[key] = readAt(key, values, one, issues, way)
    }
    return told
  })
}

/** Where just one of the kinds fits and only a check fails, that check's words are told. */
/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly Schema[]): Schema {
  return schemaOf((value, issues, way) => {
    const near: Issue[][] = []
    for (const option of options) {
      const found: Issue[] = []
      const read = option.read(value, found, way)
      if (found.length === 0) return read
      if (!found.some(({ stops }) => stops)) near.push(found)
    }
    const [only, other] = near
    if (!only || other) return refuse(issues, value)
    issues.push(...only)
    return value
  })
}

/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(key: string, options: readonly Schema[]): Schema {
  return schemaOf((value, issues, way) => {
    if (!isFields(value)) return refuse(issues, value)
    const meant = options.find(({ shape }) => shape?.[key]?.safeParse(value[key]).success)
    return meant ? meant.read(value, issues, way) : refuse(issues, value)
  })
}

/* @__NO_SIDE_EFFECTS__ */
export function codec(
  outer: Schema,
  inner: Schema,
  turn: Record<Way, (value: never) => unknown>,
): Schema {
  return schemaOf((value, issues, way) => {
    const [first, last] = way === 'decode' ? [outer, inner] : [inner, outer]
    const found: Issue[] = []
    const read = first.read(value, found, way)
    const turned = found.length ? read : last.read(turn[way](read as never), found, way)
    // Half turned, a value is of no kind that a check could look at.
    issues.push(...found.map((issue) => ({ ...issue, stops: true })))
    return turned
  })
}

/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Schema, then: Schema): Schema {
  return codec(first, then, { decode: (value) => value, encode: (value) => value })
}

/** There is no way back from a transform: it is for what forms hold, not for what travels. */
/* @__NO_SIDE_EFFECTS__ */
export function transform(change: (value: unknown) => unknown): Schema {
  return schemaOf((value, issues, way) =>
    way === 'decode' ? change(value) : refuse(issues, value),
  )
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(isMet: (value: never) => boolean, message?: string): Check {
  return { isMet, message }
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp, message?: string): Check {
  return refine((text: string) => pattern.test(text), message)
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number, message?: string): Check {
  return refine(({ length }: { length: number }) => length >= least, message)
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number, message?: string): Check {
  return refine(({ length }: { length: number }) => length <= most, message)
}

/* @__NO_SIDE_EFFECTS__ */
export function gte(least: number, message?: string): Check {
  return refine((value: number) => value >= least, message)
}

/* @__NO_SIDE_EFFECTS__ */
export function lte(most: number, message?: string): Check {
  return refine((value: number) => value <= most, message)
}

/* @__NO_SIDE_EFFECTS__ */
export function trim(): Check {
  return { change: (text: string) => text.trim() }
}
