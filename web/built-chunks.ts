// The parts of the built code as the bundler lists them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the code, with the files that come with it. */
type Chunk = {
  name?: string
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** All parts in the folder of a build, by their sources. */
export function readChunks(folder: string): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
}

/** The name of the part that holds the shell. */
export function insideOf(chunks: Readonly<Record<string, Chunk>>): string {
  return Object.keys(chunks).find((name) => chunks[name]?.name === 'inside') ?? 'inside'
}

/** The code and CSS of some parts and of all that they import at once, by file name. */
export function filesOf(
  chunks: Readonly<Record<string, Chunk>>,
  names: readonly string[],
): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    if (seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file.replace('assets/', ''))
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const name of names) add(name)
  return files
}
