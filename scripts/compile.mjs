// Compiles domain, contract and server to their dist folders and copies the migrations beside them.
// @ts-check
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-b', 'server/tsconfig.build.json'],
  { cwd: root, stdio: 'inherit' },
)
cpSync(`${root}server/src/db/migrations`, `${root}server/dist/db/migrations`, { recursive: true })
