import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { inThreads } from './threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-threads-'))
const file = join(folder, 'halve.mjs')
writeFileSync(
  file,
  `export function halve(value) {
    if (value === 'for ever') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (value % 2) throw new Error(value + ' is odd')
    return value / 2
  }`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const threaded = (msMax: number) =>
  inThreads<number | string, number>({
    module: pathToFileURL(file),
    name: 'halve',
    msMax,
    tooLong: 'Halving took too long.',
  })

test('calls made at once are each answered with their own result', async () => {
  const halve = threaded(60_000)
  expect(await Promise.all([2, 4, 6, 8, 10].map(halve))).toEqual([1, 2, 3, 4, 5])
})

test('an error reaches its caller, and the next call is answered', async () => {
  const halve = threaded(60_000)
  await expect(halve(3)).rejects.toThrow('3 is odd')
  expect(await halve(4)).toBe(2)
})

test('a call without end is stopped with its own message, and the next one is answered', async () => {
  const halve = threaded(5_000)
  await expect(halve('for ever')).rejects.toThrow('Halving took too long.')
  expect(await halve(4)).toBe(2)
})
