// How npm's audit is read: findings, none, and a registry that doesn't answer.
import { expect, test } from 'vitest'
import { findingsOf } from './scripts/advisories.mjs'

test('findings are listed with their advisories', () => {
  const via = [{ title: 'Prototype pollution', url: 'https://example.org/a' }, 'other']
  const found = { name: 'left', severity: 'high', range: '<1.2.3', via }
  expect(findingsOf(JSON.stringify({ vulnerabilities: { left: found } }))).toEqual([
    {
      name: 'left',
      severity: 'high',
      range: '<1.2.3',
      titles: ['Prototype pollution (https://example.org/a)'],
    },
  ])
})

test('an answer without findings is not the same as no answer', () => {
  expect(findingsOf('{"vulnerabilities":{}}')).toEqual([])
  expect(findingsOf('{"error":{"code":"E405"}}')).toBeNull()
  expect(findingsOf('')).toBeNull()
})
