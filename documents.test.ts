// What the documents claim of the code: the requirements' tests, the paths that are named, the map
// of the tables and the settings.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const rooms = ['domain', 'contract', 'server', 'web', 'sandbox-bank']
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the table of requirements lists the tests that bear their numbers', () => {
  const listed = [
    ...read('docs/requirements.md').matchAll(/^\| (R-\d{3}) \| .* \| ([^|]*) \|$/gm),
  ].map(([, number = '', files = '']) => ({ number, files: quoted(files) }))
  const tests = testsByNumber()
  expect(listed.length).toBeGreaterThan(190)
  for (const { number, files } of listed)
    expect({ number, files }).toEqual({ number, files: tests.get(number) ?? [] })
  const numbers = new Set(listed.map(({ number }) => number))
  expect([...tests.keys()].filter((number) => !numbers.has(number))).toEqual([])
})

test('the glossary and ARCHITECTURE name paths that exist', () => {
  const paths = filesOf([...rooms, 'bench', 'e2e', 'docs', 'scripts'])
  const isThere = (name: string) =>
    existsSync(join(root, name)) ||
    paths.some((path) => path.endsWith(`/${name}`) || path.includes(`/${name.replace(/\/$/, '')}/`))
  for (const file of ['docs/glossary.md', 'ARCHITECTURE.md']) {
    const named = quoted(read(file)).filter((name) =>
      /^[\w.-]+(\/[\w.-]*)+$|^[\w-]+\.tsx?$/.test(name),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !isThere(name)).map((name) => `${file}: ${name}`)).toEqual([])
  }
})

test('the map of the tables has every table, once, and the glossary names no other', () => {
  const tables = tablesOfMigrations()
  const [map = ''] = /^## The tables$.*?^## /ms.exec(read('ARCHITECTURE.md')) ?? []
  const mapped = quoted(map.slice(map.indexOf('| about'))).filter((name) => name !== 'pgboss')
  expect(mapped.toSorted()).toEqual([...tables].toSorted())
  const inGlossary = read('docs/glossary.md').matchAll(/\btables? ((?:`\w+`(?:, )?)+)/g)
  expect(
    [...inGlossary].flatMap(([, names = '']) => quoted(names)).filter((name) => !tables.has(name)),
  ).toEqual([])
})

test('README lists every setting, and none that nothing reads', () => {
  const [table = ''] = /^## Settings$.*?^## /ms.exec(read('README.md')) ?? []
  const listed = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, names = '']) => quoted(names))
  const settings = ['server/src/env.ts', 'server/src/env-bank.ts'].flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  )
  expect(settings.length).toBeGreaterThan(25)
  expect(settings.filter((name) => !listed.includes(name))).toEqual([])
  const scripts = filesOf(['scripts'])
    .filter((name) => name.endsWith('.mjs'))
    .map(read)
    .join('\n')
  expect(listed.filter((name) => !settings.includes(name) && !scripts.includes(name))).toEqual([])
})

/** What stands between backticks. */
function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
}

/** Every file below these folders; what is installed or built is not ours. */
function filesOf(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => !/\/(node_modules|dist)\//.test(name)),
  )
}

/** The tables that the migrations leave behind, in their order; views are none. */
function tablesOfMigrations(): Set<string> {
  const folder = 'server/src/db/migrations'
  const steps =
    /^(?:create table (?:if not exists )?(\w+)|drop table (?:if exists )?(\w+)|alter table (\w+) rename to (\w+))/gm
  const tables = new Set<string>()
  for (const name of readdirSync(join(root, folder)).toSorted())
    for (const [, made, dropped, before, after] of read(join(folder, name)).matchAll(steps)) {
      if (made) tables.add(made)
      if (dropped) tables.delete(dropped)
      if (before && after) {
        tables.delete(before)
        tables.add(after)
      }
    }
  return tables
}

function testsByNumber(): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  const places = [...rooms.map((room) => `${room}/src`), 'e2e']
  const isOfTests = /\.(test|spec)\.tsx?$|^e2e\//
  for (const file of filesOf(places).filter((path) => isOfTests.test(path) && /\.tsx?$/.test(path)))
    for (const number of new Set(read(file).match(/\bR-\d{3}\b/g)))
      tests.set(number, [...(tests.get(number) ?? []), file].sort())
  return tests
}
