// `npm run --silent forecast`: questions as JSON lines on stdin, forecasts as JSON lines on stdout (see bench/src/forecast-command.ts).
// Compiles only what has changed, in a tenth of a second where nothing has; the compiler speaks on stderr alone.
// @ts-check
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-b', 'bench/tsconfig.forecast.json'],
  { cwd: root, stdio: ['ignore', 2, 2] },
)
if (status !== 0) process.exit(1)
await import(new URL('../bench/dist/forecast-command.js', import.meta.url).href)
