// `npm run mutate -- PATH [--count 20] [--seed 1]`: changes the code in small ways, one at a time,
// and runs the tests that reach it. Prints each change that nothing noticed, and the share that was
// noticed. A change that the compiler refuses counts as noticed. Every file is restored.
// The tests of the changed file's own folder run first, since they notice most changes.
// @ts-check
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** @typedef {{ file: string, at: number, from: string, to: string }} Mutant */

const root = fileURLToPath(new URL('..', import.meta.url))
// A change that makes a loop endless is noticed by running out of time.
const runMsMax = 180_000
const projects = new Map([
  ['domain', 'unit'],
  ['contract', 'unit'],
  ['server', 'server'],
  ['web', 'web'],
  ['sandbox-bank', 'sandbox-bank'],
])

/** What is looked for, and what takes its place. @type {[RegExp, (found: string) => string][]} */
const mutations = [
  [/ === /g, () => ' !== '],
  [/ !== /g, () => ' === '],
  [/ < (?=[\w(-])/g, () => ' <= '],
  [/ <= /g, () => ' < '],
  [/ > (?=[\w(-])/g, () => ' >= '],
  [/ >= /g, () => ' > '],
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/(?<=[\w)\]]) \+ (?=[\w(])/g, () => ' - '],
  [/(?<=[\w)\]]) - (?=[\w(])/g, () => ' + '],
  [/(?<=[\w)\]]) \* (?=[\w(])/g, () => ' / '],
  [/\bMath\.(max|min)\(/g, (found) => (found.includes('max') ? 'Math.min(' : 'Math.max(')],
  [/\b(true|false)\b(?=[,);\s])/g, (found) => (found === 'true' ? 'false' : 'true')],
  [/(?<![\w.'"-])\d+(?![\w.'":%])/g, (found) => String(Number(found) + 1)],
  [/^\s+if \(.*\) (return|continue|break)\b[^{}]*$/gm, () => '      ;'],
]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
const [path] = positionals
const room = path ? relative(root, join(process.cwd(), path)).split('/')[0] : undefined
const project = room ? projects.get(room) : undefined
if (!path || !room || !project) {
  process.stderr.write(`Name a file or folder in ${[...projects.keys()].join(', ')}.\n`)
  process.exit(2)
}

// Modules that Vitest has compiled are kept between the runs.
const compiled = mkdtempSync(join(tmpdir(), 'plimsoll-mutate-'))
process.once('exit', () => rmSync(compiled, { recursive: true, force: true }))

const all = filesIn(join(process.cwd(), path)).flatMap(mutantsOf)
const chosen = sample(all, Number(values.count), Number(values.seed))
process.stdout.write(`${chosen.length} of ${all.length} possible changes in ${path}\n`)
if (!relatedPass([...new Set(chosen.map(({ file }) => file))])) {
  process.stderr.write('The tests fail without any change: fix them first.\n')
  process.exit(1)
}

// Ends by the way of an exit, which restores the file.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

let noticed = 0
for (const mutant of chosen) {
  if (isNoticed(mutant)) noticed++
  else process.stdout.write(`survives  ${describe(mutant)}\n`)
}
const share = chosen.length ? Math.round((noticed / chosen.length) * 1000) / 10 : 0
process.stdout.write(`${noticed} of ${chosen.length} noticed: ${share}%\n`)

/** @param {Mutant} mutant @returns {boolean} */
function isNoticed({ file, at, from, to }) {
  const text = readFileSync(file, 'utf8')
  const restore = () => writeFileSync(file, text)
  process.once('exit', restore)
  try {
    writeFileSync(file, text.slice(0, at) + to + text.slice(at + from.length))
    return !ownPass(file) || !compiles() || !relatedPass([file])
  } finally {
    restore()
    process.off('exit', restore)
  }
}

/** @returns {boolean} */
function compiles() {
  return run(['node_modules/typescript/bin/tsc', '-p', String(room), '--noEmit'])
}

/** Whether the tests in a file's own folder pass. @param {string} file @returns {boolean} */
function ownPass(file) {
  const folder = dirname(file)
  const tests = readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name))
  return tests.length === 0 || test('run', ...tests.map((name) => join(folder, name)))
}

/** Whether the tests that reach these files pass. @param {string[]} files @returns {boolean} */
function relatedPass(files) {
  return test('related', '--run', '--passWithNoTests', ...files)
}

/** @param {string} command @param {string[]} args @returns {boolean} */
function test(command, ...args) {
  return run([
    'node_modules/vitest/vitest.mjs',
    command,
    '--bail=1',
    '--maxWorkers=1',
    // A loop without an end would outlive its run in a process of its own.
    ...(project === 'unit' ? ['--pool=threads'] : []),
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${compiled}`,
    '--project',
    String(project),
    ...args,
  ])
}

/** @param {string[]} args @returns {boolean} */
function run(args) {
  const stdio = /** @type {const} */ ('ignore')
  const limit = { timeout: runMsMax, killSignal: /** @type {const} */ ('SIGKILL') }
  return spawnSync(process.execPath, args, { cwd: root, stdio, ...limit }).status === 0
}

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(place, name))
    .sort()
}

/** @param {string} file @returns {Mutant[]} */
function mutantsOf(file) {
  const text = readFileSync(file, 'utf8')
  const code = withoutWords(text)
  return mutations.flatMap(([needle, replace]) =>
    [...code.matchAll(needle)].map((match) => {
      const from = text.slice(match.index, match.index + match[0].length)
      return { file, at: match.index, from, to: replace(match[0]) }
    }),
  )
}

/** The text with comments, strings, imports and types blanked. @param {string} text */
function withoutWords(text) {
  const blank = (/** @type {string} */ found) => found.replace(/[^\n]/g, '_')
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/\/\/.*$/gm, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'/g, blank)
    .replace(/^import [\s\S]*?from .*$/gm, blank)
    .replace(/^(export )?type [\s\S]*?(?=\n\n|\n(?:export|function|const) )/gm, blank)
}

/**
 * A choice that is the same for the same seed. @param {Mutant[]} mutants @param {number} count
 * @param {number} seed
 */
function sample(mutants, count, seed) {
  const places = mutants.map((mutant, i) => ({ mutant, place: scrambled(i + seed * 7919) }))
  return places
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/** The finisher of MurmurHash3. @param {number} i */
function scrambled(i) {
  let mixed = Math.imul(i ^ (i >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** @param {Mutant} mutant */
function describe({ file, at, from, to }) {
  const before = readFileSync(file, 'utf8').slice(0, at)
  const line = before.split('\n').length
  return `${relative(root, file)}:${line}  ${from.trim()}  becomes  ${to.trim() || 'nothing'}`
}
