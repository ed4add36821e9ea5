// `npm run --silent ask -- --demo`: compiles the server where its sources have changed, then answers questions from stdin.
// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = new URL('../server/dist/cli.js', import.meta.url)
const { status } = spawnSync(process.execPath, ['scripts/compile.mjs'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
})
if (status !== 0 && !existsSync(entry)) process.exit(1)
process.argv.splice(2, 0, 'ask')
await import(entry.href)
