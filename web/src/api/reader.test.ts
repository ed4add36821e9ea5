// The reader against zod itself: every schema of the contract, run through both on the same values, says the same of each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Zod from 'zod/v4-mini'
import * as reader from './reader.ts'

type Def = Record<string, never> & { type: string }
type ZodSchema = Zod.ZodMiniType & { def: Def; options?: unknown }
type Library = Pick<typeof Zod, 'safeParse' | 'encode'>
type Told = { told?: unknown; refused?: string[] }

const schemaFiles = {
  ...import.meta.glob('../../../contract/src/*.ts'),
  ...import.meta.glob('../features/*/{business-form,state-balance}.ts'),
}
const runs = { numRuns: 60, seed: 20261121 }

let zod: Library
let byZod: Map<string, ZodSchema>
let byReader: Map<string, ZodSchema>

test('the reader has everything that contract and web use of zod/mini', () => {
  const roots = ['contract/src', 'web/src'].map((path) =>
    join(import.meta.dirname, '../../..', path),
  )
  const missing = roots.flatMap(namesUsed).filter((name) => !(name in reader))
  expect(
    [...new Set(missing)],
    'web/src/api/reader.ts lacks this; add it there as zod/mini has it',
  ).toEqual([])
})

describe('the reader and zod', () => {
  beforeAll(async () => {
    byReader = await everySchema()
    vi.doMock('zod/mini', () => import('zod/v4-mini'))
    vi.resetModules()
    byZod = await everySchema()
    zod = await import('zod/v4-mini')
  })

  test('both make the same schemas', () => {
    expect([...byReader.keys()]).toEqual([...byZod.keys()])
    expect(byZod.size).toBeGreaterThan(80)
  })

  test('both read the same values the same way', () => {
    const counts = { read: 0, refused: 0 }
    for (const [name, schema] of byZod) {
      const ours = byReader.get(name) as ZodSchema
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          const expected = readBy(zod, schema, value)
          expect(readBy(reader as never, ours, value), name).toEqual(expected)
          counts[expected.refused ? 'refused' : 'read']++
        }),
        runs,
      )
    }
    expect(counts.read).toBeGreaterThan(1000)
    expect(counts.refused).toBeGreaterThan(1000)
  })

  test('both write the same values the same way, right ones and wrong ones', () => {
    const counts = { written: 0, refused: 0 }
    for (const [name, schema] of byZod) {
      const ours = byReader.get(name) as ZodSchema
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          const inside = readBy(zod, schema, value).told ?? value
          const expected = writeBy(zod, schema, inside)
          expect(writeBy(reader as never, ours, inside), name).toEqual(expected)
          counts[expected === null ? 'refused' : 'written']++
        }),
        runs,
      )
    }
    expect(counts.written).toBeGreaterThan(1000)
    expect(counts.refused).toBeGreaterThan(1000)
  })
})

/** The schemas that the files offer, those inside endpoints too, by where they stand. */
async function everySchema(): Promise<Map<string, ZodSchema>> {
  const found = new Map<string, ZodSchema>()
  for (const [file, load] of Object.entries(schemaFiles)) {
    const offered = (await load()) as Record<string, Record<string, unknown>>
    for (const [name, value] of Object.entries(offered)) {
      if (isSchema(value)) found.set(`${file} ${name}`, value)
      else if (value && typeof value === 'object')
        for (const [part, inner] of Object.entries(value))
          if (isSchema(inner)) found.set(`${file} ${name}.${part}`, inner)
    }
  }
  return found
}

function isSchema(value: unknown): value is ZodSchema {
  return typeof (value as { safeParse?: unknown } | null)?.safeParse === 'function'
}

/** The value read, or the first sentence at every place that a form would look at. */
function readBy(library: Library, schema: ZodSchema, value: unknown): Told {
  const { success, data, error } = library.safeParse(schema, value)
  if (success) return { told: data }
  const places = new Map<string, string>()
  for (const { path, message } of error.issues)
    if (!places.has(String(path[0]))) places.set(String(path[0]), message)
  return { refused: [...places].map(([place, message]) => `${place}: ${message}`) }
}

function writeBy(library: Library, schema: ZodSchema, value: unknown): unknown {
  try {
    return { written: library.encode(schema, value as never) }
  } catch {
    return null
  }
}

