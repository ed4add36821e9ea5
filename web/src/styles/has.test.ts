// What `:has` costs: a browser that can't work out which elements behind it a rule is about styles
// all of the page again for every element that comes or goes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
// Behind `:has(…)` and a combinator comes an element without a class, an id or a tag of its own.
const anything = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)+\s*[>+~ ]\s*(?:\*|:)/

test('rules with :has are about named elements', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      readFileSync(join(sources, file), 'utf8')
        .split('\n')
        .filter((line) => anything.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('the rule finds what it forbids', () => {
  expect('.a:has(> :nth-child(3)) > * {').toMatch(anything)
  expect('.a:not(:has(.b li:nth-child(3))) > :first-child {').toMatch(anything)
  expect('.a:has(> :nth-child(3)) {').not.toMatch(anything)
  expect('.a:has(.b) .c {').not.toMatch(anything)
})
