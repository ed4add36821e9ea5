// `npm start`: builds when the sources have changed, then runs the server in this very process;
// `npm start <command>` runs a command of it.
// @ts-check
import { existsSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Plimsoll needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
if (!existsSync(new URL('../node_modules/fastify', import.meta.url))) {
  process.stderr.write('Run `npm ci` first.\n')
  process.exit(1)
}
const { buildIfStale } = await import('./build.mjs')
try {
  await buildIfStale()
} catch {
  process.stderr.write('The build failed; its reason stands above.\n')
  process.exit(1)
}
const entry = process.argv[2] ? 'cli' : 'main'
if (entry === 'main') await (await import('./mount-bank.mjs')).mountBank()
await import(new URL(`../server/dist/${entry}.js`, import.meta.url).href)