const texts = [
  ...['', ' ', 'x', ' Amara Osei ', 'line\nline', 'Zoë 🌊', '__proto__', 'constructor'],
  ...['a@b.co', ' A.B+c@D-e.co.uk ', 'a@b', 'harbour123', 'harbour', '12345678', 'p1'.repeat(17)],
  ...['12.50', '-0.01', '12.5', '12', '9999999999999.99', '99999999999999.00', '5000', '1,250.00'],
  ...['2026-11-20', '2028-02-29', '2026-02-29', '0000-02-29', '9999-12-31', '2026-11', '2026-13'],
  ...['03-31', '02-29', '02-30', '7', '1234', '-1', 'true', 'yes', 'kind', 'status', '2026-1-1'],
  ...['2026-11-20T10:00:00Z', '2026-11-20T23:59:60Z', '2026-11-20T10:00:00.123456Z', 'DELETE'],
  ...[
    '2026-11-20T10:00:00+01:00',
    '2026-02-29T10:00:00Z',
    '2026-11-20T10:00Z',
    '2026-11-20 10:00:00Z',
  ],
  ...['0192f0c1-7a2b-7c3d-8e4f-5a6b7c8d9e0f', '0192F0C1-7A2B-4C3D-BE4F-5A6B7C8D9E0F'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ...['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '0192f0c1-7a2b-9c3d-8e4f-5a6b7c8d9e0f'],
  ...['0192f0c1-7a2b-7c3d-ce4f-5a6b7c8d9e0f', 'x'.repeat(101), 'y'.repeat(201), 'z'.repeat(255)],
]
const numbers = [0, -0, 1, -1, 12, 1.5, 1250, 2 ** 53, 2 ** 53 - 1, Number.NaN, Infinity]
const wild = [undefined, null, true, false, [], {}, [null], { status: 'success' }]
const anything = fc.constantFrom<unknown>(...texts, ...numbers, ...wild)

/** Values for a schema: mostly of its kind, and now and then something else at any depth. */
function valuesOf(schema: ZodSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 60, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything })
}

function fitting(schema: ZodSchema): fc.Arbitrary<unknown> {
  const { def } = schema
  const inner = (key: string) => valuesOf(def[key] as unknown as ZodSchema)
  switch (def.type) {
    case 'object':
      return fieldsOf(def.shape as unknown as Record<string, ZodSchema>)
    case 'array':
      return fc.array(inner('element'), { maxLength: 3 })
    case 'record':
      return fc.dictionary(inner('keyType').map(String), inner('valueType'), { maxKeys: 3 })
    case 'optional':
      return fc.oneof({ weight: 3, arbitrary: inner('innerType') }, fc.constant(undefined))
    case 'nullable':
      return fc.oneof({ weight: 3, arbitrary: inner('innerType') }, fc.constant(null))
    case 'union':
      return fc.oneof(...(def.options as unknown as ZodSchema[]).map(valuesOf))
    case 'pipe':
      return inner('in')
    default:
      return leaf(schema)
  }
}

function fieldsOf(shape: Record<string, ZodSchema>): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([key, field]) => [key, valuesOf(field)])
  const whole = fc.record(Object.fromEntries(fields))
  const partly = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  return fc.oneof(
    { weight: 8, arbitrary: whole.map(withoutAbsent) },
    { weight: 1, arbitrary: whole.map((value) => ({ ...value, unasked: 1 })) },
    { weight: 1, arbitrary: partly },
  )
}

/** As JSON has it: what is undefined is not there. */
function withoutAbsent(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
}

function leaf(schema: ZodSchema): fc.Arbitrary<unknown> {
  const { entries, values } = schema.def as { entries?: object; values?: unknown[] }
  const known = [...(values ?? []), ...Object.values(entries ?? {}), ...texts, ...numbers, ...wild]
  const right = known.filter((value) => zod.safeParse(schema, value).success)
  const ofKind = known.filter((value) => typeof value === typeof right[0])
  return fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constantFrom(...ofKind) },
  )
}

/** The names of zod's that sources use, types aside. */
function namesUsed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes("from 'zod/mini'"))
    .flatMap((text) => [...text.matchAll(/\bz\.([a-z]\w*)/g)].map((match) => match[1] ?? ''))
    .filter((name) => !['infer', 'input', 'output'].includes(name))
}
