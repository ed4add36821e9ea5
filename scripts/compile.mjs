// Compiles domain, contract, server and the sandbox bank to their dist folders and copies the files
// that are not code beside them.
// @ts-check
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
for (const project of [
  ['-b', 'server/tsconfig.build.json'],
  ['-p', 'sandbox-bank/tsconfig.build.json'],
])
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...project], {
    cwd: root,
    stdio: 'inherit',
  })
cpSync(`${root}server/src/db/migrations`, `${root}server/dist/db/migrations`, { recursive: true })
cpSync(
  `${root}server/src/features/account/common-passwords.txt`,
  `${root}server/dist/features/account/common-passwords.txt`,
)
