// `npm run dev`: compiles on every change, restarts the server, and serves the web with hot reload
// on port 4001.
// @ts-check
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.mjs'
import { mountBank } from './mount-bank.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await buildIfStale()
// Banks and identity providers send the browser back to where the web is.
process.env.PUBLIC_ORIGIN ||= 'http://127.0.0.1:4001'
await mountBank()
const children = [
  [
    'node_modules/typescript/bin/tsc',
    '-b',
    'server/tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ],
  ['scripts/bundle-reader.mjs', '--watch'],
  ['--watch', '--enable-source-maps', 'server/dist/main.js'],
  ['node_modules/vite/bin/vite.js', 'web', '--config', 'web/vite.config.ts'],
].map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
)
process.stderr.write('The web with hot reload: http://127.0.0.1:4001\n')
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
