// Builds what `npm start` runs: the compiled server and the web. Skips what has not changed since
// the last build.
// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'server', 'dist', '.stamp')
const sources = [
  'domain/src',
  'contract/src',
  'server/src',
  'sandbox-bank/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/worker.js',
  'web/begin-plugin.ts',
  'web/built-chunks.ts',
  'web/vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
]

/** Builds unless the sources are those of the last build; server and web at the same time. */
export async function buildIfStale() {
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  process.stderr.write('Building Plimsoll …\n')
  await Promise.all([
    run(['scripts/compile.mjs'], root),
    run(['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], join(root, 'web')),
  ])
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/**
 * Runs one of our programs; its output goes to stderr, so that stdout holds only the address line.
 * @param {string[]} args
 * @param {string} cwd
 */
async function run(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]} failed`)
}

/** A hash over names, sizes and times of all source files. @param {string[]} paths */
function stampOf(paths) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    const found = statSync(join(root, path))
    if (found.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
      return
    }
    hash.update(`${path} ${found.size} ${Math.round(found.mtimeMs)}\n`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfStale()
