// `npm run bench [section …]`: builds, then measures and prints. Figures for people; nothing fails
// on a slow day.
// @ts-check
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await buildIfStale()
execFileSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'bench/tsconfig.build.json'],
  { cwd: root, stdio: 'inherit' },
)
await import(new URL('../bench/dist/main.js', import.meta.url).href)
