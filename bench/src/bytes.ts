// What a browser fetches at the first load of each page: JavaScript and CSS in gzip, from the build's manifest.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { printRow } from './print.ts'

const dist = new URL('../../web/dist/', import.meta.url)

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}
type Manifest = Record<string, Chunk>

/** Prints a row per page. */
export async function measureBytes(): Promise<void> {
  const manifest = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  ) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const pages = Object.keys(manifest).filter((key) => /\/pages\//.test(key))
  printRow(['first load, gzip', 'JavaScript', 'of it page', 'CSS'])
  for (const page of pages) {
    const all = filesOf(manifest, [entry, page])
    const own = new Set([...all].filter((file) => !filesOf(manifest, [entry]).has(file)))
    printRow([
      page.replace(/.*\/pages\/|\.tsx$/g, ''),
      kb(sizeOf(all, '.js')),
      kb(sizeOf(own, '.js')),
      kb(sizeOf(all, '.css')),
    ])
  }
}

function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const next of chunk.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  for (const style of Object.values(manifest))
    if (style.file.endsWith('.css')) files.add(style.file)
  return files
}

function sizeOf(files: ReadonlySet<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce(
      (total, file) => total + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length,
      0,
    )
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
