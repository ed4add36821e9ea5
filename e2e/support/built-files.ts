// The built files of the web: their names are hashes alone.
import { readFileSync } from 'node:fs'

/** A part of the code as the build lists it. */
export type Chunk = { readonly name?: string; readonly file: string; readonly imports?: string[] }

/** Where the built web is. */
export const dist = new URL('../../web/dist/', import.meta.url)

/** All parts of the code, by their sources. */
export function builtChunks(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
}

/** The address of a page's code. */
export function codeOf(page: string): RegExp {
  const file = builtChunks()[`src/pages/${page}.tsx`]?.file
  if (!file) throw new Error(`The build has no ${page}.`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
