// What a page may weigh before its first figures: the shell, the page and all that they import.
// Needs no browser; `npm run bench -- bytes` measures the same in one.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { builtChunks, type Chunk, dist } from './support/built-files.ts'

const pageKbMax = 125

test('no page weighs more than it may', () => {
  const chunks = builtChunks()
  const shell = Object.keys(chunks).filter(
    (name) => name === 'index.html' || chunks[name]?.name === 'inside',
  )
  expect(shell).toHaveLength(2)
  const tooHeavy = Object.keys(chunks).flatMap((name) => {
    const page = /^src\/pages\/(\w+Page)\.tsx$/.exec(name)?.[1]
    if (!page) return []
    const files = new Set<string>()
    for (const start of [...shell, name]) addImports(chunks, start, files)
    const kb = kbOf(files)
    return kb > pageKbMax ? [`${page}: ${kb.toFixed(1)} KB`] : []
  })
  expect(tooHeavy).toEqual([])
})

function addImports(
  chunks: Readonly<Record<string, Chunk>>,
  name: string,
  files: Set<string>,
): void {
  const chunk = chunks[name]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) addImports(chunks, imported, files)
}

function kbOf(files: ReadonlySet<string>): number {
  const bytes = [...files].map(
    (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length,
  )
  return bytes.reduce((total, size) => total + size, 0) / 1024
}
