// docs/requirements.md names the tests that bear each requirement's number, no more and no fewer.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folders = ['domain/src', 'contract/src', 'server/src', 'web/src', 'sandbox-bank/src', 'e2e']

test('the table of requirements lists the tests that bear their numbers', () => {
  const table = readFileSync(join(import.meta.dirname, 'docs/requirements.md'), 'utf8')
  const listed = [...table.matchAll(/^\| (R-\d{3}) \| .* \| ([^|]*) \|$/gm)].map(
    ([, number = '', files = '']) => ({
      number,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    }),
  )
  const tests = testsByNumber()
  expect(listed.length).toBeGreaterThan(190)
  for (const { number, files } of listed)
    expect({ number, files }).toEqual({ number, files: tests.get(number) ?? [] })
  const numbers = new Set(listed.map(({ number }) => number))
  expect([...tests.keys()].filter((number) => !numbers.has(number))).toEqual([])
})

function testsByNumber(): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  for (const folder of folders)
    for (const name of readdirSync(join(import.meta.dirname, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.(test|spec)\.tsx?$/.test(name) || name.includes('node_modules')) continue
      const file = `${folder}/${name.replaceAll('\\', '/')}`
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      for (const number of new Set(text.match(/\bR-\d{3}\b/g)))
        tests.set(number, [...(tests.get(number) ?? []), file].sort())
    }
  return tests
}
