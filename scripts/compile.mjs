// Compiles domain, contract, server and the sandbox bank to their dist folders, copies the files
// that are not code beside them, and puts the reading process into one file. `npm test` checks the
// types of each room by itself; checking them here again took four fifths of the time.
// @ts-check
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// All files each time: the compiler takes a renamed file of the same text for one it has written.
for (const project of [
  ['-b', '--force', 'server/tsconfig.build.json'],
  ['-p', 'sandbox-bank/tsconfig.build.json'],
])
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...project, '--noCheck'], {
    cwd: root,
    stdio: 'inherit',
  })
cpSync(`${root}server/src/db/migrations`, `${root}server/dist/db/migrations`, { recursive: true })
cpSync(`${root}server/src/features/chat/examples`, `${root}server/dist/features/chat/examples`, {
  recursive: true,
})
cpSync(
  `${root}server/src/features/account/common-passwords.txt`,
  `${root}server/dist/features/account/common-passwords.txt`,
)
const examples = new URL('../server/dist/features/chat/example-sentences.js', import.meta.url)
const { learnExamples } = await import(examples.href)
learnExamples()
execFileSync(process.execPath, ['scripts/bundle-reader.mjs'], { cwd: root, stdio: 'inherit' })
