// `npm run --silent forecast`: questions as JSON lines on stdin, forecasts as JSON lines on stdout
// (see bench/src/forecast-command.ts).
// Compiles only what has changed, in a tenth of a second where nothing has; the compiler speaks on
// stderr alone. What it finds
// wrong stops nobody here as long as there is something to run: `npm test` is the judge of types.
// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = new URL('../bench/dist/forecast-command.js', import.meta.url)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-b', 'bench/tsconfig.forecast.json'],
  { cwd: root, stdio: ['ignore', 2, 2] },
)
if (status !== 0 && !existsSync(command)) process.exit(1)
await import(command.href)
