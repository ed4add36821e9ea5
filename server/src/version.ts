// The version of this Plimsoll, as its package says it.
import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

/** For health, OpenAPI and backups. */
export const version: string = (JSON.parse(text) as { version: string }).version
