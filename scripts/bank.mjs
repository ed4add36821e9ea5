// `npm run bank`: compiles the sandbox bank where it has changed and runs it on its own origin.
// @ts-check
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'sandbox-bank/tsconfig.build.json'],
  { cwd: root, stdio: ['ignore', 2, 2] },
)
await import(new URL('../sandbox-bank/dist/main.js', import.meta.url).href)
