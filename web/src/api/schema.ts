// What a schema of the reader is: how it reads and writes a value, is checked, and refuses. The kinds of values are in reader.ts.

/** What is wrong, and where. Where the very kind of a value is wrong, it `stops` the checks that would follow. */
export type Issue = { path: PropertyKey[]; message: string; stops: boolean }

/** `decode` is from the wire, `encode` to the wire. */
export type Way = 'decode' | 'encode'

/** Gives the value as it stands on the other side; what is wrong is added to `issues`. */
export type Read = (value: unknown, issues: Issue[], way: Way) => unknown

/** A look at a value of the right kind, which either judges or changes it. */
export type Check = {
  message?: string | undefined
  isMet?: (value: never) => boolean
  change?: (value: never) => unknown
}

export type Fields = Record<string, Schema>
type More = {
  /** What is said where nothing more particular is. */
  words?: string
  isOptional?: boolean
  shape?: Fields
  options?: readonly unknown[]
}
export type Schema = More & {
  read: Read
  check(...checks: Check[]): Schema
  parse(value: unknown): unknown
  safeParse(value: unknown): ReturnType<typeof safeParse>
}

const unworded = 'Invalid input'

/** What is thrown at a value that is not what the contract says. */
class Unreadable extends Error {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    const words = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    super(`An answer was not as expected. ${words.join('; ')}`)
    this.issues = issues
  }
}

export function decode(schema: Schema, value: unknown): unknown {
  return readOrThrow(schema, value, 'decode')
}

export function encode(schema: Schema, value: unknown): unknown {
  return readOrThrow(schema, value, 'encode')
}

export function parse(schema: Schema, value: unknown): unknown {
  return readOrThrow(schema, value, 'decode')
}

export function safeParse(schema: Schema, value: unknown) {
  const issues: Issue[] = []
  const data = schema.read(value, issues, 'decode')
  return issues.length ? { success: false, error: new Unreadable(issues) } : { success: true, data }
}

/* @__NO_SIDE_EFFECTS__ */
export function schemaOf(read: Read, more: More = {}): Schema {
  return {
    ...more,
    read,
    check: (...checks) => schemaOf(checked(read, checks, more.words), more),
    parse(value) {
      return parse(this, value)
    },
    safeParse(value) {
      return safeParse(this, value)
    },
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function kind(
  isKind: (value: unknown) => boolean,
  words = unworded,
  more: More = {},
): Schema {
  const read: Read = (value, issues) => (isKind(value) ? value : refuse(issues, value, words))
  return schemaOf(read, { ...more, words })
}

/** Going out, a value is checked as it stands inside, before it is turned into text. */
function checked(read: Read, checks: readonly Check[], words = unworded): Read {
  const look = (value: unknown, issues: Issue[]) =>
    checks.reduce((seen, { isMet, change, message }) => {
      if (isMet && !isMet(seen as never))
        issues.push({ path: [], message: message ?? words, stops: false })
      return change ? change(seen as never) : seen
    }, value)
  return (value, issues, way) => {
    const found: Issue[] = []
    const first = read(value, found, way)
    const isOut = way === 'encode'
    const stopped = found.some(({ stops }) => stops)
    if (stopped || !isOut) issues.push(...found)
    if (stopped) return first
    return isOut ? read(look(value, issues), issues, way) : look(first, issues)
  }
}

export function readAt(
  key: PropertyKey,
  schema: Schema,
  value: unknown,
  issues: Issue[],
  way: Way,
) {
  const found: Issue[] = []
  const read = schema.read(value, found, way)
  for (const issue of found) issues.push({ ...issue, path: [key, ...issue.path] })
  return read
}

function readOrThrow(schema: Schema, value: unknown, way: Way): unknown {
  const issues: Issue[] = []
  const read = schema.read(value, issues, way)
  if (issues.length) throw new Unreadable(issues)
  return read
}

export function refuse(issues: Issue[], value: unknown, message = unworded): unknown {
  issues.push({ path: [], message, stops: true })
  return value
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
