// Writes begin.js with the files that each page starts with: those of the shell, of each page inside
// it, and of the log-in. What the entry imports is left out, because index.html names it. The entry
// itself is run by begin.js, once the loader that index.html holds has been painted.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOf, insideOf, readChunks } from './built-chunks.ts'

const landing = 'src/pages/LandingPage.tsx'

/** For the build alone; in development begin.js knows of no files. */
export function begin(): Plugin {
  return {
    name: 'begin',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist')
      const chunks = readChunks(folder)
      const start = filesOf(chunks, ['index.html'])
      const shell = filesOf(chunks, ['index.html', insideOf(chunks)])
      const list = (name: string, before: Set<string>) => without(before, filesOf(chunks, [name]))
      const pages = pagesInside().map(([path, source]) => [path, list(source, shell)])
      const entry = `/${chunks['index.html']?.file}`
      const html = readFileSync(join(folder, 'index.html'), 'utf8')
      const script = `<script type="module" crossorigin src="${entry}"></script>`
      if (!html.includes(script)) throw new Error('index.html does not name its entry as expected.')
      const preloads = [...start]
        .filter((file) => file.endsWith('.js'))
        // The largest takes longest, whatever comes beside it.
        .sort((a, b) => sizeOf(b) - sizeOf(a))
        .map(
          (file) =>
            `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`,
        )
      writeFileSync(join(folder, 'index.html'), html.replace(script, preloads.join('')))
      writeFileSync(
        join(folder, 'begin.js'),
        read('public/begin.js')
          // The page waits for this file before it paints anything.
          .replace(/^ *\/\/.*\n/gm, '')
          .replace('/*entry*/', entry)
          .replace('/*parts*/', partsOf(chunks))
          .replace('/*shell*/', without(start, shell))
          .replace('/*landing*/', list(landing, start))
          .replace("JSON.parse('{}')", JSON.stringify(Object.fromEntries(pages))),
      )
    },
  }
}

/** What the entry imports, for begin.js to run before it. */
function partsOf(chunks: ReturnType<typeof readChunks>): string {
  const imported = chunks['index.html']?.imports ?? []
  return imported.map((name) => `/${chunks[name]?.file}`).join(' ')
}

function sizeOf(file: string): number {
  return statSync(join(import.meta.dirname, 'dist/assets', file)).size
}

function without(before: ReadonlySet<string>, files: ReadonlySet<string>): string {
  return [...files].filter((file) => !before.has(file)).join(' ')
}

/** The pages of the main layout, by address, as the route table lists them. */
function pagesInside(): [path: string, source: string][] {
  const [main = ''] = read('src/routes.tsx').split('const outsidePages')
  return [...main.matchAll(/page\(\s*'(\/[^':]*)[^']*',[^)]*\(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, path = '', source = '']) => [path.replace(/(.)\/$/, '$1'), `src/${source}`],
  )
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}
